import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameList } from '#wire';
import { endpoints } from '#wire/endpoints.ts';
import { isErrorAnswer } from '#wire/validators/common.js';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

interface Row {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
}
const rows: readonly Row[] = Object.values(endpoints);
const control: readonly Row[] = [
  'reset',
  'clock',
  'feed',
  'events/1/result',
  'site',
  'users/demo',
  'faults',
  'coupon',
  'prices',
  'appeals/1',
].map((path) => ({
  id: path,
  method: 'POST',
  path: `/sandbox/v1/${path}`,
}));

test('SBX-58 SBX-1482 SBX-1483 every endpoint of the contract is served, and the platform time is on every answer', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  for (const { id, method, path } of rows) {
    const answer = await demo.call(
      method,
      path.replace(/\{\w+\}/, '1'),
      method === 'GET' ? undefined : {},
    );
    const body = (answer.status === 204 ? {} : await answer.json()) as {
      errors?: { code: string }[];
    };
    expect([id, body.errors?.[0]?.code]).not.toEqual([id, 'not_found']);
    expect(answer.headers.get('x-server-now-ms')).toBe(String(sandbox.nowMs()));
  }
  for (const path of ['/web-api/none', '/feed/v1', '/sandbox/v2', '/bff-api/config/all.jsonp']) {
    const answer = await sandbox.request(path);
    expect([
      answer.status,
      isErrorAnswer(await answer.json()),
      answer.headers.get('x-server-now-ms'),
    ]).toEqual([404, true, String(sandbox.nowMs())]);
  }
  sandbox.dispose();
});

test('SBX-59 no body, query, id or key makes the platform fail: refusals are 4xx in the shape of the contract', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?limit=5');
  const outcomes = games.flatMap((game) =>
    game.main.flatMap((market) => market.outcomes.map((each) => each.id)),
  );
  const outcome = fc.oneof(
    fc.constantFrom(...outcomes),
    fc.integer({ min: -5, max: 2 ** 53 - 1 }),
    fc.double(),
    fc.constant(Number.MAX_SAFE_INTEGER),
  );
  const couponLike = fc.record(
    {
      accountId: fc.oneof(fc.constant(person.accountId), outcome),
      typeId: fc.integer({ min: -1, max: 10 }),
      amount: fc.oneof(
        fc.record({ minor: outcome, currency: fc.constantFrom('EUR', 'XXX', '') }),
        fc.jsonValue(),
      ),
      bets: fc.array(fc.record({ id: outcome, coef: fc.double({ min: 1, max: 10 }) }), {
        maxLength: 4,
      }),
      changeCoefAction: fc.integer({ min: -1, max: 3 }),
      coefViewId: outcome,
      currency: fc.constantFrom('EUR', 'ABC'),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    couponLike.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constant('{"__proto__":{"a":1}}'),
    fc.constant('null'),
  );
  const pathPart = fc.oneof(
    fc.string(),
    outcome.map(String),
    fc.constantFrom('%', '%2f', '..', '-1', '1e3', '9'.repeat(30)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...rows, ...control),
      body,
      pathPart,
      fc.string(),
      fc.string({ minLength: 1, maxLength: 90 }),
      async (row, text, part, value, key) => {
        const query = (row.query ?? [])
          .map((name) => `${name}=${encodeURIComponent(value)}`)
          .join('&');
        const path = row.path.replace(/\{\w+\}/, encodeURIComponent(part));
        const answer = await sandbox.fetch(
          new Request(new URL(`${path}?${query}`, 'http://localhost'), {
            method: row.method,
            headers: {
              Authorization: `Bearer ${person.token}`,
              Cookie: person.cookie,
              'Content-Type': 'application/json',
              'X-Idempotency-Key': encodeURIComponent(key).slice(0, 90),
            },
            ...(row.method === 'GET' ? {} : { body: text }),
          }),
        );
        expect(answer.status, `${row.method} ${path} ${text}`).toBeLessThan(500);
        const answered: unknown = answer.status === 204 ? undefined : await answer.json();
        if (answer.status >= 400)
          expect(isErrorAnswer(answered), JSON.stringify(answered)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
}, 60_000);

test('SBX-800 SBX-1484 a wrong body names path and rule, an oversized one is 413', async () => {
  const sandbox = createTestSandbox();
  const login = async (body: string): Promise<unknown> => {
    const answer = await sandbox.request('/web-api/auth/v1/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    return [answer.status, ((await answer.json()) as { errors: object[] }).errors[0]];
  };
  expect(await login('{"uLogin":"demo","save":true}')).toMatchObject([
    400,
    {
      code: 'invalid_body',
      field: 'uPassword',
      detail: expect.stringContaining('/uPassword') as string,
    },
  ]);
  expect(await login('{"uLogin":7,"uPassword":"x","save":true}')).toMatchObject([
    400,
    {
      code: 'invalid_body',
      field: 'uLogin',
      detail: expect.stringContaining('/uLogin breaks the rule type') as string,
    },
  ]);
  expect(await login('{')).toMatchObject([400, { code: 'invalid_body' }]);
  expect(await login(`{"uLogin":"${'x'.repeat(70_000)}"}`)).toMatchObject([
    413,
    { code: 'body_too_large' },
  ]);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(30_000)),
  });
  const endless = await sandbox.fetch(
    new Request('http://localhost/web-api/auth/v1/login', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as RequestInit),
  );
  expect(endless.status).toBe(413);
  sandbox.dispose();
});

test('SBX-801 no call reads a body beyond its limit', async () => {
  const sandbox = createTestSandbox();
  const { token } = await sandbox.signIn();
  const greedy: string[] = [];
  for (const { method, path } of sandbox.app.routes.filter((route) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(route.method),
  )) {
    let chunks = 0;
    const body = new ReadableStream({
      pull: (controller) =>
        (chunks += 1) < 40 ? controller.enqueue(new Uint8Array(30_000)) : controller.close(),
    });
    const address = `http://localhost${path.replaceAll(/:login/g, 'demo').replaceAll(/:\w+/g, '1')}`;
    await sandbox.fetch(
      new Request(address, {
        method,
        body,
        duplex: 'half',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      } as RequestInit),
    );
    // A part of a file may have a megabyte.
    const most = path.endsWith('/:part') ? 38 : 10;
    if (chunks >= most) greedy.push(`${method} ${path}`);
  }
  expect(greedy).toEqual([]);
  sandbox.dispose();
});

test('SBX-78 texts are in the language of X-Language or lng', async () => {
  const sandbox = createTestSandbox();
  const name = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await sandbox.json<{ sports: { name: string }[] }>(path, { headers })).sports[0]!.name;
  const [english, russian] = [
    await name('/web-api/line/v1/sports'),
    await name('/web-api/line/v1/sports', { 'X-Language': 'ru' }),
  ];
  expect(russian).not.toBe(english);
  expect(await name('/web-api/line/v1/sports?lng=ru')).toBe(russian);
  expect(await name('/web-api/line/v1/sports', { 'X-Language': '../x' })).toBe(english);
  sandbox.dispose();
});
