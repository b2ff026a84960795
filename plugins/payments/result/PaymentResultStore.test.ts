import { expect, test } from 'vitest';
import { HttpError, type CoreServices, type Http, type Scheduler } from '#core';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { PaymentResultStore } from './PaymentResultStore.ts';

const own = { id: 7, ref: 'ref', kind: 'card', reason: 'declined', state: 'failed' };

function open(states: readonly (string | number)[], ref = 'ref', isAuthed = false) {
  const waits: number[] = [];
  let asked = 0;
  const http = fakeOf<Http>({
    call: (async (id: string) => {
      const state = states[Math.min(asked, states.length - 1)];
      asked += 1;
      if (typeof state === 'number') throw new HttpError('payments.byRef', state, []);
      if (id === 'payments.history') return { payments: [own], total: 1, sums: [] };
      return { state, direction: 'deposit' };
    }) as Http['call'],
  });
  let next: (() => void) | undefined;
  const store = new PaymentResultStore(
    {
      http,
      session: fakeOf<CoreServices['session']>({ isAuthed }),
      scheduler: fakeOf<Scheduler>({
        after: (ms: number, run: () => void) => {
          waits.push(ms);
          next = run;
          return () => undefined;
        },
      }),
    },
    ref,
  );
  const end = store.start();
  const goOn = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const run = next;
    next = undefined;
    run?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { store, waits, goOn, end, asked: () => asked };
}

test('PAY-24 PY08 the platform is asked at growing distances, and after half a minute no more', async () => {
  const { store, waits, goOn, end } = open(['processing']);
  for (let tries = 0; tries < 12; tries += 1) await goOn();
  expect([waits, waits.reduce((sum, ms) => sum + ms, 0), store.result]).toEqual([
    [1000, 2000, 3000, 5000, 5000, 5000, 5000, 4000],
    30_000,
    'pending',
  ]);
  end();
});

test('PAY-24 a failed call is asked again, an unknown reference is not', async () => {
  const late = open([503, 0, 'succeeded']);
  for (let tries = 0; tries < 4; tries += 1) await late.goOn();
  expect([late.store.result, late.asked()]).toEqual(['succeeded', 3]);
  const unknown = open([404]);
  for (let tries = 0; tries < 3; tries += 1) await unknown.goOn();
  expect([unknown.store.result, unknown.asked()]).toEqual(['unknown', 1]);
});

test('PAY-25 without a reference nothing is asked', async () => {
  const { store, goOn, asked } = open(['succeeded'], '');
  await goOn();
  expect([store.result, asked()]).toEqual(['unknown', 0]);
});

test.each([
  [true, 'declined'],
  [false, undefined],
])(
  'PAY-27 PY08 signed in %s: a payment that failed has the reason %s',
  async (isAuthed, reason) => {
    const { store, goOn } = open(['failed'], 'ref', isAuthed);
    await goOn();
    expect([store.result, store.own?.reason]).toEqual(['failed', reason]);
  },
);
