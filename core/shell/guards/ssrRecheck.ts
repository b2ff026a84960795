import { parseServiceRedirect } from '../../runtime/routes/parseServiceRedirect.ts';
import { splitAddress } from '../../runtime/routes/splitAddress.ts';
import { isWellFormedPath } from '../../runtime/routes/splitPath.ts';
import type { Guard, GuardVerdict } from '../../contract/Guard.ts';

/**
 * SHL-224: asks the redirect service about an address that is not found, as the edge does, on
 * navigations inside the page and if no edge served it; a host that is not on the list is left to
 * the person.
 */
export const ssrRecheck: Guard = async (
  { url, language, fromRouteName, signal },
  { config, environment, http, navigation, reports },
): Promise<GuardVerdict> => {
  const isAnswered = fromRouteName === undefined && environment.status !== undefined;
  if (isAnswered)
    return environment.leaveTo === undefined ? { kind: 'next' } : leave(environment.leaveTo);
  // A page that was closed while it was open has not moved.
  if (fromRouteName !== undefined && navigation.path === url.pathname) return { kind: 'next' };
  if (!isWellFormedPath(splitAddress(url.pathname).path)) return { kind: 'next' };
  try {
    const move = parseServiceRedirect(
      await http.call('site.redirect', { body: { url: `${url.pathname}${url.search}` }, signal }),
    );
    const to =
      move === undefined || !URL.canParse(move.to, url) ? undefined : new URL(move.to, url);
    if (
      to !== undefined &&
      to.username === '' &&
      (to.origin === url.origin || to.protocol === 'https:')
    ) {
      const isNamed =
        to.host === url.host ||
        config.brand.hosts.includes(to.hostname) ||
        config.redirectHosts.includes(to.hostname);
      return isNamed ? { kind: 'redirect', to: to.href } : leave(to.href);
    }
  } catch (error) {
    // Without a response the address stays not found.
    reports.report(error, { plugin: 'shell', contribution: 'redirect service' });
  }
  if (!url.searchParams.has('platform_type')) return { kind: 'next' };
  const query = new URLSearchParams(url.search);
  query.delete('platform_type');
  return { kind: 'redirect', to: `/${language}${query.size === 0 ? '' : `?${query.toString()}`}` };
};

function leave(url: string): GuardVerdict {
  return { kind: 'modal', id: 'shell.leave-site', props: { url } };
}
