/** Result of a selection or a whole coupon. Source: specification 2, section 3; glossary. */
export type Settlement = keyof typeof ids;
/** Number of a settlement on the wire and in stored rows (`statusId`). */
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
  /** Returned by decision of the operator. */
  forcedVoid: 3,
  halfWonHalfVoid: 4,
  halfLostHalfVoid: 5,
  halfLostHalfWon: 6,
} as const;

/** Every settlement, in the order of its number. */
export const settlements = Object.keys(ids) as readonly Settlement[];

/** The settlement of a wire number. */
export function settlementOf(id: SettlementId): Settlement {
  return settlements[id + 2] ?? 'unsettled';
}

/** The number of a settlement on the wire and in stored rows. */
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
