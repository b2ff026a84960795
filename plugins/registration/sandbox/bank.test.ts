import { afterEach, expect, test } from 'vitest';
import type { ErrorAnswer, RegistrationAnswer, RegistrationForm, UserConfigAnswer } from '#wire';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

let sandbox: TestSandbox = createTestSandbox();

afterEach(() => {
  sandbox.dispose();
  sandbox = createTestSandbox();
});

const robin = { payer: '0' };
const demoPerson = { payer: '1' };
const child = { payer: '2' };

async function order(change: object = {}): Promise<{ answer: Response; cookie: string }> {
  const { terms_updated_at } = await sandbox.json<RegistrationForm>(
    '/web-api/registration/v1/form?country=MT',
  );
  const answer = await sandbox.post(
    '/web-api/registration/v1/accounts',
    {
      type: 'bank',
      country: 'MT',
      currency: 'EUR',
      bonus: 0,
      consents: { terms_updated_at, is_of_age: true, marketing: [] },
      amount: { minor: 5000, currency: 'EUR' },
      acknowledged: true,
      ...change,
    },
    { 'X-Idempotency-Key': `bank-key-${Math.random()}` },
  );
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { answer, cookie };
}

/** Visits the bank and returns with its decision. */
async function visit(choice: object | undefined): Promise<{ visit: string; cookie: string }> {
  const { answer, cookie } = await order();
  const { next, url = '' } = (await answer.json()) as RegistrationAnswer;
  expect(next).toBe('pay');
  const go = await sandbox.request(url);
  const { hostname, pathname } = new URL(go.headers.get('location') ?? '');
  expect(hostname).toBe('pay.localhost');
  if (choice === undefined) return { visit: url.split('/').at(-1) ?? '', cookie };
  const paid = await sandbox.post(
    'leave' in choice ? `${pathname}/leave` : `${pathname}/pay`,
    choice,
  );
  const back = await sandbox.request(((await paid.json()) as { url: string }).url);
  const landed = new URL(back.headers.get('location') ?? '', 'http://localhost');
  expect(landed.pathname).toBe('/en/registration');
  return { visit: landed.searchParams.get('visit') ?? '', cookie };
}

async function end(of: { visit: string; cookie: string }): Promise<RegistrationAnswer> {
  const answer = await sandbox.post(
    '/web-api/registration/v1/bank/end',
    { visit: of.visit },
    { Cookie: of.cookie },
  );
  return (await answer.json()) as RegistrationAnswer;
}

const held = (): number =>
  sandbox.store.one<{ minor: number }>(
    'SELECT COALESCE(SUM(paid_minor), 0) AS minor FROM harbour_payments',
  )?.minor ?? 0;
const people = (): number =>
  sandbox.store.one<{ count: number }>('SELECT COUNT(*) AS count FROM users')?.count ?? 0;
const exclude = (userId: number): void => void excludeUser(sandbox, userId);

test('REG-70 RN10 the bank says who pays, and they get an account with the money, without a password or a contact', async () => {
  const opened = await end(await visit(robin));
  expect(opened.next).toBe('signed_in');
  const token = opened.data?.token ?? '';
  const config = await sandbox.json<UserConfigAnswer>('/web-api/user/v1/config', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(config.result).toMatchObject({
    user_name: 'Robin Smith',
    is_pay_and_play: true,
    user_email: '',
    phone_number: '',
    has_deposit: true,
  });
  const { accounts, faults } = await sandbox.json<{
    accounts: { balanceMinor: number }[];
    faults: unknown[];
  }>(`/sandbox/v1/ledger?login=${opened.login}`);
  expect(faults).toEqual([]);
  expect(accounts.map(({ balanceMinor }) => balanceMinor)).toEqual([5000]);
  expect(held()).toBe(5000);
  // One contact is enough to continue; only both complete the contacts.
  const saved = await sandbox.post(
    '/web-api/user/v1/contact',
    { email: 'robin@example.com' },
    { Authorization: `Bearer ${token}` },
  );
  expect(saved.status).toBeLessThan(300);
});

test('REG-168 RN10 a way back that is taken twice opens one account', async () => {
  const visited = await visit(robin);
  const before = people();
  const [one, two] = [await end(visited), await end(visited)];
  expect([one.next, two.next, one.user_id === two.user_id]).toEqual([
    'signed_in',
    'signed_in',
    true,
  ]);
  expect([people(), held()]).toEqual([before + 1, 5000]);
});

test.each([
  ['declined', { payer: 'refuse' }],
  ['cancelled', { leave: 'leave' }],
  ['under_age', child],
  ['declined', { first: 'Jo', last: 'New', birth: 'unknown', iban: 'MT1' }],
])('REG-71 RN10 %s: no account, and the money is back', async (reason, choice) => {
  const before = people();
  expect(await end(await visit(choice))).toEqual({ next: 'refused', reason });
  expect([people(), held()]).toEqual([before, 0]);
  expect(await sandbox.json('/sandbox/v1/outbox')).toEqual([]);
});

test.each([
  ['the name and day of birth of an account', demoPerson],
  [
    'the same, written otherwise',
    { first: 'DÉMO', last: 'álex', birth: '1988-04-17', iban: 'MT99' },
  ],
])(
  'REG-72 REG-169 RN10 RN11 %s: the money is back, and the owner gets the way to it',
  async (_as, by) => {
    const before = people();
    expect(await end(await visit(by))).toEqual({ next: 'refused', reason: 'known' });
    expect([people(), held()]).toEqual([before, 0]);
    const letters =
      await sandbox.json<{ recipient: string; subject: string }[]>('/sandbox/v1/outbox');
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['demo@grandstand.example', 'You already have an account'],
    ]);
  },
);

test('REG-72 RN10 RN11 the bank account of an account opens no second one under another name', async () => {
  const iban = 'MT84 MALT 0110 0001 2345 MTLC AST0 01S';
  await end(await visit(robin));
  const other = { first: 'Jo', last: 'Other', birth: '1980-01-02', iban: iban.toLowerCase() };
  // The account has no contact yet, so that the page promises no e-mail.
  expect(await end(await visit(other))).toEqual({ next: 'refused', reason: 'known_unwritten' });
  expect(await sandbox.json('/sandbox/v1/outbox')).toEqual([]);
});

test('REG-170 RN10 RN11 a self-excluded person gets the money back, no account and no e-mail', async () => {
  exclude((await sandbox.signIn('demo')).userId);
  expect(await end(await visit(demoPerson))).toEqual({ next: 'refused', reason: 'excluded' });
  expect(held()).toBe(0);
  expect(await sandbox.json('/sandbox/v1/outbox')).toEqual([]);
});

test('REG-73 a visit ends in the browser in which it began, and goes on there while nothing was decided', async () => {
  const begun = await visit(undefined);
  const open = await end(begun);
  expect(open).toMatchObject({ next: 'refused', reason: 'open' });
  expect(open.url).toBe(`/web-api/registration/v1/bank/go/${begun.visit}`);
  const paid = await visit(robin);
  expect(await end({ ...paid, cookie: '' })).toEqual({ next: 'refused', reason: 'over' });
  expect((await end(paid)).next).toBe('signed_in');
});

test('REG-73 a visit that is not completed within half an hour is refunded', async () => {
  const paid = await visit(robin);
  expect(held()).toBe(5000);
  await sandbox.post('/sandbox/v1/clock', { advanceMs: 31 * 60_000 });
  sandbox.run(61_000);
  expect(held()).toBe(0);
  expect((await end(paid)).next).toBe('refused');
});

test.each([
  [{ amount: { minor: 100, currency: 'EUR' } }, 'amount', 'min'],
  [{ amount: { minor: 10_000_000, currency: 'EUR' } }, 'amount', 'max'],
  [{ amount: undefined }, 'amount', 'missing'],
  [{ acknowledged: undefined }, 'funds', 'missing'],
])('REG-74 %j is refused at its field', async (change, field, problem) => {
  const { answer } = await order(change);
  const { errors } = (await answer.json()) as ErrorAnswer;
  expect([answer.status, errors[0]?.field, errors[0]?.meta?.['problem']]).toEqual([
    400,
    field,
    problem,
  ]);
});
