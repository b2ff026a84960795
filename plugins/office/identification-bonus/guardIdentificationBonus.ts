import type { Guard } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { identificationBonusRoute } from '../contract.ts';

/**
 * OFC-170: on a phone, whoever has got a bonus for the proof of identity is told so once, before
 * the page of their next step. Whom the site may not tell of bonuses is told nothing.
 */
export const guardIdentificationBonus: Guard = async (
  { routeName, url },
  { environment, navigation, services, session, storage },
) => {
  if (!environment.isMobile || !session.isAuthed || routeName === identificationBonusRoute)
    return { kind: 'next' };
  // Not known yet: it is told before the step after this one.
  const { user } = await services.get(accountsToken);
  const told = storage.value({
    key: 'office/identification-bonus-of',
    version: 1,
    fallback: 0,
    check: Number.isSafeInteger as (value: unknown) => value is number,
  });
  const isNews =
    user?.hasIdentificationBonus === true &&
    user.excludedUntilS === undefined &&
    user.closedRights.bonus === undefined &&
    told.read() !== user.userId;
  if (!isNews) return { kind: 'next' };
  told.write(user.userId);
  return {
    kind: 'redirect',
    to: navigation.href({
      name: identificationBonusRoute,
      query: { 'return-url': url.pathname + url.search + url.hash },
    }),
  };
};
