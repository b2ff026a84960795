import type { TeamRecord } from '../catalogue/teams.ts';
import type { CountPair } from '../markets/MarketType.ts';

/** A participant as shown on a page. */
export type Contestant = Omit<TeamRecord, 'rating'>;

/** How a match ended. */
export type Ending = 'regular' | 'overtime' | 'shootout' | 'retired' | 'abandoned' | 'cancelled';

/** A finished match, as it was played and settled. */
export interface MatchRecord {
  readonly gameId: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly startsAtMs: number;
  readonly endedAtMs: number;
  readonly home: Contestant;
  readonly away: Contestant;
  readonly score: CountPair;
  readonly periods: readonly CountPair[];
  /** Penalties scored, if they decided the match. */
  readonly shootOut?: CountPair;
  readonly ending: Ending;
  /** 0 for a draw, or without a result. */
  readonly winner: 0 | 1 | 2;
  /** Whether the result was corrected after the end. */
  readonly isCorrected: boolean;
}

/** The fields of a match that a table counts. */
export type MatchOutcome = Pick<MatchRecord, 'sportId' | 'score' | 'ending' | 'winner'>;

/** A table row, in table order. */
export interface TableRow {
  readonly place: number;
  readonly team: Contestant;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** Newest last: 1 won, 0 drawn, -1 lost; at most five. */
  readonly form: readonly (1 | 0 | -1)[];
  /** Letter of its group. */
  readonly group?: string;
}

/** Days of a past, current or future season. */
export interface SeasonDays {
  readonly season: number;
  /** Season name of a file, whose matches are shifted to other years. */
  readonly name?: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface LeagueTable {
  readonly competitionId: number;
  readonly season: number;
  readonly name?: string;
  /** No season is requested before the first, and none exists after the current one. */
  readonly seasons: readonly [first: number, current: number];
  readonly fromMs: number;
  readonly toMs: number;
  readonly rows: readonly TableRow[];
  /** Rounds of a cup, the first one first. */
  readonly rounds?: readonly CupRoundRecord[];
}

export interface CupRoundRecord {
  readonly round: number;
  readonly ties: readonly CupTie[];
}

/** Pairing of a cup tie in the order of the first leg. */
export interface CupTie {
  readonly sides: readonly [Contestant, Contestant] | undefined;
  /** 0 while the tie is open. */
  readonly winner: 0 | 1 | 2;
  readonly legs: readonly CupLeg[];
}

export interface CupLeg {
  readonly startsAtMs: number;
  readonly gameId?: number;
  /** Score of both sides of the tie, independent of home and away. */
  readonly score?: CountPair;
  readonly ending?: Ending;
  readonly shootOut?: CountPair;
}

export interface Player {
  readonly number: number;
  readonly name: string;
  /** Dictionary key without its prefix, such as `keeper`. */
  readonly position: string;
}

export interface TeamLineUp {
  readonly team: Contestant;
  readonly starting: readonly Player[];
  readonly bench: readonly Player[];
}

export interface LineUp {
  readonly home: TeamLineUp;
  readonly away: TeamLineUp;
}
