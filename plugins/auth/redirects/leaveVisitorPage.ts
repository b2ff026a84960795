import type { CoreServices, GuardVerdict, NavigationRequest } from '#core';
import { tokenRoute } from '../contract.ts';
import { readSignInLink } from '../sign-in/SignInLink.ts';
import { readReturnUrl } from './readReturnUrl.ts';

/**
 * Decides where a signed-in person goes from a page for visitors; there a sign-in link opens a
 * prompt.
 */
export function leaveVisitorPage(request: NavigationRequest, services: CoreServices): GuardVerdict {
  const { url, language } = request;
  const link =
    request.routeName === tokenRoute
      ? readSignInLink(url.pathname.split('/').at(-1), url.searchParams, language)
      : undefined;
  if (link !== undefined)
    void import('../sign-in/offerOtherAccount.ts')
      .then(async ({ offerOtherAccount }) => offerOtherAccount(services, link))
      .catch((error: unknown) =>
        services.reports.report(error, { plugin: 'auth', contribution: 'sign-in-link' }),
      );
  const wanted = readReturnUrl(url.searchParams.get('return-url'), url.origin);
  return { kind: 'redirect', to: wanted ?? `/${language}` };
}
