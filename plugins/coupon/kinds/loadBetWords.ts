import type { CoreServices } from '#core';
import type { BetWords } from '../../auth/contract.ts';
import { betRoute } from '../../office/contract.ts';
import { betTexts } from '../contract.ts';
import { kindName } from './kindName.ts';

/** Loads the texts with which other plugins name bets. */
export async function loadBetWords({ i18n }: Pick<CoreServices, 'i18n'>): Promise<BetWords> {
  await Promise.all(betTexts.map((name) => i18n.loadNamespace(name)));
  return {
    route: betRoute,
    nameOf: ({ type, selections: { length: count } }) =>
      i18n.t('coupon.bets:many', {
        kind: kindName((key) => i18n.t(`coupon.kinds:${key}`), type, count),
        count,
      }),
  };
}
