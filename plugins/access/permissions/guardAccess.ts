import type { Guard } from '#core';
import { confirmTransferRoute } from '../../auth/contract.ts';
import { standing } from './standing.ts';

/** Most navigations pass at once; the rules are loaded only if there is something to evaluate. */
export const guardAccess: Guard = async (request, services) => {
  const { config, plan, session, storage } = services;
  const {
    banned = 'allowed',
    languages,
    needsIdentification,
    hasDataAfterRegistration,
  } = plan.routes.find(({ name }) => name === request.routeName)?.rules ?? {};
  const isOpen =
    banned === 'allowed' &&
    (languages ?? needsIdentification ?? hasDataAfterRegistration) === undefined;
  if (
    isOpen &&
    !config.site.isMainVipDomain &&
    !session.isBanned &&
    request.routeName !== confirmTransferRoute &&
    !/[bm]/.test(standing(storage).read())
  )
    return { kind: 'next' };
  return (await import('./evaluateAccess.ts')).evaluateAccess(request, services);
};
