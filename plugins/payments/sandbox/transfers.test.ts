import { expect, test } from 'vitest';
import type { Payment } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { order, outbox, transfer } from './testing/orderPayment.ts';
import { paymentOf, balance, stateOf, faults } from './testing/readPayment.ts';

function referenceOf({ action }: Payment): string {
  if (action?.kind !== 'reference') return '';
  return action.fields.find(({ name }) => name === 'reference')?.value ?? '';
}

test('PAY-75 PY11 a transfer with its reference is credited when it arrives', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(order(person, 'bank-transfer'));
  expect(payment.action).toMatchObject({ kind: 'reference', days: 3 });
  expect(await transfer(sandbox, { reference: referenceOf(payment) })).toBe('taken');
  expect([await stateOf(person, payment), (await balance(person)) - before]).toEqual([
    'succeeded',
    5000,
  ]);
  expect(await faults(sandbox)).toEqual([]);
});

test('PAY-76 PY11 a transfer without its reference, or from another person’s account, goes back, and a letter says so', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const nameless = await paymentOf(order(person, 'bank-transfer'));
  expect(await transfer(sandbox, { reference: '', login: 'demo' })).toBe('returned');
  const foreign = await paymentOf(order(person, 'bank-transfer'));
  await transfer(sandbox, { reference: referenceOf(foreign), holder: 'Somebody Else' });
  expect([await stateOf(person, nameless), await stateOf(person, foreign)]).toEqual([
    'failed no_reference',
    'failed holder',
  ]);
  expect(
    (await outbox(sandbox)).filter((each) => each === 'Your transfer was sent back'),
  ).toHaveLength(2);
  expect(await balance(person)).toBe(before);
});

test('PAY-77 PY15 a slip for a shop holds for 72 hours; paid twice or too late, the shop takes nothing', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const slip = await paymentOf(order(person, 'cash'));
  expect(slip.action).toMatchObject({ kind: 'reference', barcode: referenceOf(slip) });
  expect(referenceOf(slip)).toMatch(/^\d{14}$/);
  expect((slip.expires_at ?? 0) - slip.created_at).toBe(72 * 3600);
  expect(await transfer(sandbox, { reference: referenceOf(slip) })).toBe('taken');
  expect(await transfer(sandbox, { reference: referenceOf(slip) })).toBe('refused');
  const late = await paymentOf(order(person, 'cash'));
  sandbox.advance(72 * 3_600_000 + 1000);
  const later = await sandbox.signIn();
  expect(await stateOf(later, late)).toBe('expired');
  expect(await transfer(sandbox, { reference: referenceOf(late) })).toBe('refused');
  expect((await balance(later)) - before).toBe(5000);
});

test('PAY-78 PY11 a transfer that is paid twice is credited once and goes back once', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(order(person, 'bank-transfer'));
  const reference = referenceOf(payment);
  expect([await transfer(sandbox, { reference }), await transfer(sandbox, { reference })]).toEqual([
    'taken',
    'twice',
  ]);
  expect((await balance(person)) - before).toBe(5000);
  expect(await outbox(sandbox)).toContain('Your transfer was sent back');
});
