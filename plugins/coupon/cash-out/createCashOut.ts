import type { CoreServices } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { CashOutApi } from './CashOutApi.ts';
import type { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { CashOutStore } from './CashOutStore.ts';
import { PendingCashOuts } from './PendingCashOuts.ts';

/** Creates the cash-out store of one bet. */
export function createCashOut(
  betId: number,
  myBets: MyBetsStore,
  settings: SettingsStore,
  {
    announcer,
    clock,
    pendingWork,
    environment,
    feed,
    http,
    i18n,
    scheduler,
    session,
    storage,
  }: CoreServices,
): CashOutStore {
  return new CashOutStore(betId, {
    api: new CashOutApi(http),
    clock,
    pendingWork,
    scheduler,
    pending: new PendingCashOuts(storage, clock.nowMs),
    userId: () => session.userId,
    language: () => environment.language,
    offer: () => myBets.offers.get(betId),
    isFresh: () => feed.status === 'current' || feed.status === 'delayed',
    policy: () => settings.policy,
    onPaid: ({ minor, currency }) =>
      announcer.alert(
        i18n.t('coupon.later:cash.paid', {
          amount: formatMoney(createMoney(minor, currency), environment.language),
        }),
      ),
    onRefused: (key) => announcer.alert(i18n.t(`coupon.later:${key}`)),
    onOrdered: myBets.update,
  });
}
