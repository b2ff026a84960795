import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { PaymentAnswer, RightsAnswer } from '#wire';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { fingerprintOf } from '../../../sandbox/platform/providers/harbour/harbourFingerprint.ts';
import { payInByCard } from '../testing/payInByCard.ts';

const card = '5100 2233 4455 6677';
let sandbox = createTestSandbox();

afterEach(() => {
  sandbox.dispose();
  sandbox = createTestSandbox();
});

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** `demo` pays, then `newbie` by the given method; returns how the second payment ended. */
async function payAfterDemo(by: string): Promise<{ newbie: TestPerson; ended: string }> {
  const demo = await sandbox.signIn('demo');
  const newbie = await sandbox.signIn('newbie');
  await newbie.call('POST', '/web-api/payments/v1/acknowledgements');
  await payInByCard(sandbox, demo, { card });
  await payInByCard(sandbox, newbie, { card: by });
  const answer = await newbie.call('GET', '/web-api/payments/v1/by-key/paid-in-before');
  const { payment } = (await answer.json()) as PaymentAnswer;
  return { newbie, ended: `${payment.state} ${payment.reason ?? ''}`.trim() };
}

const closed = async (person: TestPerson): Promise<string[]> => {
  const answer = await person.call('GET', '/web-api/auth/v1/rights');
  const { rights } = (await answer.json()) as RightsAnswer;
  return rights.flatMap(({ right, allowed, reason }) => (allowed ? [] : [`${right} ${reason}`]));
};

test('PAY-133 REG-165 REG-166 RN11 a card of another account pays nothing: the money goes back, and the account closes but for withdrawals', async () => {
  const { newbie, ended } = await payAfterDemo(card.replaceAll(' ', ''));
  expect(ended).toBe('failed known_account');
  expect(await closed(newbie)).toEqual(['deposit second', 'bet second', 'bonus second']);
  expect(await sandbox.json('/sandbox/v1/ledger')).toEqual({ faults: [] });
  const held = sandbox.store.one<{ minor: number }>(
    "SELECT SUM(paid_minor) AS minor FROM harbour_payments WHERE state = 'paid'",
  );
  expect(held?.minor).toBe(5000);
  const letters = await sandbox.json<Letter[]>('/sandbox/v1/outbox');
  const told = letters.filter(({ subject }) => subject === 'You already have an account');
  expect(told.map(({ recipient }) => recipient)).toEqual(['demo@grandstand.example']);
});

test('PAY-133 another card with the same last digits is no card of that account', async () => {
  const { newbie, ended } = await payAfterDemo('5100 9988 7766 6677');
  expect(ended).toBe('succeeded');
  expect(await closed(newbie)).toEqual([]);
});

test('PAY-133 a card that the provider has kept is known like one that was typed', async () => {
  const demo = await sandbox.signIn('demo');
  await payInByCard(sandbox, demo, { card, isKept: true });
  const { id = 0 } = sandbox.store.one<{ id: number }>('SELECT id FROM payment_saved') ?? {};
  const again = await demo.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 2000, currency: 'EUR' },
      account_id: demo.accountId,
      lng: 'en',
      saved_id: id,
    },
    { 'X-Idempotency-Key': 'by-the-kept-card' },
  );
  expect(((await again.json()) as PaymentAnswer).payment.state).toBe('succeeded');
  const kept = sandbox.store.all('SELECT DISTINCT fingerprint FROM harbour_fingerprints');
  expect(kept).toHaveLength(1);
});

test('REG-68 LIM-163 an exclusion that ends by itself ends in the other account as well', async () => {
  const demo = await sandbox.signIn('demo');
  const newbie = await sandbox.signIn('newbie');
  await newbie.call('POST', '/web-api/payments/v1/acknowledgements');
  await payInByCard(sandbox, demo, { card });
  const endsAtMs = sandbox.nowMs() + 86_400_000;
  sandbox.store.run(
    `INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms, reason, is_open,
       returns_at_ms) VALUES (?1, 30, ?2, ?3, '', 0, ?3)`,
    ...[demo.userId, sandbox.nowMs(), endsAtMs],
  );
  await payInByCard(sandbox, newbie, { card });
  const held = (): readonly unknown[] =>
    sandbox.store.all(
      'SELECT ends_at_ms, returns_at_ms FROM person_breaks WHERE user_id = ? AND type = 30',
      newbie.userId,
    );
  expect(held()).toEqual([{ ends_at_ms: endsAtMs, returns_at_ms: endsAtMs }]);
  await sandbox.post('/sandbox/v1/clock', { advanceMs: 86_400_001 });
  const again = await sandbox.signIn('newbie');
  const config = await again.call('GET', '/web-api/user/v1/config');
  const { result } = (await config.json()) as { result: Record<string, unknown> };
  expect(result['excluded_until']).toBeUndefined();
});

test('REG-68 RN11 an account that pays by the card of an excluded person is excluded too: help, and no offers', async () => {
  const demo = await sandbox.signIn('demo');
  const newbie = await sandbox.signIn('newbie');
  await newbie.call('POST', '/web-api/payments/v1/acknowledgements');
  await payInByCard(sandbox, demo, { card });
  const endsAtMs = excludeUser(sandbox, demo.userId, 30 * 86_400_000);
  await payInByCard(sandbox, newbie, { card });
  const config = await newbie.call('GET', '/web-api/user/v1/config');
  expect(await config.json()).toMatchObject({
    result: { excluded_until: Math.ceil(endsAtMs / 1000) },
  });
  const letters = await sandbox.json<Letter[]>('/sandbox/v1/outbox');
  const [help] = letters.filter(({ recipient }) => recipient === 'newbie@grandstand.example');
  expect(help?.body).toContain('begambleaware.org');
  expect(letters.map(({ subject }) => subject)).not.toContain('You already have an account');
  expect(await sandbox.json('/sandbox/v1/users/newbie/mailing')).toMatchObject({
    enable_mail_news: false,
    enable_sms_news: false,
  });
});

test('PAY-134 a fingerprint is the same however the number is written, differs for each number, and keeps none of its digits', () => {
  const number = fc
    .array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 19 })
    .map((digits) => `51${digits.join('')}`);
  const { store } = sandbox;
  fc.assert(
    fc.property(number, number, fc.constantFrom(' ', '-', '.', ''), (one, other, sign) => {
      const written = one.match(/.{1,4}/g)?.join(sign) ?? '';
      const made = fingerprintOf(store, 'card', one);
      expect(fingerprintOf(store, 'card', ` ${written} `)).toBe(made);
      if (one !== other) expect(fingerprintOf(store, 'card', other)).not.toBe(made);
      expect(fingerprintOf(store, 'account', one)).not.toBe(made);
      expect(made).toMatch(/^[\w-]{43}$/);
    }),
    { numRuns: 100 },
  );
  const elsewhere = createTestSandbox();
  expect(fingerprintOf(elsewhere.store, 'card', card)).not.toBe(fingerprintOf(store, 'card', card));
  elsewhere.dispose();
});

test('PAY-134 after a payment no table has more of the card than its last four digits', async () => {
  await payInByCard(sandbox, await sandbox.signIn('demo'), { card, isKept: true });
  const plain = card.replaceAll(' ', '');
  for (const { name } of sandbox.store.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  )) {
    const rows = JSON.stringify(sandbox.store.all(`SELECT * FROM "${name}"`));
    expect(rows).not.toContain(plain.slice(-8));
    expect(rows).not.toContain(card.slice(-9));
  }
});

test('PAY-135 the published test cards of the provider link no two accounts', async () => {
  expect((await payAfterDemo('4000 0000 0000 0001')).ended).toBe('succeeded');
  expect(fingerprintOf(sandbox.store, 'card', '4000 0000 0000 0001')).toBe('');
});
