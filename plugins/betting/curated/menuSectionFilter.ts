import type { EventQuery } from '../feed/EventQuery.ts';

/** Words of the address that narrow a list; other words are only names. */
export const narrowingSections = ['top', 'soon', 'today'] as const;

const soonH = 2;
const dayH = 24;

/** Returns the filter of a word between section and sport; the narrower of two time spans holds. */
export function menuSectionFilter(
  menuSection: string | undefined,
  withinH: number | undefined,
): Pick<EventQuery, 'isTop' | 'withinH'> {
  const hours = menuSection === 'soon' ? soonH : menuSection === 'today' ? dayH : undefined;
  const narrower = hours === undefined ? withinH : Math.min(hours, withinH ?? hours);
  return {
    ...(menuSection === 'top' ? { isTop: true } : {}),
    ...(narrower === undefined ? {} : { withinH: narrower }),
  };
}
