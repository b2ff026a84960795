import { expect, onTestFinished, test } from 'vitest';
import { limitKindToWire, moneyLimitOf, type MoneyLimitKind } from '#domain/limits/LimitKind.ts';
import type {
  ClientLimit,
  ClientLimits,
  ErrorAnswer,
  Payment,
  PaymentAnswer,
  PaymentMethods,
  PlayFigures,
  WalletsAnswer,
} from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { bet, comingBack, order } from '../testing/playOnSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const hourMs = 3_600_000;
let keys = 0;

async function stage(): Promise<{ sandbox: TestSandbox; person: TestPerson }> {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  return { sandbox, person: await comingBack(sandbox, 'demo') };
}

const codeOf = (kind: MoneyLimitKind, period: 'day' | 'week' | 'month'): number =>
  limitKindToWire(moneyLimitOf({ kind, period }));
const depositDay = codeOf('deposit', 'day');

async function limitsOf(answer: Response | Promise<Response>): Promise<readonly ClientLimit[]> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as ClientLimits).limitsData;
}

const save = (person: TestPerson, ...limits: readonly object[]): Promise<Response> =>
  order(person, limits);
const money = (limitType: number, limitValue?: number) => ({
  limitType,
  measure: 'EUR',
  ...(limitValue === undefined ? {} : { limitValue }),
});
const act = (person: TestPerson, limitType: number, action: string): Promise<Response> =>
  person.call('POST', `${base}/limitaction`, { limitType, action });
const read = (person: TestPerson): Promise<readonly ClientLimit[]> =>
  limitsOf(person.call('GET', `${base}/limits`));
const of = (limits: readonly ClientLimit[], type: number, state = 'ACTIVE') =>
  limits.find(({ limitType, limitState }) => limitType === type && limitState === state);

const depositPath = '/web-api/payments/v1/deposits';

function deposit(
  person: TestPerson,
  minor: number,
  key = `deposit-limit-${(keys += 1)}`,
): Promise<Response> {
  return person.call(
    'POST',
    depositPath,
    {
      acknowledged: true,
      method_id: 'card',
      amount: { minor, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': key },
  );
}

async function refusal(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer;
  if (response.status === 200) return 'taken';
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0].code, errors[0].meta?.['remaining']];
}

test('LIM-24 B07 a first limit and a lower one apply at once, with the used amount and the rest', async () => {
  const { person } = await stage();
  expect(of(await read(person), depositDay)).toBeUndefined();
  const set = await limitsOf(save(person, money(depositDay, 10_000)));
  expect(of(set, depositDay)).toMatchObject({ limitValue: 10_000, limitBalance: 10_000, used: 0 });
  expect(await refusal(deposit(person, 4000))).toBe('taken');
  const lower = await limitsOf(save(person, money(depositDay, 5000)));
  expect(of(lower, depositDay)).toMatchObject({ limitValue: 5000, limitBalance: 1000, used: 4000 });
  expect(of(lower, depositDay, 'PENDING')).toBeUndefined();
  // Lower than the used amount: nothing is left.
  expect(of(await limitsOf(save(person, money(depositDay, 1000))), depositDay)).toMatchObject({
    limitBalance: 0,
  });
});

test('LIM-25 B08 a higher limit, and none, wait 24 hours and are asked for once more', async () => {
  const { sandbox, person } = await stage();
  await save(person, money(depositDay, 1000));
  const asked = await limitsOf(save(person, money(depositDay, 9000)));
  expect(of(asked, depositDay)).toMatchObject({ limitValue: 1000 });
  expect(of(asked, depositDay, 'PENDING')).toMatchObject({
    limitValue: 9000,
    needApprove: false,
    endsAt: Math.ceil(sandbox.nowMs() / 1000) + 86_400,
  });
  expect(await refusal(act(person, depositDay, 'confirm'))).toEqual([
    409,
    'limit_waits',
    undefined,
  ]);
  sandbox.advance(24 * hourMs);
  const due = await read(person);
  // Nothing changes by itself.
  expect([of(due, depositDay)?.limitValue, of(due, depositDay, 'PENDING')?.needApprove]).toEqual([
    1000,
    true,
  ]);
  const taken = await limitsOf(act(person, depositDay, 'confirm'));
  expect([of(taken, depositDay)?.limitValue, of(taken, depositDay, 'PENDING')]).toEqual([
    9000,
    undefined,
  ]);
  const gone = await limitsOf(save(person, money(depositDay)));
  expect(of(gone, depositDay)?.limitValue).toBe(9000);
  sandbox.advance(24 * hourMs);
  expect(of(await limitsOf(act(person, depositDay, 'confirm')), depositDay)).toBeUndefined();
});

test('LIM-26 B08 a looser limit can be cancelled at any time, and is dropped after seven days without an answer', async () => {
  const { sandbox, person } = await stage();
  await save(person, money(depositDay, 1000));
  await save(person, money(depositDay, 9000));
  expect(of(await limitsOf(act(person, depositDay, 'cancel')), depositDay, 'PENDING')).toBe(
    undefined,
  );
  await save(person, money(depositDay, 9000));
  sandbox.advance(8 * 24 * hourMs);
  const after = await read(person);
  expect([of(after, depositDay)?.limitValue, of(after, depositDay, 'PENDING')]).toEqual([
    1000,
    undefined,
  ]);
});

test('LIM-27 B09 TA26 deposits beside each other cannot pass a limit together, and a failed one gives its part back', async () => {
  const { sandbox, person } = await stage();
  await save(person, money(depositDay, 10_000));
  const answers = await Promise.all(
    Array.from({ length: 25 }, async () => refusal(deposit(person, 4000))),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(2);
  expect(answers.filter((answer) => answer !== 'taken')).toEqual(
    Array.from({ length: 23 }, () => [403, 'limit', 2000]),
  );
  const methods = (await (
    await person.call('GET', '/web-api/payments/v1/methods?direction=deposit')
  ).json()) as PaymentMethods;
  expect(methods.room).toEqual({ minor: 2000, currency: 'EUR' });
  const open = sandbox.store.one<{ id: number }>('SELECT id FROM payments ORDER BY id LIMIT 1');
  await person.call('POST', `/web-api/payments/v1/payments/${open?.id}/cancel`);
  expect(await refusal(deposit(person, 6000))).toBe('taken');
});

test('LIM-27 B01 a deposit limit counts all deposits; withdrawals release nothing of it', async () => {
  const { sandbox, person } = await stage();
  await save(person, money(depositDay, 10_000));
  const { payment } = (await (await deposit(person, 6000)).json()) as PaymentAnswer;
  await pay(sandbox, payment);
  const { methods } = (await (
    await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal')
  ).json()) as PaymentMethods;
  const out = await person.call(
    'POST',
    '/web-api/payments/v1/withdrawals',
    {
      method_id: methods[0]?.id,
      instrument_id: methods[0]?.instrument_id,
      amount: { minor: 3000, currency: 'EUR' },
      account_id: person.accountId,
    },
    { 'X-Idempotency-Key': 'taken-out-of-a-limit' },
  );
  expect(out.status).toBe(200);
  expect(of(await read(person), depositDay)).toMatchObject({ used: 6000, limitBalance: 4000 });
  expect(await refusal(deposit(person, 4001))).toEqual([403, 'limit', 4000]);
});

test('LIM-28 B06 of several limits the one with the smallest remainder decides', async () => {
  const { person } = await stage();
  await save(
    person,
    money(depositDay, 10_000),
    money(codeOf('deposit', 'week'), 5000),
    money(codeOf('deposit', 'month'), 20_000),
  );
  expect(await refusal(deposit(person, 5001))).toEqual([403, 'limit', 5000]);
  expect(await refusal(deposit(person, 5000))).toBe('taken');
});

test('LIM-29 a stake is refused that would pass a limit of stakes or of losses', async () => {
  const { sandbox, person } = await stage();
  const wagering = codeOf('wagering', 'day');
  const used = of(await read(person), wagering, 'INACTIVE')?.used ?? 0;
  await save(person, money(wagering, used + 1500));
  expect(await refusal(bet(sandbox, person, 1000))).toBe('taken');
  expect(await refusal(bet(sandbox, person, 1000))).toEqual([403, 'wagering_limit', 500]);
  expect(await refusal(bet(sandbox, person, 500))).toBe('taken');
  sandbox.advance(25 * hourMs);
  expect(await refusal(bet(sandbox, person, 500))).toBe('taken');
  const loss = codeOf('loss', 'day');
  const lost = of(await read(person), loss, 'INACTIVE')?.used ?? 0;
  await save(person, money(loss, lost + 300));
  expect(await refusal(bet(sandbox, person, 500))).toEqual([403, 'loss_limit', 300]);
});

test('LIM-30 LIM-160 LIM-161 B26 self-exclusion closes bets and deposits at once and cannot be shortened; payout stays open', async () => {
  const { sandbox, person } = await stage();
  const exclude = (days: number) =>
    save(person, { limitType: 30, measure: 'days', limitValue: days });
  expect(of(await limitsOf(exclude(30)), 30)).toMatchObject({
    limitValue: 30,
    endsAt: Math.ceil(sandbox.nowMs() / 1000) + 30 * 86_400,
  });
  expect(await refusal(bet(sandbox, person, 1000))).toEqual([403, 'excluded', undefined]);
  expect(await refusal(deposit(person, 1000))).toEqual([403, 'excluded', undefined]);
  expect(await refusal(exclude(7))).toEqual([409, 'limit_runs', undefined]);
  expect(of(await limitsOf(exclude(90)), 30)?.endsAt).toBe(
    Math.ceil(sandbox.nowMs() / 1000) + 90 * 86_400,
  );
  const way = (await (
    await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal')
  ).json()) as PaymentMethods;
  expect(way.closed_reason).toBeUndefined();
  sandbox.advance(90 * 24 * hourMs);
  // Its time is over, and the person has not asked to come back (LIM-37).
  expect(await refusal(deposit(person, 1000))).toEqual([403, 'excluded', undefined]);
});

test('LIM-31 a time without deposits leaves play open', async () => {
  const { sandbox, person } = await stage();
  await save(person, { limitType: 33, measure: 'days', limitValue: 7 });
  expect(await refusal(deposit(person, 1000))).toEqual([403, 'deposit_break', undefined]);
  expect(await refusal(bet(sandbox, person, 1000))).toBe('taken');
  sandbox.advance(7 * 24 * hourMs);
  expect(await refusal(deposit(person, 1000))).toBe('taken');
});

test('LIM-32 an invalid limit, or one in another currency or of other days, is refused, and nothing of the order is stored', async () => {
  const { person } = await stage();
  const first = money(depositDay, 1000);
  expect(await refusal(save(person, first, { limitType: 99, measure: 'EUR' }))).toEqual([
    400,
    'limit_unknown',
    undefined,
  ]);
  expect(await refusal(save(person, first, { ...money(1, 100), measure: 'USD' }))).toEqual([
    400,
    'currency',
    undefined,
  ]);
  expect(
    await refusal(save(person, first, { limitType: 30, measure: 'days', limitValue: 2 })),
  ).toEqual([400, 'limit_days', undefined]);
  expect(of(await read(person), depositDay)).toBeUndefined();
});

test('LIM-33 every change is kept with its moment', async () => {
  const { sandbox, person } = await stage();
  await save(person, money(depositDay, 1000));
  await save(person, money(depositDay, 9000));
  await act(person, depositDay, 'cancel');
  await save(person, { limitType: 33, measure: 'days', limitValue: 1 });
  expect(
    sandbox.store
      .all<{ event: string }>(
        'SELECT event FROM person_limit_log WHERE user_id = ? ORDER BY id',
        person.userId,
      )
      .map(({ event }) => event),
  ).toEqual(['set', 'asked', 'cancelled', 'begun']);
});

test('LIM-34 B12 the figures are those of the ledger: deposits, withdrawals, result, and net deposits of all time', async () => {
  const { sandbox, person } = await stage();
  const figures = async (): Promise<PlayFigures> =>
    (await (await person.call('GET', `${base}/figures`)).json()) as PlayFigures;
  const before = await figures();
  await bet(sandbox, person, 1000);
  const { payment } = (await (await deposit(person, 5000)).json()) as PaymentAnswer;
  await pay(sandbox, payment);
  const after = await figures();
  expect(after.days).toHaveLength(30);
  expect([
    after.deposited - before.deposited,
    after.result - before.result,
    after.lifetimeNetDeposits - before.lifetimeNetDeposits,
    (after.days.at(-1) ?? 0) - (before.days.at(-1) ?? 0),
  ]).toEqual([5000, -1000, 5000, -1000]);
});

test('LIM-92 B12 accounts of other currencies count in the figures as in the limits beside them', async () => {
  const { sandbox, person } = await stage();
  const figures = async (): Promise<PlayFigures> =>
    (await (await person.call('GET', `${base}/figures`)).json()) as PlayFigures;
  const before = await figures();
  await save(person, money(depositDay, 100_000));
  await person.call(
    'POST',
    '/web-api/user/v1/accounts',
    { currency: 'KWD' },
    { 'X-Idempotency-Key': 'figures-of-dinars' },
  );
  const wallets = await person.call('GET', '/web-api/user/v1/wallets');
  const { accounts } = (await wallets.json()) as WalletsAnswer;
  const dinars = accounts.find(({ iso }) => iso === 'KWD');
  const paid = await person.call(
    'POST',
    depositPath,
    {
      acknowledged: true,
      method_id: 'card',
      amount: { minor: 5123, currency: 'KWD' },
      account_id: dinars?.id,
      lng: 'en',
    },
    { 'X-Idempotency-Key': 'figures-of-dinars-paid' },
  );
  await pay(sandbox, ((await paid.json()) as PaymentAnswer).payment);
  const euros = (await (await deposit(person, 5000)).json()) as PaymentAnswer;
  await pay(sandbox, euros.payment);
  await bet(sandbox, person, 1000, { id: dinars?.id ?? 0, currency: 'KWD' });
  const after = await figures();
  // 5.123 dinars are about 10.25 euros.
  expect(of(await read(person), depositDay)?.used).toBe(6025);
  expect([
    after.deposited - before.deposited,
    after.lifetimeNetDeposits - before.lifetimeNetDeposits,
    after.result - before.result,
    (after.days.at(-1) ?? 0) - (before.days.at(-1) ?? 0),
  ]).toEqual([6025, 6025, -200, -200]);
});

async function pay(sandbox: TestSandbox, { action }: Payment): Promise<void> {
  const go = await sandbox.request(action?.kind === 'redirect' ? action.url : '');
  const path = new URL(go.headers.get('location') ?? '').pathname;
  await sandbox.post(`${path}/pay`, { card: '4000 0000 0000 0001' });
}
