import type { CouponType } from '#domain/ticket/CouponType.ts';

export const historyStates = ['all', 'open', 'won', 'lost', 'returned', 'cashedOut'] as const;

export type HistoryState = (typeof historyStates)[number];

export const historyPeriods = ['last7', 'last30', 'last90', 'custom'] as const;

export type HistoryPeriod = (typeof historyPeriods)[number];

/** Filter of the history. Days are `YYYY-MM-DD` in the person's zone; empty: no bound. */
export interface HistoryFilter {
  readonly state: HistoryState;
  readonly period: HistoryPeriod;
  readonly fromDay: string;
  readonly toDay: string;
  readonly search: string;
  readonly type: CouponType | 'all';
  /** Undefined for all. */
  readonly sportId: number | undefined;
  /** Stakes as typed; empty means no bound. */
  readonly fromStake: string;
  readonly toStake: string;
}

/** Filter without restrictions. */
export const openFilter = {
  type: 'all',
  sportId: undefined,
  fromStake: '',
  toStake: '',
  search: '',
} as const;

export interface PeriodBounds {
  readonly fromAtS: number | undefined;
  readonly toAtS: number | undefined;
}

const dayS = 86_400;
const lengthDays: Readonly<Record<Exclude<HistoryPeriod, 'custom'>, number>> = {
  last7: 7,
  last30: 30,
  last90: 90,
};

/**
 * First and last second of the period. "Last 7 days" are today and the six days before, in the
 * person's zone; a custom period runs from the start of its first to the end of its last day, in
 * whichever order the two were given.
 */
export function periodBounds(
  filter: Pick<HistoryFilter, 'period' | 'fromDay' | 'toDay'>,
  nowMs: number,
  zoneOffsetMin: number,
): PeriodBounds {
  const offsetS = zoneOffsetMin * 60;
  if (filter.period !== 'custom') {
    const today = Math.floor((nowMs / 1000 + offsetS) / dayS);
    return { fromAtS: (today - lengthDays[filter.period] + 1) * dayS - offsetS, toAtS: undefined };
  }
  const given = [dayNumber(filter.fromDay), dayNumber(filter.toDay)] as const;
  const isSwapped = given[0] !== undefined && given[1] !== undefined && given[0] > given[1];
  const [first, last] = isSwapped ? [given[1], given[0]] : given;
  return {
    fromAtS: first === undefined ? undefined : first * dayS - offsetS,
    toAtS: last === undefined ? undefined : (last + 1) * dayS - offsetS - 1,
  };
}

/** Days since 1970; undefined for an invalid date. */
function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== day
    ? undefined
    : atMs / 1000 / dayS;
}

/** Returns the day of an instant in the person's zone, as a date field expects it. */
export function dayOf(atMs: number, zoneOffsetMin: number): string {
  return new Date(atMs + zoneOffsetMin * 60_000).toISOString().slice(0, 10);
}
