import { createMoney, formatMoney, type CoreServices } from '#core';
import { CashOutApi } from '../../api/cashOut/CashOutApi.ts';
import type { CouponWorkspace } from '../CouponWorkspace.ts';
import { CashOutStore } from './CashOutStore.ts';

/** The cash-out of one bet on this page. */
export function createCashOut(betId: number, { myBets, settings }: CouponWorkspace, { announcer, clock, environment, feed, http, i18n, scheduler }: CoreServices): CashOutStore {
  return new CashOutStore(betId, {
    api: new CashOutApi(http),
    clock,
    scheduler,
    language: () => environment.language,
    offer: () => myBets.offers.get(betId),
    isFresh: () => feed.status === 'live' || feed.status === 'delayed',
    policy: () => settings.policy,
    onPaid: ({ minor, currency }) => announcer.alert(i18n.t('coupon.later:cash.paid', { amount: formatMoney(createMoney(minor, currency), environment.language) })),
    onRefused: (key) => announcer.alert(i18n.t(`coupon.later:${key}`)),
    onOrdered: myBets.update,
  });
}
