import type { PlayedEvent } from '../../betting/contract.ts';

/** A sport of a day, with the number of its finished matches. */
export interface ResultSport {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly icon: string;
  readonly count: number;
}

export interface ResultCompetition {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly slug: string;
  readonly countryIso: string;
  readonly count: number;
}

/** One page of the matches of a day that are over. */
export interface ResultDay {
  /** `2026-03-14`, in the zone of the person. */
  readonly date: string;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly total: number;
  readonly sports: readonly ResultSport[];
  /** Competitions of the chosen sport; without a sport those of the shown matches. */
  readonly competitions: readonly ResultCompetition[];
  readonly events: readonly PlayedEvent[];
}

export interface ResultsQuestion {
  readonly date: string | undefined;
  readonly offsetMin: number;
  readonly sportId: number | undefined;
  readonly competitionId: number | undefined;
  readonly words: string;
  readonly followed:
    | {
        readonly eventIds: readonly number[];
        readonly competitionIds: readonly number[];
        readonly teamIds: readonly number[];
      }
    | undefined;
  readonly page: number;
}

export const pageSize = 50;

export interface ResultGroup {
  readonly competitionId: number;
  readonly events: readonly PlayedEvent[];
}

export function groupByCompetition(events: readonly PlayedEvent[]): readonly ResultGroup[] {
  return [...Map.groupBy(events, (event) => event.competitionId)].map(
    ([competitionId, ofCompetition]) => ({
      competitionId,
      events: ofCompetition,
    }),
  );
}
