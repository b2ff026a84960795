import type { Guard } from '#core';
import { wasBanned } from '../stores/lastKnown.ts';

/** Lets nearly everybody pass at once; the code that judges comes only where there is something to judge. */
export const guardAccess: Guard = async (request, services) => {
  const { config, plan, session, storage } = services;
  const { banned, languages, needsIdentification, hasDataAfterRegistration } = plan.routes.find(({ name }) => name === request.routeName)?.rules ?? {};
  const isOpen = (banned ?? 'allowed') === 'allowed' && (languages ?? needsIdentification ?? hasDataAfterRegistration) === undefined;
  if (isOpen && !config.site.isMainVipDomain && session.banLevel === 0 && !wasBanned(storage).read()) return { kind: 'next' };
  return (await import('./judgeAccess.ts')).judgeAccess(request, services);
};
