import type { RouteTarget } from '#core';

/** What a page of statistics can be about. */
export type StatisticSubject = 'event' | 'competition' | 'team';

/** The page of statistics; `popup` is the same in a window of its own, without header and columns. */
export function statisticTarget(subject: StatisticSubject, id: number, place: 'page' | 'popup' = 'page'): RouteTarget {
  return { name: place === 'popup' ? 'betting.statistic-popup' : 'betting.statistic-of', params: { subject, id } };
}
