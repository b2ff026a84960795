import { BadRowError } from '../ImportReport.ts';
import { quote } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';

/** Returns the prices of these columns in thousandths; undefined if one of them is empty. */
export function pricesOf(
  cell: CsvRow['cell'],
  columns: readonly string[],
): readonly number[] | undefined {
  const texts = columns.map(cell);
  if (texts.includes('')) return undefined;
  const prices = texts.map((text, index) => readPrice(text, columns[index] ?? ''));
  if (prices.reduce((sum, price) => sum + 1000 / price, 0) <= 1)
    throw new BadRowError(
      `${columns.join(', ')} ${quote(texts.join(' '))} pay more than they take`,
    );
  return prices;
}

/** Parses decimal odds to thousandths. */
function readPrice(text: string, column: string): number {
  const match = /^(\d{1,4})(?:\.(\d{1,3})\d*)?$/.exec(text);
  const thousandths =
    match === null ? 0 : Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  if (thousandths < 1001 || thousandths > 1_001_000)
    throw new BadRowError(`${column} ${quote(text)} is not a price between 1.001 and 1001`);
  return thousandths;
}
