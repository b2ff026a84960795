import type { CoreServices, GuardVerdict, NavigationRequest } from '#core';
import { loadReadReturnUrl, termsToken } from '../../auth/contract.ts';
import { isTermsExempt, isTermsPage } from './termsRoutes.ts';

/** Redirects people with changed terms to the confirmation, and everyone else away from it. */
export async function evaluateTerms(
  request: NavigationRequest,
  services: CoreServices,
): Promise<GuardVerdict> {
  const { config, navigation, session } = services;
  await session.ready;
  if (!session.isAuthed) return { kind: 'next' };
  const terms = await services.services.get(termsToken);
  const isAsked = config.features['termsConfirmation'] === true;
  if (isTermsPage(request.routeName)) {
    if (isAsked && terms.state === 'unknown') await terms.check();
    if (isAsked && terms.state !== 'agreed') return { kind: 'next' };
    const readReturnUrl = await loadReadReturnUrl();
    return {
      kind: 'redirect',
      to: readReturnUrl(request.url.searchParams.get('return-url')) ?? `/${request.language}`,
    };
  }
  if (!isAsked || terms.state !== 'changed' || isTermsExempt(services.plan, request.routeName))
    return { kind: 'next' };
  const { pathname, search, hash } = request.url;
  return {
    kind: 'redirect',
    to: navigation.href({
      name: 'access.confirm-terms',
      query: { 'return-url': pathname + search + hash },
    }),
  };
}
