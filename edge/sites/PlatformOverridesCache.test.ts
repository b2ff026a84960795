import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSite, readLayers } from './loadSites.ts';
import { PlatformCalls } from '../platform/PlatformCalls.ts';
import { PlatformOverridesCache } from './PlatformOverridesCache.ts';

const { configuration } = createSite(
  readLayers(join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'config'), 'alder', 'test'),
  [],
);
const question = { configuration, origin: 'http://localhost', language: 'en', country: '' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['larger than a configuration may be', `{"features":{"${'x'.repeat(1024 * 1024)}":true}}`],
  [
    'with a list longer than a layer may have',
    JSON.stringify({
      site: { availableRoutes: Array.from({ length: 6000 }, (_item, index) => index + 1) },
    }),
  ],
  [
    'that reaches for the prototype',
    '{"features":{"__proto__":true,"constructor":true},"__proto__":{"polluted":true}}',
  ],
  ['that is not JSON', '<html>'],
])('EDG-346 an answer %s never fails the page and changes nothing', async (_name, text) => {
  const cache = new PlatformOverridesCache(
    new PlatformCalls({ fetch: async () => new Response(text) }),
    { pauseMs: 0 },
  );
  const resolved = await cache.resolve(question);
  expect(resolved.site).toEqual(configuration.site);
  expect(Object.keys(resolved.features)).toEqual(Object.keys(configuration.features));
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('EDG-346 a minute later a broken answer leaves the last good one', async () => {
  let nowMs = 0;
  let text = JSON.stringify({ site: { minAge: 21 } });
  const cache = new PlatformOverridesCache(
    new PlatformCalls({ fetch: async () => new Response(text) }),
    { nowMs: () => nowMs, pauseMs: 0 },
  );
  expect((await cache.resolve(question)).site.minAge).toBe(21);
  text = 'x'.repeat(2 * 1024 * 1024);
  nowMs = 61_000;
  await cache.resolve(question);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect((await cache.resolve(question)).site.minAge).toBe(21);
});

test('EDG-347 a version that the platform speaks of bypasses the cache, and a platform that does not give it is not asked for it twice', async () => {
  let answer = { site: { minAge: 21 }, version: 's1' };
  let calls = 0;
  const cache = new PlatformOverridesCache(
    new PlatformCalls({ fetch: async () => ((calls += 1), Response.json(answer)) }),
    { pauseMs: 0 },
  );
  expect((await cache.resolve(question)).site.minAge).toBe(21);
  cache.announce('alder', 's1');
  cache.announce('alder', null);
  cache.announce('birch', 's9');
  await cache.resolve(question);
  expect(calls).toBe(1);
  answer = { site: { minAge: 25 }, version: 's2' };
  cache.announce('alder', 's2');
  expect((await cache.resolve(question)).site.minAge).toBe(25);
  cache.announce('alder', 's3');
  await cache.resolve(question);
  await cache.resolve(question);
  expect(calls).toBe(3);
});

test('EDG-348 five retries, a second apart and half of it more or less, while the site is served after half a second', async () => {
  vi.useFakeTimers();
  try {
    const askedAtMs: number[] = [];
    const randoms = [0, 0.999, 0.5, 0.25, 0.75];
    const fetch = async (): Promise<Response> => (
      askedAtMs.push(Date.now() - startMs),
      new Response('down', { status: 503 })
    );
    const startMs = Date.now();
    const cache = new PlatformOverridesCache(new PlatformCalls({ fetch }), {
      random: () => randoms[askedAtMs.length - 1] ?? 0,
    });
    let servedAtMs = -1;
    void cache.resolve(question).then(() => (servedAtMs = Date.now() - startMs));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(servedAtMs).toBe(500);
    expect(askedAtMs.map((atMs, index) => Math.round(atMs - (askedAtMs[index - 1] ?? 0)))).toEqual([
      0, 500, 1499, 1000, 750, 1250,
    ]);
  } finally {
    vi.useRealTimers();
  }
});
