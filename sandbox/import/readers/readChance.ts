import { BadRowError } from '../ImportReport.ts';
import { quote } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';

/** A chance from 0 to 1. */
function readChance({ cell }: CsvRow, column: string): number {
  const text = cell(column);
  const chance = /^\d(?:\.\d+)?(?:e-\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!(chance >= 0 && chance <= 1))
    throw new BadRowError(`${column} ${quote(text)} is not a chance from 0 to 1`);
  return chance;
}

/** Chances of a match in the order home, draw, away; a file without a draw has 0 for it. */
export function readChances(row: CsvRow, hasDraw: boolean): readonly [number, number, number] {
  const home = readChance(row, 'prob1');
  const draw = hasDraw ? readChance(row, 'probtie') : 0;
  const away = readChance(row, 'prob2');
  if (Math.abs(home + draw + away - 1) > 0.021)
    throw new BadRowError(`the chances ${home} ${draw} ${away} do not make 1`);
  return [home, draw, away];
}
