import { expect, test } from 'vitest';
import { edgeWith } from '../testing/edgeStage.ts';
import { Readiness } from './Readiness.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('EDG-416 the edge is ready while the platform answers, whatever it answers', async () => {
  let status = 404;
  const { get, edge } = edgeWith({
    platform: { fetch: async () => Response.json({}, { status }) },
  });
  expect([(await get('/readyz')).status, await (await get('/readyz')).json()]).toEqual([
    200,
    { status: 'ready' },
  ]);
  status = 503;
  const down = edgeWith({ platform: { fetch: async () => Response.json({}, { status }) } });
  expect([(await down.get('/readyz')).status, await (await down.get('/readyz')).json()]).toEqual([
    503,
    { status: 'not ready', reason: 'the platform does not answer' },
  ]);
  expect((await down.get('/healthz')).status).toBe(200);
  edge.stop();
  expect([(await get('/readyz')).status, await (await get('/readyz')).json()]).toEqual([
    503,
    { status: 'not ready', reason: 'stopping' },
  ]);
});

test('EDG-417 many probes ask the platform once in 5 s', async () => {
  let nowMs = 0;
  let asked = 0;
  const readiness = new Readiness(
    async () => ((asked += 1), true),
    () => nowMs,
  );
  await Promise.all([readiness.answer(), readiness.answer()]);
  nowMs = 4999;
  await readiness.answer();
  expect(asked).toBe(1);
  nowMs = 5000;
  await readiness.answer();
  expect(asked).toBe(2);
});

test('EDG-418 requests, statuses, calls, reports and violations are counted as Prometheus reads it', async () => {
  const { get, edge } = edgeWith();
  await get('/en');
  await get('/en/nowhere', {}, 'birch.localhost');
  await get('/note.js');
  const post = async (path: string) =>
    edge.fetch(new Request(`http://localhost${path}`, { method: 'POST', body: '{}' }));
  await post('/csp-report');
  await post('/web-api/reports/v1/entries');
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const line of [
    '# TYPE grandstand_requests_total counter',
    'grandstand_requests_total{brand="alder",kind="page",status="200"} 1',
    'grandstand_requests_total{brand="birch",kind="page",status="404"} 1',
    'grandstand_requests_total{brand="alder",kind="file",status="200"} 1',
    'grandstand_requests_total{brand="alder",kind="platform",status="200"} 1',
    'grandstand_platform_calls_total{endpoint="betting.games",result="200"} 1',
    'grandstand_page_reports_total 1',
    'grandstand_csp_violations_total 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text.endsWith('\n')).toBe(true);
});

test('EDG-414 every call that a page causes carries its trace and its id', async () => {
  const seen: (string | undefined)[] = [];
  const { get } = edgeWith({
    trustsProxy: true,
    platform: {
      fetch: async (_request, bindings) => {
        seen.push(`${bindings?.traceparent ?? ''} ${bindings?.requestId ?? ''}`);
        return Response.json({});
      },
    },
  });
  const answer = await get('/en', { traceparent, 'x-request-id': 'of-the-balancer' });
  expect(answer.headers.get('x-request-id')).toBe('of-the-balancer');
  expect(seen.length).toBeGreaterThan(3);
  expect([...new Set(seen)]).toEqual([`${traceparent} of-the-balancer`]);
});

test('EDG-415 an id that a browser claims is not believed', async () => {
  const { get, failures } = edgeWith({
    platform: { fetch: async () => Response.json({}, { status: 500 }) },
  });
  const answer = await get('/en', { 'x-request-id': 'forged' });
  expect(answer.headers.has('x-request-id')).toBe(false);
  const ids = failures.map((line) => (JSON.parse(line) as Record<string, unknown>)['requestId']);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\da-f]{8}-/);
});

test('EDG-411 a failed call for a page names its brand and its endpoint', async () => {
  const { get, failures } = edgeWith({
    platform: { fetch: async () => Response.json({}, { status: 503 }) },
  });
  await get('/en/live', {}, 'birch.localhost');
  const line = failures.find((each) => each.includes('seo.page')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    event: 'platform-call-failed',
    brand: 'birch',
    endpoint: 'seo.page',
    reason: 'status 503',
    count: 1,
  });
});
