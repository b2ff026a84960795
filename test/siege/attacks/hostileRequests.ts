import { connect } from 'node:net';
import { endpoints } from '../../../schemas/generated/endpoints.ts';
import { type Process } from '../processes.ts';
import { reportTrouble, times, type Attack, type Siege } from '../Attack.ts';

const names = [
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-For',
  'X-Geo-Country',
  'X-Real-IP',
  'X-Request-Id',
  'traceparent',
  'Accept-Language',
  'Accept-Encoding',
  'Cookie',
  'Origin',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'User-Agent',
  'Content-Type',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'Authorization',
  'X-Language',
  'X-HTTP-Method-Override',
];
const values = [
  'northline.localhost:99999',
  'northline.localhost:-1',
  '[::1',
  'https://[',
  '\u00ff\u00fe\u0080',
  ',,,',
  'bytes=0-,9-1,-1',
  'lng=%E0%A4%A; app_theme=__proto__; app_look=%00; __Host-grandstand_sid=x',
  '00-0-0-zz',
  '-1',
  '9'.repeat(300),
  'x'.repeat(9000),
  'chunked, identity',
  '100-continue',
  'Bearer \u0000',
  '',
];
const paths = [
  '/',
  '/en',
  '/en/live',
  '/en/nowhere',
  '//evil.test',
  '/%00',
  '/en/%E0%A4%A',
  '/web-api/line/v1/sports',
  '/web-api/../../etc/passwd',
  '/sitemap.xml',
  '/robots.txt',
  '*',
  'http://evil.test/en',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}',
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"amount":{"minor":${'9'.repeat(400)}}}`,
  `{"text":"${'x'.repeat(70_000)}"}`,
  '\u0000\u0001',
];

const some = <Value>(list: readonly Value[]): Value =>
  list[Math.floor(Math.random() * list.length)] as Value;

/** Sends raw bytes; resolves with the status line, or how the connection ended. */
function sendRaw(port: number, text: string, limitMs = 15_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = (otherwise: string): void => {
      socket.destroy();
      resolve(answer.split('\r\n', 1)[0] || otherwise);
    };
    socket.setTimeout(limitMs, () => end('silence'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n')) end('');
    });
    socket.on('error', () => end('reset'));
    socket.on('close', () => end('closed'));
    socket.end(Buffer.from(text, 'latin1'));
  });
}

function hostileRequest(): string {
  const headers = Array.from({ length: Math.floor(Math.random() * 5) }, () => [
    some(names),
    some(values),
  ]);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (!headers.some(([name]) => name === 'Host')) lines.push('Host: northline.localhost');
  const method = some(['GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'BREW']);
  return `${method} ${some(paths)} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
}

async function count(
  total: number,
  atOnce: number,
  send: () => Promise<string>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  let sent = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < total) {
        sent += 1;
        const answer = await send();
        found.set(answer, (found.get(answer) ?? 0) + 1);
      }
    }),
  );
  return found;
}

const isFailure = (line: string): boolean => /^HTTP\/1\.1 5|^silence/.test(line);
const failures = (answers: ReadonlyMap<string, number>): string[] =>
  [...answers.keys()].filter(isFailure);

async function judge(
  { report }: Siege,
  what: string,
  answers: ReadonlyMap<string, number>,
  both: readonly Process[],
): Promise<void> {
  const total = [...answers.values()].reduce((sum, each) => sum + each, 0);
  report(
    `${total} ${what}: none fails`,
    failures(answers).length === 0,
    failures(answers).join(', '),
  );
  const health = await fetch(`${both[0]?.url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
  report('pages are served after it', health === 200);
  reportTrouble(report, both);
}

/** As in production: edge, then platform, with a trusted balancer. */
export const hostileRequests: Attack = {
  name: 'requests',
  claim: 'M70 headers, addresses and bodies of any kind are answered, and end no process',
  async run(siege) {
    const { edge, platform } = await siege.site();
    const both = [edge, platform];
    const headers = await count(times(siege, 300, 6000), 8, async () => {
      const request = hostileRequest();
      const line = await sendRaw(edge.port, request);
      return isFailure(line) ? `${line} to ${JSON.stringify(request.slice(0, 300))}` : line;
    });
    await judge(siege, 'requests with hostile headers', headers, both);
    const rows = Object.values(endpoints);
    const posts = await count(times(siege, 300, 6000), 8, async () => {
      const { method, path } = some(rows);
      const answer = await fetch(
        `${edge.url}${path.replaceAll(/\{\w+\}/g, some(['1', '-1', '%00', 'x']))}`,
        {
          method,
          headers: {
            'Content-Type': 'application/json',
            'X-Idempotency-Key': `siege-${Math.random()}`,
          },
          ...(method === 'GET' ? {} : { body: some(bodies) }),
        },
      );
      await answer.body?.cancel();
      return `HTTP/1.1 ${answer.status}`;
    });
    await judge(siege, 'calls with hostile bodies', posts, both);
    const broken = await count(times(siege, 60, 600), 6, () =>
      sendRaw(
        edge.port,
        `POST /web-api/auth/v1/login HTTP/1.1\r\nHost: northline.localhost\r\nContent-Type: application/json\r\n${some(
          [
            'Content-Length: 50\r\n\r\n{"uLogin":',
            'Transfer-Encoding: chunked\r\n\r\n5\r\n{"uLo',
            'Transfer-Encoding: chunked\r\n\r\nZZ\r\n',
            'Content-Length: 2000000\r\n\r\n{}',
          ],
        )}`,
        3000,
      ),
    );
    // A client that sends nothing more gets no answer before the time limit of a request.
    const answered = new Map([...broken].filter(([line]) => line !== 'silence'));
    await judge(siege, 'bodies that break off', answered, both);
  },
};
