import type { Guard } from '#core';
import { standing } from '../permissions/standing.ts';

/** Evaluates only if changed terms are known, and on the confirmation pages themselves. */
export const guardTerms: Guard = async (request, services) => {
  if (
    request.routeName?.startsWith('access.confirm') !== true &&
    !standing(services.storage).read().includes('t')
  )
    return { kind: 'next' };
  return (await import('./evaluateTerms.ts')).evaluateTerms(request, services);
};
