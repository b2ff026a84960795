import type { Bet } from './Bet.ts';

/** Result of a settled bet by its payout: more than the stake, equal, less, nothing. */
export type BetResult = 'won' | 'returned' | 'partlyPaid' | 'lost';

/** Only a payout above the stake counts as won, whatever the results of the selections. */
export function betResult({ payout, stake }: Pick<Bet, 'payout' | 'stake'>): BetResult {
  const paidMinor = payout?.minor ?? 0;
  if (paidMinor > stake.minor) return 'won';
  if (paidMinor === 0) return 'lost';
  return paidMinor === stake.minor ? 'returned' : 'partlyPaid';
}
