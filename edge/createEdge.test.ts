import { expect, test } from 'vitest';
import type { EdgeOptions } from './EdgeOptions.ts';
import { bootOf, edgeWith, siteOf } from './testing/edgeStage.ts';

test.each([
  ['alder.localhost:8080', 'alder'],
  ['birch.localhost:8080', 'birch'],
  ['BIRCH.localhost', 'birch'],
  ['localhost:8080', 'alder'],
  ['unknown.example', 'alder'],
])('EDG-200 EDG-201 host %s shows %s', async (host, brand) => {
  const { get } = edgeWith();
  expect(await (await get('/en', {}, host)).text()).toContain(`data-brand="${brand}"`);
});

test('EDG-202 BRAND decides for unknown hosts', async () => {
  const { get } = edgeWith({ defaultBrand: 'birch' });
  expect(await (await get('/en')).text()).toContain('data-brand="birch"');
});

test.each([
  ['/', {}, '/en'],
  ['/', { cookie: 'lng=ru' }, '/ru'],
  ['/', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, '/ru'],
  ['/', { 'accept-language': 'en;q=0.1, ru-Latn-RU;q=0.9' }, '/ru'],
  ['/', { 'accept-language': 'it, fr;q=0.5' }, '/fr'],
  ['/', { 'accept-language': 'pt-BR' }, '/pt'],
  ['/', { 'accept-language': 'zh-Hant, ja;q=0.5' }, '/en'],
  ['/', { 'accept-language': 'ru;q=0' }, '/en'],
  ['/', { 'accept-language': '*, ;;q=x, __, ru;q=nonsense' }, '/en'],
  ['/', { cookie: 'lng=xx', 'accept-language': 'ru' }, '/ru'],
  ['/', { cookie: 'lng=en', 'accept-language': 'ru' }, '/en'],
  ['/live?platform_type=mobile&x=1', { cookie: 'lng=ru' }, '/ru/live?platform_type=mobile&x=1'],
  ['/xx/live', {}, '/en/live'],
])('EDG-207 C25 %s with %j is redirected to %s', async (path, headers, location) => {
  const { get } = edgeWith();
  const answer = await get(path, headers as Record<string, string>);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test.each(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])(
  'EDG-208 C25 the language of the path /%s is overridden by neither cookie nor Accept-Language',
  async (language) => {
    const answer = await edgeWith().get(`/${language}`, {
      cookie: `lng=${language === 'fr' ? 'de' : 'fr'}`,
      'accept-language': 'tr',
    });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    expect((await edgeWith().get(`/${language}`)).status).toBe(200);
    expect(await answer.text()).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
    );
  },
);

test('EDG-205 a hidden language is available when a session may exist', async () => {
  const { get } = edgeWith({
    sites: new Map([['alder', siteOf('alder', { languages: { hidden: ['ru'] } })]]),
  });
  expect((await get('/ru')).headers.get('location')).toBe('/en');
  const answer = await get('/ru', { cookie: 'grandstand_signed_in=1' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('hreflang="ru"');
});

test.each(['/en', '/en/', '/en/live', '/en/live/1-football/2-cup/3-a-b', '/ru/line/1/2/3'])(
  'EDG-220 %s is 200',
  async (path) => {
    expect((await edgeWith().get(path)).status).toBe(200);
  },
);

test.each([
  '//',
  '/en//',
  '/en/live//',
  '/en/nowhere',
  '/nowhere',
  '/en/live/x',
  '/en//live',
  '/en/live%2f1',
  '/en/%E0%A4%A',
  '/en/live/0-x/1/1',
  `/en/${'a/'.repeat(1000)}`,
  '//evil.example',
  '/en/live/1-a/2-b/3-c/4',
])('EDG-221 EDG-222 %s is 404', async (path) => {
  const { get } = edgeWith();
  await get('/en');
  // The fastest of three runs, so that load on the machine does not fail the test.
  const tookMs: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const startedMs = performance.now();
    await get(path);
    tookMs.push(performance.now() - startedMs);
  }
  expect(Math.min(...tookMs)).toBeLessThan(50);
  const answer = await get(path, { accept: 'text/html' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain('<title>Not found · Alder</title>');
});

test('EDG-265 the edge draws a missing brand mark in the brand colours; no page names a missing file', async () => {
  const own = siteOf('alder', { brand: { name: 'östlich <&>' } });
  const { get } = edgeWith({
    sites: new Map([
      ['alder', siteOf('alder')],
      ['birch', siteOf('birch')],
      [
        'ostlich',
        {
          ...own,
          configuration: {
            ...own.configuration,
            brand: { ...own.configuration.brand, id: 'ostlich', hosts: ['ostlich.localhost'] },
          },
        },
      ],
    ]),
  });
  const mark = await get('/brands/ostlich.svg', {}, 'ostlich.localhost');
  expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await mark.text()).toMatch(/fill="#cbef63".*fill="#131b07">Ö<\/text>/);
  const html = await (await get('/en', {}, 'ostlich.localhost')).text();
  expect(html).toContain('rel="icon" href="/brands/ostlich.svg"');
  expect(html).toMatch(/"logo":"[^"]*\/brands\/ostlich\.svg"/);
  expect(html).not.toContain('/brands/ostlich/');
  expect(await (await get('/brands/alder.svg')).text()).toBe('svg');
  expect((await get('/brands/other.svg')).status).toBe(404);
});

test('EDG-316 EDG-267 EDG-294 EDG-419 reports are counted, the site says that it lives', async () => {
  const { edge, get } = edgeWith();
  const report = await edge.fetch(
    new Request('http://localhost/csp-report', { method: 'POST', body: '{"csp-report":{}}' }),
  );
  expect(report.status).toBe(204);
  expect(edge.violations.count).toBe(1);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/robots.txt')).status).toBe(200);
  expect(await (await get('/site.webmanifest', {}, 'birch.localhost')).json()).toMatchObject({
    name: 'Birch',
    start_url: '/en',
  });
});

test('EDG-224 EDG-225 long addresses and other methods are refused', async () => {
  const { edge, get } = edgeWith();
  expect((await get(`/en/${'y'.repeat(9000)}`)).status).toBe(414);
  expect((await get(`/web-api/line/v1/sports?x=${'y'.repeat(9000)}`)).status).toBe(414);
  expect((await edge.fetch(new Request('http://localhost/en', { method: 'DELETE' }))).status).toBe(
    405,
  );
});

test('EDG-272 PY08 TA22 a provider may send browsers back by a POST, to such a page alone', async () => {
  const back = {
    id: 1900,
    name: 'betting.back',
    path: 'back/:result',
    parameters: { result: { words: ['success', 'fail'] } },
    titleKey: 'home',
    provider: 'return',
    load: async () => () => null,
  } as const;
  const { edge } = edgeWith({ sites: new Map([['alder', siteOf('alder', {}, [back])]]) });
  const post = async (path: string): Promise<unknown> => {
    const answer = await edge.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { Origin: 'https://bank.example' },
        body: new URLSearchParams({ state: 'paid' }),
      }),
    );
    return [answer.status, answer.headers.get('location')];
  };
  expect(await post('/en/back/success?ref=abc')).toEqual([303, '/en/back/success?ref=abc']);
  expect(await post('/en/back/else')).toEqual([405, null]);
  expect(await post('/en/live')).toEqual([405, null]);
});

test.each([
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/.env',
  '/.git/config',
  '/edge/server.ts',
  '/assets/main-1.js%00.html',
  '/assets/',
])('EDG-223 %s is no file of the build', async (path) => {
  const { get } = edgeWith();
  const answer = await get(path, { accept: 'text/html' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
});

test('EDG-203 M82 only a balancer that is trusted names host, protocol and country', async () => {
  const claims = {
    'x-forwarded-host': 'birch.localhost',
    'x-forwarded-proto': 'https',
    'x-geo-country': 'MT',
  };
  const countries: (string | null)[] = [];
  const platform = {
    fetch: async (request: Request) => (
      request.url.includes('all.json') && countries.push(request.headers.get('x-geo-country')),
      Response.json({})
    ),
  };
  const brandOf = async (options: Partial<EdgeOptions>, headers: Record<string, string>) =>
    /data-brand="(\w+)"/.exec(
      await (await edgeWith({ platform, ...options }).get('/en', headers)).text(),
    )?.[1];
  expect(await brandOf({}, claims)).toBe('alder');
  expect(await brandOf({ trustsProxy: true }, claims)).toBe('birch');
  await brandOf({ trustsProxy: true }, { 'x-geo-country': 'MT, <b>' });
  expect(countries).toEqual([null, 'MT', null]);
});

test('EDG-282 a foreign Host never appears in an address of the page', async () => {
  const { get } = edgeWith();
  for (const host of [
    'evil.test',
    'alder.localhost.evil.test',
    'evil.test:80@localhost',
    '"><script>',
  ]) {
    const answer = await get('/en', { host });
    expect(await answer.text()).not.toMatch(/evil\.test|"><script>/);
    expect(answer.headers.get('content-security-policy')).not.toContain('evil');
  }
});

test('EDG-238 A56 a page is served however long its query is', async () => {
  const { get } = edgeWith();
  expect((await get(`/en?x=${'y'.repeat(9000)}`)).status).toBe(200);
  const answer = await get(
    `/live?${Array.from({ length: 80 }, (_, index) => `p${index}=1`).join('&')}&p0=2`,
  );
  expect([
    answer.status,
    new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.size,
  ]).toEqual([302, 50]);
  expect((await get('/en?platform_type=desktop&platform_type=mobile')).status).toBe(200);
});

test('EDG-231 the page asks the visitor before it redirects to an unlisted host', async () => {
  const platform = {
    fetch: async (request: Request) =>
      Response.json(
        request.url.includes('/redirects-api/')
          ? {
              redirect: true,
              code: 301,
              url: 'https://foreign.example/x',
              reasons: [],
              breadcrumbs: [],
            }
          : {},
      ),
  };
  const answer = await edgeWith({ platform }).get('/en/moved');
  expect(answer.status).toBe(404);
  expect(bootOf(await answer.text()).environment).toMatchObject({
    status: 404,
    leaveTo: 'https://foreign.example/x',
  });
});

test.each(['/assets/main-0.js', '/favicon.ico', '/en/wp-login.php', '/en/nowhere.png'])(
  'EDG-240 M82 %s is a 404 with a short text, and a small page for a navigation',
  async (path) => {
    const { get } = edgeWith();
    const part = await get(path, { accept: '*/*' });
    expect([part.status, await part.text(), part.headers.get('x-robots-tag')]).toEqual([
      404,
      'Not found',
      'noindex',
    ]);
    const page = await get(path, { accept: 'text/html,*/*;q=0.8' });
    const html = await page.text();
    expect(page.status).toBe(404);
    expect(html).toContain('<h1>Not found</h1>');
    expect(html).toContain('<a href="/en">');
    expect(html).not.toContain('<script');
    expect(html.length).toBeLessThan(10_000);
  },
);

test('EDG-240 an address without an ending keeps the whole page', async () => {
  const { get } = edgeWith();
  expect(await (await get('/en/nowhere')).text()).toContain('id="boot"');
});
