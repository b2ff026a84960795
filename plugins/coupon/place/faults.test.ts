import fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { CouponBet, PlacedCoupon } from '#wire';
import { LiveAnnouncer } from '../../../core/runtime/notices/LiveAnnouncer.ts';
import { decideOdds } from '#domain/bets/decideOdds.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { knownRefusals } from '../refusals/knownRefusals.ts';
import { createCouponStage, reloadStage, type CouponStage } from '../testing/createCouponStage.ts';
import { movedSince, readProof, type Proof, type ProofEntry } from '../testing/readProof.ts';

// What the platform was sent and which money moved is asked of the platform itself, never of the
// page: test/FAULTS.md.
vi.setConfig({ testTimeout: 30_000 });

interface Ready {
  readonly page: CouponStage;
  readonly bets: readonly CouponBet[];
  readonly before: Proof;
}

/** A page with a signed-in person, so many selections and a stake of 10. */
async function ready(count: number, section: 'line' | 'live' = 'line'): Promise<Ready> {
  const page = await createCouponStage();
  await page.signIn();
  const bets = await page.outcomes(section, count);
  for (const bet of bets) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  return { page, bets, before: await readProof(page.sandbox) };
}

/** What the platform got and moved since, by its own books. */
async function since({ page, before }: Ready): Promise<{
  readonly posts: Proof['posts'];
  readonly stakes: readonly ProofEntry[];
  readonly keys: number;
}> {
  const after = await readProof(page.sandbox);
  expect(after.faults).toEqual([]);
  return {
    posts: after.posts,
    stakes: movedSince(before, after).filter((entry) => entry.kind === 'stake'),
    keys: new Set(after.posts.map((post) => post.headers['x-idempotency-key'])).size,
  };
}

async function pin(
  page: CouponStage,
  bet: CouponBet | undefined,
  change: { readonly coef?: number; readonly isBlocked?: boolean },
): Promise<void> {
  expect(
    (await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet?.id, ...change })).status,
  ).toBe(200);
}

async function control(page: CouponStage, path: string, body: unknown): Promise<void> {
  expect((await page.sandbox.post(`/sandbox/v1/${path}`, body)).status).toBe(200);
}

/** The coupon that belongs to the latest stake. */
async function newest(page: CouponStage): Promise<PlacedCoupon> {
  const { person } = page;
  const answer = (await (
    await person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=1')
  )?.json()) as { readonly bets: readonly PlacedCoupon[] };
  const [coupon] = answer.bets;
  if (coupon === undefined) throw new Error('There is no open bet');
  return coupon;
}

test('A01 whatever clicks and keys interleave, one snapshot is one post, one stake and one version 4 key', async () => {
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

test('A02 the answer is lost after acceptance, then the page is loaded anew: the same key and bytes, one stake', async () => {
  const here = await ready(1);
  here.page.network.muteFeed(true);
  here.page.faults.push('lose-answer', 'lose-answer');
  here.page.press();
  await here.page.pass(3000);
  expect(here.page.stores.placement.state.kind).toBe('unknown');
  expect(here.page.selections.isLocked).toBe(true);
  const next = await reloadStage(here.page);
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

test('A02 three sends within a minute, then only questions, and never "failed" while it is not certain', async () => {
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

test('A03 the whole table of seen price, present price and policy', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1010, max: 90_000 }),
      fc.integer({ min: 1010, max: 90_000 }),
      fc.constantFrom<OddsChangePolicy>('confirm', 'acceptAny', 'acceptHigher'),
      (seen, now, policy) => {
        expect(decideOdds(seen, now, policy)).toBe(
          seen === now || policy === 'acceptAny' || (policy === 'acceptHigher' && now > seen)
            ? 'send'
            : 'confirm',
        );
      },
    ),
  );
});

for (const [policy, was, now, isTaken] of [
  ['confirm', 2, 2.2, false],
  ['confirm', 2, 1.8, false],
  ['acceptAny', 2, 2.2, true],
  ['acceptAny', 2, 1.8, true],
  ['acceptHigher', 2, 2.2, true],
  ['acceptHigher', 2, 1.8, false],
] as const) {
  test(`A03 policy ${policy}, ${was} becomes ${now} behind the back of the page: ${isTaken ? 'taken' : 'no money moves'}, and the price sent is the one seen`, async () => {
    const here = await ready(1);
    await pin(here.page, here.bets[0], { coef: was });
    await here.page.pass(1000);
    runInAction(() => here.page.selections.acceptOdds(here.page.shown()));
    here.page.stores.settings.setPolicy(policy);
    here.page.network.muteFeed(true);
    await pin(here.page, here.bets[0], { coef: now });
    here.page.press();
    await here.page.pass(500);
    const { posts, stakes } = await since(here);
    expect(
      posts.map(
        (post) =>
          (JSON.parse(post.body) as { readonly bets: readonly { readonly coef: number }[] }).bets[0]
            ?.coef,
      ),
    ).toEqual([was]);
    expect(stakes).toHaveLength(isTaken ? 1 : 0);
    if (isTaken) expect((await newest(here.page)).coef).toBe(now);
    // Nothing goes by itself: the new price waits for a press of its own.
    await here.page.pass(5000);
    expect((await since(here)).posts).toHaveLength(1);
  });
}

test('A04 the price moves five times while a live bet waits: one post, no second place, and what is booked is what the answer says', async () => {
  const here = await ready(1, 'live');
  const { page, bets } = here;
  await control(page, 'coupon', { liveDelayMs: 8000 });
  await pin(page, bets[0], { coef: 2 });
  await page.pass(500);
  page.selections.acceptOdds(page.shown());
  page.stores.settings.setPolicy('acceptAny');
  page.press();
  await page.pass(300);
  const waiting = page.stores.placement.state;
  expect(waiting.kind === 'waiting' && waiting.waitMs).toBe(8000);
  for (const coef of [2.1, 1.9, 2.4, 2.2, 2.3]) {
    await pin(page, bets[0], { coef });
    page.press();
    await page.pass(1000);
  }
  expect((await since(here)).stakes).toEqual([]);
  await page.pass(5000);
  const { state } = page.stores.placement;
  const { posts, stakes } = await since(here);
  expect([
    posts.length,
    stakes.map((entry) => entry.minor),
    state.kind === 'accepted' && state.bet.odds,
  ]).toEqual([1, [-1000], 2300]);
  expect((await newest(page)).coef).toBe(2.3);
});

test('A06 a market that closes in the coupon locks it within a frame; closed behind its back the platform refuses, and nothing moves', async () => {
  const here = await ready(2);
  const { page, bets } = here;
  await pin(page, bets[0], { isBlocked: true });
  await page.pass(100);
  expect([page.stores.placing.blocker?.kind, page.stores.placing.canPress]).toEqual([
    'selections',
    false,
  ]);
  page.press();
  await page.pass(500);
  expect((await since(here)).posts).toHaveLength(0);
  await pin(page, bets[0], { isBlocked: false });
  await page.pass(1000);
  page.network.muteFeed(true);
  await pin(page, bets[1], { isBlocked: true });
  page.press();
  await page.pass(1000);
  const { posts, stakes } = await since(here);
  expect([posts.length, stakes, page.stores.placing.stage]).toEqual([1, [], 'selections']);
});

test('A06 a market that closes while the bet waits: the verdict of the platform wins, nothing is charged', async () => {
  const here = await ready(1, 'live');
  const { page, bets } = here;
  await control(page, 'coupon', { liveDelayMs: 3000 });
  page.stores.settings.setPolicy('acceptAny');
  page.press();
  await page.pass(500);
  expect(page.stores.placement.state.kind).toBe('waiting');
  await pin(page, bets[0], { isBlocked: true });
  await page.pass(4000);
  const { state } = page.stores.placement;
  expect(state.kind === 'refused' && state.refusal.key).toBe('refused.outcome_suspended');
  expect((await since(here)).stakes).toEqual([]);
});

test('A07 after eight hours of sleep nothing is placed at the old price; the present one is there within 3 s', async () => {
  const here = await ready(1);
  const { page, bets } = here;
  await page.host.setVisible(false);
  await pin(page, bets[0], { coef: 3.3 });
  await page.host.sleep(8 * 3_600_000);
  page.press();
  expect([page.stores.placing.blocker?.kind, page.stores.placing.canPress]).toEqual([
    'stale',
    false,
  ]);
  await page.host.setVisible(true);
  await page.pass(3000);
  expect((await since(here)).posts).toHaveLength(0);
  expect([page.stores.placing.blocker?.kind, page.stores.rows.all[0]?.odds]).toEqual([
    undefined,
    3300,
  ]);
});

test('A08 a gap, a repetition or a restart of the stream: nothing goes until the picture is whole, then the price is the platform’s', async () => {
  const here = await ready(1);
  const { page, bets } = here;
  for (const [fault, coef] of [
    [{ gap: true }, 2.5],
    [{ duplicate: 3 }, 2.6],
    [{ restart: true }, 2.7],
  ] as const) {
    await control(page, 'feed', fault);
    await pin(page, bets[0], { coef });
    page.press();
    // A platform that starts again is silent: two heartbeats, then another connection.
    await page.pass(20_000);
    expect([page.stores.placing.blocker?.kind, page.stores.rows.all[0]?.odds]).toEqual([
      undefined,
      Math.round(coef * 1000),
    ]);
  }
  page.press(true);
  await page.pass(500);
  const { stakes } = await since(here);
  expect([stakes.length, (await newest(page)).coef]).toEqual([1, 2.7]);
});

test('A09 a silent stream is stale within 10 s and places nothing; a delayed one holds live bets back', async () => {
  const here = await ready(1, 'live');
  const { page } = here;
  page.network.muteFeed(true);
  await page.pass(10_000);
  page.press();
  await page.pass(500);
  expect([page.stores.placing.blocker?.kind, (await since(here)).posts.length]).toEqual([
    'stale',
    0,
  ]);
  page.network.muteFeed(false);
  await page.pass(10_000);
  await control(page, 'feed', { delayed: true });
  await page.pass(6000);
  page.press();
  await page.pass(500);
  expect([
    page.services.feed.status,
    page.stores.placing.blocker?.kind,
    (await since(here)).posts.length,
  ]).toEqual(['delayed', 'stale', 0]);
});

test('A10 twenty closes in a minute: at most 8 connections, then the bet goes, once', async () => {
  const here = await ready(1);
  const { page } = here;
  page.stores.settings.setPolicy('acceptAny');
  const connections = page.network.feedsOpened;
  for (let close = 0; close < 20; close += 1) {
    page.network.dropFeed();
    await page.pass(3000);
  }
  expect(page.network.feedsOpened - connections).toBeLessThanOrEqual(8);
  await page.pass(60_000);
  page.press();
  await page.pass(500);
  expect((await since(here)).stakes).toHaveLength(1);
});

test('A11 under a thousand changes a second the coupon of twenty keeps every price: what is sent is what the platform has', async () => {
  const here = await ready(20);
  const { page, bets } = here;
  page.stores.settings.setPolicy('acceptAny');
  await control(page, 'feed', { updatesPerSecond: 1000, events: bets.map((bet) => bet.gameId) });
  await page.pass(3000);
  await control(page, 'feed', { updatesPerSecond: 0 });
  await page.pass(1500);
  // As one bet, twenty would win more than anybody may.
  page.stores.stake.type('20');
  page.stores.keptTotal.choose('singles');
  page.press();
  await page.pass(1000);
  const { posts } = await since(here);
  const sent = (
    JSON.parse(posts[0]?.body ?? '{}') as {
      readonly bets: readonly { readonly id: number; readonly coef: number }[];
    }
  ).bets;
  expect([sent.length, sent.some(({ coef }, index) => coef !== bets[index]?.coef)]).toEqual([
    20,
    true,
  ]);
  expect(sent).toEqual(
    bets.map((bet) => ({ id: bet.id, coef: page.sandbox.line.couponBet(bet.id, 'en')?.coef })),
  );
});

test('A13 what is no amount is never sent; what is, arrives as whole minor units', async () => {
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

test('A14 an accumulator of seven pays on the ledger the exact product, rounded once', async () => {
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

test('A15 the session ends while placing: one renewal and one repeat with the same key; without it nothing goes by itself', async () => {
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
    async ({ page }) => page.sandbox.post('/sandbox/v1/users/demo', { banLevel: 45 }),
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
  test(`A16 C14 ${code} in between: said as it is, coupon and stake kept, no second try, no money`, async () => {
    const here = await ready(2);
    const { page } = here;
    expect((await make(here)).status).toBe(200);
    // The page does not know yet.
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

test('A16 C14 each known refusal is said with its own words; coupon, stake and key of the press stay, and nothing is sent or charged again', async () => {
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

test('A17 another account in another currency: the amount is entered anew, never converted; a bet on its way stays with its account', async () => {
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

test('C04 under a thousand changes a second the coupon speaks at most once in 3 s, and of itself alone', async () => {
  const here = await ready(10);
  const { page, bets } = here;
  const announcer = new LiveAnnouncer({
    clock: page.services.clock,
    scheduler: page.services.scheduler,
    wanted: () => 'all',
  });
  Object.assign(page.services, { announcer });
  const spoken: { readonly atMs: number; readonly text: string }[] = [];
  const stop = autorun(() => {
    if (announcer.politeText !== '')
      spoken.push({ atMs: page.host.nowMs, text: announcer.politeText });
  });
  await control(page, 'feed', { updatesPerSecond: 1000, events: bets.map((bet) => bet.gameId) });
  for (let second = 0; second < 12; second += 1) {
    await pin(page, bets[second % bets.length], { isBlocked: second % 2 === 0 });
    await page.pass(1000);
  }
  stop();
  await control(page, 'feed', { updatesPerSecond: 0 });
  expect(spoken.length).toBeGreaterThan(0);
  expect(
    spoken.slice(1).filter(({ atMs }, index) => atMs - (spoken[index]?.atMs ?? 0) < 3000),
  ).toEqual([]);
  expect(spoken.filter(({ text }) => !text.includes('coupon.later:announce.'))).toEqual([]);
});
