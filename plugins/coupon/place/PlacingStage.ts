/**
 * Content of the coupon's footer, the first that applies: pending bet, missing answer, placement in
 * another tab, blocked selections, changed odds, refusal, ended session, or none of these.
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
