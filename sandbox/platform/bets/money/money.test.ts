import type {
  ErrorAnswer,
  GameFull,
  GameList,
  OutcomeWire,
  PlaceCouponRequest,
  PlacedCoupon,
  Placement,
  PriceCouponAnswer,
  PromoCode,
  PromotionsAnswer,
} from '#wire';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';

vi.setConfig({ testTimeout: 30_000 });

interface PricedOutcome {
  readonly gameId: number;
  readonly id: number;
  readonly coef: number;
}

interface MoneyFixture {
  readonly sandbox: TestSandbox;
  readonly demo: TestPerson;
  readonly selections: readonly PricedOutcome[];
  readonly place: (
    key: string,
    change: Partial<PlaceCouponRequest>,
    selections?: readonly PricedOutcome[],
  ) => Promise<{
    readonly status: number;
    readonly placement: Placement;
    readonly code: string | number | undefined;
    readonly id: number;
  }>;
  readonly settle: (results: readonly number[]) => Promise<void>;
  readonly read: (id: number) => Promise<PlacedCoupon>;
  readonly balance: (accountId?: number) => number;
  readonly price: (change?: object) => Promise<PriceCouponAnswer>;
}

let open: TestSandbox | undefined;
afterEach(() => {
  expect(open?.ledger.verify() ?? []).toEqual([]);
  open?.dispose();
  open = undefined;
});

/** The demo person and outcomes of different events before their start, at exactly these odds. */
async function createFixture(...coefs: readonly number[]): Promise<MoneyFixture> {
  const sandbox = (open = createTestSandbox());
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=30');
  const selections: PricedOutcome[] = [];
  for (const [index, coef] of coefs.entries()) {
    const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[index]!.id}`);
    const { id }: OutcomeWire = game.markets[0]!.outcomes[0];
    await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef, isBlocked: false });
    selections.push({ gameId: game.game.id, id, coef });
  }
  const betsOf = (some: readonly PricedOutcome[]) =>
    some.map(({ id, coef }) => ({ id, coef })) as PlaceCouponRequest['bets'];
  return {
    sandbox,
    demo,
    selections,
    place: async (key, change, some = selections) => {
      const request = {
        accountId: demo.accountId,
        typeId: some.length === 1 ? 0 : 1,
        amount: { minor: 1000, currency: 'EUR' },
        bets: betsOf(some),
        changeCoefAction: 0,
        coefViewId: 0,
        ...change,
      };
      const answer = await demo.call('POST', '/web-api/coupon/v1/placements', request, {
        'X-Idempotency-Key': key,
      });
      const body = (await answer.json()) as Placement & Partial<ErrorAnswer>;
      return {
        status: answer.status,
        placement: body,
        code: body.errors?.[0]?.code,
        id: body.coupon?.id ?? 0,
      };
    },
    settle: async (results) => {
      for (const [index, status] of results.entries())
        await sandbox.post(`/sandbox/v1/events/${selections[index]!.gameId}/result`, {
          score: [0, 0],
          outcomes: { [selections[index]!.id]: status },
        });
      sandbox.run(1000);
    },
    read: async (id) =>
      (
        (await (await demo.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
          bet: PlacedCoupon;
        }
      ).bet,
    balance: (accountId = demo.accountId) => sandbox.ledger.account(accountId)?.balanceMinor ?? -1,
    price: async (change = {}) =>
      (await (
        await demo.call('POST', '/web-api/coupon/v1/price', {
          typeId: selections.length === 1 ? 0 : 1,
          bets: selections.map(({ id }) => ({ id })),
          currency: 'EUR',
          accountId: demo.accountId,
          ...change,
        })
      ).json()) as PriceCouponAnswer,
  };
}

const eur = (minor: number) => ({ minor, currency: 'EUR' });

test('SBX-590 a bonus bet is offered, placed and settled by its rule; without one the odds alone count', async () => {
  const { place, settle, read, price, balance } = await createFixture(1.85, 1.71, 1.62, 1.58);
  expect(await price()).toMatchObject({ bonusBetCoef: 1.04 });
  const bonus = await place('bonus-key-1', { isBonusBet: true });
  expect(bonus.placement.coupon).toMatchObject({ bonusBetCoef: 1.04, possibleWin: eur(8421) });
  const plain = await place('bonus-key-2', {});
  expect(plain.placement.coupon?.possibleWin).toEqual(eur(8097));
  await settle([1, 1, 1, 1]);
  expect((await read(bonus.id)).payout).toEqual(eur(8421));
  expect(balance()).toBe(100_000 - 2000 + 8421 + 8097);
});

test('SBX-590 a bonus that is not due is refused and charges nothing', async () => {
  const { place, price, balance } = await createFixture(1.85, 1.05, 1.62);
  expect((await price()).bonusBetCoef).toBeUndefined();
  expect(await place('bonus-key-3', { isBonusBet: true })).toMatchObject({
    status: 409,
    code: 'bonus_unavailable',
  });
  expect(balance()).toBe(100_000);
});

test('SBX-591 five selections bring a hyper bonus on the profit, paid by the promotions of the house', async () => {
  const { sandbox, place, settle, read, price } = await createFixture(1.5, 1.5, 1.5, 1.5, 1.5);
  expect(await price()).toMatchObject({
    hyperBonusPercent: 5,
    minHyperBonusBetLimit: eur(500),
    maxHyperBonusLimit: eur(20_000),
  });
  const { id, placement } = await place('hyper-key-1', {});
  // 10.00 × 7.59375 = 75.94, and 5 % of 65.94.
  expect(placement.coupon).toMatchObject({ hyperBonusPercent: 5, possibleWin: eur(7594 + 330) });
  await settle([1, 1, 1, 1, 1]);
  expect(await read(id)).toMatchObject({ payout: eur(7924), moneySplit: { bonus: eur(330) } });
  expect(sandbox.ledger.statement(1).at(-1)).toMatchObject({
    kind: 'payout',
    purpose: 'hyper-bonus',
    minor: 7924,
  });
});

test('SBX-592 own codes are listed, typed ones are checked with typed errors, ten a minute', async () => {
  const { demo } = await createFixture();
  const list = (await (
    await demo.call('GET', '/web-api/coupon/v1/promotions')
  ).json()) as PromotionsAnswer;
  expect(list.promoCodes.map(({ code, kind, amount }) => [code, kind, amount.minor])).toEqual([
    ['SPRING10', 'free-bet', 1000],
    ['WEEKEND', 'refund', 2500],
  ]);
  expect(list.bonusAccounts).toMatchObject([{ wager: eur(20_000), wagered: eur(12_400) }]);
  const check = async (code: string) => {
    const answer = await demo.call('POST', '/web-api/coupon/v1/promotions', { code });
    const body = (await answer.json()) as PromoCode & Partial<ErrorAnswer>;
    return [answer.status, body.errors?.[0]?.code ?? body.code];
  };
  expect(await check(' north-77q ')).toEqual([200, 'NORTH-77Q']);
  expect(await check('WINTER5')).toEqual([422, 'promo_expired']);
  expect(await check("' OR 1=1")).toEqual([422, 'promo_unknown']);
  expect(await check('')).toEqual([400, 'invalid_body']);
  for (let tries = 0; tries < 7; tries += 1) await check('GUESS');
  expect(await check('NORTH-77Q')).toEqual([429, 'too_many_requests']);
});

test('SBX-593 a free bet is paid by the house, wins the profit and is good once; a returned one is good again', async () => {
  const { sandbox, selections, place, settle, read, balance } = await createFixture(
    1.85,
    1.71,
    1.62,
    2,
  );
  const three = selections.slice(0, 3);
  expect(
    await place('promo-key-0', { promoCode: 'SPRING10' }, selections.slice(0, 2)),
  ).toMatchObject({
    status: 422,
    code: 'promo_too_few_selections',
  });
  expect(
    await place('promo-key-1', { promoCode: 'SPRING10', typeId: 0 }, selections.slice(3)),
  ).toMatchObject({ code: 'promo_not_for_type' });
  const { id, placement } = await place('promo-key-2', { promoCode: 'spring10' }, three);
  expect(placement.coupon).toMatchObject({
    promoCode: 'SPRING10',
    possibleWin: eur(4125),
    moneySplit: { freeBet: eur(1000) },
  });
  expect(balance()).toBe(100_000);
  expect(await place('promo-key-3', { promoCode: 'SPRING10' }, three)).toMatchObject({
    code: 'promo_used',
  });
  await settle([1, 1, 1]);
  expect((await read(id)).payout).toEqual(eur(4125));
  expect(balance()).toBe(104_125);
  await sandbox.post('/sandbox/v1/users/demo/promo', {
    code: 'AGAIN',
    kind: 'free-bet',
    minor: 400,
    isStakePaidOut: true,
  });
  const last = await place('promo-key-4', { promoCode: 'AGAIN' }, selections.slice(3));
  expect([last.status, balance()]).toEqual([200, 103_525]);
  await sandbox.post(`/sandbox/v1/events/${selections[3]!.gameId}/result`, {
    score: [0, 0],
    outcomes: { [selections[3]!.id]: 3 },
  });
  sandbox.run(1000);
  expect([(await read(last.id)).payout, balance()]).toEqual([eur(600), 104_125]);
  expect(
    (
      await (
        await sandbox.signIn()
      ).call('POST', '/web-api/coupon/v1/promotions', { code: 'AGAIN' })
    ).status,
  ).toBe(200);
});

test('SBX-594 a refund pays a lost stake back from the promotions of the house', async () => {
  const { place, settle, read, balance, sandbox } = await createFixture(2);
  const { id } = await place('refund-key', { promoCode: 'WEEKEND', amount: eur(3000) });
  expect(balance()).toBe(97_000);
  await settle([0]);
  expect(await read(id)).toMatchObject({
    statusId: 0,
    payout: eur(2500),
    moneySplit: { refund: eur(2500) },
  });
  expect(balance()).toBe(99_500);
  expect(sandbox.ledger.statement(1).at(-1)).toMatchObject({ purpose: 'refund', minor: 2500 });
});

test('SBX-595 a bonus account has no maximum and wins for itself; wagered in full it becomes own money, ended it goes back', async () => {
  const { sandbox, place, settle, balance } = await createFixture(1.5);
  const { accountId } = (await (
    await sandbox.post('/sandbox/v1/users/demo/bonus', {
      minor: 5_000_000,
      wagerMinor: 3_000_000,
      maxMinor: 100_000,
    })
  ).json()) as { accountId: number };
  expect(await place('max-key-1', { amount: eur(3_000_000) })).toMatchObject({
    code: 'stake_above_max',
  });
  expect(await place('code-key', { accountId, promoCode: 'WEEKEND' })).toMatchObject({
    code: 'promo_not_for_account',
  });
  const { status } = await place('bonus-account-1', { accountId, amount: eur(3_000_000) });
  expect([status, balance(accountId), balance()]).toEqual([200, 2_000_000, 100_000]);
  await settle([1]);
  // 20,000.00 left and 45,000.00 won: 1,000.00 is the most that becomes own money.
  expect([balance(accountId), balance()]).toEqual([-1, 200_000]);

  const short = (await (
    await sandbox.post('/sandbox/v1/users/demo/bonus', {
      minor: 700,
      endsAtMs: sandbox.nowMs() + 60_000,
    })
  ).json()) as { accountId: number };
  expect(balance(short.accountId)).toBe(700);
  sandbox.advance(61_000);
  sandbox.run(1000);
  expect([balance(short.accountId), balance()]).toEqual([-1, 200_000]);
});

test('SBX-596 half of open stakes can be advanced, pays a part of a stake, and is taken back when the coupon is settled', async () => {
  const { selections, place, settle, price, balance, sandbox } = await createFixture(2, 2);
  expect(
    (await price({ typeId: 0, bets: [{ id: selections[0]!.id }] })).prepaidAmount,
  ).toBeUndefined();
  await place('open-key', { amount: eur(3000) }, [selections[0]!]);
  expect((await price()).prepaidAmount).toEqual(eur(1500));
  expect(
    await place('too-much', { prepaidAmount: eur(1501), amount: eur(2000) }, [selections[1]!]),
  ).toMatchObject({ status: 422, code: 'advance_unavailable' });
  const { placement } = await place(
    'advance-key',
    { prepaidAmount: eur(1500), amount: eur(2000) },
    [selections[1]!],
  );
  expect(placement.coupon?.prepaidAmount).toEqual(eur(1500));
  expect(balance()).toBe(97_000 - 500);
  // Half of 30.00 and of the 5.00 paid for the other, less what is advanced.
  expect((await price()).prepaidAmount).toEqual(eur(250));
  await settle([0, 1]);
  expect(balance()).toBe(96_500 + 4000 - 1500);
  expect(sandbox.ledger.statement(1).at(-1)).toMatchObject({
    kind: 'adjustment',
    purpose: 'advance',
    minor: -1500,
  });
});

test('SBX-596 of a lost advance as much is taken as the account holds, the rest of the next payout', async () => {
  const { selections, place, sandbox, balance } = await createFixture(2, 2, 2);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 4000 });
  await place('first-key', { amount: eur(3900) }, [selections[0]!]);
  await place('second-key', { amount: eur(2000), prepaidAmount: eur(1900) }, [selections[1]!]);
  expect(balance()).toBe(0);
  const result = async (selection: PricedOutcome, status: number): Promise<void> => {
    await sandbox.post(`/sandbox/v1/events/${selection.gameId}/result`, {
      score: [0, 0],
      outcomes: { [selection.id]: status },
    });
    sandbox.run(1000);
  };
  await result(selections[1]!, 0);
  expect(balance()).toBe(0);
  await result(selections[0]!, 1);
  expect(balance()).toBe(7800 - 1900);
});

test('SBX-597 a stake above the maximum waits for the trader and charges nothing; confirmed it is placed once', async () => {
  const { sandbox, demo, place, balance } = await createFixture(1.85);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const over = { amount: eur(2_000_000), isVipBet: true };
  const first = await place('vip-key-1', over);
  expect(first).toMatchObject({ status: 202, placement: { state: 'waiting', waitMs: 20_000 } });
  expect(await place('vip-key-1', over)).toMatchObject({ status: 202 });
  expect(balance()).toBe(10_000_000);
  expect((await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'confirm' })).status).toBe(
    200,
  );
  expect(await place('vip-key-1', over)).toMatchObject({
    status: 200,
    placement: { state: 'accepted', coupon: { isVipBet: true, amount: eur(2_000_000) } },
  });
  expect([
    balance(),
    (await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'confirm' })).status,
  ]).toEqual([8_000_000, 409]);
  expect(
    (await (
      await demo.call('DELETE', '/web-api/coupon/v1/placements/vip-key-1')
    ).json()) as Placement,
  ).toMatchObject({ state: 'accepted' });
});

test('SBX-597 an offer of less stands for five minutes and one bet; a refusal and a withdrawal charge nothing', async () => {
  const { sandbox, demo, place, balance } = await createFixture(1.85);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const ask = (key: string, minor = 4_000_000) =>
    place(key, { amount: eur(minor), isVipBet: true });
  await ask('vip-offer');
  await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'offer', minor: 1_500_000 });
  expect(await ask('vip-offer')).toMatchObject({
    status: 409,
    code: 'vip_offered',
    placement: { errors: [{ meta: { limit: eur(1_500_000) } }] },
  });
  expect(balance()).toBe(10_000_000);
  expect(await ask('vip-taken', 1_500_000)).toMatchObject({
    status: 200,
    placement: { state: 'accepted' },
  });
  expect(await ask('vip-once', 1_500_000)).toMatchObject({ status: 202 });
  expect(
    (await (
      await demo.call('DELETE', '/web-api/coupon/v1/placements/vip-once')
    ).json()) as Placement,
  ).toMatchObject({ state: 'refused', errors: [{ code: 'withdrawn' }] });
  await ask('vip-refused');
  await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'refuse' });
  expect(await ask('vip-refused')).toMatchObject({ code: 'vip_refused' });
  // Without instructions the trader takes up to twice the maximum when the time is over.
  await ask('vip-late', 2_000_000);
  sandbox.run(20_000);
  expect(await ask('vip-late', 2_000_000)).toMatchObject({ status: 200 });
  expect(balance()).toBe(10_000_000 - 1_500_000 - 2_000_000);
});

test('SBX-597 what else is wrong is refused at once, and a live coupon is never asked for', async () => {
  const { sandbox, demo, place, selections } = await createFixture(1.85);
  expect(await place('vip-poor', { amount: eur(2_000_000), isVipBet: true })).toMatchObject({
    status: 422,
    code: 'stake_above_max',
  });
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=5');
  const outcome = games.flatMap((game) => game.main).flatMap((market) => market.outcomes)[0]!;
  await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef: 2, isBlocked: false });
  expect(
    await place('vip-live', { amount: eur(2_000_000), isVipBet: true }, [
      { gameId: 0, id: outcome.id, coef: 2 },
    ]),
  ).toMatchObject({ code: 'stake_above_max' });
  await sandbox.post('/sandbox/v1/coupon', { liveDelayMs: 3000 });
  await place('live-wait', { changeCoefAction: 1 }, [{ gameId: 0, id: outcome.id, coef: 2 }]);
  expect((await demo.call('DELETE', '/web-api/coupon/v1/placements/live-wait')).status).toBe(409);
  expect((await demo.call('DELETE', '/web-api/coupon/v1/placements/never-sent')).status).toBe(404);
  expect(selections).toHaveLength(1);
});

test('SBX-598 taxes are told with the limits, taken with the stake and of the profit, and go to an account of their own', async () => {
  const { sandbox, place, settle, read, price, balance } = await createFixture(2.5);
  expect((await price()).taxes).toBeUndefined();
  await sandbox.post('/sandbox/v1/coupon/money', {
    stakePermille: 120,
    winPermille: 100,
    winFreeMinor: 500,
  });
  expect((await price()).taxes).toEqual({
    stakePermille: 120,
    winPermille: 100,
    winFreeAmount: eur(500),
  });
  const { id, placement } = await place('tax-key-1', {});
  expect(placement.coupon).toMatchObject({
    possibleWin: eur(2400),
    moneySplit: { stakeTax: eur(120) },
  });
  expect(balance()).toBe(100_000 - 1120);
  // A change of the rates does not touch what was placed.
  await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 0, winPermille: 0 });
  await settle([1]);
  expect(await read(id)).toMatchObject({ payout: eur(2400), moneySplit: { winTax: eur(100) } });
  expect(balance()).toBe(100_000 - 1120 + 2400);
  expect((await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 1001 })).status).toBe(
    400,
  );
});

test('SBX-672 CPN-382 a placed VIP bet tells what was asked of the trader and offered; one that needed none tells nothing', async () => {
  const { sandbox, place, read } = await createFixture(1.85);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const ask = (key: string, minor: number) => place(key, { amount: eur(minor), isVipBet: true });
  await ask('vip-asked', 4_000_000);
  await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'offer', minor: 1_500_000 });
  const taken = await ask('vip-taken', 1_500_000);
  const told = (await read(taken.id)).terms?.vip;
  expect(told).toMatchObject({ askedAmount: eur(4_000_000), offeredAmount: eur(1_500_000) });
  await ask('vip-whole', 2_000_000);
  await sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'confirm' });
  const whole = await ask('vip-whole', 2_000_000);
  expect((await read(whole.id)).terms?.vip).toEqual({
    askedAmount: eur(2_000_000),
    maxAmount: told?.maxAmount,
  });
  const small = await ask('vip-small', 1000);
  expect((await read(small.id)).terms?.vip).toBeUndefined();
});

test('SBX-672 a placed coupon tells the terms that it was taken on, whatever the rules become', async () => {
  const { sandbox, place, read, selections } = await createFixture(1.5, 1.5, 1.5, 1.5, 1.5);
  await sandbox.post('/sandbox/v1/coupon/money', {
    stakePermille: 120,
    winPermille: 100,
    winFreeMinor: 500,
  });
  const taxes = { stakePermille: 120, winPermille: 100, winFreeAmount: eur(500) };
  const hyper = await place('terms-hyper', {});
  const code = await place('terms-code', { promoCode: 'SPRING10' });
  await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 0, winPermille: 0 });
  const plain = await place('terms-none', {}, [selections[0]!]);
  expect((await read(hyper.id)).terms).toEqual({
    hyperBonusPercent: 5,
    minHyperBonusBetLimit: eur(500),
    maxHyperBonusLimit: eur(20_000),
    taxes,
  });
  expect((await read(code.id)).terms).toEqual({
    promo: { kind: 'free-bet', amount: eur(1000) },
    taxes,
  });
  expect((await read(plain.id)).terms?.taxes?.winPermille ?? 0).toBe(0);
});

test('SBX-599 a corrected result takes back what was paid in the same shares, and pays by the same terms', async () => {
  const { sandbox, place, settle, read, balance } = await createFixture(2);
  await sandbox.post('/sandbox/v1/coupon/money', { winPermille: 100 });
  const { id } = await place('correct-key', { promoCode: 'WEEKEND' });
  await settle([1]);
  expect([(await read(id)).payout, balance()]).toEqual([eur(1900), 100_900]);
  await settle([0]);
  expect([await read(id), balance()]).toMatchObject([
    {
      statusId: 0,
      payout: eur(1000),
      correction: { was_payout: eur(1900), taken: eur(1900), paid: eur(1000) },
    },
    100_000,
  ]);
  await settle([1]);
  expect([(await read(id)).payout, balance()]).toEqual([eur(1900), 100_900]);
});
