import { expect, test, vi } from 'vitest';
import { toOdds } from '#core';
import { createTestSandbox } from '../sandbox/createTestSandbox.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import type { PlatformBindings } from './Platform.ts';
import { MissingPlatformError, startServer } from './server.ts';
import { bootOf, build, edgeWith, file, siteOf } from './testing/edgeStage.ts';

test.each([
  ['northline.localhost:8080', 'northline'],
  ['solara.localhost:8080', 'solara'],
  ['SOLARA.localhost', 'solara'],
  ['localhost:8080', 'northline'],
  ['unknown.example', 'northline'],
])('EDG-1 host %s shows %s', async (host, brand) => {
  const { get } = edgeWith();
  expect(await (await get('/en', {}, host)).text()).toContain(`data-brand="${brand}"`);
});

test('EDG-1 BRAND decides for unknown hosts', async () => {
  const { get } = edgeWith({ defaultBrand: 'solara' });
  expect(await (await get('/en')).text()).toContain('data-brand="solara"');
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
])('EDG-3 C25 %s with %j is redirected to %s', async (path, headers, location) => {
  const { get } = edgeWith();
  const answer = await get(path, headers as Record<string, string>);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test.each(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])('EDG-3 C25 the path /%s is overridden by no cookie and no browser, and stands without any wish', async (language) => {
  const answer = await edgeWith().get(`/${language}`, { cookie: `lng=${language === 'fr' ? 'de' : 'fr'}`, 'accept-language': 'tr' });
  expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
  expect((await edgeWith().get(`/${language}`)).status).toBe(200);
  expect(await answer.text()).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
});

test('EDG-2 a hidden language is for those who may be signed in', async () => {
  const { get } = edgeWith({ sites: new Map([['northline', siteOf('northline', { languages: { hidden: ['ru'] } })]]) });
  expect((await get('/ru')).headers.get('location')).toBe('/en');
  const answer = await get('/ru', { cookie: 'grandstand_session=1' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('hreflang="ru"');
});

test.each(['/en', '/en/', '/en/live', '/en/live/1-football/2-cup/3-a-b', '/ru/line/1/2/3'])('EDG-4 %s is 200', async (path) => {
  expect((await edgeWith().get(path)).status).toBe(200);
});

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
])('EDG-4 %s is 404', async (path) => {
  const { get } = edgeWith();
  await get('/en');
  // The quickest of three: a machine that is busy with something else says nothing of the router.
  const tookMs: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const startedMs = performance.now();
    await get(path);
    tookMs.push(performance.now() - startedMs);
  }
  expect(Math.min(...tookMs)).toBeLessThan(50);
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain('<title>Not found · Northline</title>');
});

test('EDG-5 the page carries configuration, environment and first data, safely', async () => {
  const { get } = edgeWith();
  const html = await (await get('/ru')).text();
  const boot = bootOf(html);
  expect(boot.configuration['brand']?.['id']).toBe('northline');
  expect(boot.configuration['theme']).toMatchObject({ mode: 'dark', light: {}, dark: {} });
  expect(boot.environment).toEqual({
    brand: 'northline',
    language: 'ru',
    languages: ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'],
    direction: 'ltr',
    stage: 'test',
    isMobile: false,
    isBot: false,
    status: 200,
  });
  expect(boot.firstData).toEqual([{ endpoint: 'betting.games', query: { section: 'live', limit: '5' }, answer: { path: '/web-api/line/v1/games', text: '</script><!--', language: 'ru' } }]);
  expect(html.split('</script>').length).toBe(html.split('<script').length);
  expect(html).not.toContain('<!--');
});

test('EDG-5 parameters of the path fill the first calls', async () => {
  const { get, asked } = edgeWith();
  const boot = bootOf(await (await get('/en/live/1-football/22-cup/333-home-away')).text());
  expect(asked).toContain('/web-api/line/v1/games/333');
  expect(boot.firstData[0]).toMatchObject({ endpoint: 'betting.game', params: { id: '333' } });
});

test('EDG-6 late or failing first data is left out', async () => {
  const late = edgeWith({ firstDataLimitMs: 20, platform: { fetch: async (request) => (request.url.includes('all.json') ? Response.json({}) : new Promise(() => undefined)) } });
  const answer = await late.get('/en');
  expect(answer.status).toBe(200);
  expect(bootOf(await answer.text()).firstData).toEqual([]);
  const failing = edgeWith({ platform: { fetch: async (request) => (request.url.includes('all.json') ? Response.json({}) : Promise.reject(new Error('down'))) } });
  expect(bootOf(await (await failing.get('/en')).text()).firstData).toEqual([]);
});

test('EDG-7 title, description, canonical and languages are in the HTML', async () => {
  const html = await (await edgeWith().get('/en/?utm_source=x')).text();
  expect(html).toContain('<title>Sports betting · Northline</title>');
  expect(html).toContain('<meta name="description" content="Odds &lt;on&gt; &quot;everything&quot;" data-head>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:8080/en" data-head>');
  for (const language of ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']) expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="http://localhost:8080/${language}" data-head>`);
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:8080/en" data-head>');
  expect(await (await edgeWith().get('/en', {}, 'evil.example')).text()).toContain('href="https://northline.localhost/en"');
});

test('EDG-7 private pages are for nobody else', async () => {
  const answer = await edgeWith().get('/en/office');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  expect(html).not.toContain('canonical');
});

test('EDG-8 the root element says language, direction, brand, theme and density', async () => {
  const { get } = edgeWith();
  expect(await (await get('/ar')).text()).toContain('<html lang="ar" dir="rtl" data-brand="northline" data-theme="dark" data-density="compact">');
  expect(await (await get('/en', { cookie: 'app_theme=light' }, 'solara.localhost')).text()).toContain('data-brand="solara" data-theme="light" data-density="comfortable"');
  expect(await (await get('/en', { cookie: 'app_theme="><script>' })).text()).toContain('data-theme="dark"');
});

test('EDG-9 the policy is strict and its nonce is new and everywhere', async () => {
  const { get } = edgeWith();
  const nonces = new Set<string>();
  for (const path of ['/en', '/en/live', '/en/nowhere', '/en/office']) {
    const answer = await get(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
    nonces.add(nonce);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types grandstand-url',
      'report-to csp',
      'report-uri /csp-report',
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    const html = await answer.text();
    for (const [element] of html.matchAll(/<(?:script|style)[^>]*>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g)) expect(element).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\son[a-z]+=|\sstyle=/);
  }
  expect(nonces.size).toBe(4);
});

test('EDG-10 files have what files need', async () => {
  const { headers } = await edgeWith().get('/assets/main-1.js');
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/en', '/', '/en/nowhere', '/healthz', '/robots.txt', '/site.webmanifest'])('EDG-10 %s has the security headers', async (path) => {
  const { headers } = await edgeWith().get(path);
  expect(Number(/max-age=(\d+); includeSubDomains/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('EDG-11 hashed files are kept for ever, HTML is not', async () => {
  const { get } = edgeWith();
  const hashed = await get('/assets/main-1.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/main-1.js', { 'if-none-match': hashed.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await get('/note.js')).headers.get('cache-control')).toContain('must-revalidate');
  expect((await get('/en')).headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/en', { cookie: 'grandstand_session=1' })).headers.get('cache-control')).toBe('no-store');
  expect((await get('/en/office')).headers.get('cache-control')).toBe('no-store');
});

test('EDG-12 answers are packed as the browser accepts', async () => {
  const { get } = edgeWith();
  expect((await get('/en', { 'accept-encoding': 'gzip, deflate, br' })).headers.get('content-encoding')).toBe('br');
  expect((await get('/en', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  expect((await get('/en')).headers.get('content-encoding')).toBeNull();
  expect(await (await get('/assets/main-1.js', { 'accept-encoding': 'br' })).text()).toBe('br');
  expect(await (await get('/assets/main-1.js', { 'accept-encoding': 'br;q=0, gzip' })).text()).toBe('gz');
});

test('EDG-13 the code of the page is asked for at once, of other pages not at all', async () => {
  const html = await (await edgeWith().get('/ru')).text();
  const modules = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map((match) => match[1]);
  expect(modules).toEqual(['/assets/vendor-1.js', '/assets/desktop-1.js', '/assets/home-1.js', '/assets/tree-1.js', '/assets/ru-1.js']);
  expect(html).toMatch(/<div id="root">.*<link rel="stylesheet" href="\/assets\/main-1\.css"/s);
  expect(html).toContain('<link rel="preload" as="style" href="/assets/home-1.css" crossorigin');
  expect(html).toMatch(/as="font" type="font\/woff2" href="\/assets\/inter-cyrillic-1\.woff2" crossorigin/);
  const mobile = await (await edgeWith().get('/en?platform_type=mobile')).text();
  expect(mobile).toContain('/assets/mobile-1.js');
  expect(mobile).toContain('/assets/cards-1.js');
  expect(html).not.toContain('/assets/cards-1.js');
  expect(mobile).not.toMatch(/desktop-1\.js|tree-1\.js|inter-cyrillic/);
});

test('PLN-60 the code of what home does without is asked for with other pages, and for whom may be signed in', async () => {
  const { get } = edgeWith();
  const isAsked = async (path: string, headers: Record<string, string> = {}): Promise<boolean> => (await (await get(path, headers)).text()).includes('rel="modulepreload" href="/assets/later-1.js"');
  expect(await isAsked('/en')).toBe(false);
  expect(await isAsked('/en/live')).toBe(true);
  expect(await isAsked('/en/nowhere-at-all')).toBe(true);
  expect(await isAsked('/en', { cookie: 'grandstand_session=x' })).toBe(true);
});

test('PLN-62 the page is told which services its first screen asks for', async () => {
  const { get } = edgeWith();
  expect(bootOf(await (await get('/en')).text()).services).toEqual(['betting.stores']);
  expect(bootOf(await (await get('/en?platform_type=mobile')).text()).services).toEqual([]);
});

test('EDG-14 paths of the platform go to the platform', async () => {
  const { edge, asked } = edgeWith();
  const answer = await edge.fetch(new Request('http://localhost/web-api/auth/v1/login', { method: 'POST', body: '{}' }));
  expect(answer.status).toBe(200);
  expect(asked).toEqual(['/web-api/auth/v1/login']);
});

test('EDG-14 production refuses to start without a platform', async () => {
  await expect(startServer({ port: 0, stage: 'production', brand: 'northline' })).rejects.toThrow(MissingPlatformError);
});

test('EDG-15 the platform changes site and features, and only that', async () => {
  let answer: unknown = { site: { minAge: 21, availableRoutes: [1000] }, features: { promo: true } };
  let calls = 0;
  const platform = { fetch: async (request: Request) => (request.url.includes('all.json') ? ((calls += 1), Response.json(answer)) : Response.json({})) };
  const { get } = edgeWith({ platform });
  const boot = bootOf(await (await get('/en')).text());
  expect(boot.configuration['site']?.['minAge']).toBe(21);
  expect(boot.configuration['features']).toMatchObject({ promo: true });
  expect((await get('/en/live')).status).toBe(404);
  expect(calls).toBe(1);
  answer = { plugins: { betting: false } };
  expect((await get('/ru')).status).toBe(200);
});

test('EDG-131 what the operator closes is 404 and not preloaded with the next page; the page gets what the files say, to go back to', async () => {
  let version = 's1';
  let features = {};
  const platform = { fetch: async (request: Request) => Response.json(request.url.includes('all.json') ? { features, version } : {}, { headers: { 'X-Site-Version': version } }) };
  const { get } = edgeWith({ platform });
  expect((await get('/en/live')).status).toBe(200);
  version = 's2';
  features = { 'route.betting.live': false, 'slot.betting.tree': false, promo: true };
  await get('/web-api/any');
  const answer = await get('/en/live');
  expect(answer.status).toBe(404);
  const home = await (await get('/en')).text();
  expect(home).not.toContain('tree-1.js');
  const boot = bootOf(home) as { configuration: Record<string, unknown>; base?: Record<string, unknown> };
  expect(boot.configuration['features']).toMatchObject(features);
  expect(boot.base?.['features']).not.toHaveProperty('promo');
});

test('EDG-132 outside of production the edge says which layer gave which value; in production nobody does', async () => {
  const platform = { fetch: async (request: Request) => Response.json(request.url.includes('all.json') ? { site: { minAge: 21 }, version: '1001' } : {}) };
  const { get } = edgeWith({ platform });
  const leaves = (await (await get('/debug/configuration.json?lang=en')).json()) as readonly { readonly path: string; readonly value: string; readonly layer: string }[];
  const layerOf = (path: string): string | undefined => leaves.find((leaf) => leaf.path === path)?.layer;
  expect(leaves.find(({ path }) => path === 'site.minAge')).toEqual({ path: 'site.minAge', value: '21', layer: 'platform' });
  expect(['brand.name', 'languages.available', 'rgProfile'].map(layerOf)).toEqual(['northline.json', 'env/test.json', expect.any(String)]);
  const production = edgeWith({ platform, stage: 'production' });
  const answer = await production.get('/debug/configuration.json');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('EDG-15 a platform that fails leaves the files alone', async () => {
  const { get } = edgeWith({ platform: { fetch: async () => Promise.reject(new Error('down')) } });
  const answer = await get('/en');
  expect(answer.status).toBe(200);
  expect(bootOf(await answer.text()).configuration['site']?.['minAge']).toBe(18);
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.each([
  ['/en', { 'user-agent': phone }, true],
  ['/en', { 'user-agent': desktop }, false],
  ['/en?platform_type=mobile', { 'user-agent': desktop }, true],
  ['/en', { 'user-agent': desktop, 'cf-device-type': 'tablet' }, true],
  ['/en', { 'user-agent': phone, 'cf-device-type': 'desktop' }, false],
  ['/en', { 'user-agent': desktop, 'cloudfront-is-mobile-viewer': 'true' }, true],
])('EDG-16 %s with %j: mobile %s', async (path, headers, isMobile) => {
  const answer = await edgeWith().get(path, headers as Record<string, string>);
  expect(answer.headers.get('vary')).toMatch(/User-Agent.*CF-Device-Type/);
  const html = await answer.text();
  expect(bootOf(html).environment['isMobile']).toBe(isMobile);
  expect(html).toContain(isMobile ? 'data-density="touch"' : 'data-density="compact"');
});

test('EDG-16 a robot gets what a person gets', async () => {
  const { get } = edgeWith();
  const strip = (html: string) => html.replace(/nonce="[^"]*"/g, '').replace(/"isBot":(true|false)/, '');
  const robot = await (await get('/en', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })).text();
  expect(bootOf(robot).environment['isBot']).toBe(true);
  expect(strip(robot)).toBe(strip(await (await get('/en', { 'user-agent': desktop })).text()));
});

test('EDG-17 reports are counted, the site says that it lives', async () => {
  const { edge, get } = edgeWith();
  const report = await edge.fetch(new Request('http://localhost/csp-report', { method: 'POST', body: '{"csp-report":{}}' }));
  expect(report.status).toBe(204);
  expect(edge.violations.count).toBe(1);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/robots.txt')).status).toBe(200);
  expect(await (await get('/site.webmanifest', {}, 'solara.localhost')).json()).toMatchObject({ name: 'Solara', start_url: '/en' });
});

test('EDG-18 the tokens of a brand and the styles of the entry stand in the page, other styles behind the frame', async () => {
  const html = await (
    await edgeWith({ build: { ...build, files: new Map([...build.files, ['/assets/main-1.css', { ...file('css', true), plain: new TextEncoder().encode('a{}</style>') }]]) } }).get(
      '/en',
      {},
      'solara.localhost',
    )
  ).text();
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(css).toContain(String.raw`a{}<\/style>`);
  expect(css).toContain(':root[data-brand="solara"][data-theme="dark"]{color-scheme:dark;--bg:#13100d;');
  expect(css).toContain('@media (prefers-color-scheme:dark){:root[data-brand="solara"][data-theme="system"]{color-scheme:dark;');
  expect(html).not.toContain('main-1.css');
});

test('EDG-19 long addresses and other methods are refused', async () => {
  const { edge, get } = edgeWith();
  expect((await get(`/en/${'y'.repeat(9000)}`)).status).toBe(414);
  expect((await get(`/web-api/line/v1/sports?x=${'y'.repeat(9000)}`)).status).toBe(414);
  expect((await edge.fetch(new Request('http://localhost/en', { method: 'DELETE' }))).status).toBe(405);
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
])('EDG-4 %s is no file of the build', async (path) => {
  const { get } = edgeWith();
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});

test('EDG-10 answers of the platform keep their cookies and get what files have', async () => {
  const cookies = [
    ['set-cookie', 'a=1; HttpOnly'],
    ['set-cookie', 'b=2'],
  ] satisfies [string, string][];
  const { get } = edgeWith({ platform: { fetch: async () => new Response(null, { status: 204, headers: cookies }) } });
  const { status, headers } = await get('/web-api/user');
  expect([status, headers.getSetCookie(), headers.get('x-content-type-options')]).toEqual([204, ['a=1; HttpOnly', 'b=2'], 'nosniff']);
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
});

test('EDG-10 an answer that fails says nothing of why, and has the headers and a policy all the same', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { get } = edgeWith({ platform: { fetch: async () => Promise.reject(new Error('secret of the platform')) } });
  const answer = await get('/web-api/user');
  expect([answer.status, await answer.text()]).toEqual([500, 'The server failed. Please try again.']);
  for (const name of ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy']) expect(answer.headers.has(name), name).toBe(true);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('EDG-9 a page that is not found has the strict policy, too', async () => {
  const { get } = edgeWith();
  expect((await get('/en/nowhere')).headers.get('content-security-policy')).toContain("script-src 'nonce-");
});

test('EDG-14 the platform hears the address of the person: of the connection, or what a trusted balancer has written last', async () => {
  const heard: (string | undefined)[] = [];
  const platform = { fetch: async (_request: Request, bindings?: PlatformBindings) => (heard.push(bindings?.personAddress), Response.json({})) };
  const ask = (trustsProxy: boolean, claimed: Record<string, string>, remoteAddress = '10.0.0.9') =>
    edgeWith({ platform, trustsProxy }).edge.fetch(new Request('http://localhost:8080/web-api/coupon/v1/codes/A1-234-BC', { headers: { host: 'localhost:8080', ...claimed } }), {
      incoming: { socket: { remoteAddress } },
    });
  for (const claimed of [{}, { 'x-forwarded-for': '1.2.3.4' }, { 'x-real-ip': '1.2.3.4' }]) await ask(false, claimed);
  await ask(true, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' });
  await ask(true, { 'x-forwarded-for': '2001:db8::1' });
  await ask(true, { 'x-forwarded-for': 'nobody' });
  expect(heard).toEqual(['10.0.0.9', '10.0.0.9', '10.0.0.9', '203.0.113.7', '2001:db8::1', '10.0.0.9']);
});

test('SBX-690 visitors behind one edge have a limit each, and behind one balancer too', async () => {
  const sandbox = createTestSandbox();
  const { edge } = edgeWith({ platform: { fetch: sandbox.fetch }, trustsProxy: true });
  const ask = async (person: string): Promise<number> => {
    const headers = { host: 'localhost:8080', 'x-forwarded-for': `9.9.9.9, ${person}` };
    return (await edge.fetch(new Request('http://localhost:8080/web-api/coupon/v1/codes/A1-234-BC', { headers }), { incoming: { socket: { remoteAddress: '10.0.0.9' } } })).status;
  };
  const first = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.7')));
  expect([first.slice(0, 60).every((status) => status === 404), first[60], await ask('203.0.113.8')]).toEqual([true, 429, 404]);
  sandbox.dispose();
});

test('EDG-1 only a balancer that is trusted names host, protocol and country', async () => {
  const claims = { 'x-forwarded-host': 'solara.localhost', 'x-forwarded-proto': 'https', 'x-geo-country': 'MT' };
  const countries: (string | null)[] = [];
  const platform = { fetch: async (request: Request) => (request.url.includes('all.json') && countries.push(request.headers.get('x-geo-country')), Response.json({})) };
  const brandOf = async (options: Partial<EdgeOptions>, headers: Record<string, string>) => /data-brand="(\w+)"/.exec(await (await edgeWith({ platform, ...options }).get('/en', headers)).text())?.[1];
  expect(await brandOf({}, claims)).toBe('northline');
  expect(await brandOf({ trustsProxy: true }, claims)).toBe('solara');
  await brandOf({ trustsProxy: true }, { 'x-geo-country': 'MT, <b>' });
  expect(countries).toEqual([null, 'MT', null]);
});

test('EDG-7 a foreign Host never stands in an address of the page', async () => {
  const { get } = edgeWith();
  for (const host of ['evil.test', 'northline.localhost.evil.test', 'evil.test:80@localhost', '"><script>']) {
    const answer = await get('/en', { host });
    expect(await answer.text()).not.toMatch(/evil\.test|"><script>/);
    expect(answer.headers.get('content-security-policy')).not.toContain('evil');
  }
});

test('EDG-21 a first paint takes the place of the skeleton; one that fails leaves it', async () => {
  const painted = edgeWith({ firstPaints: new Map([['betting.home', ({ time, odds }) => `<p id="painted">${time(0)} ${odds.price(toOdds(1.5))}</p>`]]) });
  expect(await (await painted.get('/en', { cookie: 'tzo=3; coef_view=2' })).text()).toContain('<p id="painted">03:00 −200</p>');
  const failing = edgeWith({
    firstPaints: new Map([
      [
        'betting.home',
        () => {
          throw new Error('no paint');
        },
      ],
    ]),
  });
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await (await failing.get('/en')).text()).toContain('fr-l"');
  expect(errors).toHaveBeenCalledWith('The first paint of betting.home failed:', new Error('no paint'));
  errors.mockRestore();
});

test('EDG-66 A56 a page is served however long its query is', async () => {
  const { get } = edgeWith();
  expect((await get(`/en?x=${'y'.repeat(9000)}`)).status).toBe(200);
  const answer = await get(`/live?${Array.from({ length: 80 }, (_, index) => `p${index}=1`).join('&')}&p0=2`);
  expect([answer.status, new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.size]).toEqual([302, 50]);
  expect((await get('/en?platform_type=desktop&platform_type=mobile')).status).toBe(200);
});

test('EDG-62 the page asks the person before it leads to a host that nobody has named', async () => {
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

test('PLN-40 the platform names the routes of the site while it runs', async () => {
  const platform = {
    fetch: async (request: Request) => Response.json(request.url.includes('all.json') ? { site: { availableRoutes: [1000] } } : {}),
  };
  const { get } = edgeWith({ platform });
  expect([(await get('/en')).status, (await get('/en/live')).status]).toEqual([200, 404]);
});
