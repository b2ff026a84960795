import { expect, test } from 'vitest';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import type { PlatformBindings } from '../platform/Platform.ts';
import { startFromSources } from '../testing/startFromSources.ts';
import { MissingPlatformError } from '../start/startServer.ts';
import { bootOf, configFolder, edgeWith } from '../testing/edgeStage.ts';

test('EDG-340 paths of the platform go to the platform', async () => {
  const { edge, asked } = edgeWith();
  const answer = await edge.fetch(
    new Request('http://localhost/web-api/auth/v1/login', { method: 'POST', body: '{}' }),
  );
  expect(answer.status).toBe(200);
  expect(asked).toEqual(['/web-api/auth/v1/login']);
});

test('EDG-390 production refuses to start without a platform', async () => {
  await expect(
    startFromSources({
      port: 0,
      stage: 'production',
      brand: 'alder',
      replacement: { configFolder },
    }),
  ).rejects.toThrow(MissingPlatformError);
});

test('EDG-345 the platform changes site and features, and only that', async () => {
  let answer: unknown = {
    site: { minAge: 21, availableRoutes: [1000] },
    features: { promo: true },
  };
  let calls = 0;
  const platform = {
    fetch: async (request: Request) =>
      request.url.includes('all.json') ? ((calls += 1), Response.json(answer)) : Response.json({}),
  };
  const { get } = edgeWith({ platform });
  const boot = bootOf(await (await get('/en')).text());
  expect(boot.configuration['site']?.['minAge']).toBe(21);
  expect(boot.configuration['features']).toMatchObject({ promo: true });
  expect((await get('/en/live')).status).toBe(404);
  expect(calls).toBe(1);
  answer = { plugins: { betting: false } };
  expect((await get('/ru')).status).toBe(200);
});

test('EDG-349 a closed contribution is 404 and not preloaded with the next page; the page gets the values of the files to return to', async () => {
  let version = 's1';
  let features = {};
  const platform = {
    fetch: async (request: Request) =>
      Response.json(request.url.includes('all.json') ? { features, version } : {}, {
        headers: { 'X-Site-Version': version },
      }),
  };
  const { get } = edgeWith({ platform });
  expect((await get('/en/live')).status).toBe(200);
  version = 's2';
  features = { 'route.betting.live': false, 'slot.betting.tree': false, promo: true };
  await get('/web-api/any');
  const answer = await get('/en/live');
  expect(answer.status).toBe(404);
  const home = await (await get('/en')).text();
  expect(home).not.toContain('tree-1.js');
  const boot = bootOf(home) as {
    configuration: Record<string, unknown>;
    base?: Record<string, unknown>;
  };
  expect(boot.configuration['features']).toMatchObject(features);
  expect(boot.base?.['features']).not.toHaveProperty('promo');
});

test('EDG-350 outside production the edge lists the layer of each value; in production it does not', async () => {
  const platform = {
    fetch: async (request: Request) =>
      Response.json(
        request.url.includes('all.json') ? { site: { minAge: 21 }, version: '1001' } : {},
      ),
  };
  const { get } = edgeWith({ platform });
  const leaves = (await (await get('/debug/configuration.json?lang=en')).json()) as readonly {
    readonly path: string;
    readonly value: string;
    readonly layer: string;
  }[];
  const layerOf = (path: string): string | undefined =>
    leaves.find((leaf) => leaf.path === path)?.layer;
  expect(leaves.find(({ path }) => path === 'site.minAge')).toEqual({
    path: 'site.minAge',
    value: '21',
    layer: 'platform',
  });
  expect(['brand.name', 'languages.available', 'rgProfile'].map(layerOf)).toEqual([
    'alder.json',
    'env/test.json',
    expect.any(String),
  ]);
  const production = edgeWith({ platform, stage: 'production' });
  const answer = await production.get('/debug/configuration.json');
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test('EDG-346 a platform that fails leaves the files alone', async () => {
  const { get } = edgeWith({ platform: { fetch: async () => Promise.reject(new Error('down')) } });
  const answer = await get('/en');
  expect(answer.status).toBe(200);
  expect(bootOf(await answer.text()).configuration['site']?.['minAge']).toBe(18);
});

test('EDG-342 the platform gets the address of the visitor: of the connection, or the last one of a trusted balancer', async () => {
  const heard: (string | undefined)[] = [];
  const platform = {
    fetch: async (_request: Request, bindings?: PlatformBindings) => (
      heard.push(bindings?.personAddress),
      Response.json({})
    ),
  };
  const ask = (trustsProxy: boolean, claimed: Record<string, string>, remoteAddress = '10.0.0.9') =>
    edgeWith({ platform, trustsProxy }).edge.fetch(
      new Request('http://localhost:8080/web-api/coupon/v1/codes/A1-234-BC', {
        headers: { host: 'localhost:8080', ...claimed },
      }),
      {
        incoming: { socket: { remoteAddress } },
      },
    );
  for (const claimed of [{}, { 'x-forwarded-for': '1.2.3.4' }, { 'x-real-ip': '1.2.3.4' }])
    await ask(false, claimed);
  await ask(true, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' });
  await ask(true, { 'x-forwarded-for': '2001:db8::1' });
  await ask(true, { 'x-forwarded-for': 'nobody' });
  expect(heard).toEqual([
    '10.0.0.9',
    '10.0.0.9',
    '10.0.0.9',
    '203.0.113.7',
    '2001:db8::1',
    '10.0.0.9',
  ]);
});

test('SBX-690 visitors behind one edge have a limit each, and behind one balancer too', async () => {
  const sandbox = createTestSandbox();
  const { edge } = edgeWith({ platform: { fetch: sandbox.fetch }, trustsProxy: true });
  const ask = async (person: string): Promise<number> => {
    const headers = { host: 'localhost:8080', 'x-forwarded-for': `9.9.9.9, ${person}` };
    return (
      await edge.fetch(
        new Request('http://localhost:8080/web-api/coupon/v1/codes/A1-234-BC', { headers }),
        { incoming: { socket: { remoteAddress: '10.0.0.9' } } },
      )
    ).status;
  };
  const first = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.7')));
  expect([
    first.slice(0, 60).every((status) => status === 404),
    first[60],
    await ask('203.0.113.8'),
  ]).toEqual([true, 429, 404]);
  sandbox.dispose();
});

test('PLN-40 the platform names the routes of the site while it runs', async () => {
  const platform = {
    fetch: async (request: Request) =>
      Response.json(request.url.includes('all.json') ? { site: { availableRoutes: [1000] } } : {}),
  };
  const { get } = edgeWith({ platform });
  expect([(await get('/en')).status, (await get('/en/live')).status]).toEqual([200, 404]);
});
