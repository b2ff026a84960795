import type { SportEvent } from '../../feed/SportEvent.ts';

/** Tennis, volleyball, table tennis, badminton. */
export const setSportIds: readonly number[] = [4, 6, 10, 13];

/** Returns whether a match is won by sets; cyber sport follows the sport it simulates. */
export function isPlayedInSets({ sportId, cyber }: Pick<SportEvent, 'sportId' | 'cyber'>): boolean {
  return setSportIds.includes(cyber?.sportId ?? sportId);
}
