import type { Guard } from '#core';
import { standing } from '../permissions/standing.ts';

/** Asks only where changed terms are known of, and on the pages of the confirmation themselves. */
export const guardTerms: Guard = async (request, services) => {
  if (
    request.routeName?.startsWith('access.confirm') !== true &&
    !standing(services.storage).read().includes('t')
  )
    return { kind: 'next' };
  return (await import('./evaluateTerms.ts')).evaluateTerms(request, services);
};
