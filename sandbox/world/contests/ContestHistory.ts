import type { TeamRecord } from '../catalogue/teams.ts';
import type { ContestEvent } from './ContestEvent.ts';

/** An entrant, first place first; in a vote with its share in tenths of a per cent. */
export interface PlacedEntrant {
  readonly entrant: TeamRecord;
  readonly share?: number;
}

/** History of the races of a track, or of the votes about an office. */
export interface ContestHistory {
  /** Newest first. */
  readonly past: readonly {
    readonly event: ContestEvent;
    readonly endedAtMs: number;
    readonly places: readonly PlacedEntrant[];
  }[];
  /** For races: the regulars of the track, most wins first. */
  readonly track?: {
    readonly races: number;
    readonly marbles: readonly {
      readonly marble: TeamRecord;
      readonly started: number;
      readonly won: number;
      readonly topThree: number;
      readonly last: number;
    }[];
  };
  /** For votes: weekly polls about the next one, newest first, in tenths of a per cent. */
  readonly polls?: {
    readonly event: ContestEvent;
    readonly atMs: readonly number[];
    readonly rows: readonly { readonly person: TeamRecord; readonly shares: readonly number[] }[];
  };
}
