import { expect, test } from 'vitest';
import type { CashbackAnswer, CashbackWeek, ErrorAnswer } from '#wire';
import {
  bodyOf,
  placed,
  selectionsAt,
  settle,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { payIn } from '../testing/payIn.ts';

const path = '/web-api/office/v1/cashback';
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const dayMs = 86_400_000;
/** From the start of the tests, a Thursday at noon, to the next Monday. */
const toMondayMs = 3.5 * dayMs;

async function cashback(person: TestPerson): Promise<CashbackAnswer> {
  return (await (await person.call('GET', path)).json()) as CashbackAnswer;
}

let keys = 0;
const collect = (person: TestPerson, { account_id, from }: CashbackWeek): Promise<Response> =>
  person.call(
    'POST',
    `${path}/collections`,
    { account_id, from },
    { 'X-Idempotency-Key': `collect-${(keys += 1)}` },
  );

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

/** Signs in a new account with a lost bet of 20.00 and a bet of 10.00 that returned 15.00. */
async function afterBets(): Promise<{
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
}> {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  payIn(sandbox, person, 10_000);
  const [lost, won] = await selectionsAt(sandbox, [2, 1.5]);
  await placed(person, bodyOf(person, 0, [lost!], 2000), 'cashback-bet-1');
  await placed(person, bodyOf(person, 0, [won!], 1000), 'cashback-bet-2');
  await settle(sandbox, [
    [lost!, 0],
    [won!, 1],
  ]);
  return { sandbox, person };
}

test('BNS-10 OF09 the cashback of a week is five per cent of the losses of its settled bets from own money', async () => {
  const { sandbox, person } = await afterBets();
  const [week, ...others] = (await cashback(person)).weeks;
  expect(others).toEqual([]);
  expect(week).toMatchObject({
    state: 'running',
    staked: eur(3000),
    returned: eur(1500),
    amount: eur(75),
  });
  expect(new Date((week?.from ?? 0) * 1000).toISOString()).toBe('2025-11-17T00:00:00.000Z');
  // A loss from a bonus account does not count.
  const { accountId } = (await (
    await sandbox.post('/sandbox/v1/users/newbie/bonus', { minor: 1000 })
  ).json()) as { accountId: number };
  const [third] = await selectionsAt(sandbox, [2]);
  await placed(
    { ...person, accountId },
    bodyOf({ ...person, accountId }, 0, [third!], 1000),
    'cashback-bonus',
  );
  await settle(sandbox, [[third!, 0]]);
  expect((await cashback(person)).weeks).toMatchObject([{ amount: eur(75) }]);
});

/** Advances the clock and signs in again, because the token has expired by then. */
async function after(sandbox: TestSandbox, ms: number, login = 'newbie'): Promise<TestPerson> {
  sandbox.advance(ms);
  return sandbox.signIn(login);
}

test('SBX-124 M82 a closed site collects no cashback, ends no bonus and adds no person to a promotion', async () => {
  const { sandbox } = await afterBets();
  sandbox.advance(toMondayMs + 6 * 3_600_000);
  const person = await sandbox.signIn('newbie');
  const { weeks } = await cashback(person);
  await sandbox.post('/sandbox/v1/site', { maintenance: { isActive: true } });
  const key = { 'X-Idempotency-Key': 'while-it-is-closed' };
  expect([
    await refusal(collect(person, weeks[0]!)),
    await refusal(person.call('DELETE', '/web-api/office/v1/bonuses/1', undefined, key)),
    await refusal(
      person.call('POST', '/web-api/office/v1/promotions/x/membership', { version: 1 }, key),
    ),
  ]).toEqual(new Array<unknown>(3).fill([503, 'maintenance']));
  await sandbox.post('/sandbox/v1/site', { maintenance: null });
  expect((await collect(person, weeks[0]!)).status).toBe(200);
  sandbox.dispose();
});

test('BNS-11 OF09 cashback is collected from Monday six o’clock, once, and is missed after 14 days', async () => {
  const { sandbox, person: first } = await afterBets();
  const [week] = (await cashback(first)).weeks;
  expect(await refusal(collect(first, week!))).toEqual([409, 'cashback_not_ready']);
  const waiting = await after(sandbox, toMondayMs);
  expect((await cashback(waiting)).weeks.at(-1)?.state).toBe('waiting');
  const person = await after(sandbox, 6 * 3_600_000);
  const stateNow = async (): Promise<string | undefined> =>
    (await cashback(person)).weeks.at(-1)?.state;
  expect(await stateNow()).toBe('ready');
  const before = sandbox.ledger.account(person.accountId)?.balanceMinor ?? 0;
  const answers = await Promise.all([collect(person, week!), collect(person, week!)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(before + 75);
  expect(await stateNow()).toBe('collected');
  expect(sandbox.ledger.statement(person.userId).at(-1)).toMatchObject({
    purpose: 'cashback',
    minor: 75,
  });
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-11 OF09 a counted bet is not counted again when it is settled anew in another week', async () => {
  const { sandbox, person: first } = await afterBets();
  const [week] = (await cashback(first)).weeks;
  const person = await after(sandbox, toMondayMs + 7 * 3_600_000);
  await collect(person, week!);
  sandbox.store.run(
    'UPDATE coupons SET settled_at_ms = ? WHERE user_id = ?',
    sandbox.nowMs(),
    person.userId,
  );
  expect((await cashback(person)).weeks).toMatchObject([{ state: 'collected', amount: eur(75) }]);
});

test('BNS-11 OF09 TA18 weeks of other people and impossible ones are unknown; a missed one stays missed', async () => {
  const { sandbox, person: first } = await afterBets();
  const [week] = (await cashback(first)).weeks;
  const person = await after(sandbox, toMondayMs + 7 * 3_600_000);
  const other = await sandbox.signIn();
  expect(await refusal(collect(other, week!))).toEqual([404, 'cashback_unknown']);
  expect(await refusal(collect(person, { ...week!, from: week!.from + 1 }))).toEqual([
    404,
    'cashback_unknown',
  ]);
  const again = await after(sandbox, 15 * dayMs);
  expect((await cashback(again)).weeks.at(-1)?.state).toBe('missed');
  expect(await refusal(collect(again, week!))).toEqual([409, 'cashback_not_ready']);
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('BNS-12 OF09 a programme exists for the people whom the operator has enrolled, with the rate of its level', async () => {
  const { sandbox, person } = await afterBets();
  expect((await cashback(person)).programmes).toEqual([]);
  await sandbox.post('/sandbox/v1/users/newbie/promotions', { programme: 'vip', level: 3 });
  const answer = await cashback(person);
  expect(answer.programmes).toMatchObject([{ programme: 'vip', level: 3 }]);
  expect(answer.cashbackSetting.permille).toBe(80);
  expect(answer.weeks[0]?.amount).toEqual(eur(120));
});

test('BNS-13 B38 OF09 ten euros staked give a point worth a cent; points older than a year have lapsed', async () => {
  const { sandbox, person } = await afterBets();
  expect(await cashback(person)).toMatchObject({
    pointsAccumulated: 3,
    pointsMoney: eur(3),
    clubPoints: 3,
    clubPointsMoney: eur(3),
    showClubPoints: true,
  });
  sandbox.store.run(
    'UPDATE coupons SET settled_at_ms = settled_at_ms - ? WHERE user_id = ?',
    ...[400 * dayMs, person.userId],
  );
  expect(await cashback(person)).toMatchObject({ pointsAccumulated: 3, clubPoints: 0 });
});

test('BNS-40 B32 OF12 self-excluded people and people on a break get no bonus, promotion or cashback', async () => {
  const { sandbox, person } = await afterBets();
  excludeUser(sandbox, person.userId);
  const read = async (part: string): Promise<unknown> =>
    (await person.call('GET', `/web-api/office/v1/${part}`)).json();
  const barred = { reason: 'exclusion', ends_at: expect.any(Number) as number };
  expect(await read('bonuses')).toEqual({
    barred,
    isAvailableFirstDepositBonus: false,
    bonusSetting: [],
    bonuses: [],
  });
  expect(await read('promotions')).toEqual({ barred, promotions: [] });
  expect(await read('cashback')).toMatchObject({ barred, weeks: [], programmes: [] });
  expect(await read('promo-codes')).toMatchObject({ barred });
  const [week] = [{ account_id: person.accountId, from: 1_763_337_600 } as CashbackWeek];
  expect(await refusal(collect(person, week))).toEqual([403, 'promotions_barred']);
  const code = person.call('POST', '/web-api/office/v1/promo-codes', { code: 'SPRING10' });
  expect(await refusal(code)).toEqual([403, 'promotions_barred']);
});
