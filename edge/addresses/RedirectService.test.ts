import { expect, test } from 'vitest';
import { PlatformCalls } from '../platform/PlatformCalls.ts';
import { RedirectService } from './RedirectService.ts';

const move = { redirect: true, code: 301, url: '/en/live', reasons: [], breadcrumbs: [] };
const origin = 'https://site.example';

function stage(answer: (attempt: number) => Promise<Response>, waitLimitMs = 1500) {
  let asked = 0;
  let nowMs = 0;
  const logged: string[] = [];
  const service = new RedirectService(
    new PlatformCalls({ fetch: async () => answer((asked += 1)) }),
    { nowMs: () => nowMs, pauseMs: 0, waitLimitMs, log: (text) => void logged.push(text) },
  );
  return { service, logged, asked: () => asked, pass: (ms: number) => void (nowMs += ms) };
}

test('EDG-232 EDG-233 the redirect service is asked again 5 times, then left alone for 10 s', async () => {
  const { service, asked, pass } = stage(async () => new Response('', { status: 503 }));
  expect(await service.find(origin, '/en/a')).toBeUndefined();
  expect(asked()).toBe(6);
  await service.find(origin, '/en/b');
  expect(asked()).toBe(6);
  pass(10_001);
  await service.find(origin, '/en/b');
  expect(asked()).toBe(12);
});

test('EDG-234 an answer on the third try is taken, kept for a minute, and asked for once by many', async () => {
  const { service, asked, pass } = stage(async (attempt) =>
    attempt < 3 ? Promise.reject(new TypeError('no network')) : Response.json(move),
  );
  expect(await Promise.all([service.find(origin, '/en/a'), service.find(origin, '/en/a')])).toEqual(
    [
      { to: '/en/live', code: 301 },
      { to: '/en/live', code: 301 },
    ],
  );
  await service.find(origin, '/en/a');
  expect(asked()).toBe(3);
  pass(60_001);
  await service.find(origin, '/en/a');
  expect(asked()).toBe(4);
});

test.each([[{ redirect: true, url: '/en' }], ['text'], [null]])(
  'EDG-235 %j is logged as no answer of the service',
  async (answer) => {
    const { service, logged } = stage(async () => Response.json(answer));
    expect(await service.find(origin, '/en/a')).toBeUndefined();
    expect(logged).toEqual(['Incorrect response format of the Redirect service']);
  },
);

test('EDG-232 no visitor waits longer than the time limit', async () => {
  const { service, logged } = stage(() => new Promise(() => undefined), 30);
  const startedMs = performance.now();
  expect(await service.find(origin, '/en/a')).toBeUndefined();
  expect(performance.now() - startedMs).toBeLessThan(1000);
  expect(logged).toEqual(['The redirect service gave no answer in time']);
});
