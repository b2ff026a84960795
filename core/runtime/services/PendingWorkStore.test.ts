import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { PendingWorkStore } from './PendingWorkStore.ts';

test('SHL-330 the page is busy until the last pending work has ended, and ending twice changes nothing', () => {
  const pendingWork = new PendingWorkStore();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(pendingWork.isBusy));
  const endBet = pendingWork.begin('coupon');
  const endPayment = pendingWork.begin('payment');
  endBet();
  endBet();
  expect(pendingWork.isBusy).toBe(true);
  expect([...pendingWork.work.values()]).toEqual(['payment']);
  endPayment();
  expect(seen).toEqual([false, true, false]);
  stop();
});
