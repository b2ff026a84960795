import { expect, test } from 'vitest';
import { mayFollow, paymentStates, type PaymentState } from '#domain/payments/PaymentState.ts';
import type { Payment } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { begin, pagePath, pay } from './testing/payByCard.ts';
import { balance, faults, paymentOf, refusal, stateOf } from './testing/readPayment.ts';

const path = '/sandbox/v1/payments';

async function order(sandbox: TestSandbox, body: object): Promise<void> {
  expect((await sandbox.post(path, body)).status).toBe(200);
}

async function paid(sandbox: TestSandbox, person: TestPerson, card?: string): Promise<Payment> {
  const payment = await paymentOf(begin(person));
  await pay(sandbox, payment, card);
  return payment;
}

test('SBX-1252 SX13 the outcome of the next payments is that of a test card, until it is set again', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await order(sandbox, { next: '0002' });
  const states = [
    await stateOf(person, await paid(sandbox, person)),
    await stateOf(person, await paid(sandbox, person, '0008')),
  ];
  await order(sandbox, { next: '' });
  states.push(await stateOf(person, await paid(sandbox, person)));
  expect(states).toEqual(['failed declined', 'failed declined', 'succeeded']);
  for (const wrong of [
    { next: '9999' },
    { hook: { delay: 1 } },
    { hook: { times: 0 } },
    { nest: 1 },
  ])
    expect(await refusal(sandbox.post(path, wrong))).toEqual([400, 'invalid_body']);
  await order(sandbox, { next: '0002', return: 'lost' });
  await sandbox.post('/sandbox/v1/reset', {});
  expect((await sandbox.json<{ manner: object }>(path)).manner).toEqual({
    hook: {},
    wayBack: 'get',
  });
});

test('SBX-1253 SX13 SX09 hooks come later, several times, in the reverse order, or forged, as ordered: the payment is credited once, by true ones alone', async () => {
  const sandbox = createTestSandbox();
  const before = await balance(await sandbox.signIn());
  const credited = async (): Promise<number> => (await balance(await sandbox.signIn())) - before;
  /** Lets platform time pass, and sends what is due by then. */
  const pass = async (ms: number): Promise<void> => {
    sandbox.advance(ms);
    await sandbox.request('/web-api/payments/v1/by-ref/nothing');
  };
  await order(sandbox, { hook: { delayMs: 30_000, times: 3 } });
  await paid(sandbox, await sandbox.signIn());
  await pass(29_000);
  expect(await credited()).toBe(0);
  for (const ms of [1000, 1000, 1000]) await pass(ms);
  expect(await credited()).toBe(5000);

  // Pending at once, paid after a minute: the news of "pending" comes last.
  await order(sandbox, { hook: { reorder: true } });
  const payment = await paid(sandbox, await sandbox.signIn(), '0008');
  expect(await stateOf(await sandbox.signIn(), payment)).toBe('action_required');
  await pass(62_000);
  await pass(1000);
  expect([await stateOf(await sandbox.signIn(), payment), await credited()]).toEqual([
    'succeeded',
    10_000,
  ]);

  await order(sandbox, { hook: { forge: true } });
  await paid(sandbox, await sandbox.signIn());
  await pass(20_000);
  expect(await credited()).toBe(10_000);
  await order(sandbox, { hook: {} });
  await pass(3_600_000);
  expect([await credited(), await faults(sandbox)]).toEqual([15_000, []]);
});

test('SBX-1254 SX13 PY08 the way back is lost, comes by a form, or as a plain address, as ordered', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const press = async (): Promise<object> => {
    const page = await pagePath(sandbox, await paymentOf(begin(person)));
    const answer = await sandbox.post(`${page}/pay`, { card: '4000 0000 0000 0001' });
    return (await answer.json()) as object;
  };
  const success = expect.stringMatching(/\/en\/onpay\/success\?ref=/);
  await order(sandbox, { return: 'post' });
  expect(await press()).toEqual({ url: success, method: 'post' });
  await order(sandbox, { return: 'lost' });
  expect(await press()).toEqual({ url: expect.stringMatching(/\/lost$/) });
  await order(sandbox, { return: 'get' });
  expect(await press()).toEqual({ url: success });
});

/** States of a deposit, each with the steps to reach it. */
const waysTo: Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  action_required: [],
  processing: ['processing'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  cancelled: ['cancelled'],
  expired: ['expired'],
  refunded: ['succeeded', 'refunded'],
  charged_back: ['succeeded', 'charged_back'],
  chargeback_won: ['succeeded', 'charged_back', 'chargeback_won'],
};

test.each(Object.entries(waysTo))(
  'SBX-1255 SX13 PAY-1 PY04 the review moves a deposit from %s to an allowed next state, and to no other',
  async (from, way) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    for (const to of paymentStates) {
      const { id } = await paymentOf(begin(person, { minor: 1000 }));
      const decide = async (state: PaymentState): Promise<Response> =>
        sandbox.post(`${path}/${id}`, { state });
      for (const step of way) expect((await decide(step)).status).toBe(200);
      const answer = await decide(to);
      const body = (await answer.json()) as { state?: string; faults?: string[] };
      // No state leads back to the action of the person.
      const mayBe = mayFollow(from as PaymentState, to) && to !== 'action_required';
      expect([to, answer.status, body.state, body.faults]).toEqual(
        mayBe ? [to, 200, to, []] : [to, 409, undefined, undefined],
      );
    }
  },
);
