import type { ExactAmount } from '../payout/ExactAmount.ts';
import { roundHalfUp } from '../roundHalfUp.ts';
import type { ExplainedFigure } from './Explanation.ts';

const mostPlaces = 4;
const scale = 10_000n;

/** A factor with two to four places, the last one rounded half up. */
export function factorFigure({ numerator, denominator }: ExactAmount): ExplainedFigure {
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator);
  const digits = scaled.toString().padStart(mostPlaces + 1, '0');
  const places = digits.slice(-mostPlaces).replace(/0{1,2}$/, '');
  return {
    kind: 'factor',
    text: `${digits.slice(0, -mostPlaces)}.${places}`,
    isExact: scaled * denominator === numerator * scale,
  };
}

/** An amount in minor units, rounded half up for display. */
export function moneyFigure({ numerator, denominator }: ExactAmount): ExplainedFigure {
  return {
    kind: 'money',
    minor: roundHalfUp(numerator, denominator),
    isExact: numerator % denominator === 0n,
  };
}

/** An equal share of a stake, which the platform divides exactly. */
export function shareFigure(minor: number, count: number): ExplainedFigure {
  return moneyFigure({ numerator: BigInt(minor), denominator: BigInt(count) });
}

/** An amount that is whole minor units. */
export function stakeFigure(minor: number): ExplainedFigure {
  return { kind: 'money', minor, isExact: true };
}

/** A block of a multi coupon by its letter. */
export function letterFigure(number: number): ExplainedFigure {
  return { kind: 'letter', number };
}

export function countFigure(count: number): ExplainedFigure {
  return { kind: 'count', count };
}
