import fc from 'fast-check';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { knownRefusals } from '../refusals/knownRefusals.ts';
import { reloadTestCoupon } from '../testing/createTestCoupon.ts';
import { movedSince, readProof } from '../testing/readProof.ts';
import { type Ready, ready, since, pin, control } from '../testing/readyToPlace.ts';

// Requests and movements of money are read from the platform, never from the page
// (test/FAULTS.md).

test('A01 however clicks and keys interleave, one snapshot is one request, one stake and one version 4 key', async () => {
  const here = await ready(2);
  let release: () => void = () => undefined;
  here.page.hold = new Promise<void>((resolve) => (release = resolve));
  const waits = fc.sample(fc.array(fc.nat(30), { minLength: 10, maxLength: 10 }), 1)[0] ?? [];
  for (const wait of waits) {
    here.page.press();
    here.page.press(true);
    await here.page.host.advance(wait);
  }
  await here.page.pass(3000);
  release();
  await here.page.pass(500);
  const { posts, stakes } = await since(here);
  expect(posts.map((post) => post.headers['x-idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
  expect([stakes.map((entry) => entry.minor), here.page.mostInFlight]).toEqual([[-1000], 1]);
});

test('A02 the answer is lost after acceptance, then the page is reloaded: the same key and bytes, one stake', async () => {
  const here = await ready(1);
  here.page.network.muteFeed(true);
  here.page.faults.push('lose-answer', 'lose-answer');
  here.page.press();
  await here.page.pass(3000);
  expect(here.page.stores.placement.state.kind).toBe('unknown');
  expect(here.page.selections.isLocked).toBe(true);
  const next = await reloadTestCoupon(here.page);
  await next.pass(3000);
  const { posts, stakes, keys } = await since({ ...here, page: next });
  expect([
    posts.length,
    keys,
    new Set(posts.map((post) => post.body)).size,
    stakes.map((entry) => entry.minor),
  ]).toEqual([2, 1, 1, [-1000]]);
  expect(next.stores.placement.state.kind).toBe('accepted');
});

test('A02 three sends within a minute, then only look-ups, and never "failed" while the outcome is uncertain', async () => {
  const here = await ready(1);
  here.page.network.muteFeed(true);
  here.page.faults.push(
    'lose-answer',
    'lose-answer',
    'lose-answer',
    'lose-request',
    'lose-request',
    'lose-request',
  );
  here.page.press();
  for (let second = 0; second < 15; second += 1) {
    await here.page.pass(1000);
    expect(['unknown', 'accepted']).toContain(here.page.stores.placement.state.kind);
  }
  await here.page.pass(60_000);
  const { posts, stakes, keys } = await since(here);
  expect([posts.length, keys, stakes.length, here.page.stores.placement.state.kind]).toEqual([
    3,
    1,
    1,
    'accepted',
  ]);
});

test('A13 an invalid amount is never sent; a valid one arrives as whole minor units', async () => {
  const here = await ready(1);
  const { page } = here;
  for (const text of [
    '1e3',
    'NaN',
    '-0.5',
    '-5',
    'Infinity',
    '   ',
    '',
    '1.005',
    '10,00,00',
    '0x10',
    '٫',
    '5 USD',
    '9'.repeat(24),
    '0',
    '\u202e01',
  ]) {
    page.stores.stake.type(text);
    const { minor } = page.stores.stake;
    page.press();
    await page.pass(50);
    if (page.stores.placement.state.kind === 'idle') continue;
    throw new Error(`${JSON.stringify(text)} was sent as ${String(minor)}`);
  }
  expect((await since(here)).posts).toHaveLength(0);
  page.stores.stake.type('1.1');
  page.press();
  await page.pass(500);
  const { posts, stakes } = await since(here);
  expect([
    (JSON.parse(posts[0]?.body ?? '{}') as { readonly amount: unknown }).amount,
    stakes.map((entry) => entry.minor),
  ]).toEqual([{ minor: 110, currency: 'EUR' }, [-110]]);
});

test('A14 M83 an accumulator of seven pays in the ledger the exact product, rounded once', async () => {
  const here = await ready(7);
  const { page, bets } = here;
  const odds = [1.85, 1.33, 2.07, 1.01, 1.57, 1.19, 2.61];
  for (const [index, bet] of bets.entries()) await pin(page, bet, { coef: odds[index] ?? 2 });
  await page.pass(1000);
  page.stores.stake.type('7.77');
  page.press(true);
  await page.pass(500);
  await control(page, 'coupon', { settlementDelayMs: 0 });
  for (const bet of bets)
    await control(page, `events/${bet.gameId}/result`, {
      score: [1, 0],
      outcomes: { [bet.id]: 1 },
    });
  await page.pass(2000);
  const product = odds.reduce((total, each) => total * BigInt(Math.round(each * 1000)), 777n);
  const unit = 1000n ** BigInt(odds.length);
  const payouts = movedSince(here.before, await readProof(page.sandbox)).filter(
    (entry) => entry.kind === 'payout',
  );
  expect(payouts.map((entry) => entry.minor)).toEqual([
    Number((product * 2n + unit) / (unit * 2n)),
  ]);
});

test('A15 the session ends while placing: one renewal and one repeat with the same key; otherwise nothing is sent by itself', async () => {
  const here = await ready(1);
  here.page.faults.push('unauthorised');
  here.page.press();
  await here.page.pass(1000);
  const renewed = await since(here);
  expect([renewed.stakes.length, here.page.sent.length, here.page.sent[1]]).toEqual([
    1,
    2,
    here.page.sent[0],
  ]);

  const other = await ready(2);
  const { page } = other;
  const owner = page.person;
  page.faults.push('unauthorised', 'unauthorised');
  page.press();
  await page.pass(1000);
  expect([
    page.stores.placement.state.kind,
    page.openedModals,
    page.selections.count,
    page.stores.stake.minor,
  ]).toEqual(['signed-out', ['auth.sign-in'], 2, 1000]);
  page.become(undefined);
  page.become(owner);
  await page.pass(10_000);
  expect((await since(other)).posts).toHaveLength(0);
  page.press();
  await page.pass(1000);
  expect((await since(other)).stakes).toHaveLength(1);
});

for (const [code, key, make] of [
  [
    'stake_below_min',
    'refused.stake_below_min',
    async ({ page }) =>
      page.sandbox.post('/sandbox/v1/faults', [
        refusal(422, 'stake_below_min', { limit: { minor: 2000, currency: 'EUR' } }),
      ]),
  ],
  [
    'stake_above_max',
    'refused.stake_above_max',
    async ({ page }) =>
      page.sandbox.post('/sandbox/v1/faults', [
        refusal(422, 'stake_above_max', { limit: { minor: 500, currency: 'EUR' } }),
      ]),
  ],
  [
    'insufficient_funds',
    'refused.insufficient_funds',
    async ({ page }) =>
      page.sandbox.post('/sandbox/v1/faults', [
        refusal(422, 'insufficient_funds', { balance: { minor: 300, currency: 'EUR' } }),
      ]),
  ],
  [
    'account_banned',
    'refused.account_banned',
    async ({ page }) => page.sandbox.post('/sandbox/v1/users/demo', { ban: 'full' }),
  ],
  [
    'of_another_planet',
    'refused.other',
    async ({ page }) =>
      page.sandbox.post('/sandbox/v1/faults', [refusal(400, 'of_another_planet', {})]),
  ],
  [
    'too_many_requests',
    'refused.too_many_requests',
    async ({ page }) =>
      page.sandbox.post('/sandbox/v1/faults', [refusal(429, 'too_many_requests', {})]),
  ],
] as const satisfies readonly (readonly [string, string, (here: Ready) => Promise<Response>])[]) {
  test(`A16 C14 ${code} in transit: its own text, coupon and stake kept, no retry, no money moved`, async () => {
    const here = await ready(2);
    const { page } = here;
    expect((await make(here)).status).toBe(200);
    // The page has not received the change yet.
    page.network.muteFeed(true);
    page.press();
    await page.pass(2000);
    const { state } = page.stores.placement;
    expect(state.kind === 'refused' && state.refusal.key).toBe(key);
    await page.pass(5000);
    const { posts, stakes } = await since(here);
    expect([posts.length, stakes, page.selections.count, page.stores.stake.minor]).toEqual([
      1,
      [],
      2,
      1000,
    ]);
  });
}

test('A16 C14 M83 each known refusal has its own text; coupon, stake and key of the press stay, and nothing is sent or charged again', async () => {
  const here = await ready(2);
  const { page } = here;
  page.stores.settings.setPolicy('acceptAny');
  const said: (readonly [code: string, key: string | undefined])[] = [];
  const codes = Object.entries(knownRefusals).filter(([code]) => code !== 'not_arrived');
  expect(codes.length).toBeGreaterThan(40);
  for (const [index, [code]] of codes.entries()) {
    await page.sandbox.post('/sandbox/v1/faults', [
      refusal(code === 'too_many_requests' ? 429 : 422, code, {}),
    ]);
    page.press(true);
    await page.pass(3000);
    const { state } = page.stores.placement;
    said.push([code, state.kind === 'refused' ? state.refusal.key : undefined]);
    expect(page.sent).toHaveLength(index + 1);
    expect([page.selections.count, page.stores.stake.minor]).toEqual([2, 1000]);
    page.stores.placement.dismiss();
  }
  expect(said).toEqual(codes.map(([code, { key }]) => [code, key]));
  expect((await since(here)).stakes).toEqual([]);
});

function refusal(status: number, code: string, meta: object): object {
  return {
    method: 'POST',
    path: '/web-api/coupon/v1/placements',
    times: 1,
    status,
    body: { errors: [{ code, detail: `Refused with ${code}`, meta }] },
  };
}

test('A17 another account in another currency: the amount is emptied, never converted; a pending bet keeps its account', async () => {
  const here = await ready(1);
  const { page } = here;
  const euro = page.accounts.activeAccount;
  await control(page, 'users/demo/kuna', { minor: 100_000 });
  await page.accounts.load();
  await page.pass(100);
  const kuna = page.accounts.accounts.find((account) => account.currency === 'HRK');
  let release: () => void = () => undefined;
  page.hold = new Promise<void>((resolve) => (release = resolve));
  page.press();
  await page.pass(100);
  runInAction(() => (page.accounts.activeAccountId = kuna?.id));
  await page.pass(100);
  expect([page.stores.stake.currency, page.stores.stake.text]).toEqual(['HRK', '']);
  release();
  await page.pass(1000);
  const { posts, stakes } = await since(here);
  expect([
    posts.length,
    stakes.map(({ accountId, minor, currency }) => ({ accountId, minor, currency })),
  ]).toEqual([1, [{ accountId: euro?.id, minor: -1000, currency: 'EUR' }]]);
});
