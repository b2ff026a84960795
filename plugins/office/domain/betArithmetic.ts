import { multiplyMoney, subtractMoney, type Money } from '#core';
import { isSettled, type Bet, type Settlement } from './Bet.ts';
import { factorScale, factorText, settlementFactor } from './settlementFactor.ts';

export interface ArithmeticFactor {
  readonly outcomeId: number;
  readonly name: string;
  /** Decimal, whatever odds format is chosen: a product of fractions nobody can check. */
  readonly text: string;
  /** Why it is not the odds of the selection; undefined when it is. */
  readonly reason: Settlement | undefined;
}

/** How a payout comes about, to be followed with a calculator. */
export interface BetArithmetic {
  readonly factors: readonly ArithmeticFactor[];
  /** Product of the factors with at most four places, half up. */
  readonly total: string;
  /** True when the product has more places than are shown. */
  readonly isTotalRounded: boolean;
  readonly stake: Money;
  readonly payout: Money;
  /** An open bet: what it pays when every selection that is open wins. */
  readonly isPotential: boolean;
}

/** Undefined for the kinds of bet that are not one product (systems and what is built of several bets). */
export function betArithmetic(bet: Bet): BetArithmetic | undefined {
  if ((bet.type !== 'single' && bet.type !== 'accumulator') || bet.settlement === 'cashedOut') return undefined;
  const factors = bet.selections.map((selection) => {
    const settled = settlementFactor(selection.settlement, selection.odds);
    const factor = settled ?? settlementFactor('won', selection.odds) ?? factorScale;
    const isOdds = settled === undefined || selection.settlement === 'won';
    return { outcomeId: selection.outcomeId, name: selection.outcomeName, factor, reason: isOdds ? undefined : selection.settlement };
  });
  const scale = BigInt(factorScale);
  const product = factors.reduce((total, { factor }) => total * BigInt(factor), 1n);
  const divisor = scale ** BigInt(factors.length);
  const scaled = product * scale;
  const rounded = (scaled * 2n + divisor) / (divisor * 2n);
  // What was bought back is out of the bet: the result pays for the rest.
  const stake = bet.cashOut === undefined ? bet.stake : subtractMoney(bet.stake, bet.cashOut.stake);
  const payout = bet.payout === undefined ? multiplyMoney(stake, product, divisor) : bet.cashOut === undefined ? bet.payout : subtractMoney(bet.payout, bet.cashOut.paid);
  return {
    factors: factors.map(({ factor, ...rest }) => ({ ...rest, text: factorText(factor) })),
    total: factorText(Number(rounded)),
    isTotalRounded: rounded * divisor !== scaled,
    stake,
    payout,
    isPotential: !isSettled(bet),
  };
}
