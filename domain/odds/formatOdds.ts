import { decimalOdds, decimalPlaces, decimalTotalOdds, toFixedText } from './decimalOdds.ts';
import { evensIn } from './evens.ts';
import { fractionNotAbove } from './fractionNotAbove.ts';
import type { Odds } from './Odds.ts';
import type { OddsFormat } from './OddsFormat.ts';

const minus = '\u2212';

const exactFormats: ReadonlySet<OddsFormat> = new Set(['decimal', 'thousandths', 'hongKong']);

/** Division rounded up, for required stakes, so that no price is shown better than it is paid. */
function divideUp(numerator: number, denominator: number): number {
  return Math.ceil(numerator / denominator);
}

/**
 * Total odds are seldom on the ladder, whose next lower fraction may be far below: if the profit
 * cut to three figures is nearer, that is used.
 */
function toFractionalTotal(odds: Odds, language: string): string {
  const profit = odds - 1000;
  const [numerator = 0, denominator = 1] = fractionNotAbove(profit) ?? [];
  const parts = profit < 10_000 ? 100 : profit < 100_000 ? 10 : 1;
  const cut = Math.floor((profit * parts) / 1000);
  return cut * denominator > numerator * parts ? reduced(cut, parts) : toFractional(odds, language);
}

function toFractional(odds: Odds, language: string): string {
  const fraction = fractionNotAbove(odds - 1000);
  if (fraction === undefined) return decimalOdds(odds);
  return fraction[0] === fraction[1] ? evensIn(language) : fraction.join('/');
}

function toAmerican(profit: number): string {
  return profit >= 1000 ? `+${Math.floor(profit / 10)}` : `${minus}${divideUp(100_000, profit)}`;
}

/** Negative stake to win one: two places, three where two would leave one digit. */
function toInverse(profit: number): string {
  const thousandths = divideUp(1_000_000, profit);
  return (
    minus +
    (thousandths < 100
      ? toFixedText(thousandths, 3)
      : toFixedText(divideUp(100_000, profit) * 10, 2))
  );
}

/** Implied probability: tenths of a per cent, hundredths below 1 %. */
function toProbability(odds: number): string {
  const hundredths = divideUp(10_000_000, odds);
  const tenths = divideUp(1_000_000, odds);
  return `${hundredths < 100 ? toFixedText(hundredths * 10, 2) : toFixedText(tenths * 100, 1)}%`;
}

function toHundredths(odds: Odds): string {
  const hundredths = Math.floor((odds - 1000) / 10);
  if (hundredths === 0) return decimalOdds(odds);
  return reduced(hundredths, 100);
}

function reduced(numerator: number, denominator: number): string {
  const divisor = greatestDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function greatestDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestDivisor(second, first % second);
}

/**
 * A price as the person likes to read it, made of the exact price at output only. Decimal and Hong
 * Kong are exact; the rest is rounded once, against the person, so that nothing is shown better
 * than it is paid. Where there is no profit to write (1.00), or none that the format knows, it
 * stays decimal.
 *
 * @param language of the word for 1/1
 */
export function formatOdds(odds: Odds, format: OddsFormat, language = 'en'): string {
  if (format === 'thousandths') return decimalTotalOdds(odds);
  if (format === 'probability') return toProbability(odds);
  const profit = odds - 1000;
  if (format === 'decimal' || profit <= 0) return decimalOdds(odds);
  switch (format) {
    case 'fractional':
      return toFractional(odds, language);
    case 'american':
      return toAmerican(profit);
    case 'hongKong':
      return toFixedText(profit, decimalPlaces(odds));
    case 'indonesian':
      return profit >= 1000 ? toFixedText(profit, decimalPlaces(odds)) : toInverse(profit);
    case 'malay':
      return profit <= 1000 ? toFixedText(profit, decimalPlaces(odds)) : toInverse(profit);
    case 'hundredths':
      return toHundredths(odds);
  }
}

/** Total odds of a coupon: three places if decimal, three figures beside the ladder. */
export function formatTotalOdds(
  odds: Odds,
  format: OddsFormat = 'decimal',
  language = 'en',
): string {
  return format === 'decimal' || (odds <= 1000 && format !== 'probability')
    ? decimalTotalOdds(odds)
    : format === 'fractional'
      ? toFractionalTotal(odds, language)
      : formatOdds(odds, format, language);
}

/** With the exact decimal odds if the format may round: for bets. */
export function formatExactOdds(
  odds: Odds,
  format: OddsFormat,
  language = 'en',
  isTotal = false,
): string {
  const text = (isTotal ? formatTotalOdds : formatOdds)(odds, format, language);
  const exact = isTotal ? decimalTotalOdds(odds) : decimalOdds(odds);
  return exactFormats.has(format) || text === exact ? text : `${text} (${exact})`;
}
