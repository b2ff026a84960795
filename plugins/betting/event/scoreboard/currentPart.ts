import type { Score } from '../../feed/SportEvent.ts';

/** Phases in which nothing is played: between parts, before and after. */
const resting = /^(?:br|ht|ft|pre|wo|int)/;

/**
 * Place of the set, quarter … that is played among the periods; −1 while none is, and until a set
 * that has begun has its first point: before, the last period is that of the set before.
 */
export function currentPart({ periods, phase }: Pick<Score, 'periods' | 'phase'>): number {
  const set = /^set(\d+)$/.exec(phase)?.[1];
  const isMissing = set !== undefined && Number(set) > periods.length;
  return isMissing || resting.test(phase) ? -1 : periods.length - 1;
}
