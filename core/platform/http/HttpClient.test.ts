import { HttpResponse } from 'msw';
import { refusal } from '../../../test/network/answer.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { MissingPathParameterError } from './buildUrl.ts';
import { HttpError } from './HttpError.ts';
import { noNetwork, silence } from '../../../test/network/ScriptedPlatform.ts';
import { describe, expect, test } from 'vitest';
import { MissingIdempotencyKeyError } from './HttpClient.ts';
import {
  clock,
  errorOf,
  host,
  openHttpClient,
  place,
  priced,
  platform,
  session,
  setUpHttpStage,
} from './testing/openHttpClient.ts';

setUpHttpStage();

describe('requests', () => {
  test('SHL-24 language, parameters and no token for an endpoint without one', async () => {
    await openHttpClient().call('betting.game', { params: { id: 12 }, query: {} });
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
    const http = openHttpClient();
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
    await openHttpClient().call('coupon.place', {
      ...place,
      headers: { 'X-Captcha-Result': 'solved' },
    });
    expect(platform.requests[0]).toEqual({
      method: 'POST',
      url: '/web-api/coupon/v1/placements',
      body: JSON.stringify(place.body),
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

  test('SHL-588 SHL-589 without a key, or without a session, nothing is sent', async () => {
    const http = openHttpClient();
    await expect(http.call('coupon.place', { body: place.body })).rejects.toThrow(
      MissingIdempotencyKeyError,
    );
    session.token = async () => undefined;
    expect(await errorOf(http.call('user.config'))).toMatchObject({
      status: 401,
      endpoint: 'user.config',
    });
    expect(platform.requests).toHaveLength(0);
    await http.call('coupon.price', { body: priced });
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('SHL-587 a failing token request fails a bearer call but not an optional one', async () => {
    session.token = () => Promise.reject(new HttpError('session.token', 503, []));
    const http = openHttpClient();
    expect(await errorOf(http.callOnce('user.config'))).toMatchObject({
      status: 503,
      endpoint: 'user.config',
    });
    await http.call('coupon.price', { body: priced });
    expect(platform.requests.map(({ url }) => url)).toEqual(['/web-api/coupon/v1/price']);
  });

  test('SHL-31 the server time of every response synchronises the clock', async () => {
    platform.script(() => refusal(404, 'unknown', { 'X-Server-Now-Ms': '1900000000000' }));
    await errorOf(openHttpClient().call('betting.game', { params: { id: 1 } }));
    expect(clock.nowMs()).toBe(1_900_000_000_000);
  });

  test('SHL-31 a cacheable response does not: it would set the clock back by minutes', async () => {
    const http = openHttpClient();
    clock.synchronise(1_900_000_000_000);
    platform.script(() =>
      refusal(404, 'unknown', {
        'X-Server-Now-Ms': '1899999400000',
        'Cache-Control': 'public, max-age=600, stale-while-revalidate=300',
      }),
    );
    await errorOf(http.call('betting.game', { params: { id: 1 } }));
    expect(clock.nowMs()).toBe(1_900_000_000_000);
  });
});

describe('failures', () => {
  test('SHL-25 a time-out is 408', async () => {
    platform.answer = silence;
    const call = errorOf(openHttpClient().call('coupon.place', place));
    await settle();
    await host.advance(14_999);
    expect(platform.requests).toHaveLength(1);
    await host.advance(1);
    expect(await call).toMatchObject({ status: 408, isOutcomeUnknown: true });
  });

  test('SHL-25 a cancelled call is 499, before and during the request', async () => {
    platform.answer = silence;
    const during = new AbortController();
    const http = openHttpClient();
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

  test('SHL-25 a cancelled call ends at once while it waits for a retry', async () => {
    platform.answer = () => refusal(503, 'down');
    const abort = new AbortController();
    const call = errorOf(openHttpClient().call('betting.sports', { signal: abort.signal }));
    await settle();
    abort.abort();
    expect((await call).status).toBe(499);
    await host.advance(60_000);
    expect(platform.requests).toHaveLength(1);
  });

  test('SHL-25 no network is 0 with code network_error', async () => {
    platform.answer = noNetwork;
    const error = await errorOf(openHttpClient().callOnce('betting.sports'));
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
    const error = await errorOf(openHttpClient().call('coupon.place', place));
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
    'SHL-26 SHL-929 the body %s leaves a plain message',
    async (body) => {
      platform.answer = () => new Response(body, { status: 404 });
      expect(
        await errorOf(openHttpClient().call('betting.game', { params: { id: 1 } })),
      ).toMatchObject({
        status: 404,
        errors: [],
        message: 'betting.game failed with status 404',
      });
    },
  );

  test('SHL-26 SHL-930 an answer that is not JSON is 500; an empty one is nothing', async () => {
    platform.script(
      () => new Response('<html>', { status: 200 }),
      () => new Response(null, { status: 204 }),
    );
    const http = openHttpClient();
    expect((await errorOf(http.callOnce('betting.sports'))).status).toBe(500);
    expect(await http.call('betting.sports')).toBeUndefined();
  });

  test('SHL-32 a response for a previous person is dropped', async () => {
    platform.answer = async () => {
      session.userId = 8;
      return HttpResponse.json({ accounts: [] });
    };
    expect((await errorOf(openHttpClient().call('user.accounts'))).status).toBe(499);
  });
});

describe('the wire', () => {
  test('SHL-252 a form is sent as a form, and an unread response is not parsed', async () => {
    platform.script(
      () => HttpResponse.json({ redirectUrl: '/en' }),
      () => new Response('welcome', { status: 200 }),
    );
    const http = openHttpClient();
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

test('SHL-567 during hydration every restart of a part reads the answer, afterwards none does', async () => {
  let isHydrating = true;
  const http = openHttpClient({
    firstData: [
      { endpoint: 'betting.sports', answer: { sports: ['read'] } },
      { endpoint: 'betting.game', params: { id: '12' }, answer: 'unread' },
    ],
    isHydrating: () => isHydrating,
  });
  platform.answer = () => HttpResponse.json({ sports: ['fresh'] });
  const read = { sports: ['read'] };
  expect([http.first('betting.sports'), http.first('betting.sports')]).toEqual([read, read]);
  expect(await http.call('betting.sports')).toEqual({ sports: ['fresh'] });
  expect(http.first('betting.sports')).toEqual(read);
  isHydrating = false;
  expect(http.first('betting.sports')).toBeUndefined();
  expect(http.first('betting.game', { params: { id: 12 } })).toBe('unread');
  expect(http.first('betting.game', { params: { id: 12 } })).toBeUndefined();
});

test('SHL-30 an inlined answer serves the first identical call, once', async () => {
  const http = openHttpClient({
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
