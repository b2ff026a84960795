import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/network/answer.ts';
import { noNetwork, ScriptedPlatform, silence } from '../../../test/network/ScriptedPlatform.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import { BrowserScheduler } from '../time/BrowserScheduler.ts';
import { FakeTimeHost, settle } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../time/PlatformClock.ts';
import { MissingPathParameterError } from './buildUrl.ts';
import type { FirstAnswer } from './FirstDataCache.ts';
import {
  HttpClient,
  type InterceptorEntry,
  type HttpSession,
  MissingIdempotencyKeyError,
} from './HttpClient.ts';
import { HttpError } from './HttpError.ts';
import { parseRetryAfterMs, retryDelayMs } from './retryDelay.ts';

let host: FakeTimeHost;
let clock: PlatformClock;
let scheduler: BrowserScheduler;
let platform: ScriptedPlatform;
let reported: { plugin: string; contribution: string }[];
let session: { userId: number | undefined; token: HttpSession['token'] };
let token: string | undefined;
let refreshes: number;

beforeEach(() => {
  host = new FakeTimeHost();
  clock = new PlatformClock(host);
  reported = [];
  scheduler = new BrowserScheduler({ host, clock, reports: { report: () => {} } });
  platform = new ScriptedPlatform();
  token = 'token-1';
  refreshes = 0;
  session = {
    userId: 7,
    token: async (options = {}) => {
      if (options.isForced === true && options.rejected === token) {
        refreshes += 1;
        token = `token-${refreshes + 1}`;
      }
      return token;
    },
  };
});

afterEach(() => {
  scheduler.dispose();
  expect(host.timerCount).toBe(0);
});

function open(
  options: {
    interceptors?: readonly InterceptorEntry[];
    firstData?: readonly FirstAnswer[];
    random?: () => number;
  } = {},
): HttpClient {
  return new HttpClient({
    baseUrl: 'http://localhost',
    language: () => 'ru',
    scheduler,
    clock,
    reports: { report: (_error, origin) => void reported.push(origin) },
    session: () => session,
    services: () => ({}) as CoreServices,
    interceptors: options.interceptors ?? [],
    random: options.random ?? (() => 0.5),
    ...(options.firstData === undefined ? {} : { firstData: options.firstData }),
  });
}

/** The error of a call that must fail. */
async function errorOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(error)}`);
  return error;
}

/** Runs the time on until the call has settled. */
async function outlast<T>(call: Promise<T>, forMs = 120_000): Promise<T> {
  call.catch(() => {});
  await host.advance(forMs);
  return call;
}

const place = { body: { id: 1 } as never, idempotencyKey: 'key-1' };

describe('requests', () => {
  test('SHL-24 language, parameters and no token where none is asked for', async () => {
    await open().call('betting.game', { params: { id: 12 }, query: {} });
    expect(platform.requests).toEqual([
      {
        method: 'GET',
        url: '/web-api/line/v1/games/12',
        headers: { accept: 'application/json', 'x-language': 'ru' },
        body: undefined,
      },
    ]);
  });

  test('SHL-24 query in a fixed order, lists by comma, absent left out, path parameters escaped', async () => {
    const http = open();
    await http.call('betting.games', {
      query: { top: true, section: 'live', champIds: [3, 1], sportId: undefined },
    });
    await http.call('coupon.placement', { params: { key: 'a/b ?' } });
    expect(platform.requests.map(({ url }) => url)).toEqual([
      '/web-api/line/v1/games?champIds=3%2C1&section=live&top=true',
      '/web-api/coupon/v1/placements/a%2Fb%20%3F',
    ]);
    await expect(http.call('betting.game')).rejects.toThrow(MissingPathParameterError);
  });

  test('SHL-24 SHL-587 SHL-589 body, bearer token and idempotency key', async () => {
    await open().call('coupon.place', { ...place, headers: { 'X-Captcha-Result': 'solved' } });
    expect(platform.requests[0]).toEqual({
      method: 'POST',
      url: '/web-api/coupon/v1/placements',
      body: '{"id":1}',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer token-1',
        'content-type': 'application/json',
        'x-captcha-result': 'solved',
        'x-idempotency-key': 'key-1',
        'x-language': 'ru',
        'x-requested-with': 'fetch',
      },
    });
  });

  test('SHL-588 SHL-589 without a key, or without anybody signed in, nothing is sent', async () => {
    const http = open();
    await expect(http.call('coupon.place', { body: {} as never })).rejects.toThrow(
      MissingIdempotencyKeyError,
    );
    token = undefined;
    expect(await errorOf(http.call('user.config'))).toMatchObject({
      status: 401,
      endpoint: 'user.config',
    });
    expect(platform.requests).toHaveLength(0);
    await http.call('coupon.price', { body: {} as never });
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('SHL-587 a token that cannot be fetched fails a bearer call and not an optional one', async () => {
    session.token = () => Promise.reject(new HttpError('session.token', 503, []));
    const http = open();
    expect(await errorOf(http.callOnce('user.config'))).toMatchObject({
      status: 503,
      endpoint: 'user.config',
    });
    await http.call('coupon.price', { body: {} as never });
    expect(platform.requests.map(({ url }) => url)).toEqual(['/web-api/coupon/v1/price']);
  });

  test('SHL-31 the server time of any answer synchronises the clock', async () => {
    platform.script(() => refusal(404, 'unknown', { 'X-Server-Now-Ms': '1900000000000' }));
    await errorOf(open().call('betting.game', { params: { id: 1 } }));
    expect(clock.nowMs()).toBe(1_900_000_000_000);
  });
});

describe('failures', () => {
  test('SHL-25 no answer in time is 408', async () => {
    platform.answer = silence;
    const call = errorOf(open().call('coupon.place', place));
    await settle();
    await host.advance(14_999);
    expect(platform.requests).toHaveLength(1);
    await host.advance(1);
    expect(await call).toMatchObject({ status: 408, isOutcomeUnknown: true });
  });

  test('SHL-25 a cancelled call is 499, before and during the request', async () => {
    platform.answer = silence;
    const during = new AbortController();
    const http = open();
    const call = errorOf(http.call('betting.sports', { signal: during.signal }));
    await settle();
    during.abort();
    expect((await call).status).toBe(499);
    expect(
      (await errorOf(http.call('betting.sports', { signal: AbortSignal.abort() }))).status,
    ).toBe(499);
    const last = errorOf(http.call('betting.sports'));
    await settle();
    http.dispose();
    expect((await last).status).toBe(499);
  });

  test('SHL-25 a cancelled call ends at once while it waits to be retried', async () => {
    platform.answer = () => refusal(503, 'down');
    const abort = new AbortController();
    const call = errorOf(open().call('betting.sports', { signal: abort.signal }));
    await settle();
    abort.abort();
    expect((await call).status).toBe(499);
    await host.advance(60_000);
    expect(platform.requests).toHaveLength(1);
  });

  test('SHL-25 no network is 0 with code network_error', async () => {
    platform.answer = noNetwork;
    const error = await errorOf(open().callOnce('betting.sports'));
    expect([error.status, error.hasCode('network_error'), error.isOutcomeUnknown]).toEqual([
      0,
      true,
      true,
    ]);
  });

  test('SHL-26 details are joined by newlines, codes and exception code are kept', async () => {
    const errors = [
      {
        code: 'stake_above_max',
        detail: 'Too much',
        field: 'amount',
        meta: { limit: { minor: 5, currency: 'EUR' } },
      },
      { code: 7, detail: 'And more' },
    ];
    platform.answer = () =>
      HttpResponse.json(
        { errors: [...errors, { code: {}, detail: 5 }, null], exception_code: 1 },
        { status: 422 },
      );
    const error = await errorOf(open().call('coupon.place', place));
    expect(error).toMatchObject({
      status: 422,
      message: 'Too much\nAnd more',
      errors,
      exceptionCode: 1,
      isOutcomeUnknown: false,
    });
    expect([error.hasCode(7), error.hasCode('7')]).toEqual([true, false]);
  });

  test.each(['<html>Bad gateway</html>', '', 'null', '[]', '{"errors":"no"}'])(
    'SHL-26 the body %s leaves a plain message',
    async (body) => {
      platform.answer = () => new Response(body, { status: 404 });
      expect(await errorOf(open().call('betting.game', { params: { id: 1 } }))).toMatchObject({
        status: 404,
        errors: [],
        message: 'betting.game failed with status 404',
      });
    },
  );

  test('SHL-26 an answer that is not JSON is 500; an empty one is nothing', async () => {
    platform.script(
      () => new Response('<html>', { status: 200 }),
      () => new Response(null, { status: 204 }),
    );
    const http = open();
    expect((await errorOf(http.callOnce('betting.sports'))).status).toBe(500);
    expect(await http.call('betting.sports')).toBeUndefined();
  });

  test('SHL-32 an answer for somebody who is gone is dropped', async () => {
    platform.answer = async () => {
      session.userId = 8;
      return HttpResponse.json({ accounts: [] });
    };
    expect((await errorOf(open().call('user.accounts'))).status).toBe(499);
  });
});

describe('retries', () => {
  test.each([408, 429, 500, 502, 503, 504])(
    'SHL-27 an idempotent call is tried again after %i',
    async (status) => {
      platform.script(
        () => refusal(status, 'x'),
        () => refusal(status, 'x'),
        () => HttpResponse.json({ sports: [] }),
      );
      expect(await outlast(open().call('betting.sports'))).toEqual({ sports: [] });
      expect(platform.requests).toHaveLength(3);
    },
  );

  test.each([400, 401, 403, 404, 409, 422, 451, 501])(
    'SHL-27 %i is never tried again',
    async (status) => {
      platform.answer = () => refusal(status, 'x');
      await outlast(errorOf(open().call('betting.sports')));
      expect(platform.requests).toHaveLength(1);
    },
  );

  test('SHL-27 a call that is not idempotent is sent once, whatever happens', async () => {
    for (const answer of [() => refusal(503, 'x'), noNetwork]) {
      platform.requests.length = 0;
      platform.answer = answer;
      await outlast(errorOf(open().call('coupon.place', place)));
      expect(platform.requests).toHaveLength(1);
    }
  });

  test('SHL-590 at most as often as the endpoint says', async () => {
    platform.answer = () => refusal(500, 'x');
    await outlast(errorOf(open().call('site.config')));
    expect(platform.requests).toHaveLength(6);
  });

  test('A30 SHL-592 never before Retry-After, and not at all when it is long', async () => {
    platform.script(
      () => refusal(429, 'x', { 'Retry-After': '20' }),
      () => HttpResponse.json({}),
    );
    const http = open();
    const call = http.call('betting.sports');
    await host.advance(19_999);
    expect(platform.requests).toHaveLength(1);
    await outlast(call);
    expect(platform.requests).toHaveLength(2);
    platform.answer = () => refusal(503, 'x', { 'Retry-After': '31' });
    expect(await errorOf(http.call('betting.sports'))).toMatchObject({
      status: 503,
      retryAfterMs: 31_000,
    });
    expect(platform.requests).toHaveLength(3);
  });

  test('A30 SHL-591 delays lie anywhere under a ceiling that doubles from 500 ms to 10 s', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempt, random) => {
          expect(retryDelayMs(attempt, random)).toBeCloseTo(
            random * Math.min(10_000, 500 * 2 ** attempt),
            6,
          );
        },
      ),
    );
    // A thousand clients that failed together come back spread out: no tenth of the time gets twice
    // its share.
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let client = 0; client < 1000; client += 1) {
      const bucket = Math.floor((retryDelayMs(2, ((client * 7919) % 1000) / 1000) ?? 0) / 200);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.max(...buckets)).toBeLessThanOrEqual(200);
  });

  test('SHL-592 Retry-After is read as seconds or as a date', () => {
    const nowMs = Date.UTC(2026, 0, 1);
    expect(
      [
        '5',
        ' 0 ',
        'Thu, 01 Jan 2026 00:00:07 GMT',
        'Wed, 31 Dec 2025 00:00:00 GMT',
        'soon',
        '',
        null,
      ].map((text) => parseRetryAfterMs(text, nowMs)),
    ).toEqual([5000, 0, 7000, 0, undefined, undefined, undefined]);
  });

  test('A30 SHL-593 in a storm retries become a tenth of the calls', async () => {
    // Three failures, then a success: never enough of them in a row to leave the service alone.
    platform.answer = () =>
      platform.requests.length % 4 === 0 ? HttpResponse.json({}) : refusal(503, 'x');
    const http = open();
    for (let count = 0; count < 100; count += 1)
      await outlast(http.call('betting.sports'), 30_000).catch(() => undefined);
    expect(platform.requests.length).toBeGreaterThanOrEqual(110);
    expect(platform.requests.length).toBeLessThanOrEqual(121);
  });
});

describe('services in trouble', () => {
  const sendsAgain = async (
    http: HttpClient,
    id: 'site.config' | 'coupon.place' | 'betting.sports' = 'coupon.place',
  ): Promise<boolean> => {
    const before = platform.requests.length;
    await http.call(id, id === 'coupon.place' ? place : {}).catch(() => undefined);
    return platform.requests.length > before;
  };
  const fail = async (http: HttpClient, times: number, status = 503): Promise<void> => {
    platform.answer = () => refusal(status, 'down');
    for (let count = 0; count < times; count += 1)
      await http.call('coupon.place', place).catch(() => undefined);
  };

  test('SHL-251 five failures in a row: for 30 s nothing is sent, and the caller is told how long', async () => {
    const http = open();
    await fail(http, 4);
    expect(await sendsAgain(http)).toBe(true);
    await host.advance(10_000);
    const error = await errorOf(http.call('coupon.place', place));
    expect([
      error.status,
      error.hasCode('circuit_open'),
      error.retryAfterMs,
      platform.requests.length,
    ]).toEqual([503, true, 20_000, 5]);
  });

  test('SHL-251 the other services are asked as before', async () => {
    const http = open();
    await fail(http, 5);
    platform.answer = () => HttpResponse.json({});
    expect(await sendsAgain(http, 'betting.sports')).toBe(true);
  });

  test('SHL-594 after 30 s one call tries; when it works all go, when it fails the wait begins anew', async () => {
    const http = open();
    await fail(http, 5);
    await host.advance(30_000);
    expect([await sendsAgain(http), await sendsAgain(http)]).toEqual([true, false]);
    await host.advance(29_999);
    expect(await sendsAgain(http)).toBe(false);
    await host.advance(1);
    platform.answer = () => HttpResponse.json({});
    expect([await sendsAgain(http), await sendsAgain(http)]).toEqual([true, true]);
  });

  test('SHL-594 while the probe is on its way the others wait', async () => {
    const http = open();
    await fail(http, 5);
    await host.advance(30_000);
    platform.answer = silence;
    const probe = http.call('coupon.place', place);
    probe.catch(() => undefined);
    await settle();
    expect(await sendsAgain(http)).toBe(false);
    expect((await errorOf(outlast(probe, 15_000))).status).toBe(408);
  });

  test.each([400, 401, 404, 409, 451])(
    'SHL-251 an answer %i is none of its failures and ends the row',
    async (status) => {
      const http = open();
      await fail(http, 4);
      await fail(http, 1, status);
      await fail(http, 4);
      expect(await sendsAgain(http)).toBe(true);
    },
  );

  test('SHL-595 a call under way keeps its tries; the one that tries how the service is has only itself', async () => {
    platform.answer = () => refusal(503, 'down');
    const http = open({ random: () => 0 });
    await outlast(http.call('site.config'), 1000).catch(() => undefined);
    expect(platform.requests).toHaveLength(6);
    await host.advance(30_000);
    await outlast(http.call('site.config'), 1000).catch(() => undefined);
    expect(platform.requests).toHaveLength(7);
  });

  test('SHL-596 without a network nothing is said of the service', async () => {
    const http = open();
    platform.answer = noNetwork;
    for (let count = 0; count < 9; count += 1) await errorOf(http.call('coupon.place', place));
    expect(platform.requests).toHaveLength(9);
  });
});

describe('the wire', () => {
  test('SHL-252 a form goes as a form, and an answer that is no JSON is left unread where the table says so', async () => {
    platform.script(
      () => HttpResponse.json({ redirectUrl: '/en' }),
      () => new Response('welcome', { status: 200 }),
    );
    const http = open();
    await http.call('auth.oneTap', {
      body: {
        credential: 'a b',
        select_by: 'btn',
        clientId: 'c',
        language: 'en',
        currency: 'EUR',
        countryId: '0',
      },
    });
    expect(platform.requests[0]?.body).toBe(
      'credential=a+b&select_by=btn&clientId=c&language=en&currency=EUR&countryId=0',
    );
    expect(platform.requests[0]?.headers['content-type']).not.toBe('application/json');
    expect(await http.call('session.wake')).toBeUndefined();
  });
});

describe('interceptors', () => {
  const entry = (
    id: string,
    order: number,
    status: number,
    interceptor: Awaited<ReturnType<InterceptorEntry['load']>>,
    codes?: readonly (number | string)[],
  ): InterceptorEntry => ({
    id,
    plugin: id.split('.')[0] ?? '',
    order,
    status,
    load: async () => interceptor,
    ...(codes === undefined ? {} : { codes }),
  });

  test('SHL-28 they act by order, and the call is repeated with their headers', async () => {
    const acted: string[] = [];
    platform.script(
      () => refusal(400, 111),
      () => HttpResponse.json({ ok: true }),
    );
    const http = open({
      interceptors: [
        entry(
          'late.one',
          20,
          400,
          async () => (acted.push('late'), { headers: { 'X-Late': '1' } }),
        ),
        entry('passes.on', 5, 400, async () => (acted.push('passes on'), undefined)),
        entry('other.code', 1, 400, async () => (acted.push('wrong'), { headers: {} }), [112]),
        entry(
          'captcha.solve',
          10,
          400,
          async (_error, _services, attempt) => (
            acted.push(`captcha ${attempt}`),
            { headers: { 'X-Captcha-Result': 'solved' } }
          ),
          [100, 111],
        ),
      ],
    });
    expect(await http.call('auth.login', { body: {} as never })).toEqual({ ok: true });
    expect(acted).toEqual(['passes on', 'captcha 1']);
    expect(platform.requests[1]?.headers['x-captcha-result']).toBe('solved');
  });

  test('SHL-28 each repeats at most three times in a call, and is told when that did not help', async () => {
    platform.answer = () => refusal(400, 111);
    const attempts: number[] = [];
    const error = await errorOf(
      open({
        interceptors: [
          entry(
            'captcha.solve',
            10,
            400,
            async (_error, _services, attempt) => (attempts.push(attempt), { headers: {} }),
          ),
        ],
      }).call('auth.login', { body: {} as never }),
    );
    expect([error.status, attempts, platform.requests.length]).toEqual([400, [1, 2, 3, 4], 4]);
  });

  test('SHL-28 one that throws, or does not load, is reported with its plugin and the next one acts', async () => {
    platform.script(
      () => refusal(400, 1),
      () => HttpResponse.json({ ok: true }),
    );
    const http = open({
      interceptors: [
        {
          id: 'broken.chunk',
          plugin: 'broken',
          order: 1,
          status: 400,
          load: () => Promise.reject(new Error('chunk')),
        },
        entry('faulty.one', 2, 400, () => Promise.reject(new Error('no'))),
        entry('good.one', 3, 400, async () => ({ headers: {} })),
      ],
    });
    expect(await http.call('auth.login', { body: {} as never })).toEqual({ ok: true });
    expect(reported).toEqual([
      { plugin: 'broken', contribution: 'interceptor broken.chunk' },
      { plugin: 'faulty', contribution: 'interceptor faulty.one' },
    ]);
  });

  test('SHL-28 the exception code of an answer is a code too', async () => {
    platform.script(
      () =>
        HttpResponse.json(
          { errors: [{ code: 'terms', detail: 'Terms changed' }], exception_code: 1 },
          { status: 451 },
        ),
      () => HttpResponse.json({ ok: true }),
    );
    expect(
      await open({
        interceptors: [entry('access.terms', 40, 451, async () => ({ headers: {} }), [1])],
      }).call('user.config'),
    ).toEqual({ ok: true });
  });

  test('SHL-29 401: one refresh, one repeat with the same key and body', async () => {
    platform.script(
      () => refusal(401, 'expired'),
      () => HttpResponse.json({ state: 'accepted' }),
    );
    expect(await open().call('coupon.place', place)).toEqual({ state: 'accepted' });
    expect(refreshes).toBe(1);
    expect(
      platform.requests.map(({ headers, body }) => [
        headers['authorization'],
        headers['x-idempotency-key'],
        body,
      ]),
    ).toEqual([
      ['Bearer token-1', 'key-1', '{"id":1}'],
      ['Bearer token-2', 'key-1', '{"id":1}'],
    ]);
  });

  test('SHL-29 a second 401 stands, and a failed refresh leaves the first', async () => {
    platform.answer = () => refusal(401, 'expired');
    const http = open();
    expect((await errorOf(http.call('user.config'))).status).toBe(401);
    expect([refreshes, platform.requests.length]).toEqual([1, 2]);
    session.token = async (options) => {
      if (options?.isForced === true) throw new HttpError('session.token', 500, []);
      return 'token-9';
    };
    expect(await errorOf(http.call('user.config'))).toMatchObject({
      status: 401,
      endpoint: 'user.config',
    });
    expect(platform.requests).toHaveLength(3);
    expect(reported).toEqual([]);
  });

  test('SHL-29 a wrong password is not a reason to refresh', async () => {
    platform.answer = () => refusal(401, 'wrong');
    await errorOf(open().call('auth.login', { body: {} as never }));
    await errorOf(open().call('session.token'));
    expect([refreshes, platform.requests.length]).toEqual([0, 2]);
  });

  test('SHL-29 A27 forty calls refused at once make one refresh and at most eighty requests', async () => {
    platform.answer = ({ headers }) =>
      headers['authorization'] === 'Bearer token-1'
        ? refusal(401, 'expired')
        : HttpResponse.json({ ok: true });
    const http = open();
    await Promise.all(Array.from({ length: 40 }, () => http.call('user.config')));
    expect(refreshes).toBe(1);
    expect(platform.requests).toHaveLength(80);
  });
});

test('SHL-30 an answer that came with the page serves the first identical call, once', async () => {
  const http = open({
    firstData: [
      {
        endpoint: 'betting.games',
        query: { section: 'live', sportId: '1' },
        answer: { games: ['inlined'] },
      },
      { endpoint: 'betting.game', params: { id: '12' }, answer: null },
    ],
  });
  platform.answer = () => HttpResponse.json({ games: ['fresh'] });
  expect(await http.call('betting.games', { query: { section: 'live' } })).toEqual({
    games: ['fresh'],
  });
  expect(
    await http.call('betting.games', { query: { sportId: 1, section: 'live', top: undefined } }),
  ).toEqual({ games: ['inlined'] });
  expect(await http.call('betting.games', { query: { sportId: 1, section: 'live' } })).toEqual({
    games: ['fresh'],
  });
  expect(await http.call('betting.game', { params: { id: 12 } })).toBeNull();
  expect(platform.requests).toHaveLength(2);
});
