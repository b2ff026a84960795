import type { Course, MatchSetup, SportEngine } from '../engine/SportEngine.ts';
import { action, type Action } from './Action.ts';

/** Returns the action to draw: the current play, or the position of the ball at the break-off. */
export function actionAt(
  engine: SportEngine,
  setup: MatchSetup,
  course: Course,
): Action | undefined {
  const { cut, durationS } = course.script;
  if (cut === undefined || course.playedS >= durationS) return engine.action?.(setup, course);
  // Computed from the uncut match: the ball was moving towards its next incident and must not jump.
  const last = engine.action?.(setup, {
    script: cut.whole,
    playedS: Math.min(course.playedS, cut.atS),
  });
  return last === undefined || course.playedS < cut.atS
    ? last
    : action('stopped', 0, last.x, last.y);
}
