import type { ErrorAnswer, Placement } from '#wire';
import { isPlacement } from '#wire/validators/coupon.js';
import { expect, test } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { bodyOf, selectionsAt, placed, post, readBet, settle } from '../testing/createBets.ts';

const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;

test('SBX-618 many singles become one bet each under one key, each with its own verdict, in the order of the selections', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5, 3]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selections[1]!.id, isBlocked: true });
  const amountByBetId = {
    [selections[0]!.id]: 1000,
    [selections[1]!.id]: 2000,
    [selections[2]!.id]: 98_500,
  };
  const request = bodyOf(demo, 9, selections, 101_500, { amountByBetId });
  const placement = await placed(demo, request, 'singles-key');
  expect(isPlacement(placement)).toBe(true);
  expect(placement).toMatchObject({
    state: 'accepted',
    singlesResultCoupons: [
      {
        id: selections[0]!.id,
        coupon: { typeId: 0, amount: { minor: 1000 }, possibleWin: { minor: 2000 } },
      },
      {
        id: selections[1]!.id,
        errors: [{ code: 'outcome_suspended', meta: { ids: [selections[1]!.id] } }],
      },
      { id: selections[2]!.id, coupon: { typeId: 0, amount: { minor: 98_500 } } },
    ],
  });
  expect(placement.coupon).toBeUndefined();
  expect(balance(sandbox, demo)).toBe(500);
  // The stakes of the first singles are not available to the last.
  const poor = await placed(
    demo,
    bodyOf(demo, 9, [selections[0]!, selections[2]!], 550, {
      amountByBetId: { [selections[0]!.id]: 450, [selections[2]!.id]: 100 },
    }),
    'singles-poor',
  );
  expect(poor.singlesResultCoupons).toMatchObject([
    { coupon: {} },
    {
      errors: [
        { code: 'insufficient_funds', field: 'amountByBetId', meta: { ids: [selections[2]!.id] } },
      ],
    },
  ]);
  await settle(sandbox, [
    [selections[0]!, 1],
    [selections[2]!, 0],
  ]);
  expect(balance(sandbox, demo)).toBe(50 + 2000 + 900);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-670 one of many singles has the key and the size of the placement; a refused one keeps its outcome and stake', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selections[1]!.id, isBlocked: true });
  const amountByBetId = { [selections[0]!.id]: 1000, [selections[1]!.id]: 2000 };
  const placement = await placed(
    demo,
    bodyOf(demo, 9, selections, 3000, { amountByBetId }),
    'singles-told',
  );
  const together = { key: 'singles-told', placed: 1, count: 2 };
  expect(placement.singlesResultCoupons).toMatchObject([
    { coupon: { singles: together } },
    { bet: { id: selections[1]!.id, isBlocked: true }, amount: { minor: 2000, currency: 'EUR' } },
  ]);
  expect(
    (await readBet(demo, placement.singlesResultCoupons?.[0]?.coupon?.id ?? 0)).singles,
  ).toEqual(together);
  // Read later, the outcome is that at the time of the request.
  await sandbox.post('/sandbox/v1/prices', {
    outcomeId: selections[1]!.id,
    isBlocked: false,
    coef: 1.62,
  });
  const later = (await (
    await demo.call('GET', '/web-api/coupon/v1/placements/singles-told')
  ).json()) as Placement;
  expect(isPlacement(later)).toBe(true);
  expect(later.singlesResultCoupons?.[1]).toMatchObject({
    errors: [{ code: 'outcome_suspended' }],
    bet: { isBlocked: false, coef: 1.62 },
  });
  sandbox.dispose();
});

test('SBX-618 SBX-1463 A02 A15 repeated many singles make each bet once; if all are refused, the refusal lists every reason and is kept', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5]);
  const amountByBetId = { [selections[0]!.id]: 1000, [selections[1]!.id]: 2000 };
  const request = bodyOf(demo, 9, selections, 3000, { amountByBetId });
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await post(demo, request, 'singles-same')).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(balance(sandbox, demo)).toBe(97_000);
  expect(
    sandbox.ledger
      .statement(demo.userId)
      .filter(({ kind, atMs }) => kind === 'stake' && atMs === sandbox.nowMs()),
  ).toHaveLength(2);
  expect(
    await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-same')).json(),
  ).toEqual(JSON.parse(answers[0]!));
  const other = await post(
    demo,
    { ...request, amountByBetId: { ...amountByBetId, [selections[0]!.id]: 999 } },
    'singles-same',
  );
  expect([other.status, ((await other.json()) as ErrorAnswer).errors[0].code]).toEqual([
    409,
    'idempotency_mismatch',
  ]);

  for (const { id } of selections)
    await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 2.2 });
  const refused = await post(demo, request, 'singles-refused');
  const { errors } = (await refused.json()) as ErrorAnswer;
  expect([
    refused.status,
    errors.map(({ code, meta }) => [code, (meta?.['changes'] as { id: number }[])[0]?.id]),
  ]).toEqual([409, selections.map(({ id }) => ['odds_changed', id])]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selections[0]!.id, coef: 2 });
  expect((await post(demo, request, 'singles-refused')).status).toBe(409);
  const kept = (await (
    await demo.call('GET', '/web-api/coupon/v1/placements/singles-refused')
  ).json()) as Placement;
  expect(kept).toMatchObject({
    state: 'refused',
    errors: [{ code: 'odds_changed' }, { code: 'odds_changed' }],
    singlesResultCoupons: [{ id: selections[0]!.id }, { id: selections[1]!.id }],
  });
  expect(balance(sandbox, demo)).toBe(97_000);
  sandbox.dispose();
});

test('SBX-618 SBX-1464 many singles with a live one wait together and are checked again, each at its current odds', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [line] = await selectionsAt(sandbox, [2]);
  const [live] = await selectionsAt(sandbox, [3], 'live');
  const request = bodyOf(demo, 9, [live!, line!], 3000, {
    amountByBetId: { [live!.id]: 1000, [line!.id]: 2000 },
  });
  const first = await post(demo, request, 'singles-live');
  expect([first.status, balance(sandbox, demo)]).toEqual([202, 100_000]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: live!.id, coef: 2.9 });
  sandbox.run(3000);
  const decided = (await (
    await demo.call('GET', '/web-api/coupon/v1/placements/singles-live')
  ).json()) as Placement;
  expect(decided).toMatchObject({
    state: 'accepted',
    singlesResultCoupons: [
      { id: live!.id, errors: [{ code: 'odds_changed' }] },
      { id: line!.id, coupon: { amount: { minor: 2000 } } },
    ],
  });
  expect(balance(sandbox, demo)).toBe(98_000);
  sandbox.dispose();
});

test('SBX-618 A15 an expired session places none of many singles; the same key with the next token places them once', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5]);
  const request = bodyOf(demo, 9, selections, 3000, {
    amountByBetId: { [selections[0]!.id]: 1000, [selections[1]!.id]: 2000 },
  });
  await sandbox.post('/sandbox/v1/users/demo', { sessions: 'expire-tokens' });
  expect((await post(demo, request, 'singles-expired')).status).toBe(401);
  expect(balance(sandbox, demo)).toBe(100_000);
  const again = await sandbox.signIn();
  expect((await again.call('GET', '/web-api/coupon/v1/placements/singles-expired')).status).toBe(
    404,
  );
  for (let each = 0; each < 2; each += 1)
    expect((await post(again, request, 'singles-expired')).status).toBe(200);
  expect(balance(sandbox, demo)).toBe(97_000);
  sandbox.dispose();
});

test('SBX-618 A17 a pending bet remains with the account that it was sent from, in its currency', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const dollars = sandbox.ledger
    .accountsOf(demo.userId)
    .find(({ currency }) => currency === 'USD')!;
  const selections = await selectionsAt(sandbox, [2, 3], 'live');
  const change = {
    accountId: dollars.id,
    amountByBetId: { [selections[0]!.id]: 100, [selections[1]!.id]: 200 },
  };
  const euro = await post(demo, bodyOf(demo, 9, selections, 300, change), 'account-of-dollars');
  expect([euro.status, ((await euro.json()) as ErrorAnswer).errors[0].code]).toEqual([
    422,
    'currency_mismatch',
  ]);
  expect(
    (
      await post(
        demo,
        bodyOf(demo, 9, selections, 300, { ...change, amount: { minor: 300, currency: 'USD' } }),
        'singles-dollars',
      )
    ).status,
  ).toBe(202);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 0 });
  for (const { id, coef } of selections)
    await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef, isBlocked: false });
  sandbox.run(3000);
  const decided = (await (
    await demo.call('GET', '/web-api/coupon/v1/placements/singles-dollars')
  ).json()) as Placement;
  expect(decided.singlesResultCoupons).toMatchObject([
    { coupon: { accountId: dollars.id, amount: { minor: 100, currency: 'USD' } } },
    { coupon: { accountId: dollars.id } },
  ]);
  expect([sandbox.ledger.account(dollars.id)?.balanceMinor, balance(sandbox, demo)]).toEqual([
    dollars.balanceMinor - 300,
    0,
  ]);
  sandbox.dispose();
});
