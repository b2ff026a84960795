import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { refusal } from '../../../test/network/answer.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { noNetwork, silence } from '../../../test/network/ScriptedPlatform.ts';
import { describe, expect, test } from 'vitest';
import { type HttpClient } from './HttpClient.ts';
import { parseRetryAfterMs, retryDelayMs } from './retryDelay.ts';
import {
  errorOf,
  host,
  openHttpClient,
  outlast,
  place,
  platform,
  setUpHttpStage,
} from './testing/openHttpClient.ts';

setUpHttpStage();

describe('retries', () => {
  test.each([408, 429, 500, 502, 503, 504])(
    'SHL-27 an idempotent call is retried after %i',
    async (status) => {
      platform.script(
        () => refusal(status, 'x'),
        () => refusal(status, 'x'),
        () => HttpResponse.json({ sports: [] }),
      );
      expect(await outlast(openHttpClient().call('betting.sports'))).toEqual({ sports: [] });
      expect(platform.requests).toHaveLength(3);
    },
  );

  test.each([400, 401, 403, 404, 409, 422, 451, 501])(
    'SHL-27 %i is never retried',
    async (status) => {
      platform.answer = () => refusal(status, 'x');
      await outlast(errorOf(openHttpClient().call('betting.sports')));
      expect(platform.requests).toHaveLength(1);
    },
  );

  test('SHL-27 a call that is not idempotent is sent once, whatever happens', async () => {
    for (const answer of [() => refusal(503, 'x'), noNetwork]) {
      platform.requests.length = 0;
      platform.answer = answer;
      await outlast(errorOf(openHttpClient().call('coupon.place', place)));
      expect(platform.requests).toHaveLength(1);
    }
  });

  test('SHL-590 at most as often as the endpoint says', async () => {
    platform.answer = () => refusal(500, 'x');
    await outlast(errorOf(openHttpClient().call('site.config')));
    expect(platform.requests).toHaveLength(6);
  });

  test('A30 SHL-592 never before Retry-After, and not at all when it is long', async () => {
    platform.script(
      () => refusal(429, 'x', { 'Retry-After': '20' }),
      () => HttpResponse.json({}),
    );
    const http = openHttpClient();
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
    // A thousand clients that failed together return spread out: no tenth of the time gets twice
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
    // Three failures, then a success: never enough in a row to open the circuit.
    platform.answer = () =>
      platform.requests.length % 4 === 0 ? HttpResponse.json({}) : refusal(503, 'x');
    const http = openHttpClient();
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

  test('SHL-251 after five failures in a row nothing is sent for 30 s, and the caller gets the remaining time', async () => {
    const http = openHttpClient();
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

  test('SHL-251 other services are called as before', async () => {
    const http = openHttpClient();
    await fail(http, 5);
    platform.answer = () => HttpResponse.json({});
    expect(await sendsAgain(http, 'betting.sports')).toBe(true);
  });

  test('SHL-594 after 30 s one call probes; its success closes the circuit, its failure opens it again', async () => {
    const http = openHttpClient();
    await fail(http, 5);
    await host.advance(30_000);
    expect([await sendsAgain(http), await sendsAgain(http)]).toEqual([true, false]);
    await host.advance(29_999);
    expect(await sendsAgain(http)).toBe(false);
    await host.advance(1);
    platform.answer = () => HttpResponse.json({});
    expect([await sendsAgain(http), await sendsAgain(http)]).toEqual([true, true]);
  });

  test('SHL-594 other calls wait for the probe', async () => {
    const http = openHttpClient();
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
    'SHL-251 a response %i is no failure of the service and resets the count',
    async (status) => {
      const http = openHttpClient();
      await fail(http, 4);
      await fail(http, 1, status);
      await fail(http, 4);
      expect(await sendsAgain(http)).toBe(true);
    },
  );

  test('SHL-595 a running call keeps its tries; a probe has a single one', async () => {
    platform.answer = () => refusal(503, 'down');
    const http = openHttpClient({ random: () => 0 });
    await outlast(http.call('site.config'), 1000).catch(() => undefined);
    expect(platform.requests).toHaveLength(6);
    await host.advance(30_000);
    await outlast(http.call('site.config'), 1000).catch(() => undefined);
    expect(platform.requests).toHaveLength(7);
  });

  test('SHL-596 a missing network does not count against the service', async () => {
    const http = openHttpClient();
    platform.answer = noNetwork;
    for (let count = 0; count < 9; count += 1) await errorOf(http.call('coupon.place', place));
    expect(platform.requests).toHaveLength(9);
  });
});
