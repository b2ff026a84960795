import { expect, test } from 'vitest';
import type { PaymentMethods } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { begin, pay, takeOut } from './testing/payByCard.ts';
import { paymentOf, refusal, balance, stateOf, faults } from './testing/readPayment.ts';

test('PAY-15 PY04 a chargeback beyond the money of the account is a debt that closes deposits', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)), '0018');
  await sandbox.post('/sandbox/v1/users/demo', { balance: 2000 });
  sandbox.advance(86_401_000);
  await sandbox.json(`/web-api/payments/v1/by-ref/${'x'.repeat(22)}`);
  const later = await sandbox.signIn();
  const answer = await later.call('GET', '/web-api/payments/v1/methods?direction=deposit');
  expect(((await answer.json()) as PaymentMethods).closed_reason).toBe('debt');
  expect(await refusal(begin(later))).toEqual([403, 'debt']);
  expect([await balance(later), await faults(sandbox)]).toEqual([0, []]);
});

test('PAY-170 SX10 PY04 a won dispute restores the charged-back amount, pays its debt, and opens deposits', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const payment = await paymentOf(begin(person));
  await pay(sandbox, payment);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 2000 });
  const decide = async (body: object): Promise<unknown> => {
    const answer = await sandbox.post(`/sandbox/v1/payments/${payment.id}`, body);
    return answer.json();
  };
  expect(await decide({ chargeback: 'begun' })).toEqual({
    ok: true,
    state: 'charged_back',
    faults: [],
  });
  expect([await balance(person), await refusal(begin(person))]).toEqual([0, [403, 'debt']]);
  expect(await decide({ chargeback: 'won' })).toEqual({
    ok: true,
    state: 'chargeback_won',
    faults: [],
  });
  // 20.00 were taken and 30.00 owed: the account has its previous balance again.
  expect([await balance(person), (await begin(person)).status]).toEqual([2000, 200]);
  const letters = await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.slice(-2).map(({ subject }) => subject)).toEqual([
    'Outstanding amount paid',
    'A chargeback was reversed',
  ]);
  expect(
    await refusal(sandbox.post(`/sandbox/v1/payments/${payment.id}`, { chargeback: 'won' })),
  ).toEqual([409, 'wrong_state']);
});

test('PAY-171 SX10 PY04 money of an earlier order pays the debt first; a waived debt is no longer owed', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const [first, second, late] = [
    await paymentOf(begin(person)),
    await paymentOf(begin(person, { minor: 1000 })),
    await paymentOf(begin(person, { minor: 3000 })),
  ];
  await pay(sandbox, first);
  await pay(sandbox, second);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 0 });
  for (const { id } of [first, second])
    await sandbox.post(`/sandbox/v1/payments/${id}`, { state: 'charged_back' });
  const debts = (): unknown =>
    sandbox.store
      .all<{ debt: number }>('SELECT debt_minor AS debt FROM payments WHERE debt_minor > 0')
      .map(({ debt }) => debt);
  expect(debts()).toEqual([5000, 1000]);
  await pay(sandbox, late);
  expect([debts(), await balance(person), await faults(sandbox)]).toEqual([[2000, 1000], 0, []]);
  for (const { id } of [first, second]) {
    expect(await refusal(begin(person))).toEqual([403, 'debt']);
    expect((await sandbox.post(`/sandbox/v1/payments/${id}`, { debt: 'waived' })).status).toBe(200);
  }
  expect([debts(), (await begin(person)).status, await faults(sandbox)]).toEqual([[], 200, []]);
});

test('PAY-172 SX10 the books are compared with those of the provider, payment by payment', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const payment = await paymentOf(begin(person));
  await pay(sandbox, payment);
  const out = await paymentOf(takeOut(person, 2000));
  sandbox.advance(31_000);
  await stateOf(person, out);
  sandbox.advance(61_000);
  await stateOf(person, out);
  expect(await faults(sandbox)).toEqual([]);
  sandbox.store.run('UPDATE harbour_payments SET paid_minor = paid_minor + 1');
  expect(await faults(sandbox)).toEqual([
    `payment ${payment.id}: the provider holds 5001 EUR, the ledger says 5000 EUR`,
    `payment ${out.id}: the provider holds -1999 EUR, the ledger says -2000 EUR`,
  ]);
});
