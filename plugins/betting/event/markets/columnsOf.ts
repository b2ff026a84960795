import type { Market } from '../../feed/SportEvent.ts';

type Columns = Market['columns'];

/** Characters of a line beside a price, in the narrowest cell: phone or two columns. */
const lettersByColumns = { 2: 18, 3: 9 } as const;
const linesMax = 2;

/** How many outcomes a row has: the platform's wish, fewer where names would not fit. */
export function columnsOf({ columns, outcomes }: Pick<Market, 'columns' | 'outcomes'>): Columns {
  if (columns === 3 && outcomes.every(({ caption }) => fits(caption, lettersByColumns[3])))
    return 3;
  return columns !== 1 && outcomes.every(({ name }) => fits(name, lettersByColumns[2])) ? 2 : 1;
}

function fits(text: string, letters: number): boolean {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/u)) {
    if (word.length > letters) return false;
    if (used > 0 && used + 1 + word.length > letters) {
      lines += 1;
      used = word.length;
    } else used += (used === 0 ? 0 : 1) + word.length;
  }
  return lines <= linesMax;
}
