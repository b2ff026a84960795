import { partsInLine, type Direction } from '#domain/texts/sidesInLine.ts';
import { marketOfPick } from './marketOfPick.ts';

/** What was picked, in one line: "Over 1" says nothing without its market. */
export function pickOf(
  {
    outcomeName,
    marketName,
  }: {
    readonly outcomeName: string;
    readonly marketName: string;
  },
  direction: Direction,
): string {
  return partsInLine([outcomeName, marketOfPick(outcomeName, marketName)], direction);
}
