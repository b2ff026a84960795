import { BadRowError } from '../ImportReport.ts';
import { quote } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';

/** Reads a chance from 0 to 1. */
function readChance({ cell }: CsvRow, column: string): number {
  const text = cell(column);
  const chance = /^\d(?:\.\d+)?(?:e-\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!(chance >= 0 && chance <= 1))
    throw new BadRowError(`${column} ${quote(text)} is not a chance from 0 to 1`);
  return chance;
}

/**
 * Returns the chances of a match in the order home, draw, away; 0 for a draw that the file lacks.
 */
export function readChances(row: CsvRow, hasDraw: boolean): readonly [number, number, number] {
  const home = readChance(row, 'prob1');
  const draw = hasDraw ? readChance(row, 'probtie') : 0;
  const away = readChance(row, 'prob2');
  if (Math.abs(home + draw + away - 1) > 0.021)
    throw new BadRowError(`the chances ${home} ${draw} ${away} do not make 1`);
  return [home, draw, away];
}
