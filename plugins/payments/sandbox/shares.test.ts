import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MoneyWire } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { payIn, paymentIn, refusalIn, takeOut, waysOut } from '../testing/moveMoney.ts';

const balanceOf = (sandbox: TestSandbox, { accountId }: TestPerson): number =>
  sandbox.ledger.account(accountId)?.balanceMinor ?? 0;

async function settle(sandbox: TestSandbox): Promise<void> {
  for (const afterMs of [31_000, 61_000, 121_000]) {
    sandbox.advance(afterMs);
    await sandbox.request('/web-api/payments/v1/by-ref/nothing');
  }
}

async function sharesOf(person: TestPerson): Promise<Readonly<Record<string, unknown>>> {
  const { methods } = await waysOut(person);
  return Object.fromEntries(
    methods.map(({ id, instrument = '', share, first_to: first }) => [
      `${id} ${instrument}`,
      [share?.minor, first],
    ]),
  );
}

test('PAY-105 PY16 each instrument gets back its own deposits; more only beyond the shares of the others', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  sandbox.ledger.move('opening', person.accountId, -balanceOf(sandbox, person), sandbox.nowMs());
  await payIn(sandbox, person, { minor: 10_000 });
  await payIn(sandbox, person, { method: 'instant-bank', minor: 4000 });
  // 140.00 came in, and nothing was won: the seeded card never paid.
  expect(await sharesOf(person)).toEqual({
    'instant-bank Harbour Bank': [4000, '•• 0001'],
    'card •• 0001': [10_000, 'Harbour Bank'],
    'card •• 4242': [0, '•• 0001'],
  });
  expect(await refusalIn(await takeOut(person, { minor: 10_001 }, '•• 0001'))).toEqual([
    400,
    'source',
    { bound: { minor: 10_000, currency: 'EUR' }, instrument: 'Harbour Bank' },
  ]);
  sandbox.ledger.move('opening', person.accountId, 6000, sandbox.nowMs());
  // Winnings may go to any instrument.
  expect(await sharesOf(person)).toMatchObject({
    'card •• 0001': [16_000, 'Harbour Bank'],
    'card •• 4242': [6000, '•• 0001'],
  });
  const out = await paymentIn(await takeOut(person, { minor: 16_000 }, '•• 0001'));
  expect(await sharesOf(person)).toMatchObject({
    'instant-bank Harbour Bank': [4000, undefined],
    'card •• 0001': [0, 'Harbour Bank'],
  });
  // A refused withdrawal has not gone back.
  await sandbox.post(`/sandbox/v1/payments/${out.id}`, { state: 'refused' });
  expect(await sharesOf(person)).toMatchObject({ 'card •• 0001': [16_000, 'Harbour Bank'] });
});

test('PAY-105 PY16 AF08 in whatever order: all of it can go out, and no instrument is passed over', async () => {
  const move = fc.record({
    method: fc.constantFrom('card', 'instant-bank', 'bank-qr'),
    minor: fc.integer({ min: 1000, max: 20_000 }),
    isIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 7 }), async (moves) => {
      const sandbox = createTestSandbox();
      const person = await sandbox.signIn();
      await payIn(sandbox, person, { minor: 2000 });
      for (const { method, minor, isIn } of moves)
        if (isIn) await payIn(sandbox, person, { method, minor });
        else await takeOut(person, { method, minor });
      const { methods, free } = await waysOut(person);
      const shares = methods.map(({ share }) => share?.minor ?? 0);
      // The whole balance can always be withdrawn, by one method after the other.
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(
        free?.minor ?? 0,
      );
      expect(Math.max(...shares)).toBeLessThanOrEqual(free?.minor ?? 0);
      expect(sandbox.ledger.verify()).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('PAY-106 PY16 the fee of a withdrawal is shown, booked when it is sent, and returned with it', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await payIn(sandbox, person, { method: 'wallet', minor: 5000 });
  const before = balanceOf(sandbox, person);
  const { methods } = await waysOut(person);
  expect(methods.find(({ id }) => id === 'wallet')).toMatchObject({ fee_permille: 10 });
  const out = await paymentIn(await takeOut(person, { method: 'wallet', minor: 3333 }));
  expect([out.fee.minor, balanceOf(sandbox, person)]).toEqual([33, before - 3333]);
  await settle(sandbox);
  const held = async (): Promise<number> =>
    (await sandbox.json<{ held: { EUR: number } }>('/sandbox/v1/payments')).held.EUR;
  expect([await held(), sandbox.ledger.verify()]).toEqual([5075 - 3300, []]);
  await sandbox.post(`/sandbox/v1/payments/${out.id}`, { state: 'returned' });
  expect([await held(), balanceOf(sandbox, person), sandbox.ledger.verify()]).toEqual([
    5075,
    before,
    [],
  ]);
});

test('PAY-107 PY16 all that may go is one full payout, though it is under the least; any other small sum is not', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await payIn(sandbox, person);
  sandbox.ledger.move(
    'opening',
    person.accountId,
    500 - balanceOf(sandbox, person),
    sandbox.nowMs(),
  );
  expect((await refusalIn(await takeOut(person, { minor: 499 }, '•• 0001')))[1]).toBe('min');
  await paymentIn(await takeOut(person, { minor: 500 }, '•• 0001'));
  expect(balanceOf(sandbox, person)).toBe(0);
});

/** Bonus list of another plugin, as far as it matters here. */
interface BonusList {
  readonly bonuses: readonly {
    readonly accountId: number;
    readonly left: MoneyWire;
    readonly wager: MoneyWire;
    readonly wagered: MoneyWire;
  }[];
}

test('PAY-108 PY16 T05 own money is free of a bonus: it is kept, or given up with the withdrawal in one step', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await payIn(sandbox, person);
  const bonus = async () =>
    ((await (await person.call('GET', '/web-api/office/v1/bonuses')).json()) as BonusList)
      .bonuses[0];
  const active = await bonus();
  const { bonuses } = await waysOut(person);
  expect(bonuses).toEqual([
    {
      account_id: active?.accountId,
      left: active?.left,
      wager_left: {
        minor: (active?.wager.minor ?? 0) - (active?.wagered.minor ?? 0),
        currency: 'EUR',
      },
    },
  ]);
  await paymentIn(await takeOut(person, { minor: 2000 }, '•• 0001'));
  expect(await bonus()).toMatchObject({ state: 'active', left: active?.left });
  const give = { give_up: [active?.accountId ?? 0] };
  // A refused order changes nothing.
  expect((await takeOut(person, { minor: 999_999, more: give }, '•• 0001')).status).toBe(400);
  expect(await bonus()).toMatchObject({ state: 'active' });
  await paymentIn(await takeOut(person, { minor: 1000, more: give }, '•• 0001'));
  expect(await bonus()).toMatchObject({ state: 'given_up', left: { minor: 0 } });
  expect((await refusalIn(await takeOut(person, { minor: 1000, more: give }, '•• 0001')))[1]).toBe(
    'bonus_gone',
  );
  expect(sandbox.ledger.verify()).toEqual([]);
});
