/** How a selection, or a whole coupon, ended. Source: specification 2, section 3; glossary. */
export type Settlement = keyof typeof ids;
/** The number that the wire and stored rows have for a settlement (`statusId`). */
export type SettlementId = (typeof ids)[Settlement];

const ids = {
  /** The result is still to come. */
  unsettled: -2,
  /** Its event has not begun. */
  notStarted: -1,
  lost: 0,
  won: 1,
  /** The stake is given back; the odds count as 1. */
  void: 2,
  /** Given back by decision of the house. */
  forcedVoid: 3,
  halfWonHalfVoid: 4,
  halfLostHalfVoid: 5,
  halfLostHalfWon: 6,
} as const;

/** Every settlement, in the order of its number. */
export const settlements = Object.keys(ids) as readonly Settlement[];

/** The settlement that a number of the wire stands for. */
export function settlementOf(id: SettlementId): Settlement {
  return settlements[id + 2] ?? 'unsettled';
}

/** The number that the wire and stored rows have for a settlement. */
export function settlementId(settlement: Settlement): SettlementId {
  return ids[settlement];
}

/** Whether the result is still to come. */
export function isOpenSettlement(settlement: Settlement): settlement is 'unsettled' | 'notStarted' {
  return settlement === 'unsettled' || settlement === 'notStarted';
}

/** Whether the stake on the selection is given back in full. */
export function isVoidSettlement(settlement: Settlement): settlement is 'void' | 'forcedVoid' {
  return settlement === 'void' || settlement === 'forcedVoid';
}
