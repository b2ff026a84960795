import type { CoreServices } from '#core';
import { loginRoute } from '../contract.ts';
import { readRedirectUrl } from '../redirects/readRedirectUrl.ts';
import { beginVisit } from './ProvidersApi.ts';
import { readProviderSettings, type Provider } from './providers.ts';

/**
 * Goes to the provider with the whole page, and comes back to where the person wanted to go, else
 * to this page. False where that did not work; it is reported.
 */
export async function visitProvider(
  {
    config,
    http,
    navigation,
    reports,
  }: Pick<CoreServices, 'config' | 'http' | 'navigation' | 'reports'>,
  { id }: Provider,
): Promise<boolean> {
  const { path, query, routeName } = navigation;
  const here = query.size === 0 ? path : `${path}?${query.toString()}`;
  try {
    const address = await beginVisit(
      http,
      id,
      'login',
      routeName === loginRoute ? (query.get('return-url') ?? '') : here,
    );
    const { origins } = readProviderSettings(config.plugins['auth']);
    const url = readRedirectUrl(address, origins);
    if (url === undefined)
      throw new Error(
        `"${address.slice(0, 200)}" is not followed: list its origin in plugins.auth.providerOrigins`,
      );
    navigation.leave(url);
    return true;
  } catch (error) {
    reports.report(error, { plugin: 'auth', contribution: 'providers' });
    return false;
  }
}
