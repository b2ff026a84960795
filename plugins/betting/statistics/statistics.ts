import type { Odds } from '#domain/odds/Odds.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { ContestHistory } from './contests/contests.ts';
import type {
  Competition,
  Competitor,
  Ending,
  MarketGroup,
  Pair,
  SportEvent,
  Statistic,
} from '../feed/SportEvent.ts';

/** A match that is over. */
export interface PlayedEvent {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competitionName: string;
  readonly slug: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAtS: number;
  readonly score: Pair;
  readonly periods: readonly Pair[];
  readonly ending: Ending;
  /** 0: a draw, or a match without a result. */
  readonly winner: 0 | 1 | 2;
  /** Kicks that were scored in a shoot-out, where they decided. */
  readonly shootOut?: Pair | undefined;
  /** The result is another one than at the end. */
  readonly isCorrected: boolean;
  /** A race or vote: entrants in finishing order. Home and away came first; no score. */
  readonly outright?: { readonly name: string; readonly places: readonly string[] } | undefined;
}

/** Statistics of a whole match (`match`, without a name) or of a part of it. */
export interface StatisticSection {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly Statistic[];
}

export interface TeamForm {
  readonly team: Competitor;
  readonly events: readonly PlayedEvent[];
}

/** Earlier matches of both sides of an event. */
export interface EventHistory {
  readonly meetings: readonly PlayedEvent[];
  readonly form: readonly [TeamForm, TeamForm];
}

export interface LineUpPlayer {
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly positionName: string;
}

export interface TeamLineUp {
  readonly team: Competitor;
  readonly starting: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
}

export type FormResult = 'won' | 'drawn' | 'lost';

export interface TableRow {
  readonly place: number;
  readonly team: Competitor;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  readonly form: readonly FormResult[];
  /** Letter of its group, where a tournament begins with groups; the place is in it. */
  readonly group?: string | undefined;
}

/** Every sport that has statistics, and the competitions of one of them. */
export interface StatisticsIndex {
  readonly sports: readonly { readonly id: number; readonly name: string; readonly icon: string }[];
  readonly sportId: number;
  readonly competitions: readonly CompetitionSeasons[];
}

export interface CompetitionSeasons {
  readonly competition: Competition;
  /** Seasons, newest first; empty for races and votes. */
  readonly seasons: readonly {
    readonly season: number;
    /** Name other than its days, such as 2018/19. */
    readonly name?: string | undefined;
    readonly fromS: number;
    readonly toS: number;
  }[];
}

export interface LeagueTable {
  readonly competition: Competition;
  readonly season: number;
  readonly name?: string | undefined;
  readonly firstSeason: number;
  readonly lastSeason: number;
  readonly fromS: number;
  readonly toS: number;
  readonly rows: readonly TableRow[];
  /** Rounds of a knock-out cup, in order; a cup has no table. */
  readonly rounds?: readonly CupRound[] | undefined;
  /** Past races or votes; these have no table either. */
  readonly contests?: ContestHistory | undefined;
}

export interface CupRound {
  readonly name: string;
  readonly ties: readonly CupTie[];
}

/** The sides of a tie; undefined while they are not known. */
export interface CupTie {
  readonly sides: readonly [Competitor, Competitor] | undefined;
  /** 0 while it is open. */
  readonly winner: 0 | 1 | 2;
  readonly legs: readonly CupLeg[];
}

/** Scores are in the order of the sides, not by home and away. */
export interface CupLeg {
  readonly eventId: number | undefined;
  readonly startsAtS: number;
  readonly score: Pair | undefined;
  readonly shootOut: Pair | undefined;
  /** Extra time was played. */
  readonly isLate: boolean;
}

export interface TeamOverview {
  readonly team: Competitor;
  readonly competition: Competition;
  readonly events: readonly PlayedEvent[];
  readonly next: readonly SportEvent[];
  readonly row: TableRow | undefined;
}

/** How a match went for a team; undefined where it has no result. */
export function resultFor(
  { home, winner, ending }: PlayedEvent,
  teamId: number,
): FormResult | undefined {
  if (ending === 'abandoned' || ending === 'cancelled') return undefined;
  if (winner === 0) return 'drawn';
  return (winner === 1) === (home.id === teamId) ? 'won' : 'lost';
}

/** Whether a side is emphasised: the winner, both in a draw, neither without a result. */
export function isEmphasised(
  { winner, ending }: Pick<PlayedEvent, 'winner' | 'ending'>,
  side: 1 | 2,
): boolean {
  return winner === side || (winner === 0 && ending !== 'abandoned' && ending !== 'cancelled');
}

/** Wins of a team, draws and wins of the other one. */
export interface MeetingSummary {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function meetingSummary(meetings: readonly PlayedEvent[], teamId: number): MeetingSummary {
  const results = meetings.map((event) => resultFor(event, teamId));
  const count = (wanted: FormResult): number =>
    results.filter((result) => result === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** Rows by their groups, in the order of the table; of a league there is one without a letter. */
export function tableGroups(
  rows: readonly TableRow[],
): readonly { readonly group: string | undefined; readonly rows: readonly TableRow[] }[] {
  return [...new Set(rows.map(({ group }) => group))].map((group) => ({
    group,
    rows: rows.filter((row) => row.group === group),
  }));
}

/** The first teams of a league, or of each group. */
export function leadersOf(rows: readonly TableRow[], count: number): readonly TableRow[] {
  return rows.some(({ group }) => group !== undefined)
    ? rows.filter(({ place }) => place === 1)
    : rows.slice(0, count);
}

/** Whether matches of a table can end without a winner: then draws have a column. */
export function hasDraws(rows: readonly TableRow[]): boolean {
  return rows.some(({ drawn }) => drawn > 0);
}

/** A market of a match that is over. */
export interface DecidedMarket {
  readonly id: number;
  readonly name: string;
  readonly groupIds: readonly number[];
  readonly outcomes: readonly {
    readonly id: number;
    readonly name: string;
    /** The last price before the start. */
    readonly odds: Odds;
    readonly settlement: Settlement;
  }[];
}

export interface DecidedMarkets {
  readonly groups: readonly MarketGroup[];
  readonly markets: readonly DecidedMarket[];
}
