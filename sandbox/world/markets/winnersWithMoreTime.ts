/**
 * Names of the markets of two outcomes on who has won once a tie was broken: by overtime, or by the
 * innings that baseball plays on for.
 */
export const winnersWithMoreTime: ReadonlySet<string> = new Set([
  'winnerWithOvertime',
  'winnerWithExtraInnings',
]);
