import { HttpResponse } from 'msw';
import { refusal } from '../../../test/network/answer.ts';
import type { InterceptorEntry } from './Interceptors.ts';
import { HttpError } from './HttpError.ts';
import { describe, expect, test } from 'vitest';
import {
  credentials,
  errorOf,
  openHttpClient,
  place,
  platform,
  refreshes,
  reported,
  session,
  setUpHttpStage,
} from './testing/openHttpClient.ts';

setUpHttpStage();

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

  test('SHL-28 they run in their order, and the call is repeated with their headers', async () => {
    const acted: string[] = [];
    platform.script(
      () => refusal(400, 111),
      () => HttpResponse.json({ ok: true }),
    );
    const http = openHttpClient({
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
    expect(await http.call('auth.login', { body: credentials })).toEqual({ ok: true });
    expect(acted).toEqual(['passes on', 'captcha 1']);
    expect(platform.requests[1]?.headers['x-captcha-result']).toBe('solved');
  });

  test('SHL-28 each repeats at most three times in a call, and is informed when that did not help', async () => {
    platform.answer = () => refusal(400, 111);
    const attempts: number[] = [];
    const error = await errorOf(
      openHttpClient({
        interceptors: [
          entry(
            'captcha.solve',
            10,
            400,
            async (_error, _services, attempt) => (attempts.push(attempt), { headers: {} }),
          ),
        ],
      }).call('auth.login', { body: credentials }),
    );
    expect([error.status, attempts, platform.requests.length]).toEqual([400, [1, 2, 3, 4], 4]);
  });

  test('SHL-28 one that throws, or does not load, is reported with its plugin and the next one runs', async () => {
    platform.script(
      () => refusal(400, 1),
      () => HttpResponse.json({ ok: true }),
    );
    const http = openHttpClient({
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
    expect(await http.call('auth.login', { body: credentials })).toEqual({ ok: true });
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
      await openHttpClient({
        interceptors: [entry('access.terms', 40, 451, async () => ({ headers: {} }), [1])],
      }).call('user.config'),
    ).toEqual({ ok: true });
  });

  test('SHL-29 401: one refresh, one repeat with the same key and body', async () => {
    platform.script(
      () => refusal(401, 'expired'),
      () => HttpResponse.json({ state: 'accepted' }),
    );
    expect(await openHttpClient().call('coupon.place', place)).toEqual({ state: 'accepted' });
    expect(refreshes).toBe(1);
    expect(
      platform.requests.map(({ headers, body }) => [
        headers['authorization'],
        headers['x-idempotency-key'],
        body,
      ]),
    ).toEqual([
      ['Bearer token-1', 'key-1', JSON.stringify(place.body)],
      ['Bearer token-2', 'key-1', JSON.stringify(place.body)],
    ]);
  });

  test('SHL-29 a second 401 is final, and a failed refresh leaves the first', async () => {
    platform.answer = () => refusal(401, 'expired');
    const http = openHttpClient();
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
    await errorOf(openHttpClient().call('auth.login', { body: credentials }));
    await errorOf(openHttpClient().call('session.token'));
    expect([refreshes, platform.requests.length]).toEqual([0, 2]);
  });

  test('SHL-29 A27 forty calls refused at once make one refresh and at most eighty requests', async () => {
    platform.answer = ({ headers }) =>
      headers['authorization'] === 'Bearer token-1'
        ? refusal(401, 'expired')
        : HttpResponse.json({ ok: true });
    const http = openHttpClient();
    await Promise.all(Array.from({ length: 40 }, () => http.call('user.config')));
    expect(refreshes).toBe(1);
    expect(platform.requests).toHaveLength(80);
  });
});
