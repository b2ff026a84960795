/** How a selection, or a whole coupon, ended. Source: specification 2, section 3; glossary. */
export type Settlement =
  /** The result is still to come. */
  | 'unsettled'
  /** Its event has not begun. */
  | 'notStarted'
  | 'lost'
  | 'won'
  /** The stake is given back; the odds count as 1. */
  | 'void'
  /** Given back by decision of the house. */
  | 'forcedVoid'
  | 'halfWonHalfVoid'
  | 'halfLostHalfVoid'
  | 'halfLostHalfWon';

/** The number that the wire and stored rows have for a settlement (`statusId`). */
export type SettlementId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

const byId: Readonly<Record<SettlementId, Settlement>> = {
  [-2]: 'unsettled',
  [-1]: 'notStarted',
  0: 'lost',
  1: 'won',
  2: 'void',
  3: 'forcedVoid',
  4: 'halfWonHalfVoid',
  5: 'halfLostHalfVoid',
  6: 'halfLostHalfWon',
};

const ids: Readonly<Record<Settlement, SettlementId>> = {
  unsettled: -2,
  notStarted: -1,
  lost: 0,
  won: 1,
  void: 2,
  forcedVoid: 3,
  halfWonHalfVoid: 4,
  halfLostHalfVoid: 5,
  halfLostHalfWon: 6,
};

/** The settlement that a number of the wire stands for. */
export function settlementOf(id: SettlementId): Settlement {
  return byId[id];
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
