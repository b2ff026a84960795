import type { ErrorAnswer, PromoCode, PromotionsAnswer, UserData } from '#wire';
import { expect, test } from 'vitest';
import { createMoneyFixture, eur, type PricedOutcome } from '../testing/createMoneyFixture.ts';

test('SBX-590 a bonus bet is offered, placed and settled by its rule; without a bonus only the odds count', async () => {
  const { place, settle, read, price, balance } = await createMoneyFixture(1.85, 1.71, 1.62, 1.58);
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
  const { place, price, balance } = await createMoneyFixture(1.85, 1.05, 1.62);
  expect((await price()).bonusBetCoef).toBeUndefined();
  expect(await place('bonus-key-3', { isBonusBet: true })).toMatchObject({
    status: 409,
    code: 'bonus_unavailable',
  });
  expect(balance()).toBe(100_000);
});

test('SBX-591 five selections add a hyper bonus to the profit, paid by the promotions account', async () => {
  const { sandbox, place, settle, read, price } = await createMoneyFixture(1.5, 1.5, 1.5, 1.5, 1.5);
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

test('SBX-592 SBX-1491 own codes are listed, typed codes are checked with typed errors, ten a minute', async () => {
  const { demo } = await createMoneyFixture();
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

test('SBX-593 SBX-1445 SBX-1446 a free bet is paid by the operator, wins the profit and is valid once; a void one is valid again', async () => {
  const { sandbox, selections, place, settle, read, balance } = await createMoneyFixture(
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

test('SBX-594 a refund pays a lost stake back from the promotions account', async () => {
  const { place, settle, read, balance, sandbox } = await createMoneyFixture(2);
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

test('SBX-595 SBX-1458 a bonus account has no maximum stake and keeps its winnings; fully wagered it becomes own money, expired it goes back', async () => {
  const { sandbox, place, settle, balance } = await createMoneyFixture(1.5);
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
  // 20,000.00 left and 45,000.00 won: at most 1,000.00 becomes own money.
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

test('SBX-596 SBX-1457 half of the open stakes can be advanced, pays part of a stake, and is taken back at settlement', async () => {
  const { selections, place, settle, price, balance, sandbox } = await createMoneyFixture(2, 2);
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
  // Half of 30.00 and of the 5.00 paid for the other bet, less the advance.
  expect((await price()).prepaidAmount).toEqual(eur(250));
  await settle([0, 1]);
  expect(balance()).toBe(96_500 + 4000 - 1500);
  expect(sandbox.ledger.statement(1).at(-1)).toMatchObject({
    kind: 'adjustment',
    purpose: 'advance',
    minor: -1500,
  });
});

test('SBX-596 a lost advance is taken from the balance as far as it lasts, the rest from the next payout', async () => {
  const { selections, place, sandbox, balance } = await createMoneyFixture(2, 2, 2);
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

test('SBX-598 SBX-1492 taxes are listed with the limits, taken from stake and profit, and booked to their own account', async () => {
  const { sandbox, place, settle, read, price, balance } = await createMoneyFixture(2.5);
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
  // A change of the rates does not affect placed bets.
  await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 0, winPermille: 0 });
  await settle([1]);
  expect(await read(id)).toMatchObject({ payout: eur(2400), moneySplit: { winTax: eur(100) } });
  expect(balance()).toBe(100_000 - 1120 + 2400);
  expect((await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 1001 })).status).toBe(
    400,
  );
});

test('SBX-672 a placed coupon has the terms that it was accepted on, even after the rules change', async () => {
  const { sandbox, place, read, selections } = await createMoneyFixture(1.5, 1.5, 1.5, 1.5, 1.5);
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

test('SBX-599 SBX-1447 a corrected result takes the payout back in the same shares, and pays by the same terms', async () => {
  const { sandbox, place, settle, read, balance } = await createMoneyFixture(2);
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

test('SBX-661 SBX-1435 SBX-1436 a bet with a bonus is cashed out as a whole for its value without the bonus; a bet with a promo code has no offer', async () => {
  const { sandbox, demo, place, selections, read, balance } = await createMoneyFixture(2, 2, 2);
  const feed = sandbox.connect({ token: demo.token });
  feed.subscribe(1, { kind: 'user' });
  const offers = () =>
    feed
      .drain()
      .flatMap((message) =>
        message.t === 'snapshot' || message.t === 'delta'
          ? ((message.data as UserData).cashOuts ?? [])
          : [],
      );
  const { id } = await place('bonus-out-1', { isBonusBet: true });
  sandbox.run(2000);
  // The stake less the margin; the 3 % bonus is not included.
  expect(offers().at(-1)).toEqual({
    couponId: id,
    state: 'open',
    value: eur(950),
    stake: eur(1000),
    isWithoutBonus: true,
  });
  const cashOut = async (minor: number, valueMinor: number, key: string) => {
    const answer = await demo.call(
      'POST',
      '/web-api/coupon/v1/cash-outs',
      { couponId: id, stake: eur(minor), value: eur(valueMinor), changeCoefAction: 0 },
      { 'X-Idempotency-Key': key },
    );
    return answer.status;
  };
  expect(await cashOut(500, 475, 'bonus-out-2')).toBe(422);
  expect(await cashOut(1000, 950, 'bonus-out-3')).toBe(200);
  expect([(await read(id)).payout, balance()]).toEqual([eur(950), 99_950]);
  const promo = await place('bonus-out-4', { promoCode: 'SPRING10' }, selections);
  sandbox.run(2000);
  expect(offers().at(-1)).toEqual({ couponId: promo.id, state: 'none', reason: 'promo' });
  // Also sent to a later subscriber.
  const later = sandbox.connect({ token: demo.token });
  later.subscribe(1, { kind: 'user' });
  const [snapshot] = later.drain().filter(({ t }) => t === 'snapshot');
  expect(snapshot).toMatchObject({ data: { cashOuts: [{ couponId: promo.id, reason: 'promo' }] } });
  expect(sandbox.ledger.verify()).toEqual([]);
});
