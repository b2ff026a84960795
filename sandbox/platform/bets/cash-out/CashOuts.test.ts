import type { CashOutAnswer, GameFull, GameList, HistoryAnswer, PriceCouponAnswer } from '#wire';
import { isServerMessage } from '#wire/validators/feed.js';
import { expect, test } from 'vitest';
import { bodyOf, placed, readBet, selectionsAt, settle } from '../testing/createBets.ts';
import { createCashOutFixture } from '../testing/createCashOutFixture.ts';

const codeOf = ({
  body,
}: {
  readonly body: { readonly errors?: readonly { readonly code: string | number }[] };
}): string | number | undefined => body.errors?.[0]?.code;

test('SBX-661 SBX-1434 the user channel has offers: 95 % of the value, none while a selection is suspended, removed with the bet', async () => {
  const { sandbox, bet, price, listen, cashOut } = await createCashOutFixture();
  const id = await bet([0, 1]);
  const { feed, offers } = listen();
  const eur = (minor: number) => ({ minor, currency: 'EUR' });
  expect(offers()).toEqual([
    { couponId: id, state: 'open', value: eur(950), stake: eur(1000), leastStake: eur(50) },
  ]);
  await price(0, { coef: 1.6 });
  sandbox.run(2000);
  // 10.00 × 2 ÷ 1.6 × 95 %: rounded down to the cent.
  expect(offers()).toEqual([
    { couponId: id, state: 'open', value: eur(1187), stake: eur(1000), leastStake: eur(50) },
  ]);
  await price(1, { isBlocked: true });
  sandbox.run(2000);
  expect(offers()).toEqual([{ couponId: id, state: 'suspended' }]);
  await price(1, { isBlocked: false });
  await sandbox.post('/sandbox/v1/coupon', { isCashOutOpen: false });
  sandbox.run(2000);
  expect(offers()).toEqual([]);
  await sandbox.post('/sandbox/v1/coupon', { isCashOutOpen: true });
  sandbox.run(2000);
  expect(offers()).toEqual([expect.objectContaining({ state: 'open', value: eur(1187) })]);
  await cashOut(id, 1000, 1187, 'whole-key-1');
  expect(offers()).toEqual([{ couponId: id, state: 'none' }]);
  expect(feed.messages.filter((message) => !isServerMessage(message))).toEqual([]);
  sandbox.dispose();
});

test('SBX-662 a cash-out is paid once, however often it is sent; its key belongs to it for ever', async () => {
  const { sandbox, bet, cashOut, read, balance, moved, demo } = await createCashOutFixture();
  const id = await bet([0, 1]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cashOut(id, 1000, 950, 'cash-out-1')),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 200,
    body: {
      state: 'accepted',
      paid: { minor: 950 },
      coupon: {
        id,
        statusId: 7,
        payout: { minor: 950 },
        cashOut: { stake: { minor: 1000 }, paid: { minor: 950 } },
      },
    },
  });
  expect([balance(), moved(id)]).toEqual([99_950, [-1000, 950]]);
  expect(codeOf(await cashOut(id, 1000, 951, 'cash-out-1'))).toBe('idempotency_mismatch');
  expect(codeOf(await cashOut(id, 1000, 950, 'cash-out-2'))).toBe('cash_out_closed');
  const found = (await (
    await demo.call('GET', '/web-api/coupon/v1/cash-outs/cash-out-1')
  ).json()) as CashOutAnswer;
  expect(found).toEqual(answers[0]?.body);
  expect((await demo.call('GET', '/web-api/coupon/v1/cash-outs/never-sent')).status).toBe(404);
  const newbie = await sandbox.signIn('newbie');
  expect((await newbie.call('GET', '/web-api/coupon/v1/cash-outs/cash-out-1')).status).toBe(404);
  expect(await read(id)).toMatchObject({ statusId: 7 });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-663 a changed value is refused, accepted, or accepted when higher, like odds', async () => {
  const { sandbox, bet, cashOut, price, balance } = await createCashOutFixture();
  const [first, second, third] = [await bet([0]), await bet([0]), await bet([0])];
  await price(0, { coef: 1.9 });
  expect(await cashOut(first, 1000, 950, 'policy-0-up', 0)).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          code: 'cash_out_changed',
          field: 'value',
          meta: { was: { minor: 950 }, now: { minor: 1000 } },
        },
      ],
    },
  });
  expect(await cashOut(first, 1000, 950, 'policy-2-up', 2)).toMatchObject({
    status: 200,
    body: { paid: { minor: 1000 } },
  });
  await price(0, { coef: 2.5 });
  expect(codeOf(await cashOut(second, 1000, 950, 'policy-2-down', 2))).toBe('cash_out_changed');
  expect(await cashOut(second, 1000, 950, 'policy-1-down', 1)).toMatchObject({
    status: 200,
    body: { paid: { minor: 760 } },
  });
  expect(await cashOut(third, 1000, 760, 'policy-0-same', 0)).toMatchObject({ status: 200 });
  expect(balance()).toBe(100_000 - 3000 + 1000 + 760 + 760);
  sandbox.dispose();
});

test('SBX-664 with a live event a cash-out waits like a bet and is checked again; a second one is refused meanwhile', async () => {
  const { sandbox, demo, bet, cashOut, price, balance } = await createCashOutFixture('live');
  const id = await bet([0]);
  await price(0, { coef: 2, isBlocked: false });
  expect(await cashOut(id, 1000, 950, 'live-out-1', 1)).toMatchObject({
    status: 202,
    body: { state: 'waiting', waitMs: 3000, decidesAtMs: sandbox.nowMs() + 3000 },
  });
  expect(codeOf(await cashOut(id, 1000, 950, 'live-out-2', 1))).toBe('cash_out_pending');
  await price(0, { coef: 1.9 });
  sandbox.run(3000);
  const read = async (key: string) =>
    (await (await demo.call('GET', `/web-api/coupon/v1/cash-outs/${key}`)).json()) as CashOutAnswer;
  expect(await read('live-out-1')).toMatchObject({ state: 'accepted', paid: { minor: 1000 } });
  expect(balance()).toBe(100_000);
  const other = await bet([1]);
  await price(1, { coef: 2, isBlocked: false });
  await cashOut(other, 1000, 950, 'live-out-3', 0);
  await price(1, { isBlocked: true });
  sandbox.advance(10_000);
  expect(await read('live-out-3')).toMatchObject({
    state: 'refused',
    errors: [{ code: 'cash_out_suspended' }],
  });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-665 SBX-1494 a partial cash-out pays its share of the value; the result pays for the rest', async () => {
  const { sandbox, bet, cashOut, end, read, moved } = await createCashOutFixture();
  const id = await bet([0]);
  expect(await cashOut(id, 970, 0, 'part-bounds-1', 1)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'cash_out_stake', meta: { limit: { minor: 950 } } }] },
  });
  expect(await cashOut(id, 20, 0, 'part-bounds-2', 1)).toMatchObject({
    body: { errors: [{ meta: { limit: { minor: 50 } } }] },
  });
  expect(await cashOut(id, 1001, 0, 'part-bounds-3', 1)).toMatchObject({
    body: { errors: [{ meta: { limit: { minor: 1000 } } }] },
  });
  expect(await cashOut(id, -5, 0, 'part-bounds-4', 1)).toMatchObject({ status: 422 });
  expect(await cashOut(id, 333, 316, 'part-key-1')).toMatchObject({
    status: 200,
    body: {
      paid: { minor: 316 },
      coupon: {
        statusId: -2,
        amount: { minor: 1000 },
        possibleWin: { minor: 1334 },
        cashOut: { stake: { minor: 333 } },
      },
    },
  });
  await end(0, true);
  expect(await read(id)).toMatchObject({ statusId: 1, payout: { minor: 1334 + 316 } });
  expect(moved(id)).toEqual([-1000, 316, 1334]);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-666 M76 an automatic cash-out is executed as soon as its value is reached, without an open page', async () => {
  const { sandbox, bet, auto, price, read, moved, cashOut } = await createCashOutFixture();
  const id = await bet([0]);
  expect([
    (await auto(id, 950)).status,
    (await auto(id, 2000)).status,
    (await auto(id, 0)).status,
  ]).toEqual([422, 422, 422]);
  expect((await auto(id, 1200)).status).toBe(200);
  expect(await read(id)).toMatchObject({ autoCashOut: { minor: 1200 } });
  await price(0, { coef: 1.6 });
  sandbox.run(1000);
  expect(moved(id)).toEqual([-1000]);
  await price(0, { coef: 1.5 });
  sandbox.run(1000);
  expect(moved(id)).toEqual([-1000, 1266]);
  expect(await read(id)).toMatchObject({
    statusId: 7,
    cashOut: { isAuto: true, paid: { minor: 1266 } },
  });
  expect((await auto(id, 1300)).status).toBe(409);
  const taken = await bet([1]);
  await auto(taken, 1200);
  expect((await auto(taken)).status).toBe(200);
  const parted = await bet([1]);
  await auto(parted, 1200);
  await cashOut(parted, 500, 475, 'part-ends-order');
  await price(1, { coef: 1.2 });
  sandbox.run(2000);
  expect([moved(taken), moved(parted)]).toEqual([[-1000], [-1000, 475]]);
  sandbox.dispose();
});

test('SBX-667 a cashed-out bet has a state of its own in the history and counts in the sums', async () => {
  const { sandbox, demo, bet, cashOut, end, read, moved } = await createCashOutFixture();
  const history = async (query: string) =>
    (await (await demo.call('GET', `/web-api/history/v1/bets?${query}`)).json()) as HistoryAnswer;
  const before = await history('state=all');
  const id = await bet([0]);
  await cashOut(id, 1000, 950, 'history-key-1');
  const after = await history('state=cashedOut');
  expect(after.bets.map((each) => each.id)).toEqual([id]);
  expect(after.totals).toMatchObject({
    staked: { minor: 1000 },
    returned: { minor: 950 },
    net: { minor: -50 },
  });
  const { all, open, won, lost, returned, cashedOut } = after.counts;
  expect([all, cashedOut]).toEqual([before.counts.all + 1, 1]);
  expect(open + won + lost + returned + cashedOut).toBe(all);
  // The result of its match is stored and pays nothing, not even when it is corrected.
  for (const isWon of [true, false, true]) await end(0, isWon);
  expect(await read(id)).toMatchObject({ statusId: 7, bets: [{ statusId: 1 }] });
  expect(moved(id)).toEqual([-1000, 950]);
  sandbox.dispose();
});

test('SBX-596 M77 a cashed-out stake no longer counts for an advance', async () => {
  const { bet, cashOut, demo, outcomes } = await createCashOutFixture();
  const id = await bet([0, 1]);
  const advance = async (): Promise<number | undefined> => {
    const answer = await demo.call('POST', '/web-api/coupon/v1/price', {
      typeId: 0,
      bets: [{ id: outcomes[2]!.id }],
      currency: 'EUR',
      accountId: demo.accountId,
    });
    return ((await answer.json()) as PriceCouponAnswer).prepaidAmount?.minor;
  };
  expect(await advance()).toBe(500);
  await cashOut(id, 600, 570, 'a-part-of-it');
  expect(await advance()).toBe(200);
  await cashOut(id, 400, 380, 'all-the-rest');
  expect(await advance()).toBeUndefined();
});

test('SBX-124 SBX-936 SBX-937 M82 a closed site cashes nothing out, refuses waiting requests, keeps orders, and pays winnings', async () => {
  const { sandbox, bet, cashOut, price, auto, read, end, moved } =
    await createCashOutFixture('live');
  const [waiting, ordered, won] = [await bet([0]), await bet([1]), await bet([2])];
  const close = (maintenance: object | null): Promise<Response> =>
    sandbox.post('/sandbox/v1/site', { maintenance });
  expect((await cashOut(waiting, 1000, 950, 'waits-closed', 1)).status).toBe(202);
  expect((await auto(ordered, 1100)).status).toBe(200);
  await close({ isActive: true });
  await price(1, { coef: 1.5 });
  sandbox.run(5000);
  expect((await cashOut(waiting, 1000, 950, 'waits-closed', 1)).body.errors?.[0]?.code).toBe(
    'maintenance',
  );
  expect(await cashOut(waiting, 1000, 950, 'sent-closed', 1)).toMatchObject({ status: 503 });
  expect([moved(waiting), moved(ordered)]).toEqual([[-1000], [-1000]]);
  await end(2, true);
  sandbox.run(5000);
  expect(await read(won)).toMatchObject({ payout: { minor: 2000 } });
  await close(null);
  sandbox.run(2000);
  expect(moved(ordered)).toEqual([-1000, expect.any(Number)]);
  sandbox.dispose();
});

test('SBX-937 an automatic cash-out is paused while the country of its request is blocked', async () => {
  const { sandbox, demo, bet, price, moved } = await createCashOutFixture();
  const id = await bet([0]);
  const block = (countries: readonly string[] | null): Promise<Response> =>
    sandbox.post('/sandbox/v1/site', {
      block: countries === null ? null : { templateTypeId: 3, countries },
    });
  const ordered = await demo.call(
    'POST',
    '/web-api/coupon/v1/auto-cash-outs',
    { couponId: id, value: { minor: 1100, currency: 'EUR' } },
    { 'X-Geo-Country': 'FR' },
  );
  expect(ordered.status).toBe(200);
  await block(['FR']);
  await price(0, { coef: 1.5 });
  sandbox.run(3000);
  expect(moved(id)).toEqual([-1000]);
  await block(['DE']);
  sandbox.run(3000);
  expect(moved(id)).toEqual([-1000, expect.any(Number)]);
  sandbox.dispose();
});

test('SBX-1370 SBX-1371 on a line that can return half the stake the offer is at least that half, at any odds', async () => {
  const { sandbox, demo, listen } = await createCashOutFixture();
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=1',
  );
  const { markets } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]?.id}`);
  const quarters = markets.filter(
    ({ line }) => line !== undefined && line > 0 && !Number.isInteger(line * 2),
  );
  // A total over 2.25, for example, returns half the stake at two goals.
  const over = quarters.find(({ line }) => line !== undefined && line % 1 === 0.25)?.outcomes[0];
  expect(over).toBeDefined();
  await sandbox.post('/sandbox/v1/prices', { outcomeId: over?.id, coef: 2.7, isBlocked: false });
  await demo.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: demo.accountId,
      typeId: 0,
      amount: { minor: 1000, currency: 'EUR' },
      bets: [{ id: over?.id, coef: 2.7 }],
      changeCoefAction: 1,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': 'quarter-line-1' },
  );
  const { offers } = listen();
  offers();
  await sandbox.post('/sandbox/v1/prices', { outcomeId: over?.id, coef: 500 });
  sandbox.run(2000);
  // Based on the odds alone only five cents would be left: 10.00 × 2.7 ÷ 500 × 95 %.
  expect(offers().at(-1)?.value?.minor).toBeGreaterThan(100);
  sandbox.dispose();
});

test('SBX-1377 CPN-834 an anti-accumulator has an offer until a selection is lost; then it is decided, cannot be cashed out, and is paid after the others', async () => {
  const { sandbox, demo, cashOut, listen } = await createCashOutFixture();
  const selections = await selectionsAt(sandbox, [1.5, 1.6, 1.4]);
  const price = (await (
    await sandbox.post('/web-api/coupon/v1/price', {
      typeId: 6,
      bets: selections.map(({ id }) => ({ id })),
      currency: 'EUR',
    })
  ).json()) as PriceCouponAnswer;
  const antiExpressCoef = price.antiExpressCoef ?? 0;
  const body = bodyOf(demo, 6, selections, 1000, { antiExpressCoef });
  const id = (await placed(demo, body, 'anti-cash-key')).coupon?.id ?? 0;
  const { offers } = listen();
  expect(offers()).toEqual([expect.objectContaining({ couponId: id, state: 'open' })]);
  const [first, second, third] = selections;
  await settle(sandbox, [[first!, 1]]);
  expect(offers().at(-1)).toMatchObject({ couponId: id, state: 'open' });
  await settle(sandbox, [[second!, 0]]);
  const decided = { couponId: id, state: 'none', reason: 'decided' };
  expect(offers().at(-1)).toEqual(decided);
  // The state of the last selection no longer matters.
  await sandbox.post('/sandbox/v1/prices', { outcomeId: third!.id, isBlocked: true });
  await sandbox.post('/sandbox/v1/coupon', { isCashOutOpen: false });
  sandbox.run(2000);
  expect(offers()).toEqual([]);
  await sandbox.post('/sandbox/v1/coupon', { isCashOutOpen: true });
  expect(codeOf(await cashOut(id, 1000, 1000, 'anti-cash-out-key', 1))).toBe(
    'cash_out_unavailable',
  );
  expect((await readBet(demo, id)).statusId).toBe(-2);
  await settle(sandbox, [[third!, 2]]);
  const paid = await readBet(demo, id);
  expect(paid.statusId).toBe(1);
  expect(paid.payout?.minor).toBeGreaterThan(Math.round(antiExpressCoef * 1000));
  sandbox.dispose();
});
