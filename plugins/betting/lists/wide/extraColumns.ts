import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';

/** Extra columns of a wide list, besides result, total and handicap. */
export type ExtraColumns = 'draws' | 'totals';

/** Keyed by the sport's icon; in other sports most matches lack two further markets. */
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
