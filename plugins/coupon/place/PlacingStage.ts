/**
 * What the foot of the coupon shows, the first that holds: a bet on its way, its answer missing,
 * placed from another tab, selections that cannot be bet on, odds to accept, refused, not sent
 * because the session had ended, or nothing in particular.
 */
export type PlacingStage =
  | 'placing'
  | 'unknown'
  | 'elsewhere'
  | 'selections'
  | 'changed'
  | 'refused'
  | 'signed-out'
  | 'ready';
