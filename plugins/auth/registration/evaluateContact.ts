import { when } from 'mobx';
import type { CoreServices, GuardVerdict, NavigationRequest } from '#core';
import { accountsToken } from '../contract.ts';
import { finishRegistrationRoute } from '../../recovery/contract.ts';
import { mustFinishRegistration } from './mustFinishRegistration.ts';
import { readReturnUrl } from '../redirects/readReturnUrl.ts';

/**
 * Redirects people without any contact to the page that asks for one, and all others away from it.
 */
export async function evaluateContact(
  request: NavigationRequest,
  services: CoreServices,
): Promise<GuardVerdict> {
  const accounts = await services.services.get(accountsToken);
  await when(
    () => accounts.user !== undefined || accounts.error !== undefined || !services.session.isAuthed,
  );
  if (request.routeName !== finishRegistrationRoute) {
    if (!mustFinishRegistration(services.plan, request.routeName, accounts.user))
      return { kind: 'next' };
    const { pathname, search, hash } = request.url;
    return {
      kind: 'redirect',
      to: services.navigation.href({
        name: finishRegistrationRoute,
        query: { 'return-url': pathname + search + hash },
      }),
    };
  }
  if (accounts.user === undefined || accounts.user.needsContact) return { kind: 'next' };
  return {
    kind: 'redirect',
    to: readReturnUrl(request.url.searchParams.get('return-url')) ?? `/${request.language}`,
  };
}
