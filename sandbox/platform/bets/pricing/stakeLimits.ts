import type { CouponBet } from '#wire';
import { blocksOf, lobbyOf } from '#domain/ticket/blocksOf.ts';
import { countBets } from '#domain/ticket/countBets.ts';
import { exactPayout } from '#domain/ticket/payout/exactPayout.ts';
import type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import { accumulatorOdds } from '#domain/ticket/totalOdds.ts';
import { houseCurrency } from './houseCurrencies.ts';

/** Maximum payout of one coupon: EUR 50,000.00. */
const maxPayoutCents = 5_000_000;
/** Risk limit of one bet on the event, in euro cents. */
const riskLimitCents = { prematch: 1_000_000, live: 500_000 } as const;
/** Number of bets of a coupon that need a full minimum stake; beyond it a cent each is enough. */
const fullMinimumBets = 20;

/** `minMinor` is above `maxMinor` if even the minimum stake would win too much. */
export interface StakeLimits {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Greatest profit of one bet if it bounds the stake; absent if the payout does. */
  readonly winMinor?: number;
}

/** A step, a block or a single that has its own stake. */
export interface StakeUnit {
  /** Outcomes of the unit. */
  readonly ids: readonly number[];
  readonly blockId?: number;
  readonly stake: BlockStake;
  readonly limits: StakeLimits;
}

function riskMinor(bets: readonly Pick<CouponBet, 'isLive'>[], currency: string): number {
  return (
    (bets.some((bet) => bet.isLive) ? riskLimitCents.live : riskLimitCents.prematch) *
    houseCurrency(currency).minorPerCent
  );
}

/** Returns the maximum payout of one coupon in minor units. */
export function maxPayoutMinor(currency: string): number {
  return Math.floor(maxPayoutCents * houseCurrency(currency).minorPerCent);
}

/**
 * Returns the stakes accepted on one bet at these odds: the profit is within the tightest risk
 * limit of the events, the payout within the largest payout.
 *
 * @param totalOdds decimal odds of the whole bet
 */
export function stakeLimits(
  bets: readonly Pick<CouponBet, 'isLive'>[],
  totalOdds: number,
  currency: string,
): StakeLimits {
  const byRisk = riskMinor(bets, currency) / Math.max(totalOdds - 1, 0.001);
  const byPayout = (maxPayoutCents * houseCurrency(currency).minorPerCent) / totalOdds;
  return {
    minMinor: houseCurrency(currency).minStakeMinor,
    maxMinor: Math.floor(Math.min(byRisk, byPayout)),
    ...(byRisk <= byPayout ? { winMinor: Math.floor(riskMinor(bets, currency)) } : {}),
  };
}

/**
 * Returns the stake limits of a coupon whose stake is divided, or is that of every step of a chain:
 * the profit of the highest-paying bet is within the risk limit, the payout of all together within
 * the largest payout.
 */
export function couponLimits(
  ticket: Ticket,
  bets: readonly CouponBet[],
  currency: string,
): StakeLimits {
  const { minMinor } = stakeLimits(bets, 2, currency);
  if (ticket.type === 'single' || ticket.type === 'accumulator')
    return stakeLimits(
      bets,
      accumulatorOdds(ticket.selections.map(({ odds }) => odds)) / 1000,
      currency,
    );
  if (ticket.type === 'antiAccumulator')
    return stakeLimits(bets, Math.max(1.001, (ticket.antiOdds ?? 0) / 1000), currency);
  const count = ticket.type === 'chain' ? 1 : countBets(ticket);
  if (count === 0) return { minMinor, maxMinor: minMinor };
  const byRisk = (count * riskMinor(bets, currency)) / Math.max(dearestOdds(ticket) - 1, 0.001);
  const byPayout = (maxPayoutCents * houseCurrency(currency).minorPerCent) / payoutPerUnit(ticket);
  return {
    minMinor: minTotal(count, minMinor, currency),
    maxMinor: Math.floor(Math.min(byRisk, byPayout)),
    ...(byRisk <= byPayout ? { winMinor: Math.floor(riskMinor(bets, currency)) } : {}),
  };
}

function minTotal(count: number, minMinor: number, currency: string): number {
  return Math.max(
    Math.min(count, fullMinimumBets) * minMinor,
    Math.ceil(count * houseCurrency(currency).minorPerCent),
  );
}

/** Returns the payout of one minor unit of stake if everything wins, rounded up. */
function payoutPerUnit(ticket: Ticket): number {
  const { numerator, denominator } = exactPayout({ ...ticket, stakeMinor: 1 });
  return Math.max(1, Number((numerator * 1000n + denominator - 1n) / denominator) / 1000);
}

function product(selections: readonly TicketSelection[]): number {
  return selections.reduce((odds, selection) => (odds * selection.odds) / 1000, 1);
}

/** Returns the decimal odds of the bet in the coupon with the highest multiple. */
function dearestOdds(ticket: Ticket): number {
  const { type, selections, systemSize = 0 } = ticket;
  const highest = (factors: readonly number[], count: number): number =>
    factors
      .toSorted((first, second) => second - first)
      .slice(0, count)
      .reduce((odds, each) => odds * each, 1);
  if (type === 'chain')
    return highest(
      selections.map(({ odds }) => odds / 1000),
      1,
    );
  if (type === 'system') {
    const bankers = selections.filter(({ isBanker }) => isBanker === true);
    const others = selections.filter(({ isBanker }) => isBanker !== true);
    return (
      product(bankers) *
      highest(
        others.map(({ odds }) => odds / 1000),
        systemSize,
      )
    );
  }
  if (type === 'multi')
    return (
      product(lobbyOf(ticket)) *
      highest(
        blocksOf(selections).map((block) => product(block.selections)),
        systemSize,
      )
    );
  return product(selections);
}

/** Returns the steps, blocks or singles with their own stakes and limits. */
export function stakeUnits(
  ticket: Ticket,
  bets: readonly CouponBet[],
  currency: string,
): readonly StakeUnit[] {
  const places = ticket.selections.map((selection, place) => ({ ...selection, place }));
  const unit = (
    some: readonly (typeof places)[number][],
    stake: BlockStake,
    blockId?: number,
  ): StakeUnit => {
    const own = some.flatMap(({ place }) => bets[place] ?? []);
    return {
      ids: own.map(({ id }) => id),
      stake,
      limits: stakeLimits(own, product(some), currency),
      ...(blockId === undefined ? {} : { blockId }),
    };
  };
  if (ticket.type === 'singles')
    return places.map((selection) => unit([selection], selection.stakeMinor ?? 0));
  const lobby = ticket.type === 'multi' ? places.filter(({ blockId }) => blockId === 0) : [];
  return blocksOf(places).map(({ id, selections }) =>
    unit([...lobby, ...selections], ticket.blockStakes?.[id] ?? 0, id),
  );
}
