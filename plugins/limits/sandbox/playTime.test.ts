import type {
  ClientLimits,
  ErrorAnswer,
  PlayPing,
  PlaySession,
  TokenAnswer,
  UserConfigAnswer,
} from '#wire';
import { expect, test } from 'vitest';
import { createCashOutFixture } from '../../../sandbox/platform/bets/testing/createCashOutFixture.ts';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { bet, comingBack, order } from '../testing/playOnSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const minuteMs = 60_000;

async function begin() {
  const sandbox = createTestSandbox();
  const person = await comingBack(sandbox, 'demo');
  const json = async <T>(answer: Promise<Response>): Promise<T> =>
    (await (await answer).json()) as T;
  const { call } = person;
  return {
    sandbox,
    person,
    call,
    json,
    save: (limitType: number, measure: string, limitValue?: number): Promise<Response> =>
      order(person, [{ limitType, measure, ...(limitValue === undefined ? {} : { limitValue }) }]),
    ping: (): Promise<PlayPing> => json<PlayPing>(call('POST', `${base}/ping`)),
    config: async () =>
      (await json<UserConfigAnswer>(call('GET', '/web-api/user/v1/config'))).result,
    limit: async (type: number) =>
      (await json<ClientLimits>(call('GET', `${base}/limits`))).limitsData.filter(
        ({ limitType }) => limitType === type,
      ),
  };
}

/** Pages ping each minute. */
async function play(page: Awaited<ReturnType<typeof begin>>, minutes: number): Promise<PlayPing> {
  let last: PlayPing = {};
  for (let minute = 0; minute < minutes; minute += 1) {
    page.sandbox.advance(minuteMs);
    last = await page.ping();
  }
  return last;
}

test('LIM-50 B30 hours of play a day are counted while a page is open, and end with bets refused until tomorrow', async () => {
  const page = await begin();
  await page.save(31, 'hours', 1);
  expect(await page.ping()).toEqual({ session_left: 3600 });
  expect(await play(page, 59)).toEqual({ session_left: 60 });
  page.sandbox.advance(20 * minuteMs);
  expect(await page.ping()).toEqual({ session_left: 60 });
  expect((await page.config()).session_over_until).toBeUndefined();
  expect(await play(page, 1)).toEqual({ session_left: 0 });
  const { session_over_until: overUntilS = 0 } = await page.config();
  expect(overUntilS % 86_400).toBe(0);
  const refused = await bet(page.sandbox, page.person, 500);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as ErrorAnswer).errors[0].code).toBe('session_limit');
  page.sandbox.advance(overUntilS * 1000 - page.sandbox.nowMs());
  expect((await page.config()).session_over_until).toBeUndefined();
  expect((await page.ping()).session_left).toBe(3600);
  expect((await bet(page.sandbox, page.person, 500)).status).toBe(200);
});

test('LIM-51 fewer hours hold at once, more or none wait 24 hours and are asked for once more', async () => {
  const page = await begin();
  await page.save(31, 'hours', 4);
  await page.save(31, 'hours', 2);
  expect(await page.limit(31)).toMatchObject([{ limitState: 'ACTIVE', limitValue: 2 }]);
  await page.save(31, 'hours', 6);
  await page.save(31, 'hours');
  expect(await page.limit(31)).toMatchObject([
    { limitState: 'ACTIVE', limitValue: 2 },
    { limitState: 'PENDING', needApprove: false },
  ]);
  page.sandbox.advance(24 * 60 * minuteMs);
  expect(await page.limit(31)).toMatchObject([{ limitValue: 2 }, { needApprove: true }]);
  await page.call('POST', `${base}/limitaction`, { limitType: 31, action: 'confirm' });
  expect(await page.limit(31)).toMatchObject([{ limitState: 'INACTIVE' }]);
  for (const hours of [0, 25])
    expect((await (await page.save(31, 'hours', hours)).json()) as ErrorAnswer).toMatchObject({
      errors: [{ code: 'limit_value' }],
    });
});

test('LIM-52 LIM-168 B16 the reminder is due an interval after the begin of the session, and again after each answer', async () => {
  const page = await begin();
  const dueInS = async (): Promise<number> =>
    ((await page.config()).reality_check_at ?? 0) - Math.floor(page.sandbox.nowMs() / 1000);
  await page.ping();
  expect(await dueInS()).toBe(3600);
  await page.save(32, 'minutes', 5);
  expect(await dueInS()).toBe(300);
  await play(page, 6);
  expect(await dueInS()).toBe(-60);
  const answer = {
    data: { attributes: { action: 'continue', do_not_show_again: false, popup_show_at: 1000 } },
  };
  const path = '/web-api/api/web/user/v1/reality-check';
  expect((await page.call('POST', path, answer)).status).toBe(204);
  expect((await page.call('POST', path, answer)).status).toBe(204);
  expect(await dueInS()).toBe(300);
  expect(
    page.sandbox.store.all('SELECT action FROM reality_checks WHERE user_id = 1'),
  ).toHaveLength(1);
  page.sandbox.advance(30 * minuteMs);
  await page.ping();
  expect(await dueInS()).toBe(300);
});

test('LIM-169 LIM-84 an excluded person gets no reminder', async () => {
  const page = await begin();
  await page.ping();
  expect((await page.config()).reality_check_at).toBeDefined();
  await page.call('POST', '/web-api/office/v1/BlockUser', { limitValue: 7 });
  expect((await page.config()).excluded_until).toBeDefined();
  expect((await page.config()).reality_check_at).toBeUndefined();
});

test('LIM-53 LIM-170 B16 the figures of a session are those of its bets; an open one has no result', async () => {
  const page = await begin();
  await page.ping();
  await bet(page.sandbox, page.person, 500);
  const session = await page.json<PlaySession>(page.call('GET', `${base}/session`));
  expect(session).toMatchObject({
    currency: 'EUR',
    staked: 500,
    returned: 0,
    result: 0,
    balance: 99_500,
  });
});

test('LIM-170 the cashed-out part of an open bet is in the result, as in the history', async () => {
  const { sandbox, demo, bet: place, cashOut } = await createCashOutFixture();
  await demo.call('POST', `${base}/ping`);
  const id = await place([0, 1], 2000);
  expect((await cashOut(id, 1000, 950, 'bought-back-1')).status).toBe(200);
  const result = async (): Promise<number> =>
    ((await (await demo.call('GET', `${base}/session`)).json()) as PlaySession).result;
  expect(await result()).toBe(-50);
  expect((await cashOut(id, 1000, 950, 'bought-back-2')).status).toBe(200);
  expect(await result()).toBe(-100);
  sandbox.dispose();
});

test('LIM-174 LIM-53 B14 each sign-in shows the play since; the reminder shows all play of the session', async () => {
  const page = await begin();
  const { sandbox } = page;
  const first = await sandbox.signIn();
  const open = async ({ call }: TestPerson): Promise<void> =>
    void (await call('POST', `${base}/ping`));
  const shown = async ({ call }: TestPerson, query = '?since=sign-in'): Promise<PlaySession> =>
    (await (await call('GET', `${base}/session${query}`)).json()) as PlaySession;
  await open(first);
  await bet(sandbox, first, 500);
  sandbox.advance(5 * minuteMs);
  const second = await sandbox.signIn();
  const signedInAtS = Math.floor(sandbox.nowMs() / 1000);
  await open(second);
  expect(await shown(first)).toMatchObject({ staked: 500 });
  expect(await shown(second)).toMatchObject({ staked: 0, started_at: signedInAtS });
  sandbox.advance(minuteMs);
  await bet(sandbox, second, 300);
  // A reload: the page opens and asks again.
  await open(second);
  expect([await shown(first), await shown(second), await shown(second, '')]).toMatchObject([
    { staked: 800 },
    { staked: 300, started_at: signedInAtS },
    { staked: 800 },
  ]);
  await second.call('POST', '/web-api/auth/v1/disconnect');
  sandbox.advance(minuteMs);
  await open(first);
  expect(await shown(first)).toMatchObject({ staked: 800 });
  sandbox.advance(30 * minuteMs);
  // A page that comes back has another token of the same session.
  const answer = await first.call('GET', '/web-api/user/gettoken');
  const { data } = (await answer.json()) as TokenAnswer;
  const back: TestPerson = {
    ...first,
    call: async (method, path) =>
      first.call(method, path, undefined, { Authorization: `Bearer ${data.token}` }),
  };
  await open(back);
  expect(await shown(back)).toMatchObject({ staked: 0 });
});
