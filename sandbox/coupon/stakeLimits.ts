import type { CouponBet } from '#wire';

/** Smallest stake in minor units: EUR 0.50 and amounts of like value. */
const minStakes: Readonly<Record<string, number>> = { EUR: 50, USD: 50, GBP: 50, RUB: 5000, JPY: 80, KWD: 150 };
/** How many minor units of the currency one euro cent is worth, for the limits that the house sets in euro. */
const minorPerCent: Readonly<Record<string, number>> = { EUR: 1, USD: 1, GBP: 1, RUB: 100, JPY: 1.6, KWD: 3.5 };

/** The house pays at most EUR 50,000.00 on one bet. */
const maxPayoutCents = 5_000_000;
/** What the house may lose on one bet on the event, in euro cents. */
const riskLimitCents = { prematch: 1_000_000, live: 500_000 } as const;
export const maxSelections = 20;

export interface StakeLimits {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/**
 * The stakes the house takes at these odds: the profit stays within the tightest risk limit of the events, the payout
 * within the largest payout.
 *
 * @param totalOdds decimal odds of the whole bet
 */
export function stakeLimits(bets: readonly Pick<CouponBet, 'isLive'>[], totalOdds: number, currency: string): StakeLimits {
  const rate = minorPerCent[currency] ?? 1;
  const riskCents = bets.some((bet) => bet.isLive) ? riskLimitCents.live : riskLimitCents.prematch;
  const byRisk = riskCents / Math.max(totalOdds - 1, 0.001);
  const byPayout = maxPayoutCents / totalOdds;
  return { minMinor: minStakes[currency] ?? 50, maxMinor: Math.floor(Math.min(byRisk, byPayout) * rate) };
}

export function isCurrencySupported(currency: string): boolean {
  return currency in minStakes;
}
