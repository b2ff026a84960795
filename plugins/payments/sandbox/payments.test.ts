import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorAnswer, Payment, PaymentAnswer, PaymentHistory, PaymentMethods } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { cardOutcomes } from '../../../sandbox/platform/providers/harbour/harbourOutcomes.ts';
import { signHook } from '../../../sandbox/platform/providers/harbour/hookSignature.ts';

const secret = 'harbour-demo-secret-2';
let keys = 0;

async function begin(
  person: TestPerson,
  change: {
    readonly method?: string;
    readonly minor?: number;
    readonly currency?: string;
    readonly key?: string;
  } = {},
): Promise<Response> {
  const {
    method = 'card',
    minor = 5000,
    currency = 'EUR',
    key = `deposit-key-${(keys += 1)}`,
  } = change;
  return person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: method,
      amount: { minor, currency },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': key },
  );
}

async function paymentOf(answer: Response | Promise<Response>): Promise<Payment> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as PaymentAnswer).payment;
}

async function refusal(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

/** The provider's page, as a browser goes to it. */
async function pagePath(sandbox: TestSandbox, { action }: Payment): Promise<string> {
  const go = await sandbox.request(action?.url ?? '');
  expect(go.status).toBe(302);
  const url = new URL(go.headers.get('location') ?? '');
  expect(url.hostname).toBe('pay.localhost');
  return url.pathname;
}

/** Presses "Pay" with a test card and answers the bank; the address where the browser goes then. */
async function pay(
  sandbox: TestSandbox,
  payment: Payment,
  card = '0001',
  answer = 'confirm',
): Promise<string> {
  const path = await pagePath(sandbox, payment);
  const press = async (step: string, body: object): Promise<string> => {
    const response = await sandbox.post(`${path}/${step}`, body);
    return ((await response.json()) as { url: string }).url;
  };
  const next = await press('pay', { card: `4000 0000 0000 ${card}` });
  return next.endsWith('/challenge') ? press('challenge', { answer, otp: '123456' }) : next;
}

async function balance(person: TestPerson): Promise<number> {
  const answer = await person.call('GET', '/web-api/user/v1/accounts');
  const { accounts } = (await answer.json()) as {
    accounts: { id: number; money: { minor: number } }[];
  };
  return accounts.find(({ id }) => id === person.accountId)?.money.minor ?? 0;
}

async function stateOf(person: TestPerson, { id }: Payment): Promise<string> {
  const { state, reason } = await paymentOf(
    person.call('GET', `/web-api/payments/v1/payments/${id}`),
  );
  return reason === undefined ? state : `${state} ${reason}`;
}

/** The books of the platform, and whether they agree with those of the provider. */
async function faults(sandbox: TestSandbox): Promise<unknown> {
  const { faults: found } = await sandbox.json<{ faults: string[] }>('/sandbox/v1/ledger');
  return found;
}

test('PAY-10 PY05 TA20 a deposit is credited once the provider says so, and once only', async () => {
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
  // The same press again, and the way back again.
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
  // Signed by the provider's own secret, before anything was paid: its books say otherwise.
  expect(await tell(event, (text) => signHook(text, nowS, secret))).toBe(200);
  expect([await stateOf(person, payment), await balance(person)]).toEqual([
    'action_required',
    before,
  ]);
});

test('PAY-17 PY08 the way back is a hint: every word of the path leaves the money as it is', async () => {
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

async function takeOut(
  person: TestPerson,
  minor: number,
  change: { readonly password?: string; readonly instrument?: number } = {},
): Promise<Response> {
  const answer = await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal');
  const { methods } = (await answer.json()) as PaymentMethods;
  return person.call(
    'POST',
    '/web-api/payments/v1/withdrawals',
    {
      method_id: methods[0]?.id ?? 'card',
      instrument_id: change.instrument ?? methods[0]?.instrument_id ?? 1,
      amount: { minor, currency: 'EUR' },
      account_id: person.accountId,
      password: change.password ?? 'Demo-pass-1',
    },
    { 'X-Idempotency-Key': `withdrawal-${(keys += 1)}` },
  );
}

test('PAY-30 PY16 TA06 money goes back to where it came from, by password, and what is not there does not go', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const nowhere = await takeOut(person, 2000);
  expect(await refusal(nowhere)).toEqual([400, 'instrument_unknown']);
  await pay(sandbox, await paymentOf(begin(person)));
  const before = await balance(person);
  expect([
    await refusal(takeOut(person, 2000, { password: 'wrong' })),
    await refusal(takeOut(person, 2000, { instrument: 99 })),
    await refusal(takeOut(person, 999)),
    await refusal(takeOut(person, before + 1)),
  ]).toEqual([
    [400, 'wrong_password'],
    [400, 'instrument_unknown'],
    [400, 'min'],
    [400, 'not_enough'],
  ]);
  const payment = await paymentOf(takeOut(person, 2000));
  expect([payment.state, payment.instrument, await balance(person)]).toEqual([
    'asked',
    '•• 0001',
    before - 2000,
  ]);
});

test('PAY-31 PY17 B20 a withdrawal goes on to payment by itself; nothing takes it back', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const payment = await paymentOf(takeOut(person, 2000));
  const cancelled = await paymentOf(
    person.call('POST', `/web-api/payments/v1/payments/${payment.id}/cancel`),
  );
  const states = [cancelled.state];
  for (const afterMs of [31_000, 61_000, 121_000]) {
    sandbox.advance(afterMs);
    states.push((await stateOf(person, payment)) as Payment['state']);
  }
  expect(states).toEqual(['asked', 'checked', 'sent', 'arrived']);
  const { held } = await sandbox.json<{ held: { EUR: number } }>('/sandbox/v1/payments');
  expect([held.EUR, await faults(sandbox)]).toEqual([3000, []]);
});

test('PAY-32 what the desk refuses or the bank returns is on the account again, once', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const before = await balance(person);
  const first = await paymentOf(takeOut(person, 2000));
  const refuse = { state: 'refused' };
  expect((await sandbox.post(`/sandbox/v1/payments/${first.id}`, refuse)).status).toBe(200);
  expect((await sandbox.post(`/sandbox/v1/payments/${first.id}`, refuse)).status).toBe(409);
  const second = await paymentOf(takeOut(person, 3000));
  for (const afterMs of [31_000, 61_000]) {
    sandbox.advance(afterMs);
    await stateOf(person, second);
  }
  await sandbox.post(`/sandbox/v1/payments/${second.id}`, { state: 'returned' });
  expect([await balance(person), await faults(sandbox)]).toEqual([before, []]);
});

test('PAY-33 TA19 of 25 withdrawals of all the money at once exactly one goes', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const all = await balance(person);
  const answers = await Promise.all(Array.from({ length: 25 }, async () => takeOut(person, all)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await balance(person), await faults(sandbox)]).toEqual([0, []]);
});

test('PAY-18 SX10 whatever happens in whatever order, the books balance and agree with those of the provider', async () => {
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

test('PAY-19 letters tell what arrived, was asked for, sent, and what came back or failed later', async () => {
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
