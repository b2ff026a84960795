import type { Competition } from '../catalogue/competitions.ts';
import { periodCodes } from '../clocked/Timeline.ts';
import { engineOf } from '../engine/engines.ts';
import type { Course, MatchSetup, Phase } from '../engine/SportEngine.ts';
import type { Statistic } from './Counter.ts';
import { sportStatistics } from './sportStatistics.ts';

/** The statistics of a match, or of a part of it. */
export interface StatisticPart {
  /** `match`, or the code of a period. */
  readonly code: string;
  readonly rows: readonly Statistic[];
}

type Played = Pick<Competition, 'sport' | 'discipline'>;

/** Momentary shares: a part has the value at its middle, not a difference. */
const shares: ReadonlySet<string> = new Set(['possession']);
/** Maxima: a part has its own maximum. */
const bests: ReadonlySet<string> = new Set(['highestBreak']);

/** Counts up to a moment, of the whole match and of each part; the parts sum to the whole. */
export function matchStatistics(
  competition: Played,
  setup: MatchSetup,
  course: Course,
): readonly StatisticPart[] {
  // Parts are contiguous, so each second is counted once.
  const counted = new Map<number, readonly Statistic[]>();
  const standingAt = (playedS: number): readonly Statistic[] => {
    const known =
      counted.get(playedS) ?? countUpTo(competition, setup, { script: course.script, playedS });
    counted.set(playedS, known);
    return known;
  };
  const whole = { code: 'match', rows: standingAt(course.playedS) };
  if (whole.rows.length === 0) return [];
  const bounds = boundsOf(course);
  if (bounds.length < 2) return [whole];
  const alone = (fromS: number, toS: number): readonly Statistic[] =>
    countUpTo(competition, setup, {
      script: {
        ...course.script,
        incidents: course.script.incidents.filter(({ atS }) => atS > fromS),
      },
      playedS: toS,
    });
  return [
    whole,
    ...bounds.map(({ code, fromS, toS }) => ({
      code,
      rows: between(standingAt, alone, fromS, toS),
    })),
  ];
}

function countUpTo(competition: Played, setup: MatchSetup, course: Course): readonly Statistic[] {
  const rows = new Map<string, Statistic>();
  for (const row of [
    ...(engineOf(competition).live(setup, course).statistics ?? []),
    ...sportStatistics(competition.discipline?.key ?? competition.sport.key, setup, course),
  ])
    if (!rows.has(row.key)) rows.set(row.key, row);
  return [...rows.values()];
}

function between(
  standingAt: (playedS: number) => readonly Statistic[],
  alone: (fromS: number, toS: number) => readonly Statistic[],
  fromS: number,
  toS: number,
): readonly Statistic[] {
  const before = new Map(fromS < 0 ? [] : standingAt(fromS).map((row) => [row.key, row]));
  const rows = standingAt(toS);
  // Only shares need the middle.
  const middle = new Map(
    rows.some(({ key }) => shares.has(key))
      ? standingAt(Math.floor((Math.max(0, fromS) + toS) / 2)).map((row) => [row.key, row])
      : [],
  );
  const own = new Map(
    rows.some(({ key }) => bests.has(key)) ? alone(fromS, toS).map((row) => [row.key, row]) : [],
  );
  return rows.map(({ key, home, away }) => {
    if (bests.has(key)) return own.get(key) ?? { key, home, away };
    if (shares.has(key)) return middle.get(key) ?? { key, home, away };
    const { home: homeBefore, away: awayBefore } = before.get(key) ?? { home: 0, away: 0 };
    return { key, home: minus(home, homeBefore), away: minus(away, awayBefore) };
  });
}

/** Subtracts counts; expected goals have two decimals, all other counts are whole. */
function minus(count: number, before: number): number {
  return Math.round((count - before) * 100) / 100;
}

/**
 * Returns bounds at which every second up to the moment belongs to one part; a break belongs to the
 * part before it.
 */
function boundsOf({
  script,
  playedS,
}: Course): readonly { readonly code: string; readonly fromS: number; readonly toS: number }[] {
  const starts = periodCodes(script.phases, playedS).map((code) => ({
    code,
    startS: startOf(script.phases, code),
  }));
  return starts.map(({ code, startS }, index) => {
    const next = starts[index + 1];
    return {
      code,
      fromS: index === 0 ? -1 : startS - 1,
      toS: next === undefined ? playedS : next.startS - 1,
    };
  });
}

function startOf(phases: readonly Phase[], code: string): number {
  return phases.find((phase) => phase.code === code)?.fromS ?? 0;
}
