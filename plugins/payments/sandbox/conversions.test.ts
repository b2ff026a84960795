import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedMinor } from '#domain/payments/chargedMinor.ts';
import type { PaymentConversion, PaymentHistory, PaymentMethods } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { orderDeposit, paymentIn, payOrder, refusalIn, takeOut } from '../testing/moveMoney.ts';

interface Abroad {
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly accountId: number;
}

/** The demo person with a dollar account beside the euro account. */
async function abroad(): Promise<Abroad> {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  return { sandbox, person, accountId: sandbox.ledger.openAccount(person.userId, 'USD', 9, 'USD') };
}

async function conversionOf({ person, accountId }: Abroad): Promise<PaymentConversion | undefined> {
  const answer = await person.call(
    'GET',
    `/web-api/payments/v1/methods?direction=deposit&account=${accountId}`,
  );
  const { methods } = (await answer.json()) as PaymentMethods;
  return methods.find(({ id }) => id === 'wallet')?.conversion;
}

async function held({ sandbox }: Abroad): Promise<number> {
  return (await sandbox.json<{ held: { EUR: number } }>('/sandbox/v1/payments')).held.EUR;
}

async function orderInDollars(
  { person, accountId }: Abroad,
  minor: number,
  quote?: string,
): Promise<Response> {
  return orderDeposit(person, {
    method: 'wallet',
    minor,
    currency: 'USD',
    accountId,
    more: quote === undefined ? {} : { quote },
  });
}

test('PAY-110 PY19 an account in another currency sees the rate, and both sums are exact', async () => {
  const stage = await abroad();
  const conversion = await conversionOf(stage);
  expect(conversion).toMatchObject({ currency: 'EUR', rate_micro: 922_765 });
  const answer = await orderInDollars(stage, 5000, conversion?.quote);
  const { id, charged, fee } = await payOrder(stage.sandbox, answer);
  // 50.00 and 1.5 % of it are 50.75 dollars.
  expect([fee.minor, charged]).toEqual([75, { minor: 4683, currency: 'EUR' }]);
  expect([
    stage.sandbox.ledger.account(stage.accountId)?.balanceMinor,
    await held(stage),
    stage.sandbox.ledger.verify(),
  ]).toEqual([5000, 4683, []]);
  const history = (await (
    await stage.person.call('GET', '/web-api/payments/v1/history')
  ).json()) as PaymentHistory;
  expect(history.payments.find((payment) => payment.id === id)).toMatchObject({
    state: 'succeeded',
    amount: { minor: 5000, currency: 'USD' },
    charged: { minor: 4683, currency: 'EUR' },
  });
});

test('PAY-111 PY19 a rate is valid for five minutes, for the person who saw it; then a new one is needed', async () => {
  const stage = await abroad();
  const first = await conversionOf(stage);
  await stage.sandbox.post('/sandbox/v1/payments', { movedPermille: 50 });
  stage.sandbox.advance(299_000);
  const { charged } = await paymentIn(await orderInDollars(stage, 5000, first?.quote));
  expect(charged?.minor).toBe(4683);
  stage.sandbox.advance(1000);
  for (const quote of [first?.quote, undefined, 'x'.repeat(30)])
    expect((await refusalIn(await orderInDollars(stage, 5000, quote))).slice(0, 2)).toEqual([
      409,
      'rate_over',
    ]);
  const next = await conversionOf(stage);
  expect(next?.rate_micro).toBe(968_903);
  expect((await paymentIn(await orderInDollars(stage, 5000, next?.quote))).charged?.minor).toBe(
    4917,
  );
});

test('PAY-110 SX10 for any amounts and rates, in both directions, the ledger balances in every currency', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1000, max: 90_000 }),
      fc.integer({ min: -800, max: 900 }),
      fc.boolean(),
      async (minor, movedPermille, isReturned) => {
        const stage = await abroad();
        const { sandbox, person, accountId } = stage;
        await sandbox.post('/sandbox/v1/payments', { movedPermille });
        const conversion = await conversionOf(stage);
        const rate = { from: 'USD', to: 'EUR', micro: conversion?.rate_micro ?? 0 };
        const { fee } = await payOrder(
          sandbox,
          await orderInDollars(stage, minor, conversion?.quote),
        );
        const charged = chargedMinor(minor + fee.minor, rate);
        expect(await held(stage)).toBe(charged);
        const out = await paymentIn(
          await takeOut(person, { method: 'wallet', minor, currency: 'USD', accountId }),
        );
        for (const afterMs of [31_000, 61_000]) {
          sandbox.advance(afterMs);
          await sandbox.request('/web-api/payments/v1/by-ref/nothing');
        }
        expect(await held(stage)).toBe(charged - chargedMinor(minor - out.fee.minor, rate));
        if (isReturned) {
          await sandbox.post(`/sandbox/v1/payments/${out.id}`, { state: 'returned' });
          expect(await held(stage)).toBe(charged);
          expect(sandbox.ledger.account(accountId)?.balanceMinor).toBe(minor);
        }
        expect(sandbox.ledger.verify()).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
