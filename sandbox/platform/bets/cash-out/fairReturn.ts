import { countBets } from '#domain/ticket/countBets.ts';
import { factorUnit } from '#domain/ticket/payout/selectionFactor.ts';
import { isOpenSettlement, isVoidSettlement } from '#domain/ticket/Settlement.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { SettlementChances } from '../../../world/markets/MarketType.ts';
import { weighSettlements, type WeightedSettlements } from './weighSettlements.ts';

/** A quotient of two integers, so that nothing is rounded before the end. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Maximum number of ways in which a priced chain can end (ten open steps), because the work grows
 * with it.
 */
const maxWays = 1024;

/**
 * Returns the expected payout of a bet in minor units: a decided selection counts the factor of its
 * settlement, an open one the factor of each possible settlement, weighted by chance
 * (`weighSettlements`). Undefined for a bet that has no such value.
 *
 * @param oddsNow thousandths, by selection; read for open selections only
 * @param settlementChances by selection, where a market can settle as more than won and lost
 */
export function fairReturn(
  ticket: Ticket,
  oddsNow: readonly number[],
  settlementChances: readonly (SettlementChances | undefined)[] = [],
): Ratio | undefined {
  const weighted = ticket.selections.map((selection, index) =>
    weighSettlements(selection, oddsNow[index] ?? selection.odds, settlementChances[index]),
  );
  const worths = weighted.map((settlements) => worthOf(settlements));
  const stake = BigInt(ticket.stakeMinor);
  const divided = (sum: Ratio): Ratio => ({
    numerator: sum.numerator * stake,
    denominator: sum.denominator * BigInt(Math.max(1, countBets(ticket))),
  });
  switch (ticket.type) {
    case 'single':
    case 'accumulator':
      return divided(product(worths));
    case 'system': {
      const isBanker = (index: number): boolean => ticket.selections[index]?.isBanker === true;
      const bankers = product(worths.filter((_worth, index) => isBanker(index)));
      const others = worths.filter((_worth, index) => !isBanker(index));
      return divided(
        times(bankers, combinations(others, ticket.systemSize ?? 0, ticket.systemSize ?? 0)),
      );
    }
    case 'lucky':
      return divided(combinations(worths, 1, worths.length));
    case 'patent':
      return divided(combinations(worths, 2, worths.length));
    case 'multi':
      return multiReturn(ticket, worths);
    case 'antiAccumulator':
      return antiReturn(ticket, oddsNow);
    case 'chain':
      return steppedReturn(
        weighted.map((settlements) => ({ selections: [settlements], stake: ticket.stakeMinor })),
      );
    case 'conditional':
      return steppedReturn(
        blockIds(ticket).map((id) => ({
          selections: weighted.filter(
            (_settlements, index) => ticket.selections[index]?.blockId === id,
          ),
          stake: ticket.blockStakes?.[id] ?? 'max',
        })),
      );
    case 'singles':
      return undefined;
  }
}

function worthOf(settlements: WeightedSettlements): Ratio {
  let numerator = 0n;
  let weights = 0n;
  for (const { factor, weight } of settlements) {
    numerator += factor * weight;
    weights += weight;
  }
  return { numerator, denominator: factorUnit * weights };
}

function times(first: Ratio, second: Ratio): Ratio {
  return {
    numerator: first.numerator * second.numerator,
    denominator: first.denominator * second.denominator,
  };
}

function product(worths: readonly Ratio[]): Ratio {
  return worths.reduce(times, { numerator: 1n, denominator: 1n });
}

/**
 * Returns the sum over all combinations of `least` to `most` members: coefficients of Π (d + n·x).
 */
function combinations(worths: readonly Ratio[], least: number, most: number): Ratio {
  const sums: bigint[] = [1n, ...worths.map(() => 0n)];
  for (const { numerator, denominator } of worths) {
    for (let size = worths.length; size >= 0; size -= 1)
      sums[size] =
        (sums[size] ?? 0n) * denominator + (size === 0 ? 0n : (sums[size - 1] ?? 0n) * numerator);
  }
  return {
    numerator: sums.slice(least, most + 1).reduce((total, sum) => total + sum, 0n),
    denominator: product(worths).denominator,
  };
}

function blockIds({ selections }: Ticket): readonly number[] {
  return [...new Set(selections.map((selection) => selection.blockId ?? 0))]
    .filter((id) => id > 0)
    .toSorted((first, second) => first - second);
}

function multiReturn(ticket: Ticket, worths: readonly Ratio[]): Ratio | undefined {
  const ofBlock = (id: number): Ratio =>
    product(worths.filter((_worth, index) => (ticket.selections[index]?.blockId ?? 0) === id));
  const ids = blockIds(ticket);
  const lobby = ofBlock(0);
  if (ticket.blockStakes === undefined) {
    const size = ticket.systemSize ?? 1;
    const all = times(lobby, combinations(ids.map(ofBlock), size, size));
    return {
      numerator: all.numerator * BigInt(ticket.stakeMinor),
      denominator: all.denominator * BigInt(Math.max(1, countBets(ticket))),
    };
  }
  let total: Ratio = { numerator: 0n, denominator: 1n };
  for (const id of ids) {
    const stake = ticket.blockStakes[id];
    if (typeof stake !== 'number') return undefined;
    const { numerator, denominator } = times(lobby, ofBlock(id));
    total = {
      numerator: total.numerator * denominator + numerator * BigInt(stake) * total.denominator,
      denominator: total.denominator * denominator,
    };
  }
  return total;
}

/**
 * Returns the value of an anti-accumulator. A void selection has been removed and the price is
 * already that of the others; with a half-won or half-lost selection there is no value.
 */
function antiReturn(
  { selections, stakeMinor, antiOdds }: Ticket,
  oddsNow: readonly number[],
): Ratio | undefined {
  if (
    antiOdds === undefined ||
    selections.some(
      ({ settlement }) =>
        !isOpenSettlement(settlement) && !isVoidSettlement(settlement) && settlement !== 'won',
    )
  )
    return undefined;
  const allWin = product(
    selections.map(({ odds, settlement }, index) => ({
      numerator: 1000n,
      denominator: isOpenSettlement(settlement) ? BigInt(oddsNow[index] ?? odds) : 1000n,
    })),
  );
  return {
    numerator: (allWin.denominator - allWin.numerator) * BigInt(stakeMinor) * BigInt(antiOdds),
    denominator: allWin.denominator * 1000n,
  };
}

interface Step {
  readonly selections: readonly WeightedSettlements[];
  readonly stake: number | 'max';
}

/**
 * Possible factors of a step, in `factorUnit` to the power of its number of selections, with
 * weights.
 */
type StepFactors = ReadonlyMap<bigint, bigint>;

function stepFactors({ selections }: Step): StepFactors {
  return selections.reduce<StepFactors>(
    (before, settlements) => {
      const after = new Map<bigint, bigint>();
      for (const [product, chance] of before)
        for (const { factor, weight } of settlements)
          after.set(product * factor, (after.get(product * factor) ?? 0n) + chance * weight);
      return after;
    },
    new Map([[1n, 1n]]),
  );
}

/**
 * Steps paid from one account: the settlement of each decides the stake of the next. The account of
 * step i is counted in `factorUnit` to the power of the number of selections before it; the steps
 * ahead have the sums of their weights as denominators.
 */
function steppedReturn(steps: readonly Step[]): Ratio | undefined {
  const [first] = steps;
  if (first === undefined || first.stake === 'max') return undefined;
  const ahead = steps.map((step) => {
    const factors = stepFactors(step);
    const weights = [...factors.values()].reduce((sum, weight) => sum + weight, 0n);
    const units = factorUnit ** BigInt(step.selections.length);
    return { stake: step.stake, factors, units, whole: units * weights };
  });
  if (ahead.reduce((ways, { factors }) => ways * factors.size, 1) > maxWays) return undefined;

  /**
   * Returns the expected rest of the account, in the units of the steps before and `whole` of those
   * ahead.
   */
  const expected = (index: number, account: bigint, unit: bigint): bigint => {
    const step = ahead[index];
    if (step === undefined) return account;
    if (account === 0n) return 0n;
    const wanted = step.stake === 'max' ? account : BigInt(step.stake) * unit;
    const stake = wanted < account ? wanted : account;
    const rest = (account - stake) * step.units;
    let sum = 0n;
    for (const [factor, weight] of step.factors)
      sum += expected(index + 1, rest + stake * factor, unit * step.units) * weight;
    return sum;
  };
  return {
    numerator: expected(0, BigInt(first.stake), 1n),
    denominator: ahead.reduce((total, { whole }) => total * whole, 1n),
  };
}
