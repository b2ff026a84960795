import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';

/** What the rows of a wide list show besides result, total and handicap. */
export type ExtraColumns = 'draws' | 'totals';

/** By the sport's icon; other sports lack two more markets that most matches offer. */
const bySport: Readonly<Partial<Record<string, ExtraColumns>>> = {
  'ball-football': 'draws',
  hockey: 'draws',
  'ball-basketball': 'totals',
  'ball-baseball': 'totals',
  'ball-american-football': 'totals',
  handball: 'totals',
  rugby: 'totals',
  cricket: 'totals',
};

export function extraColumnsOf(sportIcon: string | undefined): ExtraColumns | undefined {
  return sportIcon === undefined ? undefined : bySport[sportIcon];
}

export const extraKinds: Readonly<Record<ExtraColumns, readonly [RowMarketKind, RowMarketKind]>> = {
  draws: ['doubleChance', 'bothScore'],
  totals: ['team1Total', 'team2Total'],
};
