import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryAnswer } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { createCashOutFixture } from '../bets/testing/createCashOutFixture.ts';
import { Store } from '../store/Store.ts';
import { Ledger, LedgerError } from './Ledger.ts';

function openBooks(): {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly accounts: readonly number[];
} {
  const store = new Store(':memory:');
  const ledger = new Ledger(store);
  const accounts = ['EUR', 'EUR', 'JPY'].map((currency, index) => {
    const userId = store.run(
      'INSERT INTO users (login, email, name, country, password_hash) VALUES (?, ?, ?, ?, ?)',
      `u${index}`,
      `u${index}@grandstand.example`,
      'U',
      'MT',
      'x',
    );
    return ledger.openAccount(userId, currency, 0, 'Main account');
  });
  return { store, ledger, accounts };
}

test('after any sequence of deposits, stakes, payouts and refused overdrafts every transaction and currency sums to zero', () => {
  const step = fc.record({
    account: fc.nat(2),
    kind: fc.constantFrom('opening', 'stake', 'payout', 'adjustment'),
    minor: fc.integer({ min: -5000, max: 5000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { store, ledger, accounts } = openBooks();
      const expected = new Map(accounts.map((id) => [id, 0]));
      for (const { account, kind, minor } of steps) {
        const id = accounts[account] ?? 0;
        const next = (expected.get(id) ?? 0) + minor;
        if (next < 0) expect(() => ledger.move(kind as 'stake', id, minor, 1)).toThrow(/CHECK/);
        else {
          ledger.move(kind as 'stake', id, minor, 1);
          expected.set(id, next);
        }
      }
      expect(ledger.verify()).toEqual([]);
      for (const [id, balance] of expected) expect(ledger.account(id)?.balanceMinor).toBe(balance);
      store.close();
    }),
    { numRuns: 60 },
  );
});

test('the database refuses unbalanced, mixed, changed and deleted entries', () => {
  const { store, ledger, accounts } = openBooks();
  const [first = 0, second = 0, yen = 0] = accounts;
  expect(() =>
    ledger.post({
      kind: 'stake',
      currency: 'EUR',
      atMs: 1,
      entries: [{ accountId: first, minor: 5 }],
    }),
  ).toThrow(LedgerError);
  expect(() =>
    ledger.post({
      kind: 'adjustment',
      currency: 'EUR',
      atMs: 1,
      entries: [
        { accountId: first, minor: 5 },
        { accountId: yen, minor: -5 },
      ],
    }),
  ).toThrow(/another currency/);
  ledger.post({
    kind: 'opening',
    currency: 'EUR',
    atMs: 1,
    entries: [
      { accountId: first, minor: 5 },
      { accountId: second, minor: 5 },
      ...openingEntry(store, -10),
    ],
  });
  expect(() => store.run('UPDATE ledger_entries SET minor = 6')).toThrow(/never changed/);
  expect(() => store.run('DELETE FROM ledger_entries')).toThrow(/never deleted/);
  expect(() =>
    store.run(
      'INSERT INTO ledger_entries (transaction_id, account_id, minor) VALUES (1, ?, 5)',
      first,
    ),
  ).toThrow(/sealed/);
  const open = store.run(
    "INSERT INTO ledger_transactions (kind, currency, at_ms) VALUES ('stake', 'EUR', 1)",
  );
  store.run(
    'INSERT INTO ledger_entries (transaction_id, account_id, minor) VALUES (?, ?, 7)',
    open,
    first,
  );
  expect(() =>
    store.run('UPDATE ledger_transactions SET is_sealed = 1 WHERE id = ?', open),
  ).toThrow(/sum to zero/);
  expect(ledger.verify()).not.toEqual([]);
  store.close();
});

function openingEntry(store: Store, minor: number): { accountId: number; minor: number }[] {
  return [
    {
      accountId: store.run(
        "INSERT INTO ledger_accounts (kind, currency, label) VALUES ('opening', 'EUR', 'opening')",
      ),
      minor,
    },
  ];
}

test('SBX-1400 SBX-1401 verified people of the demo have name, date of birth and address, and demo can withdraw at once', async () => {
  const sandbox = createTestSandbox();
  const dataOf = async (login: string) => {
    const person = await sandbox.signIn(login);
    const answer = await person.call('GET', '/web-api/user/v1/profile');
    return (await answer.json()) as {
      is_verified: boolean;
      data: Record<string, string>;
    };
  };
  for (const login of ['demo', 'newbie']) {
    const { is_verified: isVerified, data } = await dataOf(login);
    expect(isVerified).toBe(true);
    const { name, surname, date_birthday: birth, city, registration_address: address } = data;
    expect([name, surname, birth, city, address]).not.toContain('');
  }
  expect((await dataOf('unverified')).data['name']).toBe('');
  const demo = await sandbox.signIn();
  const withdrawal = await demo.call(
    'POST',
    '/web-api/payments/v1/withdrawals',
    {
      method_id: 'card',
      instrument_id: 1,
      amount: { minor: 2000, currency: 'EUR' },
      account_id: demo.accountId,
    },
    { 'X-Idempotency-Key': 'first-withdrawal' },
  );
  expect(await withdrawal.json()).toMatchObject({
    payment: { state: 'asked', instrument: '•• 4242' },
  });
  sandbox.dispose();
});

test('SBX-53 the demo starts with EUR 1,000.00 after 26 settled bets, an empty newbie and a banned person', async () => {
  const sandbox = createTestSandbox();
  const balances = await Promise.all(
    ['demo', 'newbie', 'banned'].map(async (login) => {
      const person = await sandbox.signIn(login);
      const config = (
        (await (await person.call('GET', '/web-api/user/v1/config')).json()) as {
          result: { ban_level: number; has_deposit: boolean };
        }
      ).result;
      const { accounts } = (await (
        await person.call('GET', '/web-api/user/v1/accounts')
      ).json()) as { accounts: { money: object }[] };
      return [accounts[0]?.money, config.ban_level, config.has_deposit];
    }),
  );
  expect(balances).toEqual([
    [{ minor: 100_000, currency: 'EUR' }, 0, true],
    [{ minor: 0, currency: 'EUR' }, 0, false],
    [{ minor: 2500, currency: 'EUR' }, 53, true],
  ]);
  const demo = await sandbox.signIn();
  const history = (await (await demo.call('GET', '/web-api/history/v1/bets')).json()) as {
    total: number;
    counts: Record<string, number>;
    totals: Record<string, { minor: number }>;
  };
  expect(history.total).toBe(26);
  const { won = 0, lost = 0, returned = 0 } = history.counts;
  expect(history.counts).toEqual({ all: 26, open: 0, won, lost, returned, cashedOut: 0 });
  expect(won + lost + returned).toBe(26);
  expect(Math.min(won, lost)).toBeGreaterThan(5);
  expect(returned).toBeGreaterThan(0);
  const entries = sandbox.ledger
    .statement(demo.userId)
    .filter((entry) => entry.accountId === demo.accountId);
  expect(
    sandbox.ledger.accountsOf(demo.userId).find((account) => account.type === 9),
  ).toMatchObject({ currency: 'USD', balanceMinor: 8620 });
  expect(entries.reduce((sum, entry) => sum + entry.minor, 0)).toBe(100_000);
  expect(history.totals['net']?.minor).toBe(
    entries
      .filter((entry) => entry.kind !== 'opening')
      .reduce((sum, entry) => sum + entry.minor, 0),
  );
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('past selections of the demo ended as their markets allow: only quarter lines by half, only whole lines even', async () => {
  const sandbox = createTestSandbox();
  const { bets } = (await (
    await (await sandbox.signIn()).call('GET', '/web-api/history/v1/bets?pageSize=100')
  ).json()) as HistoryAnswer;
  const selections = bets.flatMap((bet) => bet.bets);
  const lineOf = ({ marketName }: { readonly marketName: string }): number =>
    Number(/[−-]?[\d.]+$/.exec(marketName)?.[0].replace('−', '-'));
  const ended = (...statuses: readonly number[]): number[] =>
    selections.filter(({ statusId }) => statuses.includes(statusId)).map(lineOf);
  expect(ended(2).map((line) => Number.isInteger(line))).toEqual(new Array(4).fill(true));
  expect(ended(4, 5).map((line) => Number.isInteger(line * 2))).toEqual([false, false]);
  sandbox.dispose();
});

test('SBX-843 SBX-844 M76 no stake is charged twice and nothing is cashed out twice; books that disagree are detected', async () => {
  const { sandbox, bet, cashOut } = await createCashOutFixture();
  const id = await bet([0, 1]);
  const { store } = sandbox;
  const account = sandbox.ledger.accountsOf(1)[0]!.id;
  expect(() => sandbox.ledger.move('stake', account, -1000, 1, id)).toThrow(
    'ledger: the stake of this coupon is charged already',
  );
  expect(() => store.run('UPDATE coupons SET cashed_stake_minor = 1001 WHERE id = ?', id)).toThrow(
    'coupons: more than the stake is cashed out',
  );
  expect(() => store.run('UPDATE coupons SET payout_minor = -1 WHERE id = ?', id)).toThrow(
    'coupons: a payout is not negative',
  );
  await cashOut(id, 1000, 950, 'guarded-1');
  expect(() => store.run('UPDATE coupons SET cashed_stake_minor = 2000 WHERE id = ?', id)).toThrow(
    'coupons: more than the stake is cashed out',
  );
  expect(() => store.run('UPDATE coupons SET status_id = 1 WHERE id = ?', id)).toThrow(
    'coupons: a bet that is cashed out stays so',
  );
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.ledger.move('payout', account, 950, 1, id);
  expect(sandbox.ledger.verify()).toEqual([`bet ${id} was bought back for 950 and paid 1900`]);
  store.run('UPDATE coupons SET stake_minor = 1200 WHERE id = ?', id);
  expect(sandbox.ledger.verify()).toContain(`bet ${id} has a stake of 1200 and was charged 1000`);
  sandbox.dispose();
});
