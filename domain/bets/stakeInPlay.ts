import type { Money } from '#domain/money/Money.ts';
import type { Bet } from './Bet.ts';

/** The stake that the result still pays for: cashed-out parts are excluded. */
export function stakeInPlay({ stake, cashOut }: Pick<Bet, 'stake' | 'cashOut'>): Money {
  return { ...stake, minor: stake.minor - (cashOut?.stake.minor ?? 0) };
}
