import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Payment, PaymentHistory } from '#wire';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { cardOutcomes } from '../../../sandbox/platform/providers/harbour/harbourOutcomes.ts';
import { signHook } from '../../../sandbox/platform/providers/harbour/hookSignature.ts';
import { print, redeem } from './testing/orderPayment.ts';
import { secret, begin, pagePath, pay, takeOut } from './testing/payByCard.ts';
import { paymentOf, refusal, balance, stateOf, faults } from './testing/readPayment.ts';

test('PAY-10 PY05 TA20 a deposit is credited when the provider reports it, and only once', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(begin(person));
  expect([payment.state, await balance(person)]).toEqual(['action_required', before]);
  const back = await pay(sandbox, payment);
  expect(back).toContain(`/en/onpay/success?ref=${payment.ref}`);
  expect([await stateOf(person, payment), await balance(person)]).toEqual([
    'succeeded',
    before + 5000,
  ]);
  // The same click again, and the return again.
  await pay(sandbox, payment).catch(() => undefined);
  await sandbox.json(`/web-api/payments/v1/by-ref/${payment.ref}`);
  expect([await balance(person), await faults(sandbox)]).toEqual([before + 5000, []]);
});

test('PAY-11 TA20 one key is one payment; another body under it is refused, and a lost answer is found', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const key = 'one-key-for-all';
  const first = await paymentOf(begin(person, { key }));
  const second = await paymentOf(begin(person, { key }));
  expect(second.id).toBe(first.id);
  expect(await refusal(begin(person, { key, minor: 6000 }))).toEqual([409, 'idempotency_mismatch']);
  const found = await paymentOf(person.call('GET', `/web-api/payments/v1/by-key/${key}`));
  expect(found.id).toBe(first.id);
  const other = await sandbox.signIn('newbie');
  for (const path of [`by-key/${key}`, `payments/${first.id}`])
    expect(await refusal(other.call('GET', `/web-api/payments/v1/${path}`))).toEqual([
      404,
      'payment_unknown',
    ]);
});

test('PAY-11 TA20 a key is kept for thirty days and longer, and stays refused to another body', async () => {
  const sandbox = createTestSandbox();
  const key = 'kept-for-a-month';
  const first = await paymentOf(begin(await sandbox.signIn(), { key }));
  for (const days of [29, 2]) {
    sandbox.advance(days * 86_400_000);
    const person = await sandbox.signIn();
    expect((await paymentOf(begin(person, { key }))).id).toBe(first.id);
    expect(await refusal(begin(person, { key, minor: 6000 }))).toEqual([
      409,
      'idempotency_mismatch',
    ]);
  }
});

test.each([
  ['maintenance', { maintenance: { isActive: true } }, [503, 'maintenance']],
  ['a block', { block: { templateTypeId: 3, countries: ['FR'] } }, [451, 'site_blocked']],
])(
  'SBX-124 M82 in %s nothing is paid in, a key of before is answered as it was, and money goes out',
  async (_name, closed, refused) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const call: TestPerson['call'] = (method, path, body, headers) =>
      person.call(method, path, body, { ...headers, 'X-Geo-Country': 'FR' });
    const visitor = { ...person, call };
    const first = await paymentOf(begin(visitor, { key: 'before-it-closed' }));
    await pay(sandbox, await paymentOf(begin(visitor)));
    const { code } = await print(sandbox, 'voucher');
    const cheque = await print(sandbox, 'cheque');
    await sandbox.post('/sandbox/v1/site', closed);
    expect([
      await refusal(begin(visitor)),
      await refusal(redeem(visitor, { code })),
      await refusal(redeem(visitor, { number: cheque.number, pin: cheque.pin })),
    ]).toEqual([refused, refused, refused]);
    expect((await paymentOf(begin(visitor, { key: 'before-it-closed' }))).id).toBe(first.id);
    expect((await takeOut(visitor, 1000)).status).toBe(200);
    await sandbox.post('/sandbox/v1/site', { maintenance: null, block: null });
    expect((await redeem(visitor, { code })).status).toBe(200);
    expect(await faults(sandbox)).toEqual([]);
  },
);

test('PAY-144 M73 a person orders sixty unpaid deposits an hour, and more afterwards; paid ones do not count', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const statuses: number[] = [];
  for (let each = 0; each < 60; each += 1)
    statuses.push((await begin(person, { key: `unpaid-of-${each}` })).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await begin(person);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await begin(person, { key: 'unpaid-of-7' })).status).toBe(200);
  expect((await begin(await sandbox.signIn('newbie'))).status).not.toBe(429);
  sandbox.advance(3_600_000);
  expect((await begin(await sandbox.signIn())).status).toBe(200);
});

test('PAY-12 PY03 amounts outside of the method, of another currency or for no method are refused', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  expect([
    await refusal(begin(person, { minor: 499 })),
    await refusal(begin(person, { minor: 200_001 })),
    await refusal(begin(person, { currency: 'USD' })),
    await refusal(begin(person, { method: 'cheque' })),
  ]).toEqual([
    [400, 'min'],
    [400, 'max'],
    [400, 'currency'],
    [400, 'method_gone'],
  ]);
  const wallet = await paymentOf(begin(person, { method: 'wallet', minor: 3333 }));
  // 15 thousandths of 33.33 are 0.49995.
  expect(wallet.fee.minor).toBe(50);
});

test.each([
  ['0001', 'succeeded', 5000],
  ['0002', 'failed declined', 0],
  ['0003', 'succeeded', 5000],
  ['0004', 'succeeded', 5000],
  ['0005', 'failed declined', 0],
  ['0006', 'action_required', 0],
  ['0007', 'succeeded', 5000],
  ['0008', 'processing', 0],
  ['0010', 'succeeded', 5000],
  ['0011', 'action_required', 0],
  ['0012', 'succeeded', 5000],
  ['0016', 'processing held', 0],
  ['0019', 'failed credit_card', 0],
  ['0020', 'failed holder', 0],
  ['0021', 'action_required', 0],
])('PAY-13 SX08 card %s: %s', async (card, state, credited) => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(begin(person));
  await pay(sandbox, payment, card);
  expect([await stateOf(person, payment), (await balance(person)) - before]).toEqual([
    state,
    credited,
  ]);
  expect(await faults(sandbox)).toEqual([]);
});

test.each([
  ['0008', 60_000, 'succeeded', 5000],
  ['0009', 60_000, 'failed declined', 0],
  ['0011', 600_000, 'succeeded', 5000],
  ['0013', 10_000, 'succeeded', 5000],
  ['0015', 60_000, 'succeeded', 5000],
  ['0017', 60_000, 'refunded', 2500],
  ['0018', 86_400_000, 'charged_back', 0],
])('PAY-14 SX08 card %s after %s ms: %s', async (card, laterMs, state, credited) => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(begin(person));
  await pay(sandbox, payment, card);
  sandbox.advance(laterMs + 1000);
  const later = await sandbox.signIn();
  expect([await stateOf(later, payment), (await balance(later)) - before]).toEqual([
    state,
    credited,
  ]);
  expect(await faults(sandbox)).toEqual([]);
});

test('PAY-173 PY07 SX08 a soft decline: the bank refuses, the provider asks once and then is paid, or not at all', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const ask = async (card: string): Promise<[Payment, string]> => {
    const payment = await paymentOf(begin(person));
    const page = await pagePath(sandbox, payment);
    const answer = await sandbox.post(`${page}/pay`, { card: `4000 0000 0000 ${card}` });
    expect(((await answer.json()) as { url: string }).url).toMatch(/\/challenge$/);
    return [payment, page];
  };
  const said = 'did not let the payment pass without asking';
  const [, plain] = await ask('0004');
  expect(await (await sandbox.request(`${plain}/challenge`)).text()).not.toContain(said);
  const [paid, page] = await ask('0007');
  expect(await (await sandbox.request(`${page}/challenge`)).text()).toContain(said);
  expect([await stateOf(person, paid), await balance(person)]).toEqual(['action_required', before]);
  await sandbox.post(`${page}/challenge`, { answer: 'confirm' });
  expect([await stateOf(person, paid), await balance(person)]).toEqual([
    'succeeded',
    before + 5000,
  ]);
  const [refused, again] = await ask('0007');
  await sandbox.post(`${again}/challenge`, { answer: 'refuse' });
  await sandbox.post(`${again}/challenge`, { answer: 'confirm' });
  expect(await stateOf(person, refused)).toBe('failed declined');
});

test.each(['wallet', 'mobile-pay'])(
  'PAY-74 PY12 a %s that carries credit is given back by its kind; where credit is allowed, and from money in it, it pays',
  async (method) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const payFrom = async (source: object): Promise<string> => {
      const payment = await paymentOf(begin(person, { method }));
      await sandbox.post(`${await pagePath(sandbox, payment)}/pay`, source);
      return stateOf(person, payment);
    };
    expect([await payFrom({ source: 'credit' }), await payFrom({})]).toEqual([
      'failed credit_card',
      'succeeded',
    ]);
    expect(await faults(sandbox)).toEqual([]);
    await sandbox.post('/sandbox/v1/payments', { credit: true });
    expect(await payFrom({ source: 'credit' })).toBe('succeeded');
  },
);

test('PAY-176 PY07 the bank waits ten minutes for its answer; then the payment was left, and an answer pays nothing', async () => {
  const sandbox = createTestSandbox();
  const before = await balance(await sandbox.signIn());
  const challenge = async (card: string): Promise<[Payment, string]> => {
    const payment = await paymentOf(begin(await sandbox.signIn()));
    const page = await pagePath(sandbox, payment);
    await sandbox.post(`${page}/pay`, { card: `4000 0000 0000 ${card}` });
    return [payment, `${page}/challenge`];
  };
  const [answered, toAnswer] = await challenge('0004');
  await sandbox.post(toAnswer, { answer: 'confirm' });
  const [left, page] = await challenge('0004');
  const [forgotten] = await challenge('0006');
  sandbox.advance(599_000);
  const early = await sandbox.signIn();
  expect([await stateOf(early, left), await stateOf(early, forgotten)]).toEqual([
    'action_required',
    'action_required',
  ]);
  sandbox.advance(1000);
  const late = await sandbox.signIn();
  expect([
    await stateOf(late, answered),
    await stateOf(late, left),
    await stateOf(late, forgotten),
  ]).toEqual(['succeeded', 'cancelled left', 'cancelled left']);
  const answer = await sandbox.post(page, { answer: 'confirm' });
  expect(((await answer.json()) as { url: string }).url).toContain('/onpay/fail');
  expect([await balance(late), await faults(sandbox)]).toEqual([before + 5000, []]);
});

test.each([
  ['0014', 3000],
  ['0022', 20_000],
])(
  'PAY-174 SX08 card %s: the hook credits before the page of the provider answers, which takes %i ms',
  async (card, slowMs) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const before = await balance(person);
    const payment = await paymentOf(begin(person));
    const page = await pagePath(sandbox, payment);
    let answered = '';
    const pressed = sandbox
      .post(`${page}/pay`, { card: `4000 0000 0000 ${card}` })
      .then(async (answer) => {
        answered = ((await answer.json()) as { url: string }).url;
      });
    await vi.waitFor(async () => expect(await stateOf(person, payment)).toBe('succeeded'));
    sandbox.run(slowMs - 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([answered, await balance(person)]).toEqual(['', before + 5000]);
    sandbox.run(1);
    await pressed;
    expect(answered).toContain('/onpay/success?ref=');
    expect([await balance(person), await faults(sandbox)]).toEqual([before + 5000, []]);
  },
);

test('PAY-175 SX09 a hook that is not taken is sent again after 5 s, then ever later for three days; the last one still credits', async () => {
  const sandbox = createTestSandbox();
  const startMs = sandbox.nowMs();
  const before = await balance(await sandbox.signIn());
  const hook = '/payments-hook/v1/harbour';
  await sandbox.post('/sandbox/v1/faults', [{ path: hook, times: 7, status: 503 }]);
  await pay(sandbox, await paymentOf(begin(await sandbox.signIn())));
  const seconds = [5, 30, 300, 3600, 21_600, 86_400, 172_800];
  const due = seconds.map((_each, index) =>
    seconds.slice(0, index + 1).reduce((sum, second) => sum + second, 0),
  );
  for (const atS of due)
    for (const nowS of [atS - 1, atS]) {
      sandbox.advance(startMs + nowS * 1000 - sandbox.nowMs());
      await sandbox.request('/web-api/payments/v1/by-ref/nothing');
    }
  const sent = await sandbox.json<{ atMs: number }[]>(`/sandbox/v1/requests?path=${hook}`);
  expect(sent.map(({ atMs }) => Math.floor((atMs - startMs) / 1000))).toEqual([0, ...due]);
  expect((await balance(await sandbox.signIn())) - before).toBe(5000);
});

test('PAY-16 TA21 SX09 a hook that is forged, old, of another secret or of no payment does nothing', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const payment = await paymentOf(begin(person));
  const id = (await pagePath(sandbox, payment)).split('/').at(-1) ?? '';
  const nowS = Math.floor(sandbox.nowMs() / 1000);
  const tell = async (
    body: object,
    signature: (text: string) => string | undefined,
  ): Promise<number> => {
    const text = JSON.stringify(body);
    const signed = signature(text);
    const answer = await sandbox.request('/payments-hook/v1/harbour', {
      method: 'POST',
      body: text,
      headers: {
        'Content-Type': 'application/json',
        ...(signed === undefined ? {} : { 'X-Harbour-Signature': signed }),
      },
    });
    return answer.status;
  };
  const event = { event_id: 'event-0001', type: 'payment.paid', payment: id };
  expect([
    await tell(event, () => undefined),
    await tell(event, () => `t=${nowS},v1=${'0'.repeat(64)}`),
    await tell(event, (text) => signHook(text, nowS, 'another-secret')),
    await tell(event, (text) => signHook(text, nowS - 301, secret)),
    await tell(event, (text) => signHook(`${text} `, nowS, secret)),
    await tell({ ...event, payment: 'unknown-payment' }, (text) => signHook(text, nowS, secret)),
  ]).toEqual([401, 401, 401, 401, 401, 404]);
  // Signed by the provider's own secret before the payment: its books say otherwise.
  expect(await tell(event, (text) => signHook(text, nowS, secret))).toBe(200);
  expect([await stateOf(person, payment), await balance(person)]).toEqual([
    'action_required',
    before,
  ]);
});

test('PAY-17 PY08 TA22 the return address is a hint: no word of its path moves money', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const payment = await paymentOf(begin(person));
  expect(await pay(sandbox, payment, '0002')).toContain('/onpay/fail?ref=');
  const state = await sandbox.json(`/web-api/payments/v1/by-ref/${payment.ref}`);
  expect(state).toEqual({ state: 'failed', direction: 'deposit' });
  expect(await refusal(sandbox.request(`/web-api/payments/v1/by-ref/${'y'.repeat(43)}`))).toEqual([
    404,
    'payment_unknown',
  ]);
});

test('PAY-18 SX10 TA20 for any events in any order the ledger balances and agrees with that of the provider', async () => {
  const cards = Object.keys(cardOutcomes).filter(
    (card) => !['0014', '0016', '0022'].includes(card),
  );
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('deposit'),
      card: fc.constantFrom(...cards),
      minor: fc.integer({ min: 500, max: 20_000 }),
    }),
    fc.record({ kind: fc.constant('withdraw'), minor: fc.integer({ min: 1000, max: 20_000 }) }),
    fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(1000, 61_000, 700_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const sandbox = createTestSandbox();
      for (const each of steps) {
        const person = await sandbox.signIn();
        if ('card' in each)
          await pay(sandbox, await paymentOf(begin(person, { minor: each.minor })), each.card);
        else if ('minor' in each) await takeOut(person, each.minor);
        else sandbox.advance(each.ms);
        await sandbox.request('/web-api/payments/v1/by-ref/nothing');
      }
      sandbox.advance(700_000);
      await sandbox.request('/web-api/payments/v1/by-ref/nothing');
      const later = await sandbox.signIn();
      const answer = await later.call('GET', '/web-api/payments/v1/history');
      const { payments } = (await answer.json()) as PaymentHistory;
      const { held } = await sandbox.json<{ held: { EUR: number } }>('/sandbox/v1/payments');
      const paid = ['succeeded', 'refunded', 'charged_back'];
      const owed = payments.reduce((sum, { state, amount, fee, refunded }) => {
        if (paid.includes(state)) return sum + amount.minor + fee.minor - (refunded?.minor ?? 0);
        return ['sent', 'arrived'].includes(state) ? sum - amount.minor : sum;
      }, 0);
      expect([await faults(sandbox), held.EUR]).toEqual([[], owed]);
    }),
    { numRuns: 20 },
  );
}, 60_000);

test('PAY-19 e-mails report arrived, requested, sent, and later returned or failed payments', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/demo', { language: 'de' });
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const late = await paymentOf(begin(person, { minor: 1000 }));
  await pay(sandbox, late, '0009');
  await pay(sandbox, await paymentOf(begin(person, { minor: 700 })), '0002');
  const out = await paymentOf(takeOut(person, 2000));
  for (const afterMs of [31_000, 61_000]) {
    sandbox.advance(afterMs);
    await stateOf(person, out);
  }
  await sandbox.post(`/sandbox/v1/payments/${out.id}`, { state: 'returned' });
  const letters =
    await sandbox.json<{ subject: string; recipient: string }[]>('/sandbox/v1/outbox');
  expect(
    letters
      .filter(({ recipient }) => recipient === 'demo@grandstand.example')
      .map(({ subject }) => subject.replaceAll('\u00A0', ' ')),
  ).toEqual([
    '50,00 € sind angekommen',
    'Auszahlung von 20,00 € beantragt',
    'Deine Einzahlung hat nicht geklappt',
    '20,00 € sind unterwegs',
    'Deine Auszahlung kam zurück',
  ]);
});

test('SBX-1141 e-mails about a deposit come from the brand of the latest sign-in', async () => {
  const sandbox = createTestSandbox({
    trustsEdge: true,
    brandName: (host) => (host === 'solara.test' ? 'Solara' : 'Northline'),
  });
  const person = await sandbox.signIn();
  await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false },
    { 'X-Forwarded-Host': 'solara.test' },
  );
  await pay(sandbox, await paymentOf(begin(person)));
  const letters = await sandbox.json<{ sender: string; subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.find(({ subject }) => subject.includes('arrived'))?.sender).toBe('Solara');
});
