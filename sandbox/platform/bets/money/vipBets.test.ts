import type { GameList, Placement } from '#wire';
import { expect, test } from 'vitest';
import { createMoneyFixture, eur } from '../testing/createMoneyFixture.ts';

test('SBX-597 a stake above the maximum waits for the trader and charges nothing; once confirmed it is placed once', async () => {
  const { sandbox, demo, place, balance } = await createMoneyFixture(1.85);
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

test('SBX-1416 SBX-1417 SBX-1418 an offer of a lower stake is valid for five minutes and one bet; a refusal and a withdrawal charge nothing', async () => {
  const { sandbox, demo, place, balance } = await createMoneyFixture(1.85);
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

test('SBX-597 SBX-1417 any other fault is refused at once, and a live coupon is never sent to a trader', async () => {
  const { sandbox, demo, place, selections } = await createMoneyFixture(1.85);
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

test('SBX-672 CPN-382 a placed VIP bet has the request to the trader and the offer; a bet without a request has neither', async () => {
  const { sandbox, place, read } = await createMoneyFixture(1.85);
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
