import { expect, test } from 'vitest';
import type { PaymentHistory, PaymentState } from '#wire';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { PaymentResultStore } from './PaymentResultStore.ts';

// Loaded now: time in these tests does not wait for the disk.
await import('../../../schemas/generated/laterEndpointRows.ts');

const own: PaymentHistory['payments'][number] = {
  id: 7,
  ref: 'ref',
  direction: 'deposit',
  kind: 'card',
  method_id: 'card',
  amount: { minor: 1000, currency: 'EUR' },
  fee: { minor: 0, currency: 'EUR' },
  account_id: 1,
  created_at: 1,
  changed_at: 1,
  reason: 'declined',
  state: 'failed',
};

/** Each call gets the next state or status; the last one stays. */
function open(states: readonly (PaymentState['state'] | number)[], ref = 'ref', isAuthed = false) {
  const services = createTestServices();
  if (isAuthed) services.session.signIn(7);
  const askedAtMs: number[] = [];
  answer('payments.byRef', () => {
    const state = states[Math.min(askedAtMs.length, states.length - 1)];
    askedAtMs.push(services.host.nowMs);
    return typeof state === 'string' ? { state, direction: 'deposit' } : refusal(state ?? 404, 'x');
  });
  answer('payments.history', { payments: [own], total: 1, sums: [] });
  const store = new PaymentResultStore(services, ref);
  const end = store.start();
  return {
    store,
    end,
    pass: services.host.advance.bind(services.host),
    asked: () => askedAtMs.length,
    waits: () => askedAtMs.slice(1).map((atMs, index) => atMs - (askedAtMs[index] ?? 0)),
  };
}

test('PAY-24 PY08 the platform is asked at growing distances, and after half a minute no more', async () => {
  const { store, waits, pass, end } = open(['processing']);
  await pass(60_000);
  expect([waits(), waits().reduce((sum, ms) => sum + ms, 0), store.result]).toEqual([
    [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000],
    30_000,
    'pending',
  ]);
  end();
});

test('PAY-24 a failed call is asked again, an unknown reference is not', async () => {
  const late = open([400, 500, 'succeeded']);
  await late.pass(10_000);
  expect([late.store.result, late.asked()]).toEqual(['succeeded', 3]);
  const unknown = open([404]);
  await unknown.pass(10_000);
  expect([unknown.store.result, unknown.asked()]).toEqual(['unknown', 1]);
});

test('PAY-25 without a reference nothing is asked', async () => {
  const { store, pass, asked } = open(['succeeded'], '');
  await pass(10_000);
  expect([store.result, asked()]).toEqual(['unknown', 0]);
});

test.each([
  [true, 'declined'],
  [false, undefined],
])(
  'PAY-27 PY08 signed in %s: a payment that failed has the reason %s',
  async (isAuthed, reason) => {
    const { store, pass } = open(['failed'], 'ref', isAuthed);
    await pass(0);
    expect([store.result, store.own?.reason]).toEqual(['failed', reason]);
  },
);

test('PAY-24 PY08 polling ends when the page is left, and goes on when it is opened again', async () => {
  const { store, pass, end, asked } = open(['processing', 'processing', 'succeeded']);
  await pass(1500);
  end();
  await pass(60_000);
  expect([store.result, asked()]).toEqual(['waiting', 2]);
  const again = store.start();
  await pass(0);
  expect(store.result).toBe('succeeded');
  again();
});
