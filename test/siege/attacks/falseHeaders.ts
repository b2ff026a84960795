import { connect } from 'node:net';
import { openDescriptors, startEdge, type Process } from '../processes.ts';
import { rawGet, rawRequest, type RawAnswer } from '../rawRequest.ts';
import { stranger } from '../stranger.ts';
import { reportTrouble, times, until, wait, type Attack, type Siege } from '../Attack.ts';

const host = 'northline.localhost';
const evil = 'evil.test';
/** Headers of a balancer that does not exist, forged by a browser. */
const lies = {
  'X-Forwarded-Host': evil,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '203.0.113.99',
  'X-Real-IP': '203.0.113.99',
  'X-Geo-Country': 'FR',
  'X-Original-URL': '/en/office',
  'X-Rewrite-URL': '/en/office',
  'X-HTTP-Method-Override': 'DELETE',
  Forwarded: `for=203.0.113.99;host=${evil};proto=https`,
} as const;
const loginPath = '/web-api/auth/v1/login';
const fromOneSource = 20;

function rawPost(
  port: number,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const text = JSON.stringify(body);
  const all = {
    Host: host,
    'Content-Type': 'application/json',
    'Content-Length': String(text.length),
    ...headers,
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return rawRequest(port, `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Removes the parts that differ between any two answers. */
const plain = ({ head, body }: RawAnswer): string =>
  `${head}\n${body}`
    .replaceAll(/nonce[-="]+[\w+/=]+/g, '')
    .replaceAll(/^(?:date|server-timing|etag):.*$/gim, '');

async function lieWithoutBalancer(siege: Siege, platform: Process): Promise<void> {
  const edge = await startEdge(platform, { trustsProxy: false });
  try {
    const told = await rawGet(edge.port, '/en', { ...lies, 'Accept-Encoding': 'identity' });
    siege.report(
      'without a load balancer its headers have no effect on a page',
      told.status === 200 && !plain(told).includes(evil) && !plain(told).includes('203.0.113.99'),
      `${told.status}`,
    );
    const home = await rawGet(edge.port, '/', { ...lies, Host: evil });
    const page = await rawGet(edge.port, '/en', { Host: evil, 'Accept-Encoding': 'identity' });
    siege.report(
      'a foreign host appears in no redirect and in no page',
      home.status === 302 && !home.head.includes(evil) && !page.body.includes(evil),
      `${home.status}, ${page.status}`,
    );
    const { status } = await rawPost(
      edge.port,
      loginPath,
      { uLogin: 'siege-lies', uPassword: 'Wrong-pass-1', save: false },
      lies,
    );
    const answer = await fetch(`${platform.url}/sandbox/v1/requests?path=${loginPath}`);
    const calls = (await answer.json()) as readonly {
      readonly headers: Readonly<Record<string, string>>;
    }[];
    const heard = calls.at(-1)?.headers ?? {};
    siege.report(
      'the platform gets the true host, protocol and address, no country, and no other path',
      status === 400 &&
        heard['x-forwarded-host'] === host &&
        heard['x-forwarded-proto'] === 'http' &&
        heard['x-real-ip'] === '127.0.0.1' &&
        heard['x-geo-country'] === undefined &&
        !JSON.stringify(heard).includes('203.0.113.99'),
      JSON.stringify(heard).slice(0, 300),
    );
    const total = times(siege, 26, 60);
    let answered = 0;
    for (let index = 0; index < total; index += 1) {
      const news = await rawPost(
        edge.port,
        '/web-api/mailing/v1/news/letter',
        { email: `siege.lies.${index}@grandstand.example` },
        { 'X-Forwarded-For': `203.0.113.${index + 1}`, 'X-Real-IP': `203.0.113.${index + 1}` },
      );
      if (news.status < 400) answered += 1;
    }
    siege.report(
      `${total} calls with an address each that is made up count as those of one source`,
      answered > 0 && answered <= fromOneSource,
      `${answered} were answered`,
    );
  } finally {
    await edge.kill();
  }
}

/** Bodies that are aborted in the middle of a proxied call. */
async function abortPosts(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const both = [edge, platform];
  const logged = both.map((each) => each.log().length);
  const open = both.map((each) => openDescriptors(each) ?? 0);
  const total = times(siege, 60, 1500);
  const abort = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(edge.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      const path = [loginPath, '/web-api/coupon/v1/placements', '/csp-report'][index % 3] ?? '';
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"uLogin":"`,
      );
      setTimeout(
        () => (index % 2 === 0 ? socket.resetAndDestroy() : socket.destroy()),
        Math.random() * 40,
      );
    });
  for (let done = 0; done < total; done += 30)
    await Promise.all(Array.from({ length: 30 }, (_each, index) => abort(index)));
  await wait(500);
  const stacks = both.flatMap((each, index) =>
    each
      .log()
      .slice(logged[index])
      .split('\n')
      .filter((line) => /^\s+at |"stack"|Error:/.test(line)),
  );
  siege.report(`${total} calls that break off log no stack`, stacks.length === 0, stacks[0]);
  const isBack = await until(
    () => both.every((each, index) => (openDescriptors(each) ?? 0) <= (open[index] ?? 0) + 5),
    10_000,
  );
  siege.report('and leave nothing open', isBack);
  reportTrouble(siege.report, both);
}

async function lookAtCookies(siege: Siege): Promise<void> {
  const { edge } = await siege.site();
  const browser = stranger(edge);
  const secure = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': host };
  const cookies: string[] = [];
  for (const [path, body] of [
    [loginPath, { uLogin: 'vip', uPassword: 'Demo-pass-1', save: true }],
    [loginPath, { uLogin: 'twostep', uPassword: 'Demo-pass-1', save: false }],
    ['/web-api/support/v1/chat', { consultantId: 'desk' }],
  ] as const)
    cookies.push(...(await browser.post(path, body, secure)).cookies);
  for (const path of ['/web-api/captcha/v1/update', '/web-api/session', '/en'])
    cookies.push(...(await browser.get(path, secure)).cookies);
  // Readable by pages and no secret: until when there may be a session.
  const isOfPages = (cookie: string): boolean => cookie.startsWith('grandstand_signed_in=');
  const loose = cookies.filter(
    (cookie) =>
      !/; Secure/i.test(cookie) ||
      !/; SameSite=(?:Lax|Strict)/i.test(cookie) ||
      (!isOfPages(cookie) && !/; HttpOnly/i.test(cookie)) ||
      /; Domain=/i.test(cookie),
  );
  siege.report(
    'every cookie is for TLS and this site alone, and only the sign of a session can be read',
    cookies.length >= 4 &&
      loose.length === 0 &&
      cookies.some((cookie) => cookie.startsWith('__Host-grandstand_sid=')),
    loose[0]?.replace(/=[^;]*/, '=…') ?? `${cookies.length} cookies`,
  );
}

async function lookAtHeaders(siege: Siege): Promise<void> {
  const { edge } = await siege.site();
  const page = await rawGet(edge.port, '/en', { Accept: 'text/html' });
  const missing = await rawGet(edge.port, '/en/nowhere', { Accept: 'text/html' });
  const data = await rawGet(edge.port, '/web-api/line/v1/sports');
  const others = await Promise.all(
    [
      '/',
      '/robots.txt',
      '/sitemap.xml',
      '/nothing-there.js',
      '/web-api/nothing',
      `/${'x'.repeat(9000)}`,
      '/healthz',
    ].map((path) => rawGet(edge.port, path)),
  );
  const answers = [page, missing, data, ...others, await rawPost(edge.port, '/en', {}, {})];
  const bare = answers.filter(
    ({ head }) =>
      !/^strict-transport-security: max-age=\d{8,}; includeSubDomains/im.test(head) ||
      !/^x-content-type-options: nosniff/im.test(head) ||
      /^(?:server|x-powered-by):/im.test(head),
  );
  siege.report(
    `${answers.length} kinds of answers force TLS, guess no type and name no software`,
    bare.length === 0,
    bare[0]?.head.split('\r\n', 1)[0],
  );
  const isStrict = ({ head }: RawAnswer): boolean =>
    /^content-security-policy: default-src 'none'; script-src 'nonce-[\w+/=]{20,}'/im.test(head) &&
    /frame-ancestors 'none'/.test(head) &&
    /require-trusted-types-for 'script'/.test(head) &&
    !/unsafe-(?:inline|eval)/.test(head) &&
    /^referrer-policy: strict-origin\r?$/im.test(head) &&
    /^permissions-policy: /im.test(head);
  siege.report('pages have the strict policy, those of a 404 too', [page, missing].every(isStrict));
  siege.report(
    'a response of the platform, opened as a page, loads nothing and cannot be framed',
    data.status === 200 &&
      /^content-security-policy: default-src 'none'; frame-ancestors 'none'/im.test(data.head),
  );
  const nonces = [page, missing].map(({ head }) => /'nonce-([^']+)'/.exec(head)?.[1]);
  siege.report('no nonce is there twice', new Set(nonces).size === nonces.length);
  const small = await Promise.all([
    rawGet(edge.port, '/nothing-there.png'),
    rawGet(edge.port, '/nothing-there.html', { Accept: 'text/html' }),
    rawGet(edge.port, '/en/wp-login.php', { Accept: 'text/html' }),
  ]);
  const largest = Math.max(...small.map(({ head, body }) => head.length + body.length));
  siege.report(
    'requests for missing files get a short 404',
    small.every(({ status }) => status === 404) && largest < 12_000,
    `${largest} bytes at most`,
  );
}

export const falseHeaders: Attack = {
  name: 'headers',
  claim:
    'M82 headers are trusted from a load balancer only, aborted calls leave nothing open, and ' +
    'cookies and responses are protected by attributes and headers',
  missing: () => (process.platform === 'linux' ? undefined : 'descriptors are counted in /proc'),
  async run(siege) {
    const { platform } = await siege.site();
    await lieWithoutBalancer(siege, platform);
    await abortPosts(siege);
    await lookAtCookies(siege);
    await lookAtHeaders(siege);
  },
};
