import { expect, test } from 'vitest';
import type {
  Appeal,
  AppealsAnswer,
  BlockAnswer,
  GameList,
  SiteData,
  SiteOverrides,
  UserData,
} from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const light =
  '/blocks-api/api/v1/block/light?stage=test&auth=false&referral=false&mainVipDomainAuthNeed=false';

async function block(sandbox: TestSandbox, value: unknown): Promise<number> {
  return (await sandbox.post('/sandbox/v1/site', { block: value })).status;
}

async function firstOutcome(
  sandbox: TestSandbox,
): Promise<{ readonly id: number; readonly coef: number }> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=5');
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap((market) => market.outcomes)
    .find((each) => !each.isBlocked);
  if (outcome === undefined) throw new Error('no open outcome');
  return { id: outcome.id, coef: outcome.coef };
}

test('SBX-120 a visitor is blocked only after a control call, and by both calls alike', async () => {
  const sandbox = createTestSandbox();
  expect(await sandbox.json<BlockAnswer>(light)).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  await block(sandbox, { templateTypeId: 16 });
  const answer = await sandbox.json<BlockAnswer>(light);
  expect(answer).toEqual({
    displayTypeId: 1,
    templateTypeId: 16,
    reference: expect.stringMatching(/^B-16-20251120-[0-9A-F]{4}$/) as string,
  });
  expect(
    await (await sandbox.post('/blocks-api/api/v2/block', { auth: false, url: '/en' })).json(),
  ).toEqual(answer);
  await block(sandbox, null);
  expect(await sandbox.json<BlockAnswer>(light)).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  sandbox.dispose();
});

test('SBX-121 a block of countries applies to their visitors only', async () => {
  const sandbox = createTestSandbox();
  await block(sandbox, { templateTypeId: 1, countries: ['FR'] });
  const from = async (country?: string): Promise<BlockAnswer> =>
    sandbox.json<BlockAnswer>(light, {
      headers: country === undefined ? {} : { 'X-Geo-Country': country },
    });
  expect(await from('FR')).toMatchObject({
    displayTypeId: 1,
    templateTypeId: 1,
    countryCode: 'FR',
  });
  expect(await from('MT')).toEqual({ displayTypeId: 0, templateTypeId: 0, countryCode: 'MT' });
  expect((await from()).displayTypeId).toBe(0);
  expect((await from('<x>')).countryCode).toBeUndefined();
  sandbox.dispose();
});

test('SBX-122 a block of a person applies to them only, by token and by session cookie', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', { block: { templateTypeId: 16 } });
  expect((await sandbox.json<BlockAnswer>(light)).displayTypeId).toBe(0);
  expect(
    (await sandbox.json<BlockAnswer>(light, { headers: { Cookie: demo.cookie } })).templateTypeId,
  ).toBe(16);
  expect(
    await (
      await demo.call(
        'POST',
        '/blocks-api/api/v2/block',
        { auth: true, url: '/en' },
        { Cookie: '' },
      )
    ).json(),
  ).toMatchObject({ templateTypeId: 16 });
  await sandbox.post('/sandbox/v1/users/demo', { block: null });
  expect(
    (await sandbox.json<BlockAnswer>(light, { headers: { Cookie: demo.cookie } })).displayTypeId,
  ).toBe(0);
  sandbox.dispose();
});

test.each([
  [{}],
  [{ templateTypeId: -1 }],
  [{ templateTypeId: 1, countries: ['fr'] }],
  [{ templateTypeId: 1, other: 1 }],
  [{ templateTypeId: 1, opens_at: -5 }],
  [7],
])('SBX-808 a block %j is refused', async (value) => {
  const sandbox = createTestSandbox();
  expect(await block(sandbox, value)).toBe(400);
  expect((await sandbox.json<BlockAnswer>(light)).displayTypeId).toBe(0);
  sandbox.dispose();
});

test('SBX-809 both calls check their parameters', async () => {
  const sandbox = createTestSandbox();
  expect((await sandbox.request('/blocks-api/api/v1/block/light?stage=moon')).status).toBe(400);
  expect((await sandbox.request('/blocks-api/api/v1/block/light?auth=perhaps')).status).toBe(400);
  expect((await sandbox.post('/blocks-api/api/v2/block', { auth: 1 })).status).toBe(400);
  sandbox.dispose();
});

test('SBX-123 maintenance is in the configuration and on the feed, and each change raises the version', async () => {
  const sandbox = createTestSandbox();
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'site' });
  sandbox.run(200);
  client.drain();
  const versionBefore = (await sandbox.request(light)).headers.get('x-site-version');
  await sandbox.post('/sandbox/v1/site', {
    maintenance: { isActive: true, ended_at: 1_800_000_000 },
  });
  const full = {
    started_at: 0,
    ended_at: 1_800_000_000,
    notify_started_at: 0,
    notify_ended_at: 0,
    isActive: true,
    web_state: 1,
  };
  expect((await sandbox.json<SiteOverrides>('/bff-api/config/all.json')).site).toEqual({
    maintenance: full,
  });
  sandbox.run(200);
  expect(
    client
      .drain()
      .map((message) => ('data' in message ? (message.data as SiteData).maintenance : undefined)),
  ).toContainEqual(full);
  const version = (await sandbox.request(light)).headers.get('x-site-version');
  expect(Number(version)).toBeGreaterThan(Number(versionBefore));
  await sandbox.post('/sandbox/v1/site', { maintenance: null });
  expect((await sandbox.json<SiteOverrides>('/bff-api/config/all.json')).site).toEqual({});
  expect(
    (await sandbox.post('/sandbox/v1/site', { maintenance: { isActive: 'yes' } })).status,
  ).toBe(400);
  sandbox.dispose();
});

test('SBX-124 SBX-1477 M82 a closed site moves no money: 503 with Retry-After in maintenance, 451 from the blocked', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const outcome = await firstOutcome(sandbox);
  const body = {
    accountId: demo.accountId,
    typeId: 0,
    amount: { minor: 100, currency: 'EUR' },
    bets: [outcome],
    changeCoefAction: 1,
    coefViewId: 0,
  };
  const place = async (key: string): Promise<Response> =>
    demo.call('POST', '/web-api/coupon/v1/placements', body, {
      'X-Idempotency-Key': `0f0e0d0c-0b0a-4908-8706-0504030201${key}`,
    });
  const endsAtS = Math.floor(sandbox.nowMs() / 1000) + 90;
  await sandbox.post('/sandbox/v1/site', { maintenance: { isActive: true, ended_at: endsAtS } });
  const closed = await place('01');
  expect([
    closed.status,
    closed.headers.get('retry-after'),
    ((await closed.json()) as { errors: { code: string }[] }).errors[0]?.code,
  ]).toEqual([503, '90', 'maintenance']);
  sandbox.advance(91_000);
  expect((await place('02')).status).toBe(200);
  await sandbox.post('/sandbox/v1/site', { maintenance: { isActive: true, web_state: 0 } });
  expect((await place('03')).status).toBe(200);
  await sandbox.post('/sandbox/v1/site', { maintenance: null, block: { templateTypeId: 3 } });
  const blocked = await place('04');
  expect([
    blocked.status,
    ((await blocked.json()) as { errors: { code: string }[] }).errors[0]?.code,
  ]).toEqual([451, 'site_blocked']);
  const convert = await demo.call('POST', '/web-api/user/v1/account-conversion', { accountId: 1 });
  expect(convert.status).toBe(451);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-125 blocked and banned people may appeal, one appeal at a time; others may not', async () => {
  const sandbox = createTestSandbox();
  const appeals = '/web-api/access/v1/appeals';
  const demo = await sandbox.signIn();
  expect((await sandbox.request(appeals)).status).toBe(401);
  expect(await (await demo.call('GET', appeals)).json()).toEqual({ appeals: [], canAppeal: false });
  expect((await demo.call('POST', appeals, { text: 'Why' })).status).toBe(409);
  const banned = await sandbox.signIn('banned');
  expect(await (await banned.call('GET', appeals)).json()).toEqual({
    appeals: [],
    canAppeal: true,
  });
  expect((await banned.call('POST', appeals, { text: '   ' })).status).toBe(400);
  const filed = await banned.call('POST', appeals, { text: ' It was my brother. ' });
  expect([filed.status, await filed.json()]).toEqual([
    201,
    {
      id: 1,
      created_at: Math.floor(sandbox.nowMs() / 1000),
      templateTypeId: 0,
      text: 'It was my brother.',
      state: 'open',
    },
  ]);
  expect((await banned.call('POST', appeals, { text: 'Again' })).status).toBe(409);
  expect(((await (await banned.call('GET', appeals)).json()) as AppealsAnswer).canAppeal).toBe(
    false,
  );
  sandbox.dispose();
});

test('SBX-126 an answered appeal keeps its answer; an accepted one lifts the ban and the person’s own block', async () => {
  const sandbox = createTestSandbox();
  const appeals = '/web-api/access/v1/appeals';
  const banned = await sandbox.signIn('banned');
  await sandbox.post('/sandbox/v1/users/banned', { block: { templateTypeId: 16 } });
  const { id } = (await (await banned.call('POST', appeals, { text: 'First' })).json()) as Appeal;
  expect((await sandbox.post(`/sandbox/v1/appeals/${id}`, { state: 'perhaps' })).status).toBe(400);
  await sandbox.post(`/sandbox/v1/appeals/${id}`, {
    state: 'declined',
    answer: 'The decision stands.',
  });
  expect((await sandbox.post(`/sandbox/v1/appeals/${id}`, { state: 'accepted' })).status).toBe(404);
  const second = (await (await banned.call('POST', appeals, { text: 'Second' })).json()) as Appeal;
  expect(second.templateTypeId).toBe(16);
  await sandbox.post(`/sandbox/v1/appeals/${second.id}`, { state: 'accepted' });
  const answer = (await (await banned.call('GET', appeals)).json()) as AppealsAnswer;
  expect(answer.canAppeal).toBe(false);
  expect(answer.appeals.map(({ state, answer: text }) => [state, text])).toEqual([
    ['accepted', undefined],
    ['declined', 'The decision stands.'],
  ]);
  expect(
    (await sandbox.json<BlockAnswer>(light, { headers: { Cookie: banned.cookie } })).displayTypeId,
  ).toBe(0);
  const outbox = await sandbox.json<{ recipient: string; subject: string }[]>('/sandbox/v1/outbox');
  expect(outbox.map((message) => message.subject)).toEqual([
    `Appeal ${id} received`,
    `Appeal ${id}: declined`,
    `Appeal ${second.id} received`,
    `Appeal ${second.id}: accepted`,
  ]);
  sandbox.dispose();
});

test('SBX-127 subscribers of the opening get one message when the site opens, and are deleted', async () => {
  const sandbox = createTestSandbox();
  await block(sandbox, { templateTypeId: 8, opens_at: 1_800_000_000 });
  expect(await sandbox.json<BlockAnswer>(light)).toMatchObject({ opens_at: 1_800_000_000 });
  const ask = async (email: string): Promise<number> =>
    (await sandbox.post('/web-api/access/v1/opening-notices', { email })).status;
  expect([
    await ask('a@example.com'),
    await ask('A@example.com'),
    await ask('b@example.com'),
    await ask('nobody'),
  ]).toEqual([200, 200, 200, 400]);
  expect(await sandbox.json('/sandbox/v1/outbox')).toEqual([]);
  await block(sandbox, null);
  await block(sandbox, null);
  expect(
    (await sandbox.json<{ recipient: string }[]>('/sandbox/v1/outbox')).map(
      (message) => message.recipient,
    ),
  ).toEqual(['a@example.com', 'b@example.com']);
  sandbox.dispose();
});

test('SBX-128 a fault can apply to a share of the requests', async () => {
  const sandbox = createTestSandbox();
  const blocks = async (): Promise<number> => (await sandbox.request(light)).status;
  await sandbox.post('/sandbox/v1/faults', [
    { path: '/blocks-api/*', times: 1000, status: 500, share: 0.5 },
  ]);
  const statuses: number[] = [];
  for (let request = 0; request < 200; request += 1) statuses.push(await blocks());
  const failed = statuses.filter((status) => status === 500).length;
  expect(failed).toBeGreaterThan(70);
  expect(failed).toBeLessThan(130);
  expect((await sandbox.post('/sandbox/v1/faults', [{ path: '/x', share: 2 }])).status).toBe(400);
  sandbox.dispose();
});

test('SBX-276 the user channel reports a changed block of the person without its content', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const client = sandbox.connect({ token: demo.token });
  client.subscribe(1, { kind: 'user' });
  const marks = (): (string | undefined)[] => {
    sandbox.run(200);
    return client
      .drain()
      .flatMap((message) =>
        message.t === 'snapshot' || message.t === 'delta'
          ? [(message.data as UserData).blockMark]
          : [],
      );
  };
  expect(marks()).toEqual(['']);
  await sandbox.post('/sandbox/v1/users/demo', { block: { templateTypeId: 16 } });
  const [first] = marks();
  await sandbox.post('/sandbox/v1/users/demo', { block: { templateTypeId: 1 } });
  const [second] = marks();
  expect([first, second, first === second]).toEqual([
    expect.stringMatching(/^[\w-]{16}$/),
    expect.stringMatching(/^[\w-]{16}$/),
    false,
  ]);
  await sandbox.post('/sandbox/v1/users/newbie', { block: { templateTypeId: 1 } });
  await sandbox.post('/sandbox/v1/users/demo', { block: null });
  expect(marks()).toEqual(['']);
  sandbox.dispose();
});
