import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';
import { framesMark, ownScriptsMark, securityHeaders } from './securityHeaders.ts';
import { build, edgeWith, filesOf, siteOf } from '../testing/edgeStage.ts';

test('EDG-310 EDG-702 the policy is strict, and its nonce is new and on every element', async () => {
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
    for (const [element] of html.matchAll(
      /<(?:script|style)[^>]*>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
    ))
      expect(element).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\son[a-z]+=|\sstyle=/);
  }
  expect(nonces.size).toBe(4);
});

test("EDG-318 streams of a brand's media hosts may be fetched and played, those of others not", async () => {
  const site = siteOf('alder', { mediaHosts: ['*.cdn.example', 'video.example:8443'] });
  const { get } = edgeWith({ sites: new Map([['alder', site]]) });
  const policyOf = (answer: Response): string =>
    answer.headers.get('content-security-policy') ?? '';
  expect(policyOf(await get('/en'))).toMatch(
    /connect-src 'self' wss?:\S+ https:\/\/\*\.cdn\.example https:\/\/video\.example:8443; media-src 'self' blob: https:\/\/\*\.cdn\.example https:\/\/video\.example:8443;/,
  );
  expect(policyOf(await edgeWith().get('/en'))).toMatch(
    /connect-src 'self' wss?:\S+; media-src 'self' blob:;/,
  );
});

test('EDG-319 M82 a second policy admits scripts of the site and over https alone', async () => {
  const policies =
    (await edgeWith().get('/en')).headers.get('content-security-policy')?.split(', ') ?? [];
  expect(policies).toHaveLength(2);
  const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1] ?? '';
  expect(policies[1]).toBe(
    `script-src 'self' 'nonce-${nonce}' https:; report-uri /csp-report; report-to csp`,
  );
});

test('EDG-612 EDG-703 TA24 on pages of payments scripts come from the site alone, with their hashes', async () => {
  const pay = {
    id: 1070,
    name: 'payments.deposit',
    path: 'pay',
    titleKey: 'pay',
    provider: 'order' as const,
    load: async () => () => null,
  };
  const { get } = edgeWith({ sites: new Map([['alder', siteOf('alder', {}, [pay])]]) });
  const answer = await get('/en/pay');
  const policies = answer.headers.get('content-security-policy')?.split(', ') ?? [];
  const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1] ?? '';
  expect(policies[1]).toBe(
    `script-src 'self' 'nonce-${nonce}'; report-uri /csp-report; report-to csp`,
  );
  expect(answer.headers.has(ownScriptsMark)).toBe(false);
  const html = await answer.text();
  expect(html).toContain(
    `<script type="importmap" nonce="${nonce}">{"integrity":{"/assets/main-1.js":"sha384-main"}}</script>`,
  );
  expect(html).toContain('src="/assets/main-1.js" integrity="sha384-main"');
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  expect(await (await get('/en')).text()).not.toContain('integrity');
});

test('EDG-310 M82 nothing is allowed by default: each kind of source is named', async () => {
  const policy = (await edgeWith().get('/en')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  for (const kind of ['style', 'img', 'font', 'connect', 'media', 'worker', 'manifest', 'frame'])
    expect(policy).toContain(`; ${kind}-src `);
});

test('EDG-312 files have HSTS and nosniff', async () => {
  const { headers } = await edgeWith().get('/assets/main-1.js');
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/en', '/', '/en/nowhere', '/healthz', '/robots.txt', '/site.webmanifest'])(
  'EDG-312 EDG-313 EDG-700 EDG-701 %s has the security headers',
  async (path) => {
    const { headers } = await edgeWith().get(path);
    expect(
      Number(
        /max-age=(\d+); includeSubDomains/.exec(
          headers.get('strict-transport-security') ?? '',
        )?.[1],
      ),
    ).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test('EDG-330 EDG-331 EDG-332 hashed files are kept for ever, HTML is not', async () => {
  const { get } = edgeWith();
  const hashed = await get('/assets/main-1.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(
    (await get('/assets/main-1.js', { 'if-none-match': hashed.headers.get('etag') ?? '' })).status,
  ).toBe(304);
  const other = await get('/note.js');
  expect(other.headers.get('cache-control')).toContain('must-revalidate');
  expect((await get('/note.js', { 'if-none-match': other.headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  expect((await get('/en')).headers.get('cache-control')).toBe('private, no-cache');
  expect(
    (await get('/en', { cookie: 'grandstand_signed_in=1' })).headers.get('cache-control'),
  ).toBe('no-store');
  expect((await get('/en/office')).headers.get('cache-control')).toBe('no-store');
});

test('EDG-334 answers are compressed as the browser accepts', async () => {
  const { get } = edgeWith();
  expect(
    (await get('/en', { 'accept-encoding': 'gzip, deflate, br' })).headers.get('content-encoding'),
  ).toBe('br');
  expect((await get('/en', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
    'gzip',
  );
  expect((await get('/en')).headers.get('content-encoding')).toBeNull();
  expect(await (await get('/assets/main-1.js', { 'accept-encoding': 'br' })).text()).toBe('br');
  expect(await (await get('/assets/main-1.js', { 'accept-encoding': 'br;q=0, gzip' })).text()).toBe(
    'gz',
  );
});

test('EDG-336 M82 an ETag is the same and weak, packed or plain', async () => {
  const files = filesOf({ 'note.txt': 'note '.repeat(1000) });
  const { get } = edgeWith({
    build: { ...build, files },
    platform: {
      fetch: async () =>
        new Response(`"${'a'.repeat(2000)}"`, {
          headers: { ETag: '"plain"', 'Content-Type': 'application/json' },
        }),
    },
  });
  for (const path of ['/note.txt', '/web-api/line'])
    for (const coding of ['', 'gzip', 'br']) {
      const { headers } = await get(path, { 'accept-encoding': coding });
      if (coding !== '' || path === '/note.txt') expect(headers.get('etag')).toMatch(/^W\/"/);
      expect(headers.get('content-encoding') ?? '').toBe(coding);
    }
});

test('EDG-335 small answers are not compressed, and Vary names the encoding', async () => {
  const { get } = edgeWith();
  const accepted = { 'accept-encoding': 'gzip, br' };
  const page = await get('/en', accepted);
  expect(page.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await page.arrayBuffer()).toString()).toContain('</html>');
  expect((await get('/en', { 'accept-encoding': 'br;q=0' })).headers.has('content-encoding')).toBe(
    false,
  );
  const small = await get('/healthz', accepted);
  expect([small.headers.has('content-encoding'), await small.json()]).toMatchObject([false, {}]);
});

test.each([
  '/preloads.json',
  '/own-scripts.json',
  '/.vite/manifest.json',
  '/assets/main-1.js.map',
  '/assets/main-1.js.br',
])('EDG-333 %s is in the build and not served', async (path) => {
  const files = filesOf({ [path.slice(1)]: 'internal', 'assets/other-1.js': 'other' });
  const { get } = edgeWith({ build: { ...build, files } });
  expect([(await get(path)).status, await (await get('/assets/other-1.js')).text()]).toEqual([
    404,
    'other',
  ]);
});

test('EDG-314 M82 answers of the platform keep their cookies and get the headers of files', async () => {
  const cookies = [
    ['set-cookie', 'a=1; HttpOnly'],
    ['set-cookie', 'b=2'],
  ] satisfies [string, string][];
  const { get } = edgeWith({
    platform: { fetch: async () => new Response(null, { status: 204, headers: cookies }) },
  });
  const { status, headers } = await get('/web-api/user');
  expect([status, headers.getSetCookie(), headers.get('x-content-type-options')]).toEqual([
    204,
    ['a=1; HttpOnly', 'b=2'],
    'nosniff',
  ]);
  expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('EDG-424 M82 a request that the browser has given up leaves no line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const given = new AbortController();
  const { edge } = edgeWith({
    platform: {
      fetch: async () => {
        given.abort();
        throw new DOMException('aborted', 'AbortError');
      },
    },
  });
  await edge.fetch(
    new Request('http://localhost/web-api/user', {
      method: 'POST',
      body: '{',
      signal: given.signal,
    }),
  );
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('EDG-315 an answer that fails says nothing of why, and has the headers and a policy all the same', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { get } = edgeWith({
    platform: { fetch: async () => Promise.reject(new Error('secret of the platform')) },
  });
  const answer = await get('/web-api/user');
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'The server failed. Please try again.',
  ]);
  for (const name of [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ])
    expect(answer.headers.has(name), name).toBe(true);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('EDG-311 a page that is not found has the strict policy, too', async () => {
  const { get } = edgeWith();
  expect((await get('/en/nowhere')).headers.get('content-security-policy')).toContain(
    "script-src 'nonce-",
  );
});

test('PAY-91 EDG-613 PY06 TA24 the page of a payment lets the provider into a frame, and pay there; no other page does', async () => {
  const site = siteOf('alder', {
    frameHosts: ['pay.example', 'pay.localhost', 'www.googletagmanager.com'],
  });
  const app = new Hono<EdgeEnvironment>();
  app.use(
    securityHeaders({
      originOf: () => 'http://localhost:5173',
      mediaHostsOf: () => [],
      frameHostsOf: () => site.configuration.frameHosts,
    }),
  );
  app.get('/pay', (context) => context.body(null, 200, { [framesMark]: '1' }));
  app.get('/home', (context) => context.body(null));
  const pay = (await app.request('/pay')).headers;
  expect([
    /frame-src ([^;]+);/.exec(pay.get('content-security-policy') ?? '')?.[1],
    pay.get('permissions-policy')?.match(/(payment|publickey-credentials-get)=\([^)]*\)/g),
    pay.has(framesMark),
  ]).toEqual([
    'https://pay.example http://pay.localhost:5173',
    [
      'payment=(self "https://pay.example" "http://pay.localhost:5173")',
      'publickey-credentials-get=(self "https://pay.example" "http://pay.localhost:5173")',
    ],
    false,
  ]);
  const home = (await app.request('/home')).headers;
  expect([
    home.get('content-security-policy'),
    home.get('permissions-policy')?.match(/(payment|publickey-credentials-get)=\([^)]*\)/g),
  ]).toEqual([expect.stringContaining("frame-src 'none'"), ['payment=(self)']]);
});
