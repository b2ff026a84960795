import { matchPath } from 'react-router';
import type { PlannedRedirect } from '../plan/Plan.ts';

/** Target of the first open redirect that matches; both without language and leading slash. */
export function redirectOf(
  redirects: readonly PlannedRedirect[],
  path: string,
): Pick<PlannedRedirect, 'to' | 'code'> | undefined {
  for (const { from, to, code, offReason } of redirects) {
    if (offReason !== undefined) continue;
    const match = matchPath({ path: `/${from}`, caseSensitive: true }, `/${path}`);
    if (match === null) continue;
    const { params }: { readonly params: Readonly<Record<string, string | undefined>> } = match;
    return { to: to.replace(/:([a-z]\w*)/gi, (name, key: string) => params[key] ?? name), code };
  }
  return undefined;
}

/** Address after a redirect, in the same language; its own query precedes the old one. */
export function redirectedAddress(url: URL, language: string, to: string): string {
  if (to.startsWith('https://')) return to;
  const [path = '', query = ''] = to.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of url.searchParams) if (!all.has(name)) all.append(name, value);
  const text = all.toString();
  return `/${language}${path === '' ? '' : `/${path}`}${text === '' ? '' : `?${text}`}${url.hash}`;
}
