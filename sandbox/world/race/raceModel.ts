import type { CountPair, Facts } from '../markets/MarketType.ts';
import type { Random } from '../random.ts';
import type { Course, Incident, MarginSkew } from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { legAfter, legChance, playLeg } from './dartsLeg.ts';
import type { RaceSport } from './RaceSport.ts';
import { frameAfter, frameChance, playFrame, visibleFrameAfter } from './snookerFrame.ts';
import type { Stroke } from './Stroke.ts';

/** A set that is played by strokes; `index` decides the first player. */
export interface StrokePlay {
  readonly play: (random: Random, level: number, index: number) => readonly Stroke[];
  readonly winner: (index: number, strokes: readonly Stroke[]) => 1 | 2;
  readonly chance: (level: number, index: number, strokes: readonly Stroke[]) => number;
  /** Points shown in the score. */
  readonly scoreShown: (index: number, strokes: readonly Stroke[]) => CountPair;
  /**
   * Number of strokes after which the winner is certain; all of them, unless the set is played on.
   */
  readonly visibleAfterS: (index: number, strokes: readonly Stroke[]) => number;
  /** The player whose turn it is; undefined while it is drawn by lot. */
  readonly acting: (index: number, strokes: readonly Stroke[]) => 1 | 2 | undefined;
}

const strokePlays: Readonly<Record<NonNullable<RaceSport['strokes']>, StrokePlay>> = {
  leg: {
    play: playLeg,
    winner: (_index, strokes) => strokes.at(-1)?.team ?? 1,
    chance: (level, index, strokes) => legChance(level, legAfter(index, strokes)),
    scoreShown: (index, strokes) => legAfter(index, strokes).left,
    visibleAfterS: (_index, strokes) => strokes.length,
    acting: (index, strokes) => legAfter(index, strokes).thrower,
  },
  frame: {
    play: playFrame,
    winner: (index, strokes) => {
      const [home, away] = frameAfter(index, strokes).points;
      return home > away ? 1 : 2;
    },
    chance: (level, index, strokes) => frameChance(level, frameAfter(index, strokes)),
    scoreShown: (index, strokes) => frameAfter(index, strokes).points,
    visibleAfterS: visibleFrameAfter,
    acting: (index, strokes) => frameAfter(index, strokes).player || undefined,
  },
};

export function strokePlayOf({ strokes }: RaceSport): StrokePlay | undefined {
  return strokes === undefined ? undefined : strokePlays[strokes];
}

/** Converts a level to the first team's chance of a point; sets and matches follow exactly. */
export function pointChance(
  levels: readonly number[],
  [homeSkew, awaySkew]: MarginSkew = [1, 1],
): number {
  const chance = levels[0] ?? 0.5;
  return Math.min(0.95, Math.max(0.05, chance + (homeSkew - awaySkew) * 0.15));
}

export const wonKey: Readonly<Record<RaceSport['unit'], string>> = {
  sets: 'setWon',
  frames: 'frameWon',
  legs: 'legWon',
  maps: 'mapWon',
};

/** A free ball follows the foul that gave it. */
export const freeBallKey = 'freeBall';

interface RaceState {
  readonly sets: readonly CountPair[];
  readonly won: CountPair;
  /** Points of the current set. */
  readonly points: CountPair;
}

export function targetOf(sport: RaceSport, setIndex: number): number {
  return setIndex === 2 * sport.setsToWin - 2 ? sport.lastSetPoints : sport.pointsToWin;
}

/** Returns the name of a set in scopes and phases: `set1`, `map2`. */
export function setCode(sport: RaceSport, index: number): string {
  return `${sport.unit.slice(0, -1)}${index + 1}`;
}

export function indexOfSet(sport: RaceSport, scope: string): number {
  const unit = sport.unit.slice(0, -1);
  return scope.startsWith(unit) ? Number(scope.slice(unit.length)) - 1 : -1;
}

export function isSetOver(
  { lead, maxPoints = Number.POSITIVE_INFINITY }: RaceSport,
  target: number,
  home: number,
  away: number,
): boolean {
  return (
    Math.max(home, away) >= target &&
    (Math.abs(home - away) >= lead || Math.max(home, away) >= maxPoints)
  );
}

export function stateAfter(
  sport: RaceSport,
  incidents: readonly Incident[],
  playedS: number,
): RaceState {
  const sets: CountPair[] = [];
  const won: [number, number] = [0, 0];
  let points: [number, number] = [0, 0];
  for (const { atS, team, kind } of incidents) {
    if (atS > playedS) break;
    if (kind !== 'point' || team === 0) continue;
    points[team - 1] = (points[team - 1] ?? 0) + 1;
    if (!isSetOver(sport, targetOf(sport, sets.length), points[0], points[1])) continue;
    sets.push(points);
    won[team - 1] = (won[team - 1] ?? 0) + 1;
    points = [0, 0];
  }
  return { sets, won, points };
}

export function factsOf(sport: RaceSport, { sets, won, points }: RaceState): Facts {
  return {
    sequence: [],
    pair: (scope) => {
      if (scope === 'match') return won;
      if (scope === 'points')
        return [...sets, points].reduce<CountPair>(
          (sum, set) => [sum[0] + set[0], sum[1] + set[1]],
          [0, 0],
        );
      return sets[indexOfSet(sport, scope)];
    },
  };
}

/** Returns the strokes of the current set. */
export function strokesOfSet(course: Course): readonly Stroke[] {
  const seen = course.script.incidents.slice(0, countIncidents(course));
  const ofSet = seen.slice(seen.findLastIndex(({ kind }) => kind === 'set') + 1);
  return ofSet.flatMap(({ kind, team, value = 0, counter }, index) =>
    kind === 'shot' && team !== 0
      ? [
          {
            team,
            points: value,
            isFoul: counter === 'fouls',
            givesFreeBall: ofSet[index + 1]?.textKey === freeBallKey,
          },
        ]
      : [],
  );
}
