import { playedSecondsAt } from '../clocked/playedSecondsAt.ts';
import type { ImportedCourse } from '../ImportedEvent.ts';
import { fitByTable } from '../pricing/fitByTable.ts';
import type { MatchScript, MatchSetup, SportEngine } from '../engine/SportEngine.ts';

const maxAttempts = 400;
/**
 * Number of failed attempts after which the winner is taken for an outsider and both sides are
 * drawn as equals.
 */
const attemptsByRating = 8;
/** Maximum number of matching samples that are compared with the course of the source. */
const maxSamples = 120;
const checkpoints = 24;
/** Standard deviation of the final margin in basketball, in points. */
const marginDeviationPoints = 12;

/**
 * Draws matches until the given team wins. If the source has the course of the match, the closest
 * of several drawn matches is returned, otherwise the first.
 */
export function sampleOutcome(
  engine: SportEngine,
  setup: MatchSetup,
  winner: 1 | 2,
  course: ImportedCourse | undefined,
): MatchScript {
  let best: MatchScript | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let attempt = 0; attempt < maxAttempts && found < maxSamples; attempt += 1) {
    const levels =
      attempt < attemptsByRating ? setup.levels : fitByTable(engine, { result: [0.5, 0, 0.5] });
    const script = engine.simulate({ ...setup, levels, seed: setup.seed + attempt * 1_000_003 });
    const { score } = engine.live(setup, { script, playedS: script.durationS });
    if (winner === 1 ? score[0] <= score[1] : score[1] <= score[0]) continue;
    if (course?.kind !== 'seconds') return script;
    found += 1;
    const distance = distanceOf(script, course.steps);
    if (distance < nearest) [best, nearest] = [script, distance];
  }
  return best ?? engine.simulate(setup);
}

/**
 * Returns the distance between the implied chances of a sample and those of the source over the
 * match.
 */
function distanceOf(
  script: MatchScript,
  steps: readonly (readonly [playedS: number, home: number])[],
): number {
  const wholeS = steps.at(-1)?.[0] ?? 0;
  const leads = script.incidents
    .filter(({ team }) => team !== 0)
    .map(({ atS, score }) => [playedSecondsAt(script.phases, atS), score[0] - score[1]] as const);
  const start = Math.min(0.98, Math.max(0.02, steps[0]?.[1] ?? 0.5));
  const drift = (Math.log(start / (1 - start)) / 1.702) * marginDeviationPoints;
  let sum = 0;
  for (let checkpoint = 1; checkpoint < checkpoints; checkpoint += 1) {
    const atS = (wholeS * checkpoint) / checkpoints;
    const lead = leads.findLast(([clockS]) => clockS <= atS)?.[1] ?? 0;
    const rest = 1 - checkpoint / checkpoints;
    const expected =
      1 /
      (1 + Math.exp((-1.702 * (lead + drift * rest)) / (marginDeviationPoints * Math.sqrt(rest))));
    sum += (expected - (steps.findLast(([playedS]) => playedS <= atS)?.[1] ?? 0.5)) ** 2;
  }
  return sum;
}
