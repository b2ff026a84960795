import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { limitCode, type MoneyLimitKind } from '#domain/limits/LimitType.ts';
import type {
  ClientLimit,
  ClientLimits,
  ErrorAnswer,
  Payment,
  PaymentAnswer,
  PaymentMethods,
  PlayFigures,
} from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { bet, comingBack } from '../testing/playOnSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const hourMs = 3_600_000;
let keys = 0;

async function stage(): Promise<{ sandbox: TestSandbox; person: TestPerson }> {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  return { sandbox, person: await comingBack(sandbox, 'demo') };
}

const codeOf = (kind: MoneyLimitKind, period: 'day' | 'week' | 'month'): number =>
  limitCode({ kind, period });
const depositDay = codeOf('deposit', 'day');

async function limitsOf(answer: Response | Promise<Response>): Promise<readonly ClientLimit[]> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as ClientLimits).limitsData;
}

const save = (person: TestPerson, ...limits: readonly object[]): Promise<Response> =>
  person.call('POST', `${base}/limits`, { limits });
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

function deposit(person: TestPerson, minor: number): Promise<Response> {
  return person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': `deposit-limit-${(keys += 1)}` },
  );
}

async function refusal(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer;
  if (response.status === 200) return 'taken';
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0].code, errors[0].meta?.['remaining']];
}

test('LIM-24 B07 a limit and a lower one hold at once; it says what is used and left', async () => {
  const { person } = await stage();
  expect(of(await read(person), depositDay)).toBeUndefined();
  const set = await limitsOf(save(person, money(depositDay, 10_000)));
  expect(of(set, depositDay)).toMatchObject({ limitValue: 10_000, limitBalance: 10_000, used: 0 });
  expect(await refusal(deposit(person, 4000))).toBe('taken');
  const lower = await limitsOf(save(person, money(depositDay, 5000)));
  expect(of(lower, depositDay)).toMatchObject({ limitValue: 5000, limitBalance: 1000, used: 4000 });
  expect(of(lower, depositDay, 'PENDING')).toBeUndefined();
  // Lower than what is used: nothing is left.
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
  // Nothing has changed by itself.
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

test('LIM-26 B08 what waits is cancelled at any time, and dropped when nobody answers for seven days', async () => {
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
    Array.from({ length: 5 }, async () => refusal(deposit(person, 4000))),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(2);
  expect(answers.find((answer) => answer !== 'taken')).toEqual([403, 'limit', 2000]);
  const methods = (await (
    await person.call('GET', '/web-api/payments/v1/methods?direction=deposit')
  ).json()) as PaymentMethods;
  expect(methods.room).toEqual({ minor: 2000, currency: 'EUR' });
  const open = sandbox.store.one<{ id: number }>('SELECT id FROM payments ORDER BY id LIMIT 1');
  await person.call('POST', `/web-api/payments/v1/payments/${open?.id}/cancel`);
  expect(await refusal(deposit(person, 6000))).toBe('taken');
});

test('LIM-28 B06 of several limits the one that leaves the least decides', async () => {
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

test('LIM-30 B26 self-exclusion closes bets and deposits at once and cannot be shortened; payout stays open', async () => {
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
  expect(await refusal(deposit(person, 1000))).toBe('taken');
});

test('LIM-31 a time without deposits leaves play open', async () => {
  const { sandbox, person } = await stage();
  await save(person, { limitType: 33, measure: 'days', limitValue: 7 });
  expect(await refusal(deposit(person, 1000))).toEqual([403, 'deposit_break', undefined]);
  expect(await refusal(bet(sandbox, person, 1000))).toBe('taken');
  sandbox.advance(7 * 24 * hourMs);
  expect(await refusal(deposit(person, 1000))).toBe('taken');
});

test('LIM-32 what is no limit, in another currency or of other days is refused, and nothing of the order is kept', async () => {
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

test('LIM-34 B12 the figures are those of the books: paid in, paid out, result, and net deposits of all time', async () => {
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

async function pay(sandbox: TestSandbox, { action }: Payment): Promise<void> {
  const go = await sandbox.request(action?.url ?? '');
  const path = new URL(go.headers.get('location') ?? '').pathname;
  await sandbox.post(`${path}/pay`, { card: '4000 0000 0000 0001' });
}

test('LIM-35 TA26 no order of deposits, stakes, changes and time passes a limit by one minor unit', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('deposit' as const),
      minor: fc.integer({ min: 500, max: 6000 }),
    }),
    fc.record({ kind: fc.constant('bet' as const), minor: fc.integer({ min: 50, max: 3000 }) }),
    fc.record({
      kind: fc.constant('limit' as const),
      type: fc.constantFrom(20, 21, 1, 2, 10),
      minor: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('confirm' as const), type: fc.constantFrom(20, 21, 1, 2, 10) }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const sandbox = createTestSandbox();
      try {
        const person = await comingBack(sandbox, 'newbie');
        const account = sandbox.ledger.account(person.accountId);
        if ((account?.balanceMinor ?? 0) < 50_000)
          sandbox.ledger.move('adjustment', person.accountId, 50_000, sandbox.nowMs());
        for (const each of steps) {
          const before = await read(person);
          const least = (codes: readonly number[]): number =>
            Math.min(
              ...codes.flatMap((code) => of(before, code)?.limitBalance ?? []),
              Number.MAX_SAFE_INTEGER,
            );
          switch (each.kind) {
            case 'deposit': {
              const isTaken = (await deposit(person, each.minor)).status === 200;
              expect(isTaken).toBe(each.minor <= least([20, 21, 22]));
              break;
            }
            case 'bet': {
              const room = least([1, 2, 3, 10, 11, 12]);
              const answer = await refusal(bet(sandbox, person, each.minor));
              if (each.minor > room)
                expect(answer).toMatchObject([
                  403,
                  expect.stringMatching(/_limit$/),
                  expect.any(Number),
                ]);
              else expect(answer).toBe('taken');
              break;
            }
            case 'limit':
              await save(person, money(each.type, each.minor));
              break;
            case 'confirm':
              await act(person, each.type, 'confirm');
              break;
            case 'wait':
              sandbox.advance(each.hours * hourMs);
          }
          // What holds is never looser than before, but by a confirmed wish.
          if (each.kind !== 'confirm')
            for (const code of [20, 21, 1, 2, 10]) {
              const was = of(before, code)?.limitValue;
              const now = of(await read(person), code)?.limitValue;
              if (was !== undefined)
                expect(now ?? Number.MAX_SAFE_INTEGER).toBeLessThanOrEqual(was);
            }
        }
      } finally {
        sandbox.dispose();
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
