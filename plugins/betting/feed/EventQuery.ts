import type { RowMarketKind } from './rowMarketKinds.ts';
import type { Section } from './SportEvent.ts';

export interface EventQuery {
  readonly section: Section;
  readonly sportId?: number;
  readonly countryId?: number;
  readonly competitionIds?: readonly number[];
  readonly eventIds?: readonly number[];
  readonly teamIds?: readonly number[];
  /** Competitions, events and teams need not all fit: one is enough. */
  readonly isAny?: boolean;
  /** Only those worth the cards on top of home. */
  readonly isTop?: boolean;
  /** Hours from now within which events start. */
  readonly withinH?: number;
  /** Only what starts from this instant on and before the other, in epoch seconds. */
  readonly fromS?: number;
  readonly toS?: number;
  /** Sports that the person has hidden. */
  readonly withoutSportIds?: readonly number[];
  /** Only those with a broadcast. */
  readonly hasVideo?: true;
  /** By start alone; otherwise top competitions come first. */
  readonly isByTime?: boolean;
  /** What rows show instead of result, total and handicap. */
  readonly markets?: readonly RowMarketKind[];
  readonly limit: number;
}

/** First page of a prematch list; the rest comes as its end comes near. */
export const lineLimit = 60;
/** Live matches among which home chooses its cards. */
export const topLiveLimit = 12;
/** Live matches that a page begins with. */
export const liveLimit = 100;
/** Events that each further step of a line brings. */
export const stepLimit = 120;
/** The most competitions, and the most teams, that one list can name. */
export const namedLimit = 60;
/** The most events that one channel by ids carries. */
export const watchedLimit = 200;

/** Two queries with the same key are the same list. */
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
