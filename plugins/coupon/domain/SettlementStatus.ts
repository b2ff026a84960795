/**
 * How a selection or a whole coupon ended (specification 2, section 3): -2 not calculated, -1 event not started, 0 lost,
 * 1 won, 2 returned, 3 returned by decision of the house, 4 half won half returned, 5 half lost half returned,
 * 6 half lost half won.
 */
export type SettlementStatusId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether the result is still to come. */
export function isOpenStatus(statusId: SettlementStatusId): statusId is -2 | -1 {
  return statusId < 0;
}

/** Whether the stake on the selection is given back in full. */
export function isVoidStatus(statusId: SettlementStatusId): statusId is 2 | 3 {
  return statusId === 2 || statusId === 3;
}
