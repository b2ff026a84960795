import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { PendingCashOuts } from './PendingCashOuts.ts';

/** Resumes cash-outs cut off by a reload or the end of a session, on any page. */
export function resumeCashOuts(
  myBets: MyBetsStore,
  settings: SettingsStore,
  services: CoreServices,
): Dispose {
  const { clock, reports, session, storage } = services;

  async function resume(userId: number | undefined): Promise<void> {
    const pending = new PendingCashOuts(storage, clock.nowMs).of(userId);
    if (pending.length === 0) return;
    try {
      const { createCashOut } = await import('./createCashOut.ts');
      if (session.userId === userId)
        for (const { order } of pending)
          myBets.cashOutOf(order.betId, () =>
            createCashOut(order.betId, myBets, settings, services),
          );
    } catch (error) {
      reports.report(error, { plugin: 'coupon', contribution: 'cash-out' });
    }
  }

  return reaction(
    () => session.userId,
    (userId) => void resume(userId),
    { fireImmediately: true },
  );
}
