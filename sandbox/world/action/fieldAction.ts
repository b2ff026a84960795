import { chanceOf } from '../random.ts';
import type { Course, Incident, MatchSetup } from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { action, along, type Action, type ActionKind } from './Action.ts';
import { phaseAt, restingAction } from './actionOf.ts';

/** An incident that the play moves towards and then away from. */
interface Moment {
  readonly kind: ActionKind;
  /** How far towards the other end it happens, from 0 to 1. */
  readonly reach: number;
  /** Seconds before and after the incident in which it is drawn. */
  readonly beforeS: number;
  readonly afterS: number;
  /** Distance from the middle across the field: 0 in front of the goal, 0.5 at the touchline. */
  readonly aside: number;
}

const moments: Readonly<Partial<Record<Incident['kind'], Moment>>> = {
  goal: { kind: 'goal', reach: 0.99, beforeS: 6, afterS: 14, aside: 0.04 },
  own_goal: { kind: 'goal', reach: 0.99, beforeS: 6, afterS: 14, aside: 0.04 },
  penalty: { kind: 'penalty', reach: 0.895, beforeS: 30, afterS: 6, aside: 0 },
  corner: { kind: 'corner', reach: 0.995, beforeS: 2, afterS: 12, aside: 0.49 },
  shot: { kind: 'shot', reach: 0.96, beforeS: 4, afterS: 3, aside: 0.09 },
  yellow: { kind: 'card', reach: 0.45, beforeS: 1, afterS: 14, aside: 0.25 },
  red: { kind: 'card', reach: 0.45, beforeS: 1, afterS: 25, aside: 0.25 },
  substitution: { kind: 'substitution', reach: 0.5, beforeS: 1, afterS: 12, aside: 0.48 },
  info: { kind: 'stopped', reach: 0.5, beforeS: 1, afterS: 10, aside: 0.3 },
};

/** Length of one possession. */
const spellS = 9;
/** How far an attack gets, by kind of possession. */
const depth = { possession: [0.25, 0.62], attack: [0.55, 0.8], danger: [0.76, 0.93] } as const;
type Spell = keyof typeof depth;

/** Draws sports with two goals: the ball moves towards known incidents, otherwise at random. */
export function fieldAction(
  setup: MatchSetup,
  course: Course,
  restart: 'kickOff' | 'faceOff',
): Action {
  const { playedS } = course;
  const resting = restingAction(course);
  const phase = phaseAt(course);
  if (resting !== undefined || phase === undefined) return resting ?? action('pause', 0, 0.5, 0.5);
  const near = nearestMoment(course);
  if (near !== undefined) {
    const { moment, incident, index } = near;
    const side = chanceOf(setup.id, index, 'side') < 0.5 ? -1 : 1;
    const spot = { x: along(incident.team, moment.reach), y: 0.5 + side * moment.aside };
    if (incident.atS <= playedS) {
      // After a goal the ball returns to the middle.
      if (moment.kind === 'goal' && playedS - incident.atS > 8)
        return action('goal', incident.team, 0.5, 0.5);
      return action(moment.kind, incident.team, spot.x, spot.y);
    }
    const part = 1 - (incident.atS - playedS) / moment.beforeS;
    const from = wander(setup, course, playedS - (playedS % spellS));
    return action(
      moment.kind === 'penalty' ? 'penalty' : 'danger',
      incident.team,
      from.x + (spot.x - from.x) * part,
      from.y + (spot.y - from.y) * part,
    );
  }
  if (!phase.isRunning)
    return action('stopped', 0, wander(setup, course, playedS).x, wander(setup, course, playedS).y);
  if (playedS - phase.fromS < 4) return action(restart, 0, 0.5, 0.5);
  return wander(setup, course, playedS);
}

function nearestMoment({
  script,
  playedS,
}: Course):
  | { readonly moment: Moment; readonly incident: Incident; readonly index: number }
  | undefined {
  const { incidents } = script;
  const happened = countIncidents({ script, playedS });
  let best: { moment: Moment; incident: Incident; index: number; distance: number } | undefined;
  for (let index = Math.max(0, happened - 12); index < incidents.length; index += 1) {
    const incident = incidents[index];
    if (incident === undefined || incident.atS > playedS + 30) break;
    const moment = moments[incident.kind];
    if (moment === undefined || incident.team === 0) continue;
    const distance = incident.atS - playedS;
    // A false alarm sets only the position of the ball, never draws a goal.
    if (distance > moment.beforeS || -distance > moment.afterS) continue;
    const weight =
      (moment.kind === 'goal' || moment.kind === 'penalty' ? 0 : 100) + Math.abs(distance);
    if (best === undefined || weight < best.distance)
      best = { moment, incident, index, distance: weight };
  }
  return best;
}

/** Returns side, depth and a path without jumps between incidents. */
function wander(setup: MatchSetup, course: Course, playedS: number): Action {
  const spell = Math.floor(playedS / spellS);
  const part = (playedS - spell * spellS) / spellS;
  const eased = part * part * (3 - 2 * part);
  const from = waypoint(setup, course, spell);
  const to = waypoint(setup, course, spell + 1);
  return action(
    from.kind,
    from.team,
    from.x + (to.x - from.x) * eased,
    from.y + (to.y - from.y) * eased,
  );
}

function waypoint(
  { id, levels }: MatchSetup,
  { script }: Course,
  spell: number,
): { readonly kind: Spell; readonly team: 1 | 2; readonly x: number; readonly y: number } {
  const fromS = spell * spellS;
  const pressing = script.incidents.find(
    ({ atS, kind, team }) =>
      kind === 'attack' && team !== 0 && atS >= fromS && atS < fromS + spellS,
  );
  const [home = 1, away = 1] = levels;
  const team =
    pressing !== undefined && pressing.team !== 0
      ? pressing.team
      : chanceOf(id, spell, 'ball') < home / (home + away)
        ? 1
        : 2;
  const kind: Spell =
    pressing === undefined
      ? chanceOf(id, spell, 'depth') < 0.72
        ? 'possession'
        : 'attack'
      : pressing.textKey === 'dangerousAttack'
        ? 'danger'
        : 'attack';
  const [low, high] = depth[kind];
  return {
    kind,
    team,
    x: along(team, low + (high - low) * chanceOf(id, spell, 'x')),
    y: 0.12 + 0.76 * chanceOf(id, spell, 'y'),
  };
}
