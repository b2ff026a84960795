import { playedSecondsAt } from './clocked/playedSecondsAt.ts';
import type { ImportedCourse } from './ImportedEvent.ts';
import { fitByTable } from './pricing/fitByTable.ts';
import type { MatchScript, MatchSetup, SportEngine } from './SportEngine.ts';

const attempts = 400;
/** After so many the winner was an outsider: the match is drawn as if both were equal. */
const attemptsByStrength = 8;
/** Drawn matches among which the one is chosen that went most like the source says. */
const compared = 120;
const looks = 24;
/** Of the margin of a whole match of basketball, in points. */
const marginDeviation = 12;

/** A drawn match that the right team wins: the first, or where the source tells its course the one that is most like it. */
export function drawWonBy(engine: SportEngine, setup: MatchSetup, winner: 1 | 2, course: ImportedCourse | undefined): MatchScript {
  let best: MatchScript | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let attempt = 0; attempt < attempts && found < compared; attempt += 1) {
    const levels = attempt < attemptsByStrength ? setup.levels : fitByTable(engine, { result: [0.5, 0, 0.5] });
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

/** How far the chances that the lead of a drawn match means are from those of the source, over the whole match. */
function distanceOf(script: MatchScript, steps: readonly (readonly [playedS: number, home: number])[]): number {
  const wholeS = steps.at(-1)?.[0] ?? 0;
  const leads = script.incidents.filter(({ team }) => team !== 0).map(({ atS, score }) => [playedSecondsAt(script.phases, atS), score[0] - score[1]] as const);
  const start = Math.min(0.98, Math.max(0.02, steps[0]?.[1] ?? 0.5));
  const drift = (Math.log(start / (1 - start)) / 1.702) * marginDeviation;
  let sum = 0;
  for (let look = 1; look < looks; look += 1) {
    const atS = (wholeS * look) / looks;
    const lead = leads.findLast(([clockS]) => clockS <= atS)?.[1] ?? 0;
    const rest = 1 - look / looks;
    const expected = 1 / (1 + Math.exp((-1.702 * (lead + drift * rest)) / (marginDeviation * Math.sqrt(rest))));
    sum += (expected - (steps.findLast(([playedS]) => playedS <= atS)?.[1] ?? 0.5)) ** 2;
  }
  return sum;
}
