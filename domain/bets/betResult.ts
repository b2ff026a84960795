import type { Bet } from './Bet.ts';

/** What a settled bet brought, by the money alone: more than its stake, as much, less, nothing. */
export type BetResult = 'won' | 'returned' | 'partlyPaid' | 'lost';

/** Only what is above the stake counts as won, whatever its selections did. */
export function betResult({ payout, stake }: Pick<Bet, 'payout' | 'stake'>): BetResult {
  const paidMinor = payout?.minor ?? 0;
  if (paidMinor > stake.minor) return 'won';
  if (paidMinor === 0) return 'lost';
  return paidMinor === stake.minor ? 'returned' : 'partlyPaid';
}
