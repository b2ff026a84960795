import { expect, test, vi } from 'vitest';
import { answerChecks } from '../../schemas/generated/answerChecks.ts';
import { bootOf, build, edgeWith, fileTexts, filesOf } from '../testing/edgeStage.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('EDG-250 EDG-251 the page carries configuration, environment and first data, safely', async () => {
  const { get } = edgeWith();
  const html = await (await get('/ru')).text();
  const boot = bootOf(html);
  expect(boot.configuration['brand']?.['id']).toBe('alder');
  expect(boot.configuration['theme']).toMatchObject({ mode: 'dark', light: {}, dark: {} });
  expect(boot.environment).toEqual({
    brand: 'alder',
    language: 'ru',
    languages: ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'],
    direction: 'ltr',
    stage: 'test',
    isMobile: false,
    isBot: false,
    status: 200,
  });
  expect(boot.firstData).toEqual([
    {
      endpoint: 'betting.games',
      query: { section: 'live', limit: '5' },
      answer: { path: '/web-api/line/v1/games', text: '</script><!--', language: 'ru' },
    },
  ]);
  expect(html.split('</script>').length).toBe(html.split('<script').length);
  expect(html).not.toContain('<!--');
});

test('EDG-252 parameters of the path fill the first calls', async () => {
  const { get, asked } = edgeWith();
  const boot = bootOf(await (await get('/en/live/1-football/22-cup/333-home-away')).text());
  expect(asked).toContain('/web-api/line/v1/games/333');
  expect(boot.firstData[0]).toMatchObject({ endpoint: 'betting.game', params: { id: '333' } });
});

test('EDG-253 late or failing first data is left out', async () => {
  const late = edgeWith({
    firstDataLimitMs: 20,
    platform: {
      fetch: async (request) =>
        request.url.includes('all.json') ? Response.json({}) : new Promise(() => undefined),
    },
  });
  const answer = await late.get('/en');
  expect(answer.status).toBe(200);
  expect(bootOf(await answer.text()).firstData).toEqual([]);
  const failing = edgeWith({
    platform: {
      fetch: async (request) =>
        request.url.includes('all.json') ? Response.json({}) : Promise.reject(new Error('down')),
    },
  });
  expect(bootOf(await (await failing.get('/en')).text()).firstData).toEqual([]);
});

test('EDG-253 first data that breaks its schema is left out', async () => {
  const { get, failures } = edgeWith({ answerChecks });
  expect(bootOf(await (await get('/en')).text()).firstData).toEqual([]);
  expect(failures.join()).toContain('"endpoint":"betting.games","reason":"schema"');
});

test('EDG-280 title, description, canonical and languages are in the HTML', async () => {
  const html = await (await edgeWith().get('/en/?utm_source=x')).text();
  expect(html).toContain('<title>Sports betting · Alder</title>');
  expect(html).toContain(
    '<meta name="description" content="Odds &lt;on&gt; &quot;everything&quot;" data-head>',
  );
  expect(html).toContain('<link rel="canonical" href="http://localhost:8080/en" data-head>');
  for (const language of ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="http://localhost:8080/${language}" data-head>`,
    );
  expect(html).toContain(
    '<link rel="alternate" hreflang="x-default" href="http://localhost:8080/en" data-head>',
  );
  expect(await (await edgeWith().get('/en', {}, 'evil.example')).text()).toContain(
    'href="https://alder.localhost/en"',
  );
});

test('EDG-281 private pages have noindex and no canonical', async () => {
  const answer = await edgeWith().get('/en/office');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  expect(html).not.toContain('canonical');
});

test('EDG-254 the root element says language, direction, brand, theme and density', async () => {
  const { get } = edgeWith();
  expect(await (await get('/ar')).text()).toContain(
    '<html lang="ar" dir="rtl" data-brand="alder" data-theme="dark" data-density="compact">',
  );
  expect(
    await (await get('/en', { cookie: 'app_theme=light' }, 'birch.localhost')).text(),
  ).toContain('data-brand="birch" data-theme="light" data-density="comfortable"');
  expect(await (await get('/en', { cookie: 'app_theme="><script>' })).text()).toContain(
    'data-theme="dark"',
  );
});

test('EDG-256 the code of the page is asked for at once, of other pages not at all', async () => {
  const html = await (await edgeWith().get('/ru')).text();
  const modules = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(modules).toEqual([
    '/assets/vendor-1.js',
    '/assets/desktop-1.js',
    '/assets/home-1.js',
    '/assets/tree-1.js',
    '/assets/ru-1.js',
  ]);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/main-1\.css".*<div id="root"/s);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/home-1\.css".*<div id="root"/s);
  expect(html).toMatch(
    /as="font" type="font\/woff2" href="\/assets\/inter-cyrillic-1\.woff2" crossorigin/,
  );
  const mobile = await (await edgeWith().get('/en?platform_type=mobile')).text();
  expect(mobile).toContain('/assets/mobile-1.js');
  expect(mobile).toContain('/assets/cards-1.js');
  expect(html).not.toContain('/assets/cards-1.js');
  expect(mobile).not.toMatch(/desktop-1\.js|tree-1\.js|inter-cyrillic/);
});

test('PLN-60 code that home does not need is preloaded with other pages, and for possible sessions', async () => {
  const { get } = edgeWith();
  const isAsked = async (path: string, headers: Record<string, string> = {}): Promise<boolean> =>
    (await (await get(path, headers)).text()).includes(
      'rel="modulepreload" href="/assets/later-1.js"',
    );
  expect(await isAsked('/en')).toBe(false);
  expect(await isAsked('/en/live')).toBe(true);
  expect(await isAsked('/en/nowhere-at-all')).toBe(true);
  expect(await isAsked('/en', { cookie: 'grandstand_signed_in=x' })).toBe(true);
});

test('PLN-62 PLN-191 the document lists the services that its first screen uses', async () => {
  const { get } = edgeWith();
  expect(bootOf(await (await get('/en')).text()).services).toEqual(['betting.stores']);
  expect(bootOf(await (await get('/en?platform_type=mobile')).text()).services).toEqual([]);
});

test.each([
  ['/en', { 'user-agent': phone }, true],
  ['/en', { 'user-agent': desktop }, false],
  ['/en?platform_type=mobile', { 'user-agent': desktop }, true],
  ['/en', { 'user-agent': desktop, 'cf-device-type': 'tablet' }, true],
  ['/en', { 'user-agent': phone, 'cf-device-type': 'desktop' }, false],
  ['/en', { 'user-agent': desktop, 'cloudfront-is-mobile-viewer': 'true' }, true],
])('EDG-209 %s with %j: mobile %s', async (path, headers, isMobile) => {
  const answer = await edgeWith().get(path, headers as Record<string, string>);
  expect(answer.headers.get('vary')).toMatch(/User-Agent.*CF-Device-Type/);
  const html = await answer.text();
  expect(bootOf(html).environment['isMobile']).toBe(isMobile);
  expect(html).toContain(isMobile ? 'data-density="touch"' : 'data-density="compact"');
});

test('EDG-210 a robot gets the same page as a person', async () => {
  const { get } = edgeWith();
  const strip = (html: string) =>
    html.replace(/nonce="[^"]*"/g, '').replace(/"isBot":(true|false)|"atMs":\d+/g, '');
  const robot = await (
    await get('/en', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
  ).text();
  expect(bootOf(robot).environment['isBot']).toBe(true);
  expect(strip(robot)).toBe(strip(await (await get('/en', { 'user-agent': desktop })).text()));
});

test('EDG-257 the brand tokens and the styles of all rendered components are inlined in the page', async () => {
  const html = await (
    await edgeWith({
      build: {
        ...build,
        files: filesOf({
          ...fileTexts,
          'assets/main-1.css': 'a{}</style>',
          'assets/home-1.css': 'b{}',
        }),
      },
    }).get('/en', {}, 'birch.localhost')
  ).text();
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(css).toContain(String.raw`a{}<\/style>b{}`);
  expect(css).toContain(
    '@media screen{:root[data-brand="birch"][data-theme="dark"]{color-scheme:dark;--bg:#13100d;',
  );
  expect(css).toContain(
    '@media screen and (prefers-color-scheme:dark){:root[data-brand="birch"][data-theme="system"]{color-scheme:dark;',
  );
  // A disabled link loads nothing; chunks find it and do not load the sheet either.
  expect(html.match(/[a-z]+-1\.css" disabled/g)).toEqual([
    'main-1.css" disabled',
    'home-1.css" disabled',
  ]);
});

test('EDG-259 a page is server-rendered from its inlined data; if that fails, it is sent empty and the error is logged', async () => {
  const drawn = edgeWith({
    render: async ({ plan, firstData }) => ({
      html: `<main>${plan.routes.length > 0} ${firstData.length}</main>`,
      css: '[data-style="color:red"]{color:red}',
      cookies: { app_theme: null },
      errors: [],
    }),
  });
  const html = await (await drawn.get('/en')).text();
  expect(html).toContain('<div id="root" inert><main>true 1</main></div>');
  expect(html).toContain('[data-style="color:red"]{color:red}</style>');
  expect(bootOf(html).serverRender).toEqual({
    atMs: expect.toSatisfy((atMs: number) => atMs > 1_700_000_000_000),
    decision: { kind: 'page', route: 'betting.home', params: {} },
    cookies: { app_theme: null },
  });
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const failing = edgeWith({ render: () => Promise.reject(new Error('no page')) });
  const empty = await (await failing.get('/en')).text();
  expect(empty).toContain('<div id="root"></div>');
  expect(bootOf(empty).serverRender).toBeUndefined();
  expect(errors).toHaveBeenCalledWith('/en was not drawn: Error: no page');
  errors.mockRestore();
});

test('EDG-268 a page whose rendering exceeds its time limit is served empty, and the log says so', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const waiting = edgeWith({
    render: (_boot, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    renderLimitMs: 10,
  });
  const html = await (await waiting.get('/en')).text();
  expect(html).toContain('<div id="root"></div>');
  expect(bootOf(html).serverRender).toBeUndefined();
  expect(errors).toHaveBeenCalledWith('/en was not drawn: Error: it took longer than 10 ms');
  errors.mockRestore();
});
