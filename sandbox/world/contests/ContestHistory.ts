import type { TeamRecord } from '../catalogue/teams.ts';
import type { ContestEvent } from './ContestEvent.ts';

/** Who came in at a place, the first one first; of a vote with the share of the votes, in tenths of a per cent. */
export interface PlacedEntrant {
  readonly entrant: TeamRecord;
  readonly share?: number;
}

/** What races of a track, or votes about an office, have shown so far. */
export interface ContestHistory {
  /** Newest first. */
  readonly past: readonly { readonly event: ContestEvent; readonly endedAtMs: number; readonly places: readonly PlacedEntrant[] }[];
  /** Of races: the marbles that run here, who wins most often first. */
  readonly track?: {
    readonly races: number;
    readonly marbles: readonly { readonly marble: TeamRecord; readonly started: number; readonly won: number; readonly topThree: number; readonly last: number }[];
  };
  /** Of votes: what those who are asked say about the next one, a week apart and the newest first; tenths of a per cent. */
  readonly polls?: {
    readonly event: ContestEvent;
    readonly atMs: readonly number[];
    readonly rows: readonly { readonly person: TeamRecord; readonly shares: readonly number[] }[];
  };
}
