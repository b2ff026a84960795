import type { Incident } from './SportEngine.ts';

/** Adds to each incident the score after it, which is the sum of the values of one kind. */
export function withPoints(
  drafts: readonly Omit<Incident, 'score'>[],
  kind: Incident['kind'] = 'point',
): readonly Incident[] {
  const score: [number, number] = [0, 0];
  return drafts.map((mark) => {
    if (mark.kind === kind) score[mark.team === 1 ? 0 : 1] += mark.value ?? 1;
    return { ...mark, score: [score[0], score[1]] };
  });
}

export function byTime(first: Pick<Incident, 'atS'>, second: Pick<Incident, 'atS'>): number {
  return first.atS - second.atS;
}
