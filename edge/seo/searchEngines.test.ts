import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { installedPlugins, rootFolder } from '../../tools/build/installedPlugins.ts';
import { structuredData } from '../../plugins/betting/event/structuredData.ts';
import { renderPage, renderPlainPage } from '../../core/runtime/boot/renderPage.tsx';
import { createEdge } from '../createEdge.ts';
import { Dictionaries } from '../page/Dictionaries.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { StaticFiles } from '../files/StaticFiles.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';
import { buildWithGuards } from '../testing/edgeStage.ts';

const installed = await installedPlugins();
const dictionaries = Dictionaries.ofPlugins(installed);
const manifests = installed.map(({ manifest }) => manifest);
const build: BuiltSite = {
  files: new StaticFiles([]),
  ownScripts: { routes: [], scripts: [] },
  preloads: {
    ...buildWithGuards(manifests).preloads,
    entry: 'main.js',
    shell: {},
    routes: {},
    mobile: {},
    slots: {},
    locales: {},
    assets: {},
  },
};
const origin = 'http://alder.localhost';
const sections = {
  plugins: { cyber: {} },
  pageTypes: {
    marble: { selection: { sports: [18], order: 'time' } },
    politics: { selection: { sports: [19], order: 'time' } },
  },
};

let sandbox: Sandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

function open({
  platform = sandbox.fetch,
  site: extra = {},
}: { platform?: (request: Request) => Promise<Response>; site?: Record<string, unknown> } = {}) {
  const site = createSite(
    [
      ...readLayers(join(rootFolder, 'test', 'fixtures', 'config'), 'alder', 'test'),
      { name: 'sections', value: sections },
      { name: 'extra', value: extra },
    ],
    manifests,
  );
  const edge = createEdge({
    sites: new Map([['alder', site]]),
    defaultBrand: 'alder',
    stage: 'test',
    platform: { fetch: platform },
    build,
    dictionaries,
    render: renderPage,
    renderPlain: renderPlainPage,
    structuredData: new Map(Object.entries(structuredData)),
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await edge.fetch(
      new Request(`${origin}${path}`, { headers: { host: 'alder.localhost', ...headers } }),
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const titleOf = (html: string): string | undefined => first(html, /<title>([^<]*)<\/title>/);
const canonicalOf = (html: string): string | undefined =>
  first(html, /rel="canonical" href="([^"]*)"/);
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
const bootOf = (html: string): Record<string, unknown> =>
  JSON.parse(first(html, /id="boot"[^>]*>(.*?)<\/script>/s) ?? '{}') as Record<string, unknown>;

/** The first path of the platform's site map that matches. */
async function sandboxPath(shape: RegExp): Promise<string> {
  const { entries } = (await (
    await sandbox.fetch(new Request('http://localhost/web-api/seo/v1/site-map'))
  ).json()) as { entries: { path: string }[] };
  return entries.find(({ path }) => shape.test(path))?.path ?? '';
}

const eventPath = async (section: 'line' | 'live'): Promise<string> =>
  sandboxPath(new RegExp(`^${section}/[^/]+/[^/]+/[^/]+$`));

test('EDG-283 EDG-286 title, description and directives of the platform are in the HTML, in the language of the page', async () => {
  const get = open();
  const { text, headers } = await get('/de/line/1-football');
  expect(titleOf(text)).toBe('Fußball-Wetten: Quoten auf kommende Spiele · Alder');
  expect(text).toMatch(/<meta name="description" content="Fußball-Quoten für [^"]+" data-head>/);
  expect(text).toContain(
    '<meta name="robots" content="max-image-preview:large, max-snippet:-1" data-head>',
  );
  expect(headers.get('x-robots-tag')).toBe('max-image-preview:large, max-snippet:-1');
  expect(bootOf(text)['isTitleGiven']).toBe(true);
  expect((await get('/en')).text).toContain(
    '<link rel="alternate" media="only screen and (max-width: 640px)" href="http://alder.localhost/en?platform_type=mobile" data-head>',
  );
});

test.each([
  ['that fails', async () => new Response('', { status: 500 })],
  ['that never answers', () => new Promise<Response>(() => undefined)],
  ['that answers something else', async () => Response.json({ title: ['x'], hacked: '<script>' })],
])('EDG-285 a platform %s leaves the titles of the site', async (_what, answer) => {
  const { status, text } = await open({
    platform: async (request) =>
      request.url.includes('/seo/') ? answer() : sandbox.fetch(request),
  })('/en/line/1-football');
  expect([status, titleOf(text), canonicalOf(text)]).toEqual([
    200,
    'Football · Alder',
    `${origin}/en/line/1-football`,
  ]);
  expect(text).not.toContain('class="fr-w"');
  expect(bootOf(text)['isTitleGiven']).toBeUndefined();
});

test('EDG-284 a page that the platform hides is hidden by header and HTML', async () => {
  const platform = async (request: Request) =>
    request.url.includes('/seo/v1/page')
      ? Response.json({ metaRobots: 'noindex, nofollow' })
      : sandbox.fetch(request);
  const { text, headers } = await open({ platform })('/en/live');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(text).toContain('<meta name="robots" content="noindex, nofollow" data-head>');
  expect(text).not.toMatch(/rel="canonical"|hreflang|ld\+json/);
});

test('EDG-299 the picture of an event, competition or sport is in the HTML, in the language of the page, and can be fetched', async () => {
  const get = open();
  const { text } = await get('/de/line/1-football');
  const href = first(text, /property="og:image" content="([^"]*)"/) ?? '';
  expect([href, first(text, /property="og:image:alt" content="([^"]*)"/)]).toEqual([
    `${origin}/web-api/seo/v1/cards/sport-1.png`,
    'Fußball',
  ]);
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image" data-head>');
  const picture = await get(new URL(href).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await get(`/en/${await eventPath('live')}`)).text).toMatch(
    /og:image:alt" content="[^"]+ – [^"]+"/,
  );
  const silent = open({
    platform: async (request) =>
      request.url.includes('/seo/v1/visual')
        ? new Response('', { status: 500 })
        : sandbox.fetch(request),
  });
  expect((await silent('/en/line/1-football')).text).not.toContain('twitter:card');
});

test('EDG-287 the sport of an address is the one of the sports map in every language, where the platform does not send people there itself', async () => {
  const noAddress = (request: Request) => request.url.includes('/seo/v1/address');
  const get = open({
    platform: async (request) =>
      noAddress(request) ? new Response('', { status: 404 }) : sandbox.fetch(request),
  });
  const { status, text } = await get('/ru/line/1-futbol?utm_source=x');
  expect([status, canonicalOf(text)]).toEqual([200, `${origin}/ru/line/1-football`]);
  expect(text).toContain(`hreflang="x-default" href="${origin}/en/line/1-football"`);
  const silent = open({
    platform: async (request) =>
      noAddress(request) || request.url.includes('/seo/v1/page')
        ? new Response('', { status: 404 })
        : sandbox.fetch(request),
  });
  expect(canonicalOf((await silent('/ru/line/1-futbol')).text)).toBe(
    `${origin}/ru/line/1-football`,
  );
});

test('EDG-288 the address of an event in the section that it has left names the one where it is', async () => {
  const live = await eventPath('live');
  const { text } = await open()(`/en/${live.replace('live/', 'line/')}`);
  expect(canonicalOf(text)).toBe(`${origin}/en/${live}`);
  expect(text).not.toContain('hreflang');
});

test('EDG-289 languages are named by their tags; a tag that is none leaves the segment', async () => {
  const platform = async (request: Request) =>
    request.url.includes('/seo/v1/languages')
      ? Response.json({
          languages: [
            { lng: 'pt', iso: 'pt-br' },
            { lng: 'de', iso: 'no tag at all' },
          ],
        })
      : sandbox.fetch(request);
  const { text } = await open({ platform })('/en');
  expect(text).toContain(`hreflang="pt-BR" href="${origin}/pt"`);
  expect(text).toContain(`hreflang="de" href="${origin}/de"`);
});

test('EDG-290 the words and links below a page are in the first HTML and in its data, as text', async () => {
  const { text } = await open({ site: { site: { isShowSeoModuleLinks: true } } })('/en/line');
  const block =
    first(text, /<section[^>]*aria-label="Odds for upcoming events"[^>]*>(.*?)<\/section>/s) ?? '';
  expect(block).toMatch(/<h2[^>]*>Odds for upcoming events<\/h2>/);
  expect(block).toMatch(/<a [^>]*href="\/en\/line\/1-football"[^>]*>Football<\/a>/);
  expect(bootOf(text)['firstData']).toContainEqual(
    expect.objectContaining({ endpoint: 'seo.content', query: { path: 'line' } }),
  );
  const without = await open({ site: { site: { isShowSeoModuleLinks: false } } })('/en/line');
  expect(
    first(
      without.text,
      /<section[^>]*aria-label="Odds for upcoming events"[^>]*>(.*?)<\/section>/s,
    ),
  ).not.toContain('<a ');
});

test('EDG-291 hostile words are written as words (A58)', async () => {
  const hostile =
    '</title></script><script>window.hacked=1</script>"\'><img src=x onerror=alert(1)>';
  const page = {
    title: hostile,
    description: hostile,
    metas: [
      { name: 'keywords', content: hostile },
      { name: hostile.slice(0, 60), content: 'x' },
    ],
    customCanonical: { mode: 'url', targetUrl: `/${hostile}` },
  };
  const content = {
    title: hostile,
    sections: [{ title: hostile, texts: [hostile] }],
    links: [
      { text: hostile, path: 'line' },
      { text: 'x', path: `line"onclick="x` },
    ],
  };
  const platform = async (request: Request) =>
    request.url.includes('/seo/v1/page')
      ? Response.json(page)
      : request.url.includes('/seo/v1/content')
        ? Response.json(content)
        : sandbox.fetch(request);
  const { text, headers } = await open({
    platform,
    site: { site: { isShowSeoModuleLinks: true } },
  })('/en/live');
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).not.toMatch(/<img|<script>|onclick="x/);
  expect(text.split('</script>')).toHaveLength(text.split('<script').length);
  expect(text.split('</title>')).toHaveLength(2);
  expect(canonicalOf(text)).toBe(`${origin}/en/live`);
  expect(headers.get('x-robots-tag')).toBeNull();
});

test('EDG-292 structured data describe a page in valid JSON with absolute addresses', async () => {
  const get = open();
  const line = await eventPath('line');
  expect(dataOf((await get('/en')).text).map((each) => each['@type'])).toEqual([
    'WebSite',
    'Organization',
  ]);
  const event = dataOf((await get(`/es/${line}`)).text);
  expect(event.map((each) => [each['@context'], each['@type']])).toEqual([
    ['https://schema.org', 'SportsEvent'],
    ['https://schema.org', 'BreadcrumbList'],
  ]);
  expect(event[0]).toMatchObject({
    url: `${origin}/es/${line}`,
    homeTeam: { '@type': 'SportsTeam' },
  });
  expect((event[1]?.['itemListElement'] as { item: string }[]).map(({ item }) => item)).toEqual(
    [1, 2, 3, 4].map((count) => `${origin}/es/${line.split('/').slice(0, count).join('/')}`),
  );
  const list = dataOf((await get('/en/live/1-football')).text);
  expect(list.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect(dataOf((await get('/en/office')).text)).toEqual([]);
});

test('EDG-293 structured data that fail are left out and reported', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { status, text } = await open({
    platform: async (request) =>
      request.url.includes('/line/v1/games') ? Response.json({ games: 7 }) : sandbox.fetch(request),
  })('/en/line/1-football');
  expect([status, dataOf(text)]).toEqual([200, []]);
  expect(errors).toHaveBeenCalledWith(
    'The structured data of betting.line-sport failed:',
    expect.any(Error),
  );
  errors.mockRestore();
});

test('EDG-294 robots.txt names the site map, and forbids neither pages nor their data', async () => {
  const get = open();
  const { text } = await get('/robots.txt');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(\*|web-api|bff-api|en)?\s/);
  expect((await get('/web-api/line/v1/sports')).headers.get('x-robots-tag')).toBe('noindex');
});

test('EDG-295 EDG-706 the site map lists every public page in every public language with its translations and its last change', async () => {
  const get = open({ site: { languages: { hidden: ['fr'] } } });
  const index = await get('/sitemap.xml');
  expect([index.status, index.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const files = [
    ...index.text.matchAll(/<loc>([^<]+)<\/loc><lastmod>[\d-]+T[\d:]+Z<\/lastmod>/g),
  ].map((match) => match[1] ?? '');
  expect(files).toContain(`${origin}/sitemap-ar-1.xml`);
  expect(files.join()).not.toContain('sitemap-fr');
  const english = (await get('/sitemap-en-1.xml')).text;
  const urls = [...english.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(urls.length).toBeLessThanOrEqual(50_000);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain(`${origin}/en/line/1-football`);
  expect(urls.filter((url) => /\/(office|user)/.test(url))).toEqual([]);
  expect(english).toContain(
    `<xhtml:link rel="alternate" hreflang="ar" href="${origin}/ar/line/1-football"/>`,
  );
  expect(english).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/line/1-football"/>`,
  );
  expect(english).not.toContain('hreflang="fr"');
  expect(english).toMatch(/<loc>[^<]+\/line\/1-football<\/loc><lastmod>[\d-]+T[\d:]+Z<\/lastmod>/);
});

test('EDG-298 a site without cyber sport has its matches below their sport in the site map, and no links to missing pages', async () => {
  const cyber = await sandboxPath(/^cyber\/\w+\/[^/]+\/[^/]+\/line\//);
  const list = `line/17-esports/${cyber.split('/')[3]}`;
  const links = { isShowSeoModuleLinks: true };
  const own = open({ site: { site: links } });
  expect((await own('/sitemap-en-1.xml')).text).toContain(`<loc>${origin}/en/${cyber}</loc>`);
  expect((await own(`/en/${list}`)).text.includes(`href="/en/${cyber}"`)).toBe(true);
  const without = open({ site: { site: links, plugins: { cyber: false } } });
  const map = (await without('/sitemap-en-1.xml')).text;
  expect(map).toContain(`<loc>${origin}/en/${list}/${cyber.split('/').at(-1)}</loc>`);
  expect(map).not.toContain('/cyber/');
  const { text } = await without(`/en/${list}`);
  expect(text.includes('href="/en/line/17-esports"')).toBe(true);
  expect(text.includes(`href="/en/${cyber}"`)).toBe(false);
});

test('EDG-296 files that the index does not name are no files', async () => {
  const get = open();
  for (const path of [
    '/sitemap-xx-1.xml',
    '/sitemap-en-99.xml',
    '/sitemap-en-0.xml',
    '/sitemap-en-1.xml.gz',
  ])
    expect((await get(path)).status, path).toBe(404);
});

test('EDG-297 without the platform the site map has the pages that are the site’s own', async () => {
  const get = open({
    platform: async () => Promise.reject(new Error('down')),
    site: { site: { availableRoutes: [1000, 1002] } },
  });
  expect((await get('/sitemap.xml')).text).toContain(
    `<loc>${origin}/sitemap-en-1.xml</loc></sitemap>`,
  );
  const urls = [...(await get('/sitemap-en-1.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(urls).toEqual([`${origin}/en`, `${origin}/en/live`]);
});

test('SHL-300 the address of a token is private and in no Referer', async () => {
  const made = await sandbox.fetch(
    new Request('http://localhost/sandbox/v1/users/demo/sign-in-link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
  );
  const { path } = (await made.json()) as { readonly path: string };
  const { status, headers, text } = await open()(path);
  expect([
    status,
    headers.get('x-robots-tag'),
    headers.get('referrer-policy'),
    headers.get('cache-control'),
  ]).toEqual([200, 'noindex', 'strict-origin', 'no-store']);
  expect(text).not.toContain(path.slice(4));
});

test.each([
  ['1112', ' data-calm="" data-access="high" data-light="" data-font-size="2"'],
  ['0001', ' data-font-size="1"'],
  ['0000', ''],
  ['1113', ''],
  ['"><script>', ''],
])(
  'EDG-255 the look %s of the cookie is set on the root element before any script',
  async (cookie, attributes) => {
    const { text } = await open()('/en', { cookie: `app_look=${cookie}` });
    expect(text).toContain(`data-density="compact"${attributes}><head>`);
  },
);

test.each([
  ['strip_h=44; grandstand_signed_in=1', true],
  ['strip_h=44', false],
  ['strip_h=0; grandstand_signed_in=1', false],
  ['strip_h=999; grandstand_signed_in=1', false],
  ['strip_h=4}x{; grandstand_signed_in=1', false],
])(
  'NTC-500 with the cookies %s the page keeps the place of a strip: %s',
  async (cookie, isKept) => {
    const { text } = await open()('/en', { cookie });
    expect(
      /html\{--strip-h:44px\}body\{padding-block-start:var\(--strip-h\)\}body::before\{.*position:fixed/.test(
        text,
      ),
    ).toBe(isKept);
    expect(/--strip-h:\d/.test(text)).toBe(isKept);
  },
);

test('CFG-30 an address that contains one of notFoundFragments anywhere is 404', async () => {
  const get = open({ site: { site: { notFoundFragments: ['secret-part'] } } });
  expect([
    (await get('/en/line/1-secret-part')).status,
    (await get('/en?x=secret-part')).status,
    (await get('/en')).status,
  ]).toEqual([404, 404, 200]);
});

test('SHL-472 SHL-935 an old slug leads to the address of now with 301, and the query stays', async () => {
  const get = open();
  const path = await eventPath('line');
  const old = path.replace(/-[^/]*$/, '-old-names');
  const answer = await get(`/en/${old}?a=1`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/en/${path}?a=1`]);
  expect((await get('/en/line/1-soccer')).headers.get('location')).toBe('/en/line/1-football');
  expect((await get(`/en/${path}`)).status).toBe(200);
  expect((await get('/en/line/1')).status).toBe(200);
});

test('BET-401 under a page type or a menu section the address is put right as well, and they stay', async () => {
  const get = open({
    site: {
      pageTypes: {
        topgame: { selection: { tags: ['top'] } },
        epl: { selection: { competitions: [2] } },
      },
      menuSections: ['soon'],
    },
  });
  const moved = async (path: string) => (await get(`/en/${path}`)).headers.get('location');
  expect(await moved('epl/line/4-tennis/2-premier-division?a=1')).toBe(
    '/en/epl/line/1-football/2-premier-division?a=1',
  );
  expect(await moved('topgame/line/soon/1-football/2-old')).toBe(
    '/en/topgame/line/soon/1-football/2-premier-division',
  );
  expect(await moved('line/soon/1-soccer')).toBe('/en/line/soon/1-football');
  expect(await moved('topgame/live/1-soccer')).toBe('/en/topgame/live/1-football');
  for (const path of [
    'epl',
    'epl/line/1-football/2-premier-division',
    'topgame/line/soon/1',
    'line/soon',
  ])
    expect((await get(`/en/${path}`)).status, path).toBe(200);
  for (const path of [
    'topgame/line/999-quidditch',
    'epl/line/1-football/99999',
    'statistic/team/9999999',
    'statistic/competition/99999',
    'statistic/event/77',
  ])
    expect((await get(`/en/${path}`)).status, path).toBe(404);
});

test('BET-433 marble races and politics have pages of their own', async () => {
  const get = open();
  const titles = [];
  for (const path of ['en/marble', 'en/politics', 'de/marble/line', 'de/politics/line']) {
    const { status, text } = await get(`/${path}`);
    expect([status, text.includes('<meta name="description"')], path).toEqual([200, true]);
    titles.push(titleOf(text)?.split(' · ')[0]);
  }
  expect(titles).toEqual(['Marble races', 'Politics', 'Murmelrennen', 'Politik']);
});

test('SHL-472 an id that never was is a true 404, and without an answer of the platform the page is served', async () => {
  const get = open();
  for (const path of ['line/999-quidditch', 'live/1-football/99999', 'line/1/2/77-nobody'])
    expect((await get(`/en/${path}`)).status, path).toBe(404);
  const silent = open({
    platform: async (request) =>
      new URL(request.url).pathname.endsWith('/address')
        ? new Response(null, { status: 500 })
        : sandbox.fetch(request),
  });
  expect((await silent('/en/line/999-quidditch')).status).toBe(200);
});
