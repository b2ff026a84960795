import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { rootFolder } from '../../../tools/build/installedPlugins.ts';
import { freePort } from '../../bench/freePort.ts';
import { testCertificate, type TestCertificate } from '../../bench/testCertificate.ts';
import { startEdge, startPlatform, type Process } from '../processes.ts';
import { times, until, type Attack, type Siege } from '../Attack.ts';
import { betThroughNginx } from '../betThroughNginx.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { tearMany } from './tornSockets.ts';

/** The example for operators, here with the addresses and files of this run. */
const samplePath = join(rootFolder, 'docs', 'nginx.conf');
const country = 'DE';

function isInstalled(command: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Ports {
  readonly tls: number;
  readonly plain: number;
  readonly edge: number;
}

/** The example with other addresses; throws if a replaced part is missing. */
function sampleFor(folder: string, ports: Ports): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.tls} `],
    ['127.0.0.1:8080;', `127.0.0.1:${ports.edge};`],
    ['northline.example;', 'northline.localhost;'],
    ['/etc/nginx/', `${folder}/`],
  ];
  let text = readFileSync(samplePath, 'utf8').replaceAll(/^\s*#.*\n/gm, '');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${samplePath} has no "${from}" to replace`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function startNginx(folder: string, ports: Ports, { cert, key }: TestCertificate): ChildProcess {
  writeFileSync(join(folder, 'grandstand.pem'), cert);
  writeFileSync(join(folder, 'grandstand.key'), key);
  writeFileSync(join(folder, 'grandstand-countries.conf'), `127.0.0.0/8 ${country};\n`);
  writeFileSync(join(folder, 'grandstand.conf'), sampleFor(folder, ports));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 4096; }
     http {
       access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       include ${folder}/grandstand.conf;
     }`,
  );
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
}

interface SecureAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

function ask(
  port: number,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Readonly<Record<string, string>> } = {},
): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    const origin = `https://northline.localhost:${port}`;
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        // The certificate was created for this run.
        rejectUnauthorized: false,
        headers: {
          Host: `northline.localhost:${port}`,
          ...(body === undefined ? {} : { Origin: origin, 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Headers that the platform has received with calls of this path. */
async function heardBy(
  platform: Process,
  path: string,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const answer = await fetch(`${platform.url}/sandbox/v1/requests?path=${path}`);
  const calls = (await answer.json()) as readonly {
    readonly headers: Readonly<Record<string, string>>;
  }[];
  return calls.map(({ headers }) => headers);
}

const demo = { uLogin: 'demo', uPassword: 'Demo-pass-1', save: true };
const loginPath = '/web-api/auth/v1/login';
/** Proxy headers that a browser can forge. */
const lies = {
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-For': '203.0.113.9',
  'X-Real-IP': '203.0.113.9',
  'X-Geo-Country': 'FR',
  'X-Original-URL': '/en/office',
  'X-HTTP-Method-Override': 'DELETE',
  Forwarded: 'for=203.0.113.9;host=evil.test;proto=http',
};

async function askAsBrowsers({ report }: Siege, port: number, platform: Process): Promise<void> {
  const host = `northline.localhost:${port}`;
  const page = await ask(port, '/en');
  report(
    'addresses in the page are those of the balancer',
    page.text.includes(`https://${host}/en`) && !page.text.includes('127.0.0.1:'),
  );
  const told = await ask(port, '/en', { headers: lies });
  // The platform is called with a country for a page's settings, and without one at the edge's
  // start.
  const asked = await heardBy(platform, '/bff-api/config/all.json');
  const countries = new Set(asked.flatMap((headers) => headers['x-geo-country'] ?? []));
  report(
    'a page hears host, protocol and country of the balancer, not of the browser',
    told.status === 200 &&
      told.text.includes(`https://${host}/en`) &&
      !told.text.includes('evil.test') &&
      [...countries].join() === country,
    `${told.status}, ${[...countries].join()}`,
  );
  const login = await ask(port, loginPath, { body: demo, headers: lies });
  report('a sign-in from its own page is taken', login.status === 200, `${login.status}`);
  const heard = (await heardBy(platform, loginPath)).at(-1);
  report(
    'the platform hears host, protocol, address and country of the balancer, not of the browser',
    heard?.['x-forwarded-host'] === host &&
      heard['x-forwarded-proto'] === 'https' &&
      heard['x-real-ip'] === '127.0.0.1' &&
      heard['x-geo-country'] === country,
    JSON.stringify(heard),
  );
  report(
    'its cookies are secure',
    login.cookies.some((each) => each.startsWith('__Host-')) &&
      login.cookies.every((each) => /; Secure/i.test(each)),
  );
  const foreign = await ask(port, loginPath, {
    body: demo,
    headers: { Origin: 'https://evil.test' },
  });
  report('a sign-in from a foreign page is refused', foreign.status === 403, `${foreign.status}`);
  const inside = await Promise.all(
    ['/metrics', '/healthz', '/readyz'].map((path) => ask(port, path)),
  );
  report(
    'internal paths are not reachable from outside',
    inside.every(({ status }) => status === 404),
  );
  const long = await ask(port, `/en?text=${'x'.repeat(20_000)}`);
  report('a page with a long query is served', long.status === 200, `${long.status}`);
  const large = await ask(port, loginPath, { body: { uLogin: 'x'.repeat(1_100_000) } });
  report('a body that is too large is 413', large.status === 413, `${large.status}`);
}

export const behindNginx: Attack = {
  name: 'nginx',
  claim:
    'M75 behind nginx with TLS, as docs/nginx.conf sets it up, a bet can be placed, forged ' +
    'headers have no effect, and nothing is left over',
  missing: () =>
    isInstalled('nginx', '-v') && isInstalled('openssl', 'version')
      ? undefined
      : 'nginx or openssl is not on this machine: install both and run `npm run siege -- --only nginx`',
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const { report } = siege;
      const certificate = testCertificate();
      if (certificate === undefined) throw new Error('openssl is needed for a certificate');
      const platform = await startPlatform(join(folder, 'siege.sqlite'));
      const edge = await startEdge(platform);
      const ports = { tls: await freePort(), plain: await freePort(), edge: edge.port };
      const nginx = startNginx(folder, ports, certificate);
      const ended = once(nginx, 'close');
      try {
        const isUp = await until(() =>
          ask(ports.tls, '/en').then(
            ({ status }) => status === 200,
            () => false,
          ),
        );
        report('the site answers', isUp);
        const plain = await fetch(`http://127.0.0.1:${ports.plain}/en/live?a=1`, {
          redirect: 'manual',
        });
        report(
          'without TLS everything moves to https',
          plain.status === 301 &&
            plain.headers.get('location')?.startsWith('https://') === true &&
            plain.headers.get('location')?.endsWith('/en/live?a=1') === true,
          plain.headers.get('location') ?? '',
        );
        await askAsBrowsers(siege, ports.tls, platform);
        await betThroughNginx(siege, `https://northline.localhost:${ports.tls}`, platform);
        const total = times(siege, 200, 5000);
        const left = await tearMany(ports.tls, total, [edge, platform], true);
        report(`${total} torn connections`, left <= 5, `${left} descriptors are left`);
      } finally {
        nginx.kill();
        await ended;
      }
    }),
};
