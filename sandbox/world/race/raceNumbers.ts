import type { CountPair, Facts } from '../markets/MarketType.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import type { Course } from '../engine/SportEngine.ts';
import type { RaceSport } from './RaceSport.ts';
import { strokePlayOf, stateAfter, factsOf, strokesOfSet } from './raceModel.ts';

/** Returns the next server; undefined in sports without one, and once the match is over. */
export function serverOf(sport: RaceSport, { script, playedS }: Course): 1 | 2 | undefined {
  if (sport.serves === undefined || playedS >= script.durationS) return undefined;
  if (sport.serves === 'winner')
    return script.incidents.findLast(
      ({ kind, team, atS }) => kind === 'point' && team !== 0 && atS <= playedS,
    )?.team === 2
      ? 2
      : 1;
  const { sets, points } = stateAfter(sport, script.incidents, playedS);
  const played = points[0] + points[1];
  const beforeEven = 2 * (sport.pointsToWin - 1);
  // Two points each, or one each once both are a point from the game.
  const turn = played < beforeEven ? Math.floor(played / 2) : played;
  return (turn + sets.length) % 2 === 0 ? 1 : 2;
}

/** Returns the remaining scores of the leg or the points of the frame; undefined between two. */
export function pointsOfStrokes(sport: RaceSport, course: Course): CountPair | undefined {
  const { script, playedS } = course;
  const strokePlay = strokePlayOf(sport);
  if (strokePlay === undefined || phaseCodeAt(course) === 'br' || playedS >= script.durationS)
    return undefined;
  return strokePlay.scoreShown(
    stateAfter(sport, script.incidents, playedS).sets.length,
    strokesOfSet(course),
  );
}

/** Returns the player who throws or is at the table; the first player if undefined. */
export function actingOf(sport: RaceSport, course: Course): 1 | 2 {
  return (
    strokePlayOf(sport)?.acting(
      stateAfter(sport, course.script.incidents, course.playedS).sets.length,
      strokesOfSet(course),
    ) ?? 1
  );
}

export function raceNumbers(
  sport: RaceSport,
  { script, playedS }: Course,
): { readonly won: CountPair; readonly periods: readonly CountPair[] } {
  const { sets, won, points } = stateAfter(sport, script.incidents, playedS);
  if (sport.pointsToWin === 1) return { won, periods: [] };
  return { won, periods: points[0] + points[1] === 0 ? sets : [...sets, points] };
}

export function raceFacts(sport: RaceSport, { script, playedS }: Course): Facts {
  return factsOf(sport, stateAfter(sport, script.incidents, playedS));
}
