import type { Incident } from './SportEvent.ts';

/** The course of a match without missed penalties and shoot-out kicks. */
export function withoutMisses(timeline: readonly Incident[]): readonly Incident[] {
  let [home, away] = [0, 0];
  return timeline.filter(({ kind, score }) => {
    const isScored = score[0] !== home || score[1] !== away;
    [home, away] = score;
    return kind !== 'penalty' || isScored;
  });
}
