import { chanceOf } from '../random.ts';
import type { Course, MatchSetup } from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { action, along, type Action } from './Action.ts';
import { phaseAt, restingAction } from './actionOf.ts';

/** Draws sports whose teams attack in turns: after a score the other side brings the ball up. */
export function turnsAction(setup: MatchSetup, course: Course, attackS: number): Action {
  const { script, playedS } = course;
  const resting = restingAction(course);
  const phase = phaseAt(course);
  if (resting !== undefined || phase === undefined) return resting ?? action('pause', 0, 0.5, 0.5);
  const happened = countIncidents(course);
  const last = script.incidents
    .slice(0, happened)
    .findLast(({ kind, team }) => kind === 'point' && team !== 0);
  const next = script.incidents
    .slice(happened, happened + 4)
    .find(({ kind, team }) => kind === 'point' && team !== 0);
  if (last !== undefined && last.team !== 0 && playedS - last.atS < 3)
    return action('points', last.team, along(last.team, 0.945), 0.5);
  if (!phase.isRunning)
    return action(
      'stopped',
      0,
      0.5 + 0.4 * (chanceOf(setup.id, phase.fromS) - 0.5),
      0.3 + 0.4 * chanceOf(setup.id, phase.fromS, 'y'),
    );
  const sinceS = last === undefined ? playedS : playedS - last.atS;
  const turn = Math.floor(sinceS / attackS);
  // The scoring attack belongs to the scorer; before it the teams take turns.
  const leftS = next === undefined ? Number.POSITIVE_INFINITY : next.atS - playedS;
  const atTurn = ((last?.team === 1 ? 2 : 1) + turn) % 2 === 1 ? 1 : 2;
  const team = leftS < attackS && next !== undefined && next.team !== 0 ? next.team : atTurn;
  const part = Math.min(1, leftS < attackS ? 1 - leftS / attackS : (sinceS % attackS) / attackS);
  const reach = part < 0.3 ? 0.12 + part * 1.4 : 0.54 + (part - 0.3) * 0.56;
  const seed = last?.atS ?? 0;
  const sway = 0.5 + 0.34 * Math.sin(part * 5 + 6.28 * chanceOf(setup.id, seed, turn));
  return action(
    part < 0.3 ? 'possession' : part < 0.75 ? 'attack' : 'danger',
    team,
    along(team, reach),
    sway,
  );
}
