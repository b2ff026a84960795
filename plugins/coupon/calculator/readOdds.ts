import { isEvens } from '#domain/odds/evens.ts';
import type { OddsFormat } from '#domain/odds/OddsFormat.ts';

/** Range of odds in thousandths: 1.001 to 1000. */
const least = 1001;
const most = 1_000_000;

function inRange(thousandths: number): number | undefined {
  return thousandths >= least && thousandths <= most ? thousandths : undefined;
}

/**
 * Rounds up, because odds are formatted truncated; so a parsed text is formatted the same again.
 */
function divideUp(numerator: number, denominator: number): number {
  return Math.ceil(numerator / denominator);
}

/** Exact thousandths of a decimal text; undefined when invalid or over three places. */
function decimalThousandths(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{0,3}))?$/.exec(text);
  return match === null
    ? undefined
    : Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
}

const readers: Readonly<
  Partial<Record<OddsFormat, (value: number, isNegative: boolean) => number | undefined>>
> = {
  // Profit per unit staked.
  hongKong: (value, isNegative) => (isNegative ? undefined : inRange(1000 + value)),
  // Above 1 profit per unit staked, below −1 stake per unit of profit.
  indonesian: (value, isNegative) =>
    value < 1000 ? undefined : inRange(1000 + (isNegative ? divideUp(1_000_000, value) : value)),
  // The same within ±1.
  malay: (value, isNegative) =>
    value < 1 || value > 1000
      ? undefined
      : inRange(1000 + (isNegative ? divideUp(1_000_000, value) : value)),
  // Percentage.
  probability: (value, isNegative) =>
    isNegative || value < 1 ? undefined : inRange(divideUp(100_000_000, value)),
};

/**
 * Parses typed odds in the format of the page. Fractions (17/20), American odds (+150) and per cent
 * (40%) are recognised by their marks in every format. Other text is read as the format, or as
 * decimal odds if the format has no syntax of its own; in American odds only with a decimal mark,
 * because there is no price between −100 and 100. Source: CPN-123.
 *
 * @param format the displayed odds format
 * @returns integer thousandths; undefined for anything but a price from 1.001 to 1000
 */
export function readOdds(text: string, format: OddsFormat): number | undefined {
  const bare = text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[,\u066b]/g, '.')
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, '');
  if (bare.length > 12) return undefined;
  if (isEvens(bare)) return 2000;
  const fraction = /^(\d{1,5})\/(\d{1,5})$/.exec(bare);
  if (fraction !== null)
    return Number(fraction[2]) === 0
      ? undefined
      : inRange(1000 + divideUp(Number(fraction[1]) * 1000, Number(fraction[2])));
  if (bare.endsWith('%')) {
    const share = decimalThousandths(bare.slice(0, -1));
    return share === undefined ? undefined : readers.probability?.(share, false);
  }
  const isNegative = bare.startsWith('-');
  const isSigned = isNegative || bare.startsWith('+');
  const value = decimalThousandths(isSigned ? bare.slice(1) : bare);
  if (value === undefined) return undefined;
  // Indonesian odds below −100 look like American ones.
  const isAmerican =
    value >= 100_000 &&
    value % 1000 === 0 &&
    (format === 'american' || (isSigned && format !== 'indonesian'));
  if (isAmerican) return inRange(1000 + (isNegative ? divideUp(100_000_000, value) : value / 100));
  const reader = readers[format];
  if (reader !== undefined) return reader(value, isNegative);
  const isDecimal = !isSigned && (format !== 'american' || bare.includes('.'));
  return isDecimal ? inRange(value) : undefined;
}
