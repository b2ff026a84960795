import { chanceOf } from '../random.ts';
import type { Course, Incident, MatchSetup } from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { action, along, type Action, type ActionKind } from './Action.ts';
import { restingAction } from './actionOf.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How to draw a sport whose ball, if any, does not move between two ends. */
export interface Venue {
  /** Drawn while no incident is decided. */
  readonly default: ActionKind;
  /** Length of one attempt, in match seconds. */
  readonly cycleS: number;
  /** Deciding incidents, with their kinds in the drawing. */
  readonly decided: Readonly<Partial<Record<Incident['kind'], ActionKind>>>;
  /** How long a deciding incident is drawn. */
  readonly shownS: number;
  /** The acting side; without it the sides take turns. */
  readonly acting?: (course: Course) => 1 | 2;
  /** Both sides act at once, so no side is named between incidents. */
  readonly isShared?: boolean;
  /** Position at this part of an attempt; `chance` is the random source of the attempt. */
  readonly path: (team: 1 | 2, part: number, chance: (what: string) => number) => Place;
  /** Final position after a decision. */
  readonly end: (team: 1 | 2, chance: (what: string) => number) => Place;
}

const swing = (from: number, to: number, part: number): number => from + (to - from) * part;
/** Returns a point on a ring around the middle. */
const around = (chance: number, across: number, down: number): Place => ({
  x: 0.5 + across * Math.cos(6.283 * chance),
  y: 0.5 + down * Math.sin(6.283 * chance),
});

export const venues = {
  cricket: {
    default: 'bowling',
    cycleS: 30,
    decided: { point: 'runs', wicket: 'wicket' },
    shownS: 8,
    path: (_team, part, chance) => ({
      x: swing(0.36, 0.6, part),
      y: 0.5 + 0.04 * (chance('line') - 0.5),
    }),
    end: (_team, chance) => around(chance('where'), 0.3, 0.34),
  },
  baseball: {
    default: 'pitching',
    cycleS: 20,
    decided: { point: 'runs', info: 'hit' },
    shownS: 8,
    path: (_team, part, chance) => ({
      x: 0.5 + 0.01 * (chance('line') - 0.5),
      y: swing(0.71, 0.97, part),
    }),
    end: (_team, chance) => ({ x: 0.2 + 0.6 * chance('where'), y: 0.2 + 0.3 * chance('deep') }),
  },
  bout: {
    default: 'exchange',
    cycleS: 6,
    decided: { shot: 'strike', knockdown: 'knockdown' },
    shownS: 2,
    isShared: true,
    path: (_team, part, chance) => around(chance('from') + 0.15 * part, 0.12, 0.26),
    end: (team, chance) => ({ x: along(team, 0.56), y: 0.35 + 0.3 * chance('where') }),
  },
  darts: {
    default: 'throwing',
    cycleS: 6,
    decided: { set: 'leg' },
    shownS: 15,
    path: (_team, part, chance) => ({
      x: swing(0.5, 0.5 + 0.12 * (chance('x') - 0.5), part),
      y: swing(1, 0.5 - 0.28 * (0.7 + 0.6 * (chance('y') - 0.5)), part),
    }),
    end: (_team, chance) => around(chance('double'), 0.19, 0.38),
  },
  snooker: {
    default: 'atTable',
    cycleS: 24,
    decided: { set: 'frame' },
    shownS: 40,
    path: (_team, part, chance) => ({
      x: swing(0.1 + 0.8 * chance('from'), 0.1 + 0.8 * chance('to'), part),
      y: swing(0.1 + 0.8 * chance('above'), 0.1 + 0.8 * chance('below'), part),
    }),
    end: () => ({ x: 0.92, y: 0.5 }),
  },
  sites: {
    default: 'push',
    cycleS: 30,
    decided: { point: 'round', set: 'mapWon' },
    shownS: 8,
    path: (team, part, chance) => ({
      x: along(team, swing(0.12, 0.72, part)),
      y: swing(0.5, chance('site') < 0.5 ? 0.3 : 0.78, part),
    }),
    end: (team, chance) => ({ x: along(team, 0.78), y: chance('site') < 0.5 ? 0.3 : 0.78 }),
  },
  lanes: {
    default: 'push',
    cycleS: 45,
    decided: { point: 'objective', set: 'mapWon' },
    shownS: 12,
    path: (team, part, chance) => {
      const [x, lane] = [swing(0.3, 0.7, part), Math.floor(3 * chance('lane'))];
      return { x: along(team, x), y: lane === 1 ? 1 - along(team, x) : lane === 0 ? 0.16 : 0.86 };
    },
    end: (team, chance) => ({
      x: along(team, 0.74 + 0.16 * chance('where')),
      y: along(team, 0.8 - 0.6 * chance('lane')),
    }),
  },
} as const satisfies Readonly<Record<string, Venue>>;

/**
 * Draws sports whose players act from a fixed place, and fights: successive attempts and deciding
 * incidents.
 */
export function venueAction({ id }: Pick<MatchSetup, 'id'>, course: Course, venue: Venue): Action {
  const { script, playedS } = course;
  if (playedS >= script.durationS) return action('finished', 0, 0.5, 0.5);
  const happened = countIncidents(course);
  const index = script.incidents
    .slice(0, happened)
    .findLastIndex(({ kind, team }) => kind in venue.decided && team !== 0);
  const last = script.incidents[index];
  if (last !== undefined && last.team !== 0 && playedS - last.atS < venue.shownS) {
    const { x, y } = venue.end(last.team, (what) => chanceOf(id, index, what));
    return action(venue.decided[last.kind] ?? venue.default, last.team, x, y);
  }
  const resting = restingAction(course);
  if (resting !== undefined) return resting;
  const cycle = Math.floor(playedS / venue.cycleS);
  const team = venue.acting?.(course) ?? (chanceOf(id, cycle, 'turn') < 0.5 ? 1 : 2);
  const { x, y } = venue.path(team, (playedS % venue.cycleS) / venue.cycleS, (what) =>
    chanceOf(id, cycle, what),
  );
  return action(venue.default, venue.isShared === true ? 0 : team, x, y);
}
