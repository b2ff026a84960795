import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { CoreServices } from '#core';
import { createTestCoupon } from '../testing/createTestCoupon.ts';

test("CPN-309 each announcement of the coupon has its topic: the person's own bets, or the scores of their events", async () => {
  const page = await createTestCoupon();
  const said: (readonly [string, string | undefined])[] = [];
  const { announcer }: CoreServices = page.services;
  vi.spyOn(announcer, 'polite').mockImplementation(
    (text, about) => void (text === '' || said.push([text.replace(/\{.*/, ''), about])),
  );
  const [bet] = await page.outcomes('live', 1);
  if (bet === undefined) throw new Error('nothing is live');
  page.add(bet);
  await page.pass(1000);
  const { live } = page.stores;
  const known = live.byId.get(bet.id);
  if (known === undefined) throw new Error('not priced');
  said.length = 0;
  runInAction(() => live.byId.set(bet.id, { ...known, scoreText: '77:76' }));
  expect(said).toEqual([[`${known.eventName} 77:76`, 'all']]);
  said.length = 0;
  // The strict profile confirms every change of odds.
  live.applyChanges([{ outcomeId: bet.id, was: known.odds, now: known.odds + 50 }]);
  expect(said).toContainEqual(['coupon.later:announce.odds_changed', 'own']);
});
