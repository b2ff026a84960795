import { countBets } from '#domain/ticket/countBets.ts';
import { factorUnit, selectionFactor } from '#domain/ticket/payout/selectionFactor.ts';
import { isOpenSettlement, isVoidSettlement } from '#domain/ticket/Settlement.ts';
import type { Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';

/** A quotient of two integers, so that nothing is rounded before the end. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Maximum of open steps of a priced chain: the work doubles with each. */
const maxOpenSteps = 10;

/**
 * What a bet can be expected to pay, in minor units: a decided selection counts what it multiplies
 * the stake by, an open one its odds times the chance that the odds of now give it (1 ÷ odds).
 * Undefined for a bet that has no such value.
 *
 * @param oddsNow thousandths, at the place of the selection; read for open ones only
 */
export function fairReturn(ticket: Ticket, oddsNow: readonly number[]): Ratio | undefined {
  const worths = ticket.selections.map((selection, index) =>
    worthOf(selection, oddsNow[index] ?? selection.odds),
  );
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
        ticket.selections.map((selection, index) => ({
          selections: [{ selection, oddsNow: oddsNow[index] ?? selection.odds }],
          stake: ticket.stakeMinor,
        })),
      );
    case 'conditional':
      return steppedReturn(
        blockIds(ticket).map((id) => ({
          selections: ticket.selections.flatMap((selection, index) =>
            selection.blockId === id
              ? [{ selection, oddsNow: oddsNow[index] ?? selection.odds }]
              : [],
          ),
          stake: ticket.blockStakes?.[id] ?? 'max',
        })),
      );
    case 'singles':
      return undefined;
  }
}

function worthOf({ odds, settlement }: TicketSelection, oddsNow: number): Ratio {
  return isOpenSettlement(settlement)
    ? { numerator: BigInt(odds), denominator: BigInt(oddsNow) }
    : { numerator: selectionFactor({ odds, settlement }), denominator: factorUnit };
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

/** Sum over all combinations of `least` to `most` members: coefficients of Π (d + n·x). */
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
 * A void selection has been removed and the price is already that of the others; with a
 * half-decided one there is no value.
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
  readonly selections: readonly { readonly selection: TicketSelection; readonly oddsNow: number }[];
  readonly stake: number | 'max';
}

/**
 * Steps paid from one account: each is won or lost, which decides what the next one may stake. The
 * account of step i is counted in factorUnit to the power of the selections before it; the steps
 * ahead have the current odds as denominators.
 */
function steppedReturn(steps: readonly Step[]): Ratio | undefined {
  const [first] = steps;
  if (first === undefined || first.stake === 'max') return undefined;
  const openCount = steps.filter(({ selections }) =>
    selections.some(({ selection }) => isOpenSettlement(selection.settlement)),
  ).length;
  if (openCount > maxOpenSteps) return undefined;
  const unitsOf = ({ selections }: Step): bigint => factorUnit ** BigInt(selections.length);
  const chanceOf = ({ selections }: Step): Ratio =>
    product(
      selections.map(({ selection, oddsNow }) =>
        isOpenSettlement(selection.settlement)
          ? { numerator: 1000n, denominator: BigInt(oddsNow) }
          : { numerator: 1n, denominator: 1n },
      ),
    );
  const factorOf = ({ selections }: Step): bigint =>
    selections.reduce((total, { selection }) => total * selectionFactor(selection), 1n);
  const aheadOf = (index: number): bigint =>
    steps
      .slice(index)
      .reduce((total, step) => total * unitsOf(step) * chanceOf(step).denominator, 1n);

  /** Expected rest of the account, from `aheadOf(index)` and the units of the steps before. */
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
    return (
      won +
      (numerator === denominator
        ? 0n
        : expected(index + 1, rest, unit * units) * (denominator - numerator))
    );
  };
  return { numerator: expected(0, BigInt(first.stake), 1n), denominator: aheadOf(0) };
}
