/** Names of two-way markets on the winner including overtime, or extra innings in baseball. */
export const winnersWithMoreTime: ReadonlySet<string> = new Set([
  'winnerWithOvertime',
  'winnerWithExtraInnings',
]);
