import type { CoreServices } from '#core';
import { loginRoute } from '../contract.ts';
import { registrationRoute } from '../../registration/contract.ts';
import { readRedirectUrl } from '../redirects/readRedirectUrl.ts';
import { beginLink, beginVisit } from './ProvidersApi.ts';
import { readProviderSettings, type Provider } from './providers.ts';

type VisitServices = Pick<CoreServices, 'config' | 'http' | 'navigation' | 'reports'>;

/**
 * Leaves the page for the provider and returns to where the person wanted to go, or to this page
 * unless it is for visitors only. Resolves with false when that failed; the failure is reported.
 */
export async function visitProvider(
  services: VisitServices,
  { id }: Provider,
  intent: 'login' | 'register',
): Promise<boolean> {
  const { http, navigation } = services;
  const { query, routeName } = navigation;
  const returnPath =
    routeName === loginRoute || routeName === registrationRoute
      ? (query.get('return-url') ?? '')
      : addressOf(navigation);
  try {
    follow(services, await beginVisit(http, id, intent, returnPath));
    return true;
  } catch (error) {
    services.reports.report(error, { plugin: 'auth', contribution: 'providers' });
    return false;
  }
}

/**
 * Leaves the page for the provider to link the person's account, and returns to this page.
 *
 * @throws HttpError
 */
export async function visitToLink(services: VisitServices, provider: string): Promise<void> {
  follow(services, await beginLink(services.http, provider, addressOf(services.navigation)));
}

function addressOf({ path, query }: VisitServices['navigation']): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function follow({ config, navigation }: VisitServices, address: string): void {
  const { origins } = readProviderSettings(config.plugins['auth']);
  const url = readRedirectUrl(address, origins);
  if (url === undefined)
    throw new Error(
      `"${address.slice(0, 200)}" is not followed: list its origin in plugins.auth.providerOrigins`,
    );
  navigation.leave(url);
}
