import { marketOfPick } from './marketOfPick.ts';

/** What was picked, in one line: "Over 1" says nothing without its market. */
export function pickOf({
  outcomeName,
  marketName,
}: {
  readonly outcomeName: string;
  readonly marketName: string;
}): string {
  return `${outcomeName} · ${marketOfPick(outcomeName, marketName)}`;
}
