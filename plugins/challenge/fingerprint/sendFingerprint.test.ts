import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#core';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { challenge } from '../index.ts';

const sports = '/web-api/line/v1/sports';
let page: PlatformPage;

beforeEach(() => {
  vi.stubGlobal('screen', { width: 1366, height: 768, colorDepth: 24 });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('srgb') }));
  vi.stubGlobal('navigator', {
    userAgent: 'Test/1.0',
    languages: ['en'],
    hardwareConcurrency: 4,
    maxTouchPoints: 0,
    cookieEnabled: true,
  });
  page = createPlatformPage({
    interceptors: challenge.interceptors.map((interceptor) => ({
      ...interceptor,
      plugin: 'challenge',
    })),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const records = async (): Promise<number> =>
  (await page.sandbox.json<unknown[]>('/sandbox/v1/requests?path=/web-api/fingerprint/v1/records'))
    .length;

test('AUT-75 a call that is asked for a fingerprint sends a record once and is repeated', async () => {
  await page.http.call('betting.sports');
  expect(await records()).toBe(0);
  await page.sandbox.post('/sandbox/v1/faults', [{ path: sports, times: 9, fingerprint: true }]);
  await page.http.call('betting.sports');
  expect(await records()).toBe(1);
  const sent = await page.sandbox.json<{ headers: Record<string, string> }[]>(
    `/sandbox/v1/requests?path=${sports}`,
  );
  expect(sent.map(({ headers }) => headers['x-fingerprint'] !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

test('AUT-75 A28 asked for ever: one record, two requests, then the answer stands', async () => {
  await page.sandbox.post('/sandbox/v1/faults', [
    {
      path: sports,
      times: 9,
      status: 400,
      body: { errors: [{ code: 120, detail: 'fingerprint' }] },
    },
  ]);
  await expect(page.http.call('betting.sports')).rejects.toThrow(HttpError);
  expect([
    await records(),
    (await page.sandbox.json<unknown[]>(`/sandbox/v1/requests?path=${sports}`)).length,
  ]).toEqual([1, 2]);
});
