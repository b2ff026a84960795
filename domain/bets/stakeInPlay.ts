import type { Money } from '#domain/money/Money.ts';
import type { Bet } from './Bet.ts';

/** What of the stake the result pays for: what was bought back is out of the bet. */
export function stakeInPlay({ stake, cashOut }: Pick<Bet, 'stake' | 'cashOut'>): Money {
  return { ...stake, minor: stake.minor - (cashOut?.stake.minor ?? 0) };
}
