import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponBet } from '#wire';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';

/** Creates the coupon of a signed-in person with this many prematch (or live) selections. */
async function ready(
  count: number,
  section: 'line' | 'live' = 'line',
): Promise<{
  readonly page: TestCoupon;
  readonly bets: readonly CouponBet[];
  readonly before: number;
}> {
  const page = await createTestCoupon();
  const person = await page.signIn();
  const bets = await page.outcomes(section, count);
  for (const bet of bets) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  return { page, bets, before: await page.bets(person) };
}

async function placed(page: TestCoupon): Promise<number> {
  return page.person === undefined ? 0 : page.bets(page.person);
}

test('CPN-40 a prematch single is accepted, charged once, and the coupon is empty', async () => {
  const { page, bets, before } = await ready(1);
  const balance = page.accounts.activeAccount?.balance.minor ?? 0;
  page.press();
  await page.pass(500);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted')
    throw new Error(`The bet is ${state.kind}: ${JSON.stringify(state)}`);
  expect(state.bet.stake).toEqual({ minor: 1000, currency: 'EUR' });
  expect(state.bet.potentialPayout.minor).toBe(Math.round((bets[0]?.coef ?? 0) * 1000));
  expect(page.selections.count).toBe(0);
  expect(await placed(page)).toBe(before + 1);
  expect(page.accounts.activeAccount?.balance.minor).toBe(balance - 1000);
  expect(page.emitted).toContainEqual({
    name: 'coupon.bet-placed',
    payload: expect.objectContaining({
      couponId: state.bet.id,
      stakeMinor: 1000,
      selectionCount: 1,
    }),
  });
  expect(page.services.announcer.alerts).toHaveLength(1);
});

test('CPN-41 ten activations within 100 ms send one request', async () => {
  const { page, before } = await ready(2);
  for (let press = 0; press < 10; press += 1) {
    page.press();
    if (press % 3 === 0) await page.host.advance(10);
  }
  await page.pass(3000);
  expect(page.sent).toHaveLength(1);
  expect(await placed(page)).toBe(before + 1);
});

test('CPN-41 at most one request is in flight, whatever is pressed when', async () => {
  const { page } = await ready(2);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('press', 'wait', 'keep', 'dismiss', 'check', 'lose'), {
        minLength: 4,
        maxLength: 14,
      }),
      async (steps) => {
        for (const step of steps) {
          if (step === 'press') page.press();
          else if (step === 'wait') await page.pass(300);
          else if (step === 'keep') page.stores.placement.keepSelections();
          else if (step === 'dismiss') page.stores.placement.dismiss();
          else if (step === 'check') page.stores.placement.checkNow();
          else page.faults.push('lose-answer');
        }
        page.faults.length = 0;
        await page.pass(20_000);
        page.stores.placement.keepSelections();
        expect(page.mostInFlight).toBeLessThanOrEqual(1);
        expect(page.stores.placement.isUnderWay).toBe(false);
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

test('CPN-42 after an answer lost upon acceptance the same key and bytes are sent again: one bet', async () => {
  const { page, before } = await ready(1);
  page.network.muteFeed(true);
  page.faults.push('lose-answer');
  page.press();
  await page.pass(200);
  expect(page.stores.placement.state.kind).toBe('unknown');
  expect(page.selections.isLocked).toBe(true);
  expect(
    page.selections.toggle({
      outcomeId: 5,
      eventId: 5,
      odds: 2000,
      isLive: false,
      outcomeName: 'x',
      marketName: 'x',
      eventName: 'x',
    }),
  ).toBe('locked');
  await page.pass(3000);
  expect(page.stores.placement.state.kind).toBe('accepted');
  expect(page.sent).toHaveLength(2);
  expect(page.sent[1]).toEqual(page.sent[0]);
  expect(await placed(page)).toBe(before + 1);
});

test('CPN-398 the user channel of the feed may bring the answer that the call lost', async () => {
  const { page, before } = await ready(1);
  page.faults.push('lose-answer');
  page.press();
  await page.pass(500);
  expect([page.stores.placement.state.kind, page.sent.length, await placed(page)]).toEqual([
    'accepted',
    1,
    before + 1,
  ]);
});

test('CPN-397 at most three sends; then the key is looked up, and a found bet is accepted', async () => {
  const { page, before } = await ready(1);
  page.network.muteFeed(true);
  page.faults.push('lose-answer', 'lose-answer', 'lose-answer');
  page.press();
  await page.pass(12_000);
  expect(page.sent).toHaveLength(3);
  expect(new Set(page.sent.map((sent) => `${sent.key} ${sent.body}`)).size).toBe(1);
  expect(page.stores.placement.state.kind).toBe('accepted');
  expect(await placed(page)).toBe(before + 1);
});

test('CPN-43 a coupon that never arrived may be placed again, with the same key while it is unchanged', async () => {
  const { page, before } = await ready(1);
  page.faults.push('lose-request', 'lose-request', 'lose-request');
  page.press();
  await page.pass(10_000);
  expect(page.stores.placement.state.kind).toBe('unknown');
  await page.pass(20_000);
  const { state } = page.stores.placement;
  expect(state.kind === 'refused' && state.refusal.key).toBe('refused.not_arrived');
  expect(page.selections.count).toBe(1);
  page.press();
  await page.pass(1000);
  expect(page.sent).toHaveLength(4);
  expect(page.sent[3]?.key).toBe(page.sent[0]?.key);
  expect(await placed(page)).toBe(before + 1);
});

test('CPN-280 after an answer to a key that had been lost before, the next press has a new key', async () => {
  const { page, before } = await ready(1);
  page.faults.push('lose-request', 'lose-request', 'lose-request');
  page.press();
  await page.pass(32_000);
  expect(page.stores.placement.state).toMatchObject({
    kind: 'refused',
    refusal: { key: 'refused.not_arrived' },
  });
  await page.sandbox.post('/sandbox/v1/users/demo', { ban: 'full' });
  page.press();
  await page.pass(1000);
  await page.sandbox.post('/sandbox/v1/users/demo', { ban: 'none' });
  page.press();
  await page.pass(1000);
  const keys = page.sent.map((sent) => sent.key);
  expect([keys[3], new Set(keys).size, keys[4] === keys[0]]).toEqual([keys[0], 2, false]);
  expect([page.stores.placement.state.kind, await placed(page)]).toEqual(['accepted', before + 1]);
});

test('CPN-411 another snapshot gets another key', async () => {
  const { page } = await ready(1);
  page.press();
  await page.pass(1000);
  page.stores.placement.keepSelections();
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  expect(page.sent).toHaveLength(2);
  expect(page.sent[1]?.key).not.toBe(page.sent[0]?.key);
  expect(page.sent[1]?.body).toBe(page.sent[0]?.body);
});

test('CPN-44 a reload while placing keeps the key: the bet is found, not placed twice', async () => {
  const { page, before } = await ready(1);
  page.network.muteFeed(true);
  page.faults.push('lose-answer');
  page.press();
  await page.pass(200);
  const stage = await reloadTestCoupon(page);
  expect(stage.view.isBusy).toBe(true);
  await stage.pass(3000);
  // The result is shown, but takes no focus, because the press was before the reload.
  expect(stage.stores.placement).toMatchObject({
    state: { kind: 'accepted' },
    isPressedHere: false,
  });
  expect(stage.selections.count).toBe(0);
  expect(stage.sent).toHaveLength(0);
  expect(await placed(stage)).toBe(before + 1);
});

test('CPN-401 M11 an accepted bet is shown once: a reload does not show it again', async () => {
  const { page, before } = await ready(1);
  page.press();
  await page.pass(1000);
  expect(page.stores.placement).toMatchObject({
    state: { kind: 'accepted' },
    isPressedHere: true,
  });
  const again = await reloadTestCoupon(page);
  await again.pass(500);
  expect([again.stores.placement.state.kind, again.sent.length, await placed(again)]).toEqual([
    'idle',
    0,
    before + 1,
  ]);
});

test('CPN-399 another person who signs in neither sees the bet nor waits for it', async () => {
  const { page } = await ready(1);
  page.network.muteFeed(true);
  page.faults.push('lose-answer');
  page.press();
  await page.pass(200);
  const owner = page.person;
  page.become(undefined);
  await page.pass(0);
  expect(page.stores.placement.state).toMatchObject({ kind: 'unknown', needsSignIn: true });
  page.become({ ...(owner ?? (await page.signIn())), userId: 999 });
  await page.pass(0);
  expect(page.stores.placement.state.kind).toBe('idle');
  page.become(owner);
  await page.pass(1000);
  expect(page.stores.placement.state.kind).toBe('accepted');
});

test('CPN-45 a live bet waits as long as the platform says; only its answer counts', async () => {
  const { page, before } = await ready(1, 'live');
  page.stores.settings.setPolicy('acceptAny');
  page.press();
  await page.pass(500);
  const { state } = page.stores.placement;
  if (state.kind !== 'waiting')
    throw new Error(`The bet is ${state.kind}: ${JSON.stringify(state)}`);
  expect(state.waitMs).toBe(3000);
  page.press();
  await page.pass(4000);
  expect(['accepted', 'refused']).toContain(page.stores.placement.state.kind);
  expect(page.sent).toHaveLength(1);
  expect(await placed(page)).toBe(
    before + (page.stores.placement.state.kind === 'accepted' ? 1 : 0),
  );
});

test('CPN-800 while a bet waits the coupon shows what was sent, whatever the prices do', async () => {
  const { page, bets } = await ready(1, 'live');
  const { placement, placing, rows, money } = page.stores;
  const id = bets[0]?.id ?? 0;
  const price = async (change: object): Promise<void> => {
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: id, ...change });
    await page.pass(1000);
  };
  await price({ coef: 7.5, isBlocked: false });
  page.selections.remove(id);
  page.add({ ...bets[0]!, coef: 7.5 });
  await page.pass(1000);
  page.stores.stake.type('9');
  page.press();
  await page.pass(200);
  expect(placement.state.kind).toBe('waiting');
  const shown = (): unknown => {
    const row = rows.of(id);
    return [row?.draft.odds, row?.odds, row?.block, rows.totalOdds, money.potentialPayoutMinor];
  };
  const sent = [7500, 7500, undefined, 7500, 6750];
  expect(shown()).toEqual(sent);
  await price({ coef: 7.29 });
  expect(page.stores.live.byId.get(id)?.odds).toBe(7290);
  expect([shown(), rows.changed, placing.isChangeNoted]).toEqual([sent, [], false]);
  await price({ isBlocked: true });
  expect([placement.state.kind, shown(), rows.blocked]).toEqual(['waiting', sent, []]);
  await page.pass(4000);
  expect(placement.state.kind).toBe('refused');
  expect(rows.of(id)?.odds).toBe(7290);
});

test('CPN-46 an ended session places nothing: sign-in opens, the coupon stays, nothing is sent by itself', async () => {
  const { page, before } = await ready(2);
  const owner = page.person;
  // The client refreshes the token once and repeats the request once, with the same key.
  page.faults.push('unauthorised', 'unauthorised');
  page.press();
  await page.pass(1000);
  expect(page.stores.placement.state.kind).toBe('signed-out');
  expect(page.sent[1]).toEqual(page.sent[0]);
  expect(page.openedModals).toEqual(['auth.sign-in']);
  expect([page.selections.count, page.selections.isLocked, page.stores.stake.minor]).toEqual([
    2,
    false,
    1000,
  ]);
  page.become(undefined);
  page.become(owner);
  await page.pass(5000);
  expect(page.sent).toHaveLength(2);
  page.press();
  await page.pass(1000);
  expect(page.sent).toHaveLength(3);
  expect(await placed(page)).toBe(before + 1);
});

test('CPN-400 a press by a visitor opens the sign-in and sends nothing', async () => {
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 1)) page.add(bet);
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  expect([page.openedModals, page.sent.length, page.selections.count]).toEqual([
    ['auth.sign-in'],
    0,
    1,
  ]);
});

test('CPN-47 a refusal keeps coupon and stake, and is dismissed by a change of the coupon', async () => {
  const { page, before } = await ready(2);
  await page.sandbox.post('/sandbox/v1/users/demo', { ban: 'full' });
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  expect(state.kind === 'refused' && state.refusal.key).toBe('refused.account_banned');
  await page.pass(30_000);
  expect([
    page.sent.length,
    page.selections.count,
    page.stores.stake.minor,
    await placed(page),
  ]).toEqual([1, 2, 1000, before]);
  page.stores.stake.type('11');
  expect(page.stores.placement.state.kind).toBe('idle');
});

test('CPN-48 Keep selections puts them back with the stake', async () => {
  const { page, bets } = await ready(3);
  page.press();
  await page.pass(1000);
  expect(page.stores.placement.state.kind).toBe('accepted');
  page.stores.placement.keepSelections();
  expect(page.selections.drafts.map((draft) => draft.outcomeId)).toEqual(bets.map((bet) => bet.id));
  expect([page.stores.placement.state.kind, page.stores.stake.minor]).toEqual(['idle', 1000]);
});

test('SHL-331 the page is busy until the outcome of a coupon is certain: sent, held back, or unknown after a lost answer', async () => {
  const { page } = await ready(1, 'live');
  const busy = (): boolean => page.services.pendingWork.isBusy;
  expect(busy()).toBe(false);
  page.faults.push('lose-answer');
  page.press();
  expect([page.stores.placement.state.kind, busy()]).toEqual(['placing', true]);
  await page.pass(100);
  expect([page.stores.placement.state.kind, busy()]).toEqual(['unknown', true]);
  await page.pass(1500);
  expect([page.stores.placement.state.kind, busy()]).toEqual(['waiting', true]);
  await page.pass(30_000);
  expect(page.stores.placement.isUnderWay).toBe(false);
  expect(busy()).toBe(false);
});
