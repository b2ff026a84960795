import type { Ending, Incident, Innings, Pair, Score, SportEvent } from '../../feed/SportEvent.ts';
import type { PlayedEvent } from '../../statistics/statistics.ts';
import { setSportIds } from './isPlayedInSets.ts';
import { playedSet } from './playedSet.ts';

export type PartUnit =
  | 'half'
  | 'quarter'
  | 'period'
  | 'set'
  | 'innings'
  | 'map'
  | 'frame'
  | 'leg'
  | 'round';

/** A half, set, quarter … of a match with the score of each side. */
export interface BoardPart {
  readonly kind: 'regular' | 'overtime' | 'shootout';
  /** Number among parts of its kind, from 1. */
  readonly number: number;
  readonly home: number;
  readonly away: number;
  readonly isCurrent: boolean;
  /** Winner of a finished part; 0 while it is played, and for a draw. */
  readonly winner: 0 | 1 | 2;
  /** Name of a part that has its own: the map. */
  readonly name?: string | undefined;
}

/**
 * A score in the notation of its sport. `halves`: named in words; `table`: one column per part;
 * `sets`: one column per set, with the points of the game and the server where the sport has them;
 * `innings`: one column per inning, with outs and bases; `cricket`: runs for wickets and overs,
 * without columns; `rounds`: points of the judges and their sum; `wins`: parts that have a winner
 * but no score; `plain`: an unknown sport, periods as sent.
 */
export type ScoreBoard =
  | { readonly kind: 'halves'; readonly unit: 'half'; readonly parts: readonly BoardPart[] }
  | { readonly kind: 'table'; readonly unit: PartUnit; readonly parts: readonly BoardPart[] }
  | {
      readonly kind: 'sets';
      readonly unit: 'set';
      readonly parts: readonly BoardPart[];
      readonly points: readonly [string, string] | undefined;
      readonly server: 1 | 2 | undefined;
    }
  | {
      readonly kind: 'innings';
      readonly unit: 'innings';
      readonly parts: readonly BoardPart[];
      readonly innings: Innings | undefined;
    }
  | {
      readonly kind: 'cricket';
      readonly unit: 'innings';
      readonly parts: readonly [];
      readonly innings: Innings | undefined;
    }
  | {
      readonly kind: 'rounds';
      readonly unit: 'round';
      readonly parts: readonly BoardPart[];
      readonly points: readonly [string, string] | undefined;
    }
  | { readonly kind: 'wins'; readonly unit: PartUnit; readonly parts: readonly BoardPart[] }
  | { readonly kind: 'plain'; readonly unit: 'period'; readonly parts: readonly BoardPart[] };

interface SportBoard {
  readonly kind: Exclude<ScoreBoard['kind'], 'plain'>;
  readonly unit: PartUnit;
  readonly regularParts?: number;
}

/** Sport ids are part of addresses and never change. */
const boards: Readonly<Record<number, SportBoard>> = {
  ...Object.fromEntries(setSportIds.map((id) => [id, { kind: 'sets', unit: 'set' }])),
  1: { kind: 'halves', unit: 'half', regularParts: 2 },
  2: { kind: 'table', unit: 'period', regularParts: 3 },
  3: { kind: 'table', unit: 'quarter', regularParts: 4 },
  5: { kind: 'innings', unit: 'innings' },
  7: { kind: 'halves', unit: 'half', regularParts: 2 },
  8: { kind: 'halves', unit: 'half', regularParts: 2 },
  9: { kind: 'rounds', unit: 'round' },
  11: { kind: 'table', unit: 'quarter', regularParts: 4 },
  12: { kind: 'cricket', unit: 'innings' },
  14: { kind: 'wins', unit: 'leg' },
  15: { kind: 'wins', unit: 'frame' },
  16: { kind: 'rounds', unit: 'round' },
  17: { kind: 'table', unit: 'map' },
};

/** Phases in which nothing is played: between parts, before and after. */
const resting = /^(?:br|ht|ft|pre|wo|int)/;

/**
 * Builds the score of a match in the notation of its sport.
 *
 * @param timeline has the winners of parts without a score (frames, legs)
 */
export function scoreBoard(
  sportId: number,
  score: Score,
  timeline: readonly Incident[] = [],
  ending?: Ending,
): ScoreBoard {
  const sport = boards[sportId];
  if (sport === undefined)
    return { kind: 'plain', unit: 'period', parts: partsOf(score, undefined, ending) };
  const parts = partsOf(score, sport.regularParts, ending);
  switch (sport.kind) {
    case 'halves':
      // With overtime a match of halves is shown as a table of parts.
      return parts.some(({ kind }) => kind !== 'regular')
        ? { kind: 'table', unit: 'half', parts }
        : { kind: 'halves', unit: 'half', parts };
    case 'table':
      return score.periods.length === 0
        ? { kind: 'wins', unit: sport.unit, parts: winsOf(score, timeline) }
        : { kind: 'table', unit: sport.unit, parts };
    case 'innings':
      return { kind: 'innings', unit: 'innings', parts, innings: score.innings };
    case 'cricket':
      return { kind: 'cricket', unit: 'innings', parts: [], innings: score.innings };
    case 'rounds':
      return { kind: 'rounds', unit: 'round', parts, points: score.points };
    case 'sets':
      return { kind: 'sets', unit: 'set', parts, points: score.points, server: score.server };
    case 'wins':
      return { kind: 'wins', unit: sport.unit, parts: winsOf(score, timeline) };
  }
}

/** Returns the current score; cyber sport is shown like the sport it simulates. */
export function boardOf(
  { sportId, cyber, ending }: Pick<SportEvent, 'sportId' | 'cyber' | 'ending'>,
  score: Score,
  timeline: readonly Incident[],
): ScoreBoard {
  return scoreBoard(cyber?.sportId ?? sportId, score, timeline, ending);
}

/** Kicks are shown beside the periods; a shoot-out that counts as a period is the last one. */
function partsOf(
  score: Score,
  regularParts: number | undefined,
  ending: Ending | undefined,
): readonly BoardPart[] {
  const { periods, shootOut } = score;
  const isShootout = shootOut === undefined && (score.phase === 'so' || ending === 'shootout');
  const isPlaying = !resting.test(score.phase) && !(playedSet(score) > periods.length);
  const parts = periods.map(([home, away], index): BoardPart => {
    const isLast = index === periods.length - 1;
    const isCurrent = isLast && isPlaying;
    const isRegular = regularParts === undefined || index < regularParts;
    const kind = isRegular ? 'regular' : isLast && isShootout ? 'shootout' : 'overtime';
    const winner = isCurrent || home === away ? 0 : home > away ? 1 : 2;
    return {
      kind,
      number: isRegular ? index + 1 : index + 1 - (regularParts ?? 0),
      home,
      away,
      isCurrent,
      winner,
      name: score.maps?.[index]?.name,
    };
  });
  if (shootOut === undefined) return parts;
  const [home, away] = shootOut;
  const isCurrent = score.phase === 'pens';
  return [
    ...parts.map((part) => ({ ...part, isCurrent: false })),
    {
      kind: 'shootout',
      number: 1,
      home,
      away,
      isCurrent,
      winner: isCurrent || home === away ? 0 : home > away ? 1 : 2,
    },
  ];
}

export interface PlayedParts {
  /** Empty if the parts have no scores. */
  readonly regular: readonly Pair[];
  readonly overtime: readonly Pair[];
  readonly shootOut: Pair | undefined;
}

/** Returns the parts of a finished match in the notation of its sport. */
export function playedParts({
  sportId,
  score: [home, away],
  periods,
  shootOut,
  ending,
}: Pick<PlayedEvent, 'sportId' | 'score' | 'periods' | 'shootOut' | 'ending'>): PlayedParts {
  const { parts } = scoreBoard(
    sportId,
    { ...noDetails, home, away, periods, shootOut },
    [],
    ending,
  );
  const of = (kind: BoardPart['kind']): readonly Pair[] =>
    periods.length === 0 && kind === 'regular'
      ? []
      : parts.flatMap((part) => (part.kind === kind ? [[part.home, part.away] as const] : []));
  return { regular: of('regular'), overtime: of('overtime'), shootOut: of('shootout')[0] };
}

const noDetails: Score = {
  home: 0,
  away: 0,
  periods: [],
  phase: 'ft',
  phaseName: '',
  clock: undefined,
  points: undefined,
  server: undefined,
  corners: undefined,
  yellowCards: undefined,
  redCards: undefined,
  statistics: [],
};

/** Returns parts by winner, in timeline order; without a timeline by count, in unknown order. */
function winsOf({ home, away }: Score, timeline: readonly Incident[]): readonly BoardPart[] {
  const recorded = timeline.flatMap(({ kind, team }) =>
    kind === 'set' && team !== 0 ? [team] : [],
  );
  const winners =
    recorded.length === home + away
      ? recorded
      : [...new Array<1>(home).fill(1), ...new Array<2>(away).fill(2)];
  return winners.map((winner, index): BoardPart => ({
    kind: 'regular',
    number: index + 1,
    home: winner === 1 ? 1 : 0,
    away: winner === 2 ? 1 : 0,
    isCurrent: false,
    winner,
  }));
}

/** Formats balls as overs of cricket: `16.4`. */
export function oversText(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

const ballsOfInnings = 120;

/** Runs still needed by the side batting second, and balls left; undefined without a target. */
export function chaseOf(
  { home, away }: Score,
  { batting, balls, target }: Innings,
): { readonly runs: number; readonly balls: number } | undefined {
  if (target === undefined || balls === undefined) return undefined;
  const runs = target - (batting === 1 ? home : away);
  const left = ballsOfInnings - (balls[batting - 1] ?? 0);
  return runs > 0 && left > 0 ? { runs, balls: left } : undefined;
}
