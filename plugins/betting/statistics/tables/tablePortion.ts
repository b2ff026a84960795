import type { TableRow } from '../statistics.ts';

/** Rows of a long table at first, and rows that each press adds. */
export const firstRows = 20;
export const rowStep = 40;
/** Fewer than this are not worth a press. */
const fewRows = 10;

export interface TablePortion {
  readonly rows: readonly TableRow[];
  /** How many the next press brings. */
  readonly nextCount: number;
}

/** The top of a long table and the teams it is shown for; groups are shown whole. */
export function tablePortion(
  rows: readonly TableRow[],
  limit: number,
  teamIds: readonly number[],
): TablePortion {
  if (rows.length <= limit + fewRows || rows.some(({ group }) => group !== undefined))
    return { rows, nextCount: 0 };
  const shown = rows.filter(({ team }, index) => index < limit || teamIds.includes(team.id));
  const left = rows.length - shown.length;
  return { rows: shown, nextCount: left <= rowStep + fewRows ? left : rowStep };
}
