import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorAnswer, Payment, PaymentMethods } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import {
  bodyOf,
  placed,
  post,
  selectionsAt,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import { begin, pay, takeOut } from './testing/payByCard.ts';
import { paymentOf, refusal, balance, stateOf, faults } from './testing/readPayment.ts';

test('PAY-30 PY16 TA06 money goes back to its sources, after recent authentication, and never more than the balance', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const nowhere = await takeOut(await sandbox.signIn('newbie'), 2000);
  expect(await refusal(nowhere)).toEqual([400, 'instrument_unknown']);
  await pay(sandbox, await paymentOf(begin(person)));
  const before = await balance(person);
  sandbox.store.run('UPDATE sessions SET fresh2_at_ms = 0');
  const stale = await refusal(takeOut(person, 2000));
  sandbox.store.run('UPDATE sessions SET fresh2_at_ms = ?', sandbox.nowMs());
  expect([
    stale,
    await refusal(takeOut(person, 2000, { instrument: 99 })),
    await refusal(takeOut(person, 999)),
    await refusal(takeOut(person, before + 1)),
  ]).toEqual([
    [403, 'reauth_required'],
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

/** Sets the first payment of the card of `pay` this many hours back. */
function knowCardSince(sandbox: TestSandbox, hours: number): void {
  sandbox.store.run(
    "UPDATE payments SET changed_at_ms = ? WHERE instrument = '•• 0001'",
    sandbox.nowMs() - hours * 3_600_000,
  );
}

/** Hours until the card is open; 0: it is open. */
async function restHours(sandbox: TestSandbox, person: TestPerson): Promise<number> {
  const answer = await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal');
  const { methods } = (await answer.json()) as PaymentMethods;
  const { rests_until: untilS } = methods.find(({ instrument }) => instrument === '•• 0001') ?? {};
  return untilS === undefined ? 0 : Math.round((untilS - sandbox.nowMs() / 1000) / 3600);
}

test('PAY-121 PAY-270 RV02 TA06 a card that is new around a change of password rests for a day; known ones stay open', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  expect(await restHours(sandbox, person)).toBe(0);
  const changed = await person.call('POST', '/web-api/auth/v1/password', {
    current: 'Demo-pass-1',
    password: 'a quiet evening by the harbour',
  });
  expect(changed.status).toBe(200);
  const rests: number[] = [];
  for (const hours of [0, 10, 23, 24, 200]) {
    knowCardSince(sandbox, hours);
    rests.push(await restHours(sandbox, person));
  }
  expect(rests).toEqual([24, 24, 24, 0, 0]);
  knowCardSince(sandbox, 0);
  const [refused] = ((await (await takeOut(person, 2000)).json()) as ErrorAnswer).errors;
  expect(refused).toMatchObject({ code: 'instrument_rests', meta: { until: expect.any(Number) } });
  const other = sandbox.store.one<{ id: number }>(
    "SELECT id FROM payment_instruments WHERE user_id = ? AND label = '•• 4242'",
    person.userId,
  );
  expect((await paymentOf(takeOut(person, 2000, { instrument: other?.id ?? 0 }))).state).toBe(
    'asked',
  );
});

test('PAY-121 RV02 TA06 a card that comes within a day after a change of contact rests for a day from then', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const atMs = sandbox.nowMs() - 20 * 3_600_000;
  sandbox.store.run(
    `INSERT INTO contact_changes (user_id, kind, old_contact, was_known, was_confirmed, new_contact, asked_at_ms, confirmed_at_ms)
     VALUES (?, 'email', 'old@grandstand.example', 1, 1, 'demo@grandstand.example', ?, ?)`,
    person.userId,
    atMs,
    atMs,
  );
  await pay(sandbox, await paymentOf(begin(person)));
  expect([await restHours(sandbox, person), await refusal(takeOut(person, 2000))]).toEqual([
    24,
    [403, 'instrument_rests'],
  ]);
  // The person who undoes the change has the account back.
  sandbox.store.run('UPDATE contact_changes SET undone_at_ms = ?', sandbox.nowMs());
  expect(await restHours(sandbox, person)).toBe(0);
});

test('PAY-271 RN04 replacing the generated password blocks no instrument', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  sandbox.store.run('UPDATE users SET has_first_secret = 1 WHERE id = ?', person.userId);
  await person.call('POST', '/web-api/auth/v1/password', {
    current: 'Demo-pass-1',
    password: 'a quiet evening by the harbour',
  });
  await pay(sandbox, await paymentOf(begin(person)));
  expect(await restHours(sandbox, person)).toBe(0);
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

test('PAY-32 a refused or returned withdrawal is credited to the account again, once', async () => {
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

test('PAY-33 TA19 exactly one of 25 parallel withdrawals of the whole balance succeeds', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  const all = await balance(person);
  const answers = await Promise.all(Array.from({ length: 25 }, async () => takeOut(person, all)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await balance(person), await faults(sandbox)]).toEqual([0, []]);
});

test('PAY-33 TA19 among 25 parallel withdrawals, bets and cash-outs one spends the whole balance and one cashes out, in any order', async () => {
  let orders = 0;
  const kinds = ['withdraw', 'bet', 'cash-out'] as const;
  const each = kinds.flatMap((kind) => Array.from({ length: 9 }, () => kind)).slice(0, 25);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(each, { minLength: 25 }), async (order) => {
      const sandbox = createTestSandbox();
      await sandbox.post('/sandbox/v1/users/demo', { balance: 7000 });
      const person = await sandbox.signIn();
      await pay(sandbox, await paymentOf(begin(person)));
      const selections = await selectionsAt(sandbox, [2]);
      const { coupon } = await placed(person, bodyOf(person, 0, selections, 1000), 'held-bet-1');
      const all = await balance(person);
      const act = {
        withdraw: () => takeOut(person, all),
        bet: () => post(person, bodyOf(person, 0, selections, all), `all-bet-${(orders += 1)}`),
        'cash-out': () =>
          person.call(
            'POST',
            '/web-api/coupon/v1/cash-outs',
            {
              couponId: coupon?.id,
              stake: { minor: 1000, currency: 'EUR' },
              value: { minor: 1, currency: 'EUR' },
              changeCoefAction: 1,
            },
            { 'X-Idempotency-Key': `cash-out-${(orders += 1)}` },
          ),
      };
      const done = await Promise.all(
        order.map(async (kind) => ({ kind, isDone: (await act[kind]()).ok })),
      );
      const count = (isOut: boolean): number =>
        done.filter(({ kind, isDone }) => isDone && (kind === 'cash-out') === isOut).length;
      expect([count(false), count(true)]).toEqual([1, 1]);
      expect(await balance(person)).toBeLessThanOrEqual(1000);
      expect(await faults(sandbox)).toEqual([]);
      sandbox.dispose();
    }),
    { numRuns: 4 },
  );
}, 60_000);

test('PAY-100 PY16 with a second factor, the password alone pays nothing out', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await pay(sandbox, await paymentOf(begin(person)));
  sandbox.store.run(
    "INSERT INTO totp_factors (user_id, secret, last_step) VALUES (?, 'secret', 0)",
    person.userId,
  );
  sandbox.store.run('UPDATE sessions SET fresh2_at_ms = 0');
  expect(await refusal(takeOut(person, 2000))).toEqual([403, 'reauth_required']);
  sandbox.store.run('UPDATE sessions SET fresh2_at_ms = ?', sandbox.nowMs());
  expect((await paymentOf(takeOut(person, 2000))).state).toBe('asked');
});
