import type { RouteTarget } from '#core';

export type StatisticSubject = 'event' | 'competition' | 'team';

/** The statistics page; `popup` is its own window, without header and columns. */
export function statisticTarget(
  subject: StatisticSubject,
  id: number,
  place: 'page' | 'popup' = 'page',
): RouteTarget {
  return {
    name: `betting.statistic-${subject}${place === 'popup' ? '-popup' : ''}`,
    params: { id },
  };
}

export function statisticPlace(
  routeName: string | undefined,
): { readonly subject: StatisticSubject; readonly place: 'page' | 'popup' } | undefined {
  const [, subject, popup] =
    /^betting\.statistic-(event|competition|team)(-popup)?$/.exec(routeName ?? '') ?? [];
  return subject === undefined
    ? undefined
    : { subject: subject as StatisticSubject, place: popup === undefined ? 'page' : 'popup' };
}
