import type { Competition } from '../catalogue/competitions.ts';
import { decodeEvent, encodeEvent } from '../identifiers.ts';

/** Outrights use free competition ids: the id of the competition plus this offset. */
const firstOutright = 512;
const lastOutright = 1022;

/** The outright of a season: an event of the line without two sides. */
export interface OutrightEvent {
  readonly id: number;
  readonly competition: Competition;
  readonly season: number;
  /** Start of the first and of the last match. */
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

export function outrightIdOf(competitionId: number, season: number): number {
  return encodeEvent({ competitionId: firstOutright + competitionId, day: season, index: 0 });
}

/** Returns undefined for the id of a match. */
export function decodeOutright(
  eventId: number,
): { readonly competitionId: number; readonly season: number } | undefined {
  const { competitionId, day, index } = decodeEvent(eventId);
  return competitionId <= firstOutright || competitionId > lastOutright || index !== 0
    ? undefined
    : { competitionId: competitionId - firstOutright, season: day };
}
