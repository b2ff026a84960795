import type { Location } from 'react-router';
import type { Plan } from '../plan/Plan.ts';
import { findPage } from './findPage.ts';
import { splitAddress } from './splitAddress.ts';

/**
 * By what the browser keeps how far a page was scrolled. Every document begins with the same key of
 * the history: by it alone the place of one page would be that of the next one that is typed into
 * the address bar. A path that is a secret is kept nowhere.
 */
export function scrollKeyOf(
  plan: Pick<Plan, 'routes' | 'prefixes'>,
  { key, pathname }: Pick<Location, 'key' | 'pathname'>,
): string {
  if (key !== 'default') return key;
  const found = findPage(plan, splitAddress(pathname).path);
  const isSecret =
    found !== undefined &&
    Object.values(found.route.parameters).some((parameter) => parameter.isSecret === true);
  return isSecret ? `load ${found.route.name}` : `load ${pathname}`;
}
