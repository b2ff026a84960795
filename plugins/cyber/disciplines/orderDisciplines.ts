import type { CyberSettings } from './CyberSettings.ts';
import type { Discipline } from './Discipline.ts';

/** Sorts disciplines in the brand's order; `*` is the place of all others, by default the end. */
export function orderDisciplines(
  disciplines: readonly Discipline[],
  { order, off }: CyberSettings,
): readonly Discipline[] {
  const rest = order.includes('*') ? order.indexOf('*') : order.length;
  const placeOf = ({ key }: Discipline): number =>
    order.includes(key) ? order.indexOf(key) : rest;
  return disciplines
    .filter(({ key }) => !off.has(key))
    .toSorted((first, second) => placeOf(first) - placeOf(second));
}
