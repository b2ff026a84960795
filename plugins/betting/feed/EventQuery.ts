import type { RowMarketKind } from './rowMarketKinds.ts';
import type { Section } from './SportEvent.ts';

export interface EventQuery {
  readonly section: Section;
  readonly sportId?: number;
  readonly countryId?: number;
  readonly competitionIds?: readonly number[];
  readonly eventIds?: readonly number[];
  readonly teamIds?: readonly number[];
  /** Competitions, events and teams are alternatives: one match is enough. */
  readonly isAny?: boolean;
  /** Only events that qualify for the cards on top of home. */
  readonly isTop?: boolean;
  /** Hours from now within which events start. */
  readonly withinH?: number;
  /** First instant of the start, inclusive, in epoch seconds; `toS` is exclusive. */
  readonly fromS?: number;
  readonly toS?: number;
  /** Sports that the person has hidden. */
  readonly withoutSportIds?: readonly number[];
  /** Only events with a broadcast. */
  readonly hasVideo?: true;
  /** Sorted by start alone; otherwise top competitions come first. */
  readonly isByTime?: boolean;
  /** Markets of the rows, in place of result, total and handicap. */
  readonly markets?: readonly RowMarketKind[];
  readonly limit: number;
}

/** First page of a prematch list; further pages load near its end. */
export const lineLimit = 60;
/** Live matches among which home chooses its cards. */
export const topLiveLimit = 12;
/** Number of live matches loaded first. */
export const liveLimit = 100;
/** Number of events in each further page of a line. */
export const stepLimit = 120;
/** The most competitions, and the most teams, that one list can name. */
export const namedLimit = 60;
/** The most events that one channel by ids carries. */
export const watchedLimit = 200;

/** Returns a key that is equal for queries of the same list. */
export function queryKey(query: EventQuery): string {
  return [
    query.section,
    query.sportId ?? '',
    query.countryId ?? '',
    query.competitionIds?.join('.') ?? '',
    query.eventIds?.join('.') ?? '',
    query.teamIds?.join('.') ?? '',
    query.isAny === true ? 'any' : '',
    query.isTop === true ? 'top' : '',
    query.withinH ?? '',
    query.fromS ?? '',
    query.toS ?? '',
    query.withoutSportIds?.join('.') ?? '',
    query.hasVideo === true ? 'video' : '',
    query.isByTime === true ? 'time' : '',
    query.markets?.join('.') ?? '',
    query.limit,
  ].join('/');
}
