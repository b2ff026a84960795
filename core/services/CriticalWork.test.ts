import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { CriticalWork } from './CriticalWork.ts';

test('SHL-330 the page is busy until the last of what began has ended, and ending twice changes nothing', () => {
  const critical = new CriticalWork();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(critical.isBusy));
  const endBet = critical.begin('coupon');
  const endPayment = critical.begin('payment');
  endBet();
  endBet();
  expect(critical.isBusy).toBe(true);
  expect([...critical.work.values()]).toEqual(['payment']);
  endPayment();
  expect(seen).toEqual([false, true, false]);
  stop();
});
