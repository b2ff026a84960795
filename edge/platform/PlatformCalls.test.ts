import { expect, test } from 'vitest';
import { isSeoPage } from '../../schemas/generated/validators/seo.js';
import { FailureLog } from '../operation/FailureLog.ts';
import { Metrics } from '../operation/Metrics.ts';
import { PlatformCalls } from './PlatformCalls.ts';
import { PlatformUnreachableError } from './Platform.ts';

function open(answer: () => Promise<Response>) {
  const metrics = new Metrics();
  const lines: Record<string, unknown>[] = [];
  const failures = new FailureLog((line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  const calls = new PlatformCalls({ fetch: answer }, { metrics, failures });
  const ask = async ({ limitMs = 5000, signal }: { limitMs?: number; signal?: AbortSignal } = {}) =>
    calls.ask(new Request('http://localhost/web-api/seo/v1/page?path=x', signal && { signal }), {
      limitMs,
      check: isSeoPage,
      bytesMax: 1000,
    });
  return { calls, metrics, lines, ask };
}

test.each([
  ['unreachable', async () => Promise.reject(new TypeError('fetch failed'))],
  ['unreachable', async () => Promise.reject(new PlatformUnreachableError('unreachable', null))],
  ['time-out', async () => Promise.reject(new PlatformUnreachableError('time-out', null))],
  ['status 503', async () => new Response('', { status: 503 })],
  ['status 429', async () => new Response('', { status: 429 })],
  ['no JSON', async () => new Response('<html>')],
  ['too large', async () => Response.json({ title: 'x'.repeat(2000) })],
  ['schema', async () => Response.json({ title: 7 })],
])(
  'EDG-411 EDG-708 a call that ends with "%s" is logged once and counted',
  async (reason, answer) => {
    const { ask, lines, metrics } = open(answer);
    expect(await ask()).toEqual({ kind: 'failed', reason });
    expect(lines).toEqual([
      expect.objectContaining({ endpoint: 'seo.page', reason, count: 1, brand: '', requestId: '' }),
    ]);
    const labels = { brand: '', endpoint: 'seo.page', reason };
    expect(metrics.count('grandstand_platform_failures_total', labels)).toBe(1);
  },
);

test('EDG-411 a platform that does not look at the time-out of a call is not waited for', async () => {
  const { ask, lines } = open(() => new Promise(() => undefined));
  expect(await ask({ limitMs: 10 })).toEqual({ kind: 'failed', reason: 'time-out' });
  expect(lines).toHaveLength(1);
});

test('EDG-413 a refusal of the platform and an aborted call are no failures', async () => {
  const { ask, lines } = open(async () => new Response('', { status: 404 }));
  expect(await ask()).toEqual({ kind: 'refused', status: 404 });
  expect(await ask({ signal: AbortSignal.abort() })).toEqual({ kind: 'dropped' });
  expect(lines).toEqual([]);
});

test('EDG-410 calls are counted by endpoint and result, and paths that no endpoint has under one name', async () => {
  const { calls, ask, metrics } = open(async () => Response.json({}));
  await ask();
  await ask();
  for (const path of [
    '/web-api/line/v1/games/7',
    '/web-api/line/v1/games/8',
    '/web-api/a',
    '/web-api/b',
  ])
    await calls.pass(new Request(`http://localhost${path}`), {});
  expect(
    metrics
      .text()
      .split('\n')
      .filter((line) => line.startsWith('grandstand_platform_calls_total')),
  ).toEqual([
    'grandstand_platform_calls_total{endpoint="seo.page",result="200"} 2',
    'grandstand_platform_calls_total{endpoint="betting.game",result="200"} 2',
    'grandstand_platform_calls_total{endpoint="other",result="200"} 2',
  ]);
});
