import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBrokenRequest } from './answerBrokenRequest.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(
    { maxHeaderSize: 16_384, headersTimeout: 200, connectionsCheckingInterval: 50 },
    (_request, response) => response.end('page'),
  );
  server.on('clientError', answerBrokenRequest);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => server.close());

function ask(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => request !== '' && socket.write(request));
    let answer = '';
    socket
      .setEncoding('latin1')
      .on('data', (text: string) => (answer += text))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}

const long = 'x'.repeat(20_000);

test.each([
  [`GET /en/live?a=${long} HTTP/1.1`, 'HTTP/1.1 302 Found', '/en/live'],
  [`GET /en?a=${long} HTTP/1.1`, 'HTTP/1.1 302 Found', '/en'],
  [
    `GET //evil.example?a=${long} HTTP/1.1`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    undefined,
  ],
  [
    `GET /web-api/line/v1/games?a=${long} HTTP/1.1`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    undefined,
  ],
  [`POST /en?a=${long} HTTP/1.1`, 'HTTP/1.1 431 Request Header Fields Too Large', undefined],
  [`GET /en/${long} HTTP/1.1`, 'HTTP/1.1 431 Request Header Fields Too Large', undefined],
  [
    `GET /en HTTP/1.1\r\nCookie: a=${long}`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    undefined,
  ],
  ['NONSENSE', 'HTTP/1.1 400 Bad Request', undefined],
])('EDG-239 A56 %.40s', async (request, status, location) => {
  const answer = await ask(`${request}\r\nHost: localhost\r\n\r\n`);
  expect([answer.split('\r\n')[0], /Location: (.*)\r/.exec(answer)?.[1]]).toEqual([
    status,
    location,
  ]);
});

test('EDG-615 an unused connection is closed without an answer, an incomplete request gets 408', async () => {
  expect(await ask('')).toBe('');
  expect(await ask('GET /en HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
});
