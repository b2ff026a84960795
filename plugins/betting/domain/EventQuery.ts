import type { Section } from './SportEvent.ts';

/** Which events a list shows. */
export interface EventQuery {
  readonly section: Section;
  readonly sportId?: number;
  readonly competitionIds?: readonly number[];
  readonly eventIds?: readonly number[];
  /** Only those worth the cards on top of home. */
  readonly isTop?: boolean;
  /** Starting within so many hours. */
  readonly withinH?: number;
  readonly limit: number;
}

/** The most events that one live channel carries. */
export const CHANNEL_LIMIT = 300;

/** Two queries with the same key are the same list. */
export function queryKey(query: EventQuery): string {
  return [
    query.section,
    query.sportId ?? '',
    query.competitionIds?.join('.') ?? '',
    query.eventIds?.join('.') ?? '',
    query.isTop === true ? 'top' : '',
    query.withinH ?? '',
    query.limit,
  ].join('/');
}
