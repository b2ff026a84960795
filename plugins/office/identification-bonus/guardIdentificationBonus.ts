import type { Guard } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { identificationBonusRoute } from '../contract.ts';

/**
 * OFC-170: on a phone, shows the identification bonus once before the next page; not to people to
 * whom bonuses must not be advertised.
 */
export const guardIdentificationBonus: Guard = async (
  { routeName, url },
  { environment, navigation, services, session, storage },
) => {
  if (!environment.isMobile || !session.isAuthed || routeName === identificationBonusRoute)
    return { kind: 'next' };
  // Unknown yet: checked again on the next navigation.
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
