import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BonusesAnswer, ErrorAnswer } from '#wire';
import { settlementId } from '#domain/ticket/Settlement.ts';
import {
  bodyOf,
  placed,
  post,
  selectionsAt,
  settle,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import { BonusAccounts } from '../../../sandbox/platform/bets/money/BonusAccounts.ts';
import { Ledger } from '../../../sandbox/platform/ledger/Ledger.ts';
import { Store } from '../../../sandbox/platform/store/Store.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { payIn } from '../testing/payIn.ts';

const path = '/web-api/office/v1/bonuses';
const eur = (minor: number) => ({ minor, currency: 'EUR' });

async function bonuses(person: TestPerson): Promise<BonusesAnswer> {
  return (await (await person.call('GET', path)).json()) as BonusesAnswer;
}

const choose = (person: TestPerson, choice: number): Promise<Response> =>
  person.call('PUT', `${path}/first-deposit`, { firstDepositBonusSetting: choice });

const giveUp = (person: TestPerson, id: number): Promise<Response> =>
  person.call('DELETE', `${path}/${id}`, undefined, { 'X-Idempotency-Key': `give-up-${id}` });

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

test('BNS-1 OF08 the choice can be changed until the first deposit, and never after', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  const first = await bonuses(person);
  expect(first).toMatchObject({ isAvailableFirstDepositBonus: true, bonuses: [] });
  expect('firstDepositBonusSetting' in first).toBe(false);
  expect(first.bonusSetting.map(({ id, most, wager_times }) => [id, most, wager_times])).toEqual([
    [1, eur(10_000), 5],
    [2, eur(20_000), 10],
  ]);
  await choose(person, 2);
  expect((await bonuses(person)).firstDepositBonusSetting).toBe(2);
  await choose(person, 0);
  expect((await bonuses(person)).firstDepositBonusSetting).toBe(0);
  payIn(sandbox, person, 4000);
  expect(await refusal(choose(person, 1))).toEqual([409, 'first_deposit_made']);
  expect(await bonuses(person)).toMatchObject({
    isAvailableFirstDepositBonus: false,
    bonusSetting: [],
    bonuses: [],
  });
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-1 RN03 the choice at registration holds', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  sandbox.store.run(
    "INSERT INTO registrations (user_id, type, bonus, promo, at_ms) VALUES (?, 'phone', 1, '', 1)",
    person.userId,
  );
  expect((await bonuses(person)).firstDepositBonusSetting).toBe(1);
  payIn(sandbox, person, 3333);
  expect((await bonuses(person)).bonuses).toMatchObject([{ kind: 'sport', granted: eur(3333) }]);
});

function takeBack(
  sandbox: TestSandbox,
  { accountId }: TestPerson,
  minor: number,
  id = 1,
  kind: 'refund' | 'chargeback' = 'chargeback',
): void {
  const taken = Math.min(minor, sandbox.ledger.account(accountId)?.balanceMinor ?? 0);
  sandbox.ledger.transfer({
    kind,
    currency: 'EUR',
    payment: { id, leg: 1 },
    atMs: sandbox.nowMs(),
    parts: [
      { account: accountId, minor: -taken },
      { account: 'losses', minor: taken - minor },
      { account: 'clearing:test', minor },
    ],
  });
}

test.each(['refund', 'chargeback'] as const)(
  'BNS-7 PY04 a %s of the first deposit takes back the unwagered part of its bonus; one of another deposit does not',
  async (kind) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn('newbie');
    await choose(person, 1);
    payIn(sandbox, person, 4000);
    payIn(sandbox, person, 3000, 2);
    takeBack(sandbox, person, 3000, 2, kind);
    expect((await bonuses(person)).bonuses).toMatchObject([{ state: 'active', left: eur(4000) }]);
    takeBack(sandbox, person, 4000, 1, kind);
    expect((await bonuses(person)).bonuses).toMatchObject([
      { state: 'taken_back', left: eur(0), won: eur(0) },
    ]);
    expect([
      sandbox.ledger.account(person.accountId)?.balanceMinor,
      sandbox.ledger.verify(),
    ]).toEqual([0, []]);
  },
);

test('BNS-7 PY04 money that became own money stays, and a deposit reversed before its bonus grants none', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  payIn(sandbox, person, 1000);
  const [bonus] = (await bonuses(person)).bonuses;
  const selections = await selectionsAt(sandbox, [1.5, 1.5, 1.5]);
  const account = { ...person, accountId: bonus?.accountId ?? 0 };
  sandbox.store.run('UPDATE bonus_accounts SET wager_minor = 1000');
  await placed(account, bodyOf(account, 1, selections, 1000), 'bonus-played-through');
  await settle(
    sandbox,
    selections.map((selection) => [selection, 1]),
  );
  const [finished] = (await bonuses(person)).bonuses;
  expect(finished?.state).toBe('finished');
  takeBack(sandbox, person, 1000);
  expect((await bonuses(person)).bonuses[0]).toEqual(finished);

  const other = createTestSandbox();
  const late = await other.signIn('newbie');
  payIn(other, late, 1000);
  takeBack(other, late, 1000);
  other.store.run(
    "INSERT INTO registrations (user_id, type, bonus, promo, at_ms) VALUES (?, 'phone', 1, '', 1)",
    late.userId,
  );
  expect((await bonuses(late)).bonuses).toEqual([]);
});

test('BNS-8 UC05 while bonuses are closed none is chosen, granted, joined or collected by a code; an earlier choice is granted later', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  await sandbox.post('/sandbox/v1/users/newbie', { rights: { bonus: 'review' } });
  expect(await refusal(choose(person, 2))).toEqual([403, 'right_closed']);
  const join = person.call(
    'POST',
    '/web-api/office/v1/promotions/any/membership',
    { version: 1 },
    { 'X-Idempotency-Key': 'join-while-closed' },
  );
  expect(await refusal(join)).toEqual([403, 'right_closed']);
  payIn(sandbox, person, 4000);
  expect((await bonuses(person)).bonuses).toEqual([]);
  await sandbox.post('/sandbox/v1/users/newbie/promo', {
    code: 'FREE5',
    kind: 'free-bet',
    minor: 500,
  });
  const [selection] = await selectionsAt(sandbox, [2]);
  const byCode = { ...bodyOf(person, 0, [selection!], 500), promoCode: 'FREE5' };
  const answer = await post(person, byCode, 'code-while-closed');
  expect(await answer.text()).toContain('right_closed');
  await sandbox.post('/sandbox/v1/users/newbie', { rights: { bonus: '' } });
  expect((await bonuses(person)).bonuses).toMatchObject([{ state: 'active', left: eur(4000) }]);
});

test('BNS-2 OF08 only the first deposit grants the bonus, up to its maximum', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  payIn(sandbox, person, 12_345);
  payIn(sandbox, person, 5000, 2);
  const [bonus, ...others] = (await bonuses(person)).bonuses;
  expect(others).toEqual([]);
  expect(bonus).toMatchObject({
    state: 'active',
    granted: eur(10_000),
    left: eur(10_000),
    wager: eur(50_000),
    wagered: eur(0),
    least_selections: 3,
  });
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-3 BNS-4 OF08 accumulators of three count, a single does not; after the wagering the money is own money', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  payIn(sandbox, person, 1000);
  const [bonus] = (await bonuses(person)).bonuses;
  const accountId = bonus?.accountId ?? 0;
  const selections = await selectionsAt(sandbox, [1.5, 1.5, 1.5, 1.5]);
  const [single] = selections.slice(3);
  const account = { ...person, accountId };
  await placed(account, bodyOf(account, 0, [single!], 200), 'bonus-single-1');
  await settle(sandbox, [[single!, 1]]);
  expect((await bonuses(person)).bonuses[0]).toMatchObject({ wagered: eur(0), left: eur(1100) });
  sandbox.store.run(
    'UPDATE bonus_accounts SET wagered_minor = 4000 WHERE account_id = ?',
    accountId,
  );
  const three = selections.slice(0, 3);
  await placed(account, bodyOf(account, 1, three, 1000), 'bonus-three-01');
  expect((await bonuses(person)).bonuses[0]?.has_open_bets).toBe(true);
  await settle(
    sandbox,
    three.map((each) => [each, 1] as const),
  );
  // The bonus account has 1.00 left and is paid 33.75 for the bet of 10.00 at 3.375.
  expect((await bonuses(person)).bonuses[0]).toMatchObject({
    state: 'finished',
    wagered: eur(5000),
    left: eur(0),
    won: eur(3475),
  });
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(4475);
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-3 F22 sports bets are not paid from a casino bonus; every offer is wagered at most ten times', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  expect((await bonuses(person)).bonusSetting.every(({ wager_times }) => wager_times <= 10)).toBe(
    true,
  );
  await choose(person, 2);
  payIn(sandbox, person, 1000);
  const accountId = (await bonuses(person)).bonuses[0]?.accountId ?? 0;
  const account = { ...person, accountId };
  const selections = await selectionsAt(sandbox, [1.5]);
  expect(await refusal(post(account, bodyOf(account, 0, selections, 200), 'casino-bonus'))).toEqual(
    [409, 'bonus_not_for_sport'],
  );
  expect(sandbox.ledger.account(accountId)?.balanceMinor).toBe(1000);
});

test('BNS-4 OF08 a bonus that ends before its wagering is complete is forfeited', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  payIn(sandbox, person, 1000);
  sandbox.store.run('UPDATE bonus_accounts SET ends_at_ms = ?', sandbox.nowMs() + 1000);
  sandbox.run(5000);
  expect((await bonuses(person)).bonuses[0]).toMatchObject({
    state: 'expired',
    left: eur(0),
    won: eur(0),
  });
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-5 OF04 T03 a bonus given up with an open bet forfeits its money at once and the later payout too; of other people it is unknown', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  await choose(person, 1);
  payIn(sandbox, person, 1000);
  const accountId = (await bonuses(person)).bonuses[0]?.accountId ?? 0;
  const account = { ...person, accountId };
  const selections = await selectionsAt(sandbox, [1.5, 1.5, 1.5]);
  await placed(account, bodyOf(account, 1, selections, 400), 'bonus-given-up');
  const other = await sandbox.signIn();
  expect(await refusal(giveUp(other, accountId))).toEqual([404, 'bonus_unknown']);
  expect(await refusal(giveUp(person, person.accountId))).toEqual([404, 'bonus_unknown']);
  expect((await giveUp(person, accountId)).status).toBe(200);
  expect((await giveUp(person, accountId)).status).toBe(200);
  expect((await bonuses(person)).bonuses[0]).toMatchObject({ state: 'given_up', left: eur(0) });
  await settle(
    sandbox,
    selections.map((each) => [each, 1] as const),
  );
  expect(sandbox.ledger.account(accountId)).toBeUndefined();
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(1000);
  expect((await bonuses(person)).bonuses[0]).toMatchObject({ state: 'given_up', won: eur(0) });
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-6 OF08 bets, wins, refunds, giving up and expiry in any order neither lose nor create a minor unit of a bonus', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('bet' as const),
      part: fc.integer({ min: 1, max: 100 }),
      odds: fc.integer({ min: 105, max: 400 }),
      end: fc.constantFrom('won', 'lost', 'void', 'open'),
    }),
    fc.record({ kind: fc.constant('give-up' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40 }) }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 10 }),
      fc.array(step, { maxLength: 25 }),
      (granted, times, steps) => {
        const book = openBook(granted, times);
        for (const each of steps) {
          if (each.kind === 'give-up') book.giveUp();
          else if (each.kind === 'wait') book.wait(each.ms);
          else book.bet(each.part, each.odds, each.end);
        }
        book.finish();
        const [record] = book.bonuses.historyOf(book.userId);
        expect(record).toMatchObject({ grantedMinor: granted, balanceMinor: 0 });
        expect(book.ledger.verify()).toEqual([]);
        expect(book.ledger.account(book.mainId)?.balanceMinor).toBe(record?.wonMinor);
        // Granted + payouts of bets = stakes of bets + own money + forfeited money.
        expect(granted + book.sums.paid - book.sums.staked).toBe(
          (record?.wonMinor ?? 0) + book.backMinor(),
        );
        if (record?.end !== 'finished') expect(record?.wonMinor).toBe(0);
        book.store.close();
      },
    ),
    { numRuns: 60 },
  );
});

/** A person with one bonus, whose bets are booked like those of coupons. */
function openBook(granted: number, times: number) {
  const store = new Store(':memory:');
  const ledger = new Ledger(store);
  const bonuses = new BonusAccounts(store, ledger);
  const userId = store.run(
    `INSERT INTO users (login, email, name, country, password_hash)
      VALUES ('u', 'u@grandstand.example', 'U', 'MT', 'x')`,
  );
  const mainId = ledger.openAccount(userId, 'EUR', 0, 'Main account');
  let nowMs = 1;
  const accountId = bonuses.open(
    userId,
    'EUR',
    {
      minor: granted,
      wagerMinor: granted * times,
      maxMinor: Number.MAX_SAFE_INTEGER,
      endsAtMs: 200,
    },
    nowMs,
  );
  const sums = { staked: 0, paid: 0 };
  const open: (() => void)[] = [];

  function settleBet(id: number, stake: number, coef: number, end: string): void {
    const settlement = end === 'won' ? 'won' : end === 'void' ? 'forcedVoid' : 'lost';
    const paid = end === 'won' ? Math.round((stake * coef) / 100) : end === 'void' ? stake : 0;
    store.run(
      'UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?',
      ...[settlementId(settlement), paid, nowMs, id],
    );
    if (paid > 0) ledger.move('payout', accountId, paid, nowMs, id);
    sums.paid += paid;
    bonuses.recordSettlement(
      { id, account_id: accountId, stake_minor: stake, coef: coef / 100 },
      settlement,
      nowMs,
    );
  }

  return {
    store,
    ledger,
    bonuses,
    userId,
    mainId,
    sums,
    bet(part: number, coef: number, end: string): void {
      const stake = Math.floor(((ledger.account(accountId)?.balanceMinor ?? 0) * part) / 100);
      if (stake === 0) return;
      const id = store.run(
        `INSERT INTO coupons (user_id, account_id, type_id, stake_minor, currency, coef,
          possible_win_minor, placed_at_ms, change_coef_action, coef_view_id, search_text)
          VALUES (?, ?, 0, ?, 'EUR', ?, 1, ?, 0, 0, '')`,
        ...[userId, accountId, stake, coef / 100, nowMs],
      );
      ledger.move('stake', accountId, -stake, nowMs, id);
      sums.staked += stake;
      const settleNow = (): void => settleBet(id, stake, coef, end === 'open' ? 'won' : end);
      if (end === 'open') open.push(settleNow);
      else settleNow();
    },
    giveUp(): void {
      bonuses.giveUp(accountId, nowMs);
    },
    wait(ms: number): void {
      nowMs += ms;
      bonuses.closeDue(nowMs);
    },
    finish(): void {
      for (const settleNow of open) settleNow();
      nowMs = 1000;
      bonuses.closeDue(nowMs);
    },
    backMinor: (): number =>
      store.one<{ sum: number }>(
        `SELECT COALESCE(-SUM(e.minor), 0) AS sum FROM ledger_entries e JOIN ledger_transactions t
          ON t.id = e.transaction_id WHERE e.account_id = ? AND t.purpose IN ('bonus-ended',
          'bonus-given-up')`,
        accountId,
      )?.sum ?? 0,
  };
}
