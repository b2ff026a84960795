import { decimalOdds, decimalPlaces, decimalTotalOdds, toFixedText } from './decimalOdds.ts';
import { nearestFraction } from './nearestFraction.ts';
import type { Odds } from './Odds.ts';
import type { OddsFormat } from './OddsFormat.ts';

const minus = '\u2212';

/** A fraction of whole numbers to the nearest whole, half up. */
function divide(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function toAmerican(profit: number): string {
  return profit >= 1000 ? `+${divide(profit, 10)}` : `${minus}${divide(100_000, profit)}`;
}

/** What must be staked to win one, below zero: two places, three where two would be one figure only. */
function toInverse(profit: number): string {
  const thousandths = divide(1_000_000, profit);
  return (
    minus +
    (thousandths < 100 ? toFixedText(thousandths, 3) : toFixedText(divide(100_000, profit) * 10, 2))
  );
}

/** The chance that a price stands for: a tenth of a per cent, below 1 % a hundredth, so that long prices stay apart. */
function toProbability(odds: number): string {
  const hundredths = divide(10_000_000, odds);
  return `${hundredths < 100 ? toFixedText(hundredths * 10, 2) : toFixedText(divide(1_000_000, odds) * 100, 1)}%`;
}

function toHundredths(profit: number): string {
  const hundredths = Math.max(1, divide(profit, 10));
  const divisor = greatestDivisor(hundredths, 100);
  return `${hundredths / divisor}/${100 / divisor}`;
}

function greatestDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestDivisor(second, first % second);
}

/**
 * A price as the person likes to read it, made of the exact price at output only. Decimal and Hong Kong are exact; the
 * rest is rounded once, as the trade does. 1.00 (nothing to win) has no profit to write and stays decimal.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (format === 'thousandths') return decimalTotalOdds(odds);
  if (format === 'probability') return toProbability(odds);
  const profit = odds - 1000;
  if (format === 'decimal' || profit <= 0) return decimalOdds(odds);
  switch (format) {
    case 'fractional':
      return nearestFraction(profit).join('/');
    case 'american':
      return toAmerican(profit);
    case 'hongKong':
      return toFixedText(profit, decimalPlaces(odds));
    case 'indonesian':
      return profit >= 1000 ? toFixedText(profit, decimalPlaces(odds)) : toInverse(profit);
    case 'malay':
      return profit <= 1000 ? toFixedText(profit, decimalPlaces(odds)) : toInverse(profit);
    case 'hundredths':
      return toHundredths(profit);
  }
}

/** Total odds of a coupon: three places when decimal. */
export function formatTotalOdds(odds: Odds, format: OddsFormat = 'decimal'): string {
  return format === 'decimal' || (odds <= 1000 && format !== 'probability')
    ? decimalTotalOdds(odds)
    : formatOdds(odds, format);
}
