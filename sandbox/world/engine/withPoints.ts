import type { CountPair } from '../markets/MarketType.ts';
import type { Incident } from './SportEngine.ts';

/** Incidents in order, with the score after each. */
export function withPoints(drafts: readonly Omit<Incident, 'score'>[]): readonly Incident[] {
  let score: CountPair = [0, 0];
  return drafts.map((mark) => {
    if (mark.kind === 'point')
      score =
        mark.team === 1
          ? [score[0] + (mark.value ?? 0), score[1]]
          : [score[0], score[1] + (mark.value ?? 0)];
    return { ...mark, score };
  });
}
