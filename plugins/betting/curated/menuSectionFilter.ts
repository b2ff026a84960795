import type { EventQuery } from '../feed/EventQuery.ts';

/** The words that narrow a list; any other is only a name. */
export const narrowingSections = ['top', 'soon', 'today'] as const;

const soonH = 2;
const dayH = 24;

/** What a word between section and sport asks for; the narrower of two times holds. */
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
