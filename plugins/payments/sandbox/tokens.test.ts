import { expect, test } from 'vitest';
import type { Payment } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { order, now, methodsOf, outbox, print, redeem } from './testing/orderPayment.ts';
import { paymentOf, refusal, balance, stateOf, faults } from './testing/readPayment.ts';

async function orderTokens(
  sandbox: TestSandbox,
  person: TestPerson,
  network = 'bitcoin',
): Promise<{
  readonly payment: Payment;
  readonly address: string;
  readonly amount: string;
  readonly send: (more?: Readonly<Record<string, unknown>>) => Promise<unknown>;
}> {
  const payment = await paymentOf(order(person, 'crypto', { network }));
  const { action } = payment;
  if (action?.kind !== 'address') throw new Error(`No address but ${action?.kind}`);
  return {
    payment,
    address: action.address,
    amount: action.amount,
    send: async (more = {}) =>
      sandbox.post('/sandbox/v1/payments/chain', { address: action.address, ...more }),
  };
}

async function openChain(): Promise<{
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
}> {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/payments', { crypto: true });
  return { sandbox, person: await sandbox.signIn() };
}

test('PAY-84 PY13 tokens are taken where the operator may, on a network that is chosen first, at an address of each payment’s own', async () => {
  const closed = createTestSandbox();
  const stranger = await closed.signIn();
  expect(await refusal(order(stranger, 'crypto', { network: 'bitcoin' }))).toEqual([
    400,
    'method_gone',
  ]);
  expect((await methodsOf(stranger)).methods.some(({ kind }) => kind === 'crypto')).toBe(false);
  const { sandbox, person } = await openChain();
  expect(await refusal(order(person, 'crypto'))).toEqual([400, 'network_unknown']);
  const one = await orderTokens(sandbox, person);
  const other = await orderTokens(sandbox, person);
  expect(one.address).not.toBe(other.address);
  // 50.00 at 58,000.00 are 0.000862068…, rounded up.
  expect(one.amount).toBe('0.00086207');
  const withMemo = (await orderTokens(sandbox, person, 'ripple')).payment.action;
  expect(withMemo?.kind === 'address' ? withMemo.memo : '').toMatch(/^\d{9}$/);
});

test('PAY-85 PY13 SX11 n of m confirmations are shown, a reorganised chain counts them again, and the last one credits', async () => {
  const { sandbox, person } = await openChain();
  const before = await balance(person);
  const { payment, send } = await orderTokens(sandbox, person, 'ethereum');
  await send();
  const seen = async (): Promise<unknown> => {
    const { state, action } = await now(await sandbox.signIn(), payment);
    return action?.kind === 'address' ? [state, action.seen, action.needed] : state;
  };
  const told = [await seen()];
  sandbox.advance(50_000);
  told.push(await seen());
  await send({ reorg: 3 });
  told.push(await seen());
  sandbox.advance(95_000);
  told.push(await seen());
  sandbox.advance(10_000);
  told.push(await seen());
  expect(told).toEqual([
    ['processing', 0, 12],
    ['processing', 5, 12],
    ['processing', 2, 12],
    ['processing', 11, 12],
    'succeeded',
  ]);
  expect([(await balance(await sandbox.signIn())) - before, await faults(sandbox)]).toEqual([
    5000,
    [],
  ]);
});

test.each([
  ['less', { amount: '0.0005' }, 0, 'processing less'],
  ['more', { amount: '0.002' }, 0, 'processing more'],
  ['another token', { token: 'DOGE' }, 0, 'processing other_token'],
  ['late', {}, 16 * 60_000, 'expired late'],
])('PAY-86 PY13 %s waits for a person, with its reason', async (_what, more, waitMs, state) => {
  const { sandbox, person } = await openChain();
  const before = await balance(person);
  const { payment, send } = await orderTokens(sandbox, person);
  sandbox.advance(waitMs);
  await now(await sandbox.signIn(), payment);
  await send(more);
  sandbox.advance(30_000);
  const later = await sandbox.signIn();
  expect([await stateOf(later, payment), (await balance(later)) - before]).toEqual([state, 0]);
  expect(await outbox(sandbox)).toContain('We’re checking your deposit');
});

test('PAY-87 PY03 AF19 the first deposit waits for the word that the person knows how money is kept', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  expect((await methodsOf(person)).must_acknowledge).toBe(true);
  expect(await refusal(order(person, 'card'))).toEqual([403, 'acknowledgement']);
  const { code } = await print(sandbox, 'voucher');
  expect(await refusal(redeem(person, { code }))).toEqual([403, 'acknowledgement']);
  await paymentOf(order(person, 'card', { acknowledged: true }));
  const { must_acknowledge: isAsked, protection_at: toldAt } = await methodsOf(person);
  expect([isAsked, toldAt]).toEqual([undefined, Math.floor(sandbox.nowMs() / 1000)]);
});
