import type { Competitor } from '../../feed/SportEvent.ts';

/** Past races of a track, or past votes about an office. */
export interface ContestHistory {
  readonly past: readonly PastContest[];
  readonly track?: TrackRecord | undefined;
  readonly polls?: Polls | undefined;
}

/** A race or a vote that is decided; the first one first. */
export interface PastContest {
  readonly id: number;
  readonly name: string;
  readonly decidedAtS: number;
  readonly places: readonly PlacedEntrant[];
}

/** `share` is that of the votes, from 0 to 1. */
export interface PlacedEntrant {
  readonly entrant: Competitor;
  readonly share?: number | undefined;
}

/** Records of the runners of a track, most wins first. */
export interface TrackRecord {
  readonly races: number;
  readonly runners: readonly RunnerRecord[];
}

export interface RunnerRecord {
  readonly runner: Competitor;
  readonly started: number;
  readonly won: number;
  readonly topThree: number;
  readonly last: number;
}

/** Polls about the next vote, newest first, leader first; shares from 0 to 1. */
export interface Polls {
  readonly eventId: number;
  readonly atS: readonly number[];
  readonly rows: readonly { readonly person: Competitor; readonly shares: readonly number[] }[];
}

/** Share of its races that a runner has won. */
export function winShare({ won, started }: RunnerRecord): number {
  return started === 0 ? 0 : won / started;
}

/** A share's change since the previous poll, in percentage points; undefined without one. */
export function pollMove(shares: readonly number[]): number | undefined {
  const [now, before] = shares;
  return now === undefined || before === undefined
    ? undefined
    : Math.round((now - before) * 1000) / 10;
}
