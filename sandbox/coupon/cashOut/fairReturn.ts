import { countBets } from '../../../plugins/coupon/domain/countBets.ts';
import { factorUnit, legFactor } from '../../../plugins/coupon/domain/legFactor.ts';
import { isOpenStatus, isVoidStatus } from '../../../plugins/coupon/domain/SettlementStatus.ts';
import type { Ticket, TicketSelection } from '../../../plugins/coupon/domain/Ticket.ts';

/** A number as the quotient of two whole ones, so that nothing is rounded before the end. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A step of a chain is taken or not for each open selection: more than so many are not priced. */
const mostOpenSteps = 10;

/**
 * What a bet can be expected to pay, in minor units: a decided selection counts what it multiplies the stake by, an open
 * one its odds times the chance that the odds of now give it (1 ÷ odds). Undefined for a bet that has no such value.
 *
 * @param oddsNow thousandths, at the place of the selection; read for open ones only
 */
export function fairReturn(ticket: Ticket, oddsNow: readonly number[]): Ratio | undefined {
  const worths = ticket.selections.map((selection, index) => worthOf(selection, oddsNow[index] ?? selection.odds));
  const stake = BigInt(ticket.stakeMinor);
  const divided = (sum: Ratio): Ratio => ({ numerator: sum.numerator * stake, denominator: sum.denominator * BigInt(Math.max(1, countBets(ticket))) });
  switch (ticket.type) {
    case 'single':
    case 'accumulator':
      return divided(product(worths));
    case 'system': {
      const isBanker = (index: number): boolean => ticket.selections[index]?.isBanker === true;
      const bankers = product(worths.filter((_worth, index) => isBanker(index)));
      const others = worths.filter((_worth, index) => !isBanker(index));
      return divided(times(bankers, combinations(others, ticket.systemSize ?? 0, ticket.systemSize ?? 0)));
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
      return steppedReturn(ticket.selections.map((selection, index) => ({ legs: [{ selection, oddsNow: oddsNow[index] ?? selection.odds }], stake: ticket.stakeMinor })));
    case 'conditional':
      return steppedReturn(
        blockIds(ticket).map((id) => ({
          legs: ticket.selections.flatMap((selection, index) => (selection.blockId === id ? [{ selection, oddsNow: oddsNow[index] ?? selection.odds }] : [])),
          stake: ticket.blockStakes?.[id] ?? 'max',
        })),
      );
    case 'singles':
      return undefined;
  }
}

function worthOf({ odds, statusId }: TicketSelection, oddsNow: number): Ratio {
  return isOpenStatus(statusId) ? { numerator: BigInt(odds), denominator: BigInt(oddsNow) } : { numerator: legFactor(odds, statusId), denominator: factorUnit };
}

function times(first: Ratio, second: Ratio): Ratio {
  return { numerator: first.numerator * second.numerator, denominator: first.denominator * second.denominator };
}

function product(worths: readonly Ratio[]): Ratio {
  return worths.reduce(times, { numerator: 1n, denominator: 1n });
}

/** The sum over all combinations of `least` to `most` members, without listing them: coefficients of Π (d + n·x). */
function combinations(worths: readonly Ratio[], least: number, most: number): Ratio {
  const sums: bigint[] = [1n, ...worths.map(() => 0n)];
  for (const { numerator, denominator } of worths) {
    for (let size = worths.length; size >= 0; size -= 1) sums[size] = (sums[size] ?? 0n) * denominator + (size === 0 ? 0n : (sums[size - 1] ?? 0n) * numerator);
  }
  return { numerator: sums.slice(least, most + 1).reduce((total, sum) => total + sum, 0n), denominator: product(worths).denominator };
}

function blockIds({ selections }: Ticket): readonly number[] {
  return [...new Set(selections.map((selection) => selection.blockId ?? 0))].filter((id) => id > 0).toSorted((first, second) => first - second);
}

function multiReturn(ticket: Ticket, worths: readonly Ratio[]): Ratio | undefined {
  const ofBlock = (id: number): Ratio => product(worths.filter((_worth, index) => (ticket.selections[index]?.blockId ?? 0) === id));
  const ids = blockIds(ticket);
  const lobby = ofBlock(0);
  if (ticket.blockStakes === undefined) {
    const size = ticket.systemSize ?? 1;
    const all = times(lobby, combinations(ids.map(ofBlock), size, size));
    return { numerator: all.numerator * BigInt(ticket.stakeMinor), denominator: all.denominator * BigInt(Math.max(1, countBets(ticket))) };
  }
  let total: Ratio = { numerator: 0n, denominator: 1n };
  for (const id of ids) {
    const stake = ticket.blockStakes[id];
    if (typeof stake !== 'number') return undefined;
    const { numerator, denominator } = times(lobby, ofBlock(id));
    total = { numerator: total.numerator * denominator + numerator * BigInt(stake) * total.denominator, denominator: total.denominator * denominator };
  }
  return total;
}

/** A void selection is out of it, and the price is that of the others already; with a half decided one there is no worth. */
function antiReturn({ selections, stakeMinor, antiOdds }: Ticket, oddsNow: readonly number[]): Ratio | undefined {
  if (antiOdds === undefined || selections.some(({ statusId }) => !isOpenStatus(statusId) && !isVoidStatus(statusId) && statusId !== 1)) return undefined;
  const allWin = product(selections.map(({ odds, statusId }, index) => ({ numerator: 1000n, denominator: isOpenStatus(statusId) ? BigInt(oddsNow[index] ?? odds) : 1000n })));
  return { numerator: (allWin.denominator - allWin.numerator) * BigInt(stakeMinor) * BigInt(antiOdds), denominator: allWin.denominator * 1000n };
}

interface Step {
  readonly legs: readonly { readonly selection: TicketSelection; readonly oddsNow: number }[];
  readonly stake: number | 'max';
}

/**
 * Steps that are paid from one account: each is won or lost, and so is what the next one may stake. The account of step i
 * is counted in factorUnit to the power of the selections before it; what lies ahead has the odds of now as denominators.
 */
function steppedReturn(steps: readonly Step[]): Ratio | undefined {
  const [first] = steps;
  if (first === undefined || first.stake === 'max') return undefined;
  const openCount = steps.filter(({ legs }) => legs.some(({ selection }) => isOpenStatus(selection.statusId))).length;
  if (openCount > mostOpenSteps) return undefined;
  const unitsOf = ({ legs }: Step): bigint => factorUnit ** BigInt(legs.length);
  const chanceOf = ({ legs }: Step): Ratio =>
    product(legs.map(({ selection, oddsNow }) => (isOpenStatus(selection.statusId) ? { numerator: 1000n, denominator: BigInt(oddsNow) } : { numerator: 1n, denominator: 1n })));
  const factorOf = ({ legs }: Step): bigint => legs.reduce((total, { selection }) => total * legFactor(selection.odds, selection.statusId), 1n);
  const aheadOf = (index: number): bigint => steps.slice(index).reduce((total, step) => total * unitsOf(step) * chanceOf(step).denominator, 1n);

  /** What is left at the end is to be expected, over `aheadOf(index)` and the units of the steps before. */
  const expected = (index: number, account: bigint, unit: bigint): bigint => {
    const step = steps[index];
    if (step === undefined) return account;
    if (account === 0n) return 0n;
    const wanted = step.stake === 'max' ? account : BigInt(step.stake) * unit;
    const stake = wanted < account ? wanted : account;
    const units = unitsOf(step);
    const rest = (account - stake) * units;
    const { numerator, denominator } = chanceOf(step);
    const won = expected(index + 1, rest + stake * factorOf(step), unit * units) * numerator;
    return won + (numerator === denominator ? 0n : expected(index + 1, rest, unit * units) * (denominator - numerator));
  };
  return { numerator: expected(0, BigInt(first.stake), 1n), denominator: aheadOf(0) };
}
