import { expect, test, vi } from 'vitest';
import { definePlugin, type ServerGuard, type ServerGuardVerdict } from '#core';
import { Dictionaries } from './Dictionaries.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { betting, bootOf, configFolder, edgeWith } from '../testing/edgeStage.ts';

const closedPlugin = definePlugin({
  id: 'closing',
  routes: [
    {
      id: 1900,
      name: 'closing.page',
      path: 'closed',
      titleKey: 'closed',
      load: async () => () => null,
      layout: 'maintenance',
      isPrivate: true,
    },
  ],
  guards: [
    {
      id: 'closing.guard',
      station: 'blocked',
      kind: 'check',
      timeoutMs: 1000,
      onError: 'closed',
      load: async () => () => ({ kind: 'next' }),
    },
  ],
});

function closedOptions(
  verdict: ServerGuardVerdict,
  change: { isOff?: boolean; guards?: Record<string, false> } = {},
) {
  const site = createSite(
    [
      ...readLayers(configFolder, 'alder', 'test'),
      {
        name: 'extra',
        value: {
          plugins: { closing: change.isOff === true ? false : {} },
          guards: change.guards ?? {},
        },
      },
    ],
    [betting, closedPlugin],
  );
  return {
    sites: new Map([['alder', site]]),
    serverGuards: new Map<string, ServerGuard>([
      ['closing', { ask: async () => undefined, evaluate: () => verdict }],
    ]),
  };
}

function closedEdge(...options: Parameters<typeof closedOptions>) {
  return edgeWith(closedOptions(...options));
}

test('EDG-374 a closed site is served in the place of the page: true status, Retry-After, noindex, never stored, no data of the page', async () => {
  const { get } = closedEdge({
    kind: 'page',
    routeName: 'closing.page',
    status: 503,
    retryAfterS: 90,
    firstData: [{ endpoint: 'access.blockLight', answer: { displayTypeId: 0, templateTypeId: 0 } }],
  });
  for (const path of ['/en/live', '/en/nowhere', '/en']) {
    const answer = await get(path);
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('x-robots-tag'),
      answer.headers.get('cache-control'),
    ]).toEqual([503, '90', 'noindex', 'no-store']);
    const html = await answer.text();
    expect(html).toContain('<main data-status=');
    expect(html).not.toContain('canonical');
    expect(bootOf(html).firstData).toEqual([
      { endpoint: 'access.blockLight', answer: { displayTypeId: 0, templateTypeId: 0 } },
    ]);
  }
});

test('EDG-260 serverGuards and first data are asked for side by side', async () => {
  const order: string[] = [];
  let noteData = (): void => undefined;
  const dataAsked = new Promise<void>((resolve) => (noteData = resolve));
  const platform = {
    fetch: async (request: Request) => {
      if (!request.url.includes('/line/')) return Response.json({});
      order.push('data asked');
      noteData();
      return Response.json({ games: [] });
    },
  };
  const site = createSite(
    [
      ...readLayers(configFolder, 'alder', 'test'),
      { name: 'extra', value: { plugins: { closing: {} } } },
    ],
    [betting, closedPlugin],
  );
  const guard: ServerGuard = {
    // Deadlocks if the two are not asked in parallel.
    ask: async () => dataAsked.then(() => order.push('guard answered')),
    evaluate: () => ({ kind: 'open', firstData: [] }),
  };
  const answer = await edgeWith({
    platform,
    sites: new Map([['alder', site]]),
    serverGuards: new Map([['closing', guard]]),
  }).get('/en');
  expect(order).toEqual(['data asked', 'guard answered']);
  expect(bootOf(await answer.text()).firstData).toHaveLength(1);
});

test('EDG-261 calls for a page that is not served are ended', async () => {
  const ended: boolean[] = [];
  const platform = {
    fetch: async (request: Request) => {
      if (!request.url.includes('/line/')) return Response.json({});
      return new Promise<Response>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          ended.push((request.signal.reason as Error).name === 'AbortError');
          reject(request.signal.reason as Error);
        });
      });
    },
  };
  const { sites, serverGuards } = closedOptions({
    kind: 'page',
    routeName: 'closing.page',
    status: 503,
    firstData: [],
  });
  const answer = await edgeWith({ platform, sites, serverGuards, firstDataLimitMs: 60_000 }).get(
    '/en',
  );
  expect([answer.status, ended]).toEqual([503, [true]]);
});

test('EDG-262 a version that a guard speaks of is served at once, and nothing of the older one', async () => {
  const versions = ['1', '1', '2'];
  let configured = 0;
  const platform = {
    fetch: async (request: Request) => {
      if (!request.url.includes('all.json')) return Response.json({});
      configured += 1;
      return Response.json({
        version: configured === 1 ? '1' : '2',
        site: { minAge: configured === 1 ? 18 : 21 },
      });
    },
  };
  const { sites } = closedOptions({ kind: 'open', firstData: [] });
  const guard: ServerGuard = {
    ask: async ({ call }) =>
      call('access.blockLight', {}, (value): value is unknown => value !== undefined),
    evaluate: () => ({ kind: 'open', firstData: [] }),
  };
  const { get } = edgeWith({
    platform: {
      fetch: async (request) => {
        const answer = await platform.fetch(request);
        if (request.url.includes('/block'))
          answer.headers.set('X-Site-Version', versions.shift() ?? '2');
        return answer;
      },
    },
    sites,
    serverGuards: new Map([['closing', guard]]),
  });
  const age = async (): Promise<unknown> =>
    bootOf(await (await get('/en')).text()).configuration['site']?.['minAge'];
  expect([await age(), await age(), await age()]).toEqual([18, 18, 21]);
});

test('EDG-370 an open site is served with the answer of the guard beside its own data', async () => {
  const { get } = closedEdge({
    kind: 'open',
    firstData: [{ endpoint: 'access.blockLight', answer: 1 }],
  });
  const answer = await get('/en');
  expect(answer.status).toBe(200);
  expect(bootOf(await answer.text()).firstData.map((each) => each['endpoint'])).toEqual([
    'access.blockLight',
    'betting.games',
  ]);
});

test('EDG-372 the guard of a plugin that is off is not asked', async () => {
  const { get } = closedEdge(
    { kind: 'page', routeName: 'closing.page', status: 451, firstData: [] },
    { isOff: true },
  );
  expect((await get('/en/live')).status).toBe(200);
});

test('EDG-372 nor is one whose guard is off', async () => {
  const { get } = closedEdge(
    { kind: 'page', routeName: 'closing.page', status: 451, firstData: [] },
    { guards: { 'closing.guard': false } },
  );
  expect((await get('/en/live')).status).toBe(200);
});

test('EDG-379 a guard may send the browser elsewhere', async () => {
  const answer = await closedEdge({ kind: 'leave', to: '/en/live' }).get('/en/closed');
  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('cache-control'),
  ]).toEqual([302, '/en/live', 'private, no-store']);
});

test('EDG-263 a failure is a page of the brand without scripts, with a way to try again, a way home and a number that is in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const site = createSite(
    [
      ...readLayers(configFolder, 'alder', 'test'),
      { name: 'extra', value: { plugins: { closing: {} } } },
    ],
    [betting, closedPlugin],
  );
  const { get } = edgeWith({
    sites: new Map([['alder', site]]),
    serverGuards: new Map([
      [
        'closing',
        {
          ask: async () => undefined,
          evaluate: () => {
            throw new Error('secret');
          },
        },
      ],
    ]),
    dictionaries: new Dictionaries(
      new Map([
        [
          'shell/en',
          {
            errorTitle: 'It <broke>',
            errorText: 'Told.',
            tryAgain: 'Try again',
            home: 'Home page',
          },
        ],
        [
          'shell/ru',
          { errorTitle: 'Сломалось', errorText: 'Знаем.', tryAgain: 'Повторить', home: 'Главная' },
        ],
      ]),
    ),
  });
  const answer = await get('/en/live?a="1"');
  const html = await answer.text();
  expect([
    answer.status,
    answer.headers.get('cache-control'),
    answer.headers.get('x-robots-tag'),
  ]).toEqual([500, 'no-store', 'noindex']);
  expect(html).toContain('<h1>It &lt;broke&gt;</h1>');
  expect(html).toContain('href="/en/live?a=%221%22"');
  expect(html).toContain('href="/en"');
  expect(html).not.toMatch(/<script|secret/);
  const reference = /500 · ([0-9A-F]{8})/.exec(html)?.[1];
  expect(log.mock.calls[0]?.[0]).toBe(`Error ${reference ?? ''}:`);
  const nonce = /style-src 'nonce-([^']+)'/.exec(
    answer.headers.get('content-security-policy') ?? '',
  )?.[1];
  expect(html).toContain(`<style nonce="${nonce ?? ''}">`);
  expect(await (await get('/ru/live')).text()).toContain('<h1>Сломалось</h1>');
  vi.restoreAllMocks();
});

test('EDG-377 a guard may have words served alone', async () => {
  const { get } = closedEdge({
    kind: 'plain',
    titleKey: 'betting:home',
    textKey: 'betting:about',
    rows: [{ name: 'Chrome', value: '123' }],
  });
  const answer = await get('/ru/live');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('vary')]).toEqual([
    200,
    'noindex',
    expect.stringContaining('User-Agent'),
  ]);
  expect(html).toContain('<h1>Ставки на спорт</h1>');
  expect(html).toContain('<dt>Chrome</dt><dd>123</dd>');
  expect(html).not.toContain('<script');
});
