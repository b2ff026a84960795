import { chanceOf } from '../random.ts';
import type { Course, MatchSetup } from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { action, along, type Action } from './Action.ts';
import { restingAction } from './actionOf.ts';

/** Flight time of the ball from one side to the other. */
const flightS = 2;

/**
 * Draws net and table sports: the serve, then the ball crosses the net until the point is decided.
 */
export function courtAction(
  setup: MatchSetup,
  course: Course,
  server: 1 | 2,
  rallyS: number,
): Action {
  const { script, playedS } = course;
  const resting = restingAction(course);
  if (resting !== undefined) return resting;
  const happened = countIncidents(course);
  const last = script.incidents[happened - 1];
  const next = script.incidents.slice(happened, happened + 4).find(({ kind }) => kind === 'point');
  if (last !== undefined && last.team !== 0 && playedS - last.atS < 6) {
    const kind = last.kind === 'set' ? 'set' : last.kind === 'game' ? 'game' : 'point';
    // The ball lies on the side that lost the point.
    return action(
      kind,
      last.team,
      along(last.team, 0.78 + 0.2 * chanceOf(setup.id, last.atS)),
      0.15 + 0.7 * chanceOf(setup.id, last.atS, 'y'),
    );
  }
  const leftS = (next?.atS ?? playedS + rallyS) - playedS;
  if (leftS > rallyS)
    return action(
      'serve',
      server,
      along(server, 0.02),
      0.35 + 0.3 * chanceOf(setup.id, happened, 'serve'),
    );
  const crossed = Math.floor((rallyS - leftS) / flightS);
  const part = ((rallyS - leftS) % flightS) / flightS;
  const hitter = ((server + crossed) % 2 === 1 ? 1 : 2) as 1 | 2;
  const from = {
    x: along(hitter, 0.06 + 0.12 * chanceOf(setup.id, happened, crossed)),
    y: 0.15 + 0.7 * chanceOf(setup.id, happened, crossed, 'y'),
  };
  const to = {
    x: along(hitter, 0.94 - 0.12 * chanceOf(setup.id, happened, crossed + 1)),
    y: 0.15 + 0.7 * chanceOf(setup.id, happened, crossed + 1, 'y'),
  };
  return action('rally', hitter, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}
