import type { Location } from 'react-router';
import { hasSecret, type PageMatch } from './findPage.ts';
import { splitAddress } from './splitAddress.ts';

/**
 * By what the browser keeps how far a page was scrolled. Every document begins with the same key of
 * the history: by it alone the place of one page would be that of the next one that is typed into
 * the address bar. A path that is a secret is kept nowhere.
 */
export function scrollKeyOf(
  find: (path: string) => PageMatch | undefined,
  { key, pathname }: Pick<Location, 'key' | 'pathname'>,
): string {
  if (key !== 'default') return key;
  const page = find(splitAddress(pathname).path);
  return `load ${page && hasSecret(page) ? page.route.name : pathname}`;
}
