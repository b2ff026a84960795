import type { Guard } from '#core';
import { isTermsPage } from '../domain/termsRoutes.ts';
import { lastKnownTerms } from '../stores/lastKnown.ts';

/** Asks only where changed terms are known of, and on the page of the confirmation itself. */
export const guardTerms: Guard = async (request, services) => {
  if (!isTermsPage(request.routeName) && !lastKnownTerms(services.storage).read().isChanged) return { kind: 'next' };
  return (await import('./judgeTerms.ts')).judgeTerms(request, services);
};
