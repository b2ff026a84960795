import { expect, test } from 'vitest';
import type { ErrorAnswer, OfficePromotion, OfficePromotionsAnswer, PromoCodeAnswer } from '#wire';
import {
  bodyOf,
  placed,
  selectionsAt,
  settle,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/office/v1';
let keys = 0;

async function promotions(person: TestPerson): Promise<readonly OfficePromotion[]> {
  const answer = await person.call('GET', `${path}/promotions`);
  return ((await answer.json()) as OfficePromotionsAnswer).promotions;
}

const join = (person: TestPerson, id: string, version = 1): Promise<Response> =>
  person.call(
    'POST',
    `${path}/promotions/${id}/membership`,
    { version },
    { 'X-Idempotency-Key': `join-key-${(keys += 1)}` },
  );

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

async function check(person: TestPerson, code: string): Promise<PromoCodeAnswer> {
  const answer = await person.call('POST', `${path}/promo-codes`, { code });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PromoCodeAnswer;
}

test("BNS-20 BNS-21 OF10 a code is valid, used, expired, unknown or another person's; the eleventh check in a minute has to wait", async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  expect(await check(person, ' spring10 ')).toMatchObject({
    state: 'good',
    promo: { code: 'SPRING10', amount: { minor: 1000 }, minSelections: 3 },
  });
  expect(await check(person, 'WINTER5')).toMatchObject({ state: 'expired' });
  expect(await check(person, "' OR 1=1")).toEqual({ state: 'unknown' });
  const [selection] = await selectionsAt(sandbox, [1.6]);
  await placed(
    person,
    bodyOf(person, 0, [selection!], 500, { promoCode: 'NORTH-77Q' }),
    'promo-used-01',
  );
  expect(await check(person, 'north-77q')).toMatchObject({ state: 'used' });
  const other = await sandbox.signIn('newbie');
  expect(await check(other, 'SPRING10')).toEqual({ state: 'not_for_you' });
  for (let tries = 0; tries < 6; tries += 1) await check(person, 'GUESS');
  const late = await person.call('POST', `${path}/promo-codes`, { code: 'SPRING10' });
  expect([late.status, late.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await check(other, 'NORTH-77Q')).toMatchObject({ state: 'good' });
});

test('SBX-1306 M79 codes checked in the office and codes of bets share one limit: twenty unknown ones an hour', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  for (let tries = 0; tries < 20; tries += 1) {
    // At most ten checks a minute are allowed, whatever their result.
    sandbox.advance(6000);
    expect(await check(person, `GUESS${tries}`)).toEqual({ state: 'unknown' });
  }
  sandbox.advance(60_000);
  const code = { code: 'SPRING10' };
  expect(await refusal(person.call('POST', `${path}/promo-codes`, code))).toEqual([
    429,
    'too_many_requests',
  ]);
  const [selection] = await selectionsAt(sandbox, [1.6]);
  const bet = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    bodyOf(person, 0, [selection!], 500, { promoCode: 'GUESS' }),
    { 'X-Idempotency-Key': 'guess-by-a-bet' },
  );
  expect(bet.status).toBe(429);
  sandbox.advance(3_600_000);
  expect(await check(await sandbox.signIn(), 'SPRING10')).toMatchObject({ state: 'good' });
  sandbox.dispose();
});

test('BNS-21 OF10 TA16 every kind of code takes the same number of reads', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const other = await sandbox.signIn('newbie');
  const reads = async (asker: TestPerson, code: string): Promise<number> => {
    const { store } = sandbox;
    const read = store.one.bind(store);
    let count = 0;
    store.one = ((...given: Parameters<typeof read>) => {
      if (/promo_(codes|uses)/.test(given[0])) count += 1;
      return read(...given);
    }) as typeof store.one;
    await check(asker, code);
    store.one = read as typeof store.one;
    return count;
  };
  expect([
    await reads(person, 'SPRING10'),
    await reads(person, 'WINTER5'),
    await reads(person, 'NOTHING'),
    await reads(other, 'SPRING10'),
  ]).toEqual([2, 2, 2, 2]);
});

test('BNS-22 OF10 where codes are not checked for the person the platform says so and checks none', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo/promotions', { hasPromoCheck: false });
  const settings = (await (await person.call('GET', `${path}/promo-codes`)).json()) as unknown;
  expect(settings).toEqual({
    showPromoCodeCheck: false,
    promoSetting: { promoCodeCheckSection: { isAvailable: false, title: 'promo_check' } },
  });
  const answer = person.call('POST', `${path}/promo-codes`, { code: 'SPRING10' });
  expect(await refusal(answer)).toEqual([404, 'promo_check_unknown']);
});

test('BNS-30 BNS-32 OF12 a promotion is joined once under its terms; an ended one is listed and cannot be joined', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  const [now, before] = await promotions(person);
  expect(now).toMatchObject({ id: 'promotion-2025-11', state: 'open', counted: 0 });
  expect(before).toMatchObject({ id: 'promotion-2025-10', state: 'ended' });
  expect(await refusal(join(person, 'promotion-2025-11', 2))).toEqual([409, 'changed_terms']);
  expect(await refusal(join(person, 'promotion-2025-10'))).toEqual([409, 'ended']);
  expect(await refusal(join(person, 'promotion-2020-01'))).toEqual([404, 'promotion_unknown']);
  expect((await join(person, 'promotion-2025-11')).status).toBe(200);
  expect((await join(person, 'promotion-2025-11')).status).toBe(200);
  expect((await promotions(person))[0]).toMatchObject({ state: 'joined' });
});

test('BNS-31 OF12 three accumulators placed after joining grant the free bet once; earlier ones do not count', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 1.5, 1.5]);
  const bet = async (minor: number): Promise<void> => {
    await placed(person, bodyOf(person, 1, selections, minor), `joined-bet-${(keys += 1)}`);
  };
  await bet(500);
  sandbox.advance(1000);
  await join(person, 'promotion-2025-11');
  for (const minor of [500, 500, 499, 500]) await bet(minor);
  expect((await promotions(person))[0]).toMatchObject({ state: 'joined', counted: 0 });
  await settle(
    sandbox,
    selections.map((each) => [each, 0] as const),
  );
  const [promotion] = await promotions(person);
  expect(promotion).toMatchObject({ state: 'done', counted: 3, bets: 3 });
  expect((await promotions(person))[0]?.code).toBe(promotion?.code);
  expect(await check(person, promotion?.code ?? '')).toMatchObject({
    state: 'good',
    promo: { kind: 'free-bet', amount: { minor: 500, currency: 'EUR' } },
  });
});

test('BNS-33 OF12 a reward is offered to people with enough points and granted on request', async () => {
  const sandbox = createTestSandbox();
  const reward = async (person: TestPerson): Promise<OfficePromotion | undefined> =>
    (await promotions(person)).find(({ group }) => group === 'reward');
  expect(await reward(await sandbox.signIn('newbie'))).toBeUndefined();
  const person = await sandbox.signIn();
  const offered = await reward(person);
  expect(offered).toMatchObject({ state: 'open', bets: 0 });
  await join(person, offered?.id ?? '');
  expect(await reward(person)).toMatchObject({
    state: 'done',
    code: expect.stringMatching(/^[A-Z2-9]{12}$/) as string,
  });
});
