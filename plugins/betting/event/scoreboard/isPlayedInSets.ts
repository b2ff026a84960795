import type { SportEvent } from '../../feed/SportEvent.ts';

/** Tennis, volleyball, table tennis, badminton. */
export const setSportIds: readonly number[] = [4, 6, 10, 13];

/** Whether a match is won by sets; one of cyber sport goes by the sport that it simulates. */
export function isPlayedInSets({ sportId, cyber }: Pick<SportEvent, 'sportId' | 'cyber'>): boolean {
  return setSportIds.includes(cyber?.sportId ?? sportId);
}
