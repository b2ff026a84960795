import type { Course, MatchSetup, SportEngine } from '../SportEngine.ts';
import { action, type Action } from './Action.ts';

/** What is drawn of a match: its play, and where it was broken off the ball where it lay, until everybody is told. */
export function actionAt(engine: SportEngine, setup: MatchSetup, course: Course): Action | undefined {
  const { cut, durationS } = course.script;
  if (cut === undefined || course.playedS >= durationS) return engine.action?.(setup, course);
  // By the whole match: the ball was on its way to what would have come next, and must not jump from there.
  const last = engine.action?.(setup, { script: cut.whole, playedS: Math.min(course.playedS, cut.atS) });
  return last === undefined || course.playedS < cut.atS ? last : action('stopped', 0, last.x, last.y);
}
