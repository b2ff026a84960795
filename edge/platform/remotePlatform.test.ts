import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remotePlatform } from './remotePlatform.ts';
import { edgeWith } from '../testing/edgeStage.ts';
import { useLocalServers } from '../testing/useLocalServers.ts';

const servers: Server[] = [];

beforeEach(useLocalServers);

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A platform that remembers what it was asked. */
async function startPlatform() {
  const asked: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    response.setHeader('Set-Cookie', ['a=1; HttpOnly', 'b=2']);
    response.end('{}');
  });
  server.on('upgrade', (request, socket) => {
    asked.push({ url: request.url, headers: request.headers });
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello',
    );
  });
  return { asked, url: `http://127.0.0.1:${await listening(server)}/base/` };
}

const claims = {
  forwarded: 'for=1.2.3.4',
  'x-forwarded-for': '1.2.3.4',
  'x-real-ip': '1.2.3.4',
  'x-geo-country': 'XX',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'gopher',
};

test('EDG-340 EDG-341 a call goes on below the address of the platform; what the person claims of the way is not passed on', async () => {
  const { asked, url } = await startPlatform();
  const answer = await remotePlatform(url).fetch(
    new Request('http://alder.localhost/web-api/x/../y?q=1', {
      headers: { ...claims, cookie: 'a=1' },
    }),
  );
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  expect(asked[0]?.url).toBe('/base/web-api/y?q=1');
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-host': 'alder.localhost',
    'x-forwarded-proto': 'http',
    cookie: 'a=1',
  });
  for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-geo-country'])
    expect(asked[0]?.headers[name], name).toBeUndefined();
});

test('EDG-341 a balancer in front is believed when the operator says so', async () => {
  const { asked, url } = await startPlatform();
  await remotePlatform(url, { trustsProxy: true }).fetch(
    new Request('http://alder.localhost/web-api/y', { headers: claims }),
  );
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '1.2.3.4',
    'x-geo-country': 'XX',
    'x-forwarded-host': 'alder.localhost',
  });
});

test('EDG-342 the address of the person goes on as the edge knows it, whatever the person says', async () => {
  const { asked, url } = await startPlatform();
  const request = (): Request =>
    new Request('http://alder.localhost/web-api/y', { headers: claims });
  await remotePlatform(url).fetch(request(), { personAddress: '203.0.113.7' });
  await remotePlatform(url, { trustsProxy: true }).fetch(request(), {
    personAddress: '203.0.113.8',
  });
  expect(asked.map(({ headers }) => headers['x-real-ip'])).toEqual(['203.0.113.7', '203.0.113.8']);
});

test('EDG-414 the trace and the id of a request are told to the platform', async () => {
  const { asked, url } = await startPlatform();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await remotePlatform(url).fetch(new Request('http://alder.localhost/web-api/y'), {
    traceparent,
    requestId: 'r1',
  });
  expect(asked[0]?.headers).toMatchObject({ traceparent, 'x-request-id': 'r1' });
});

test('EDG-343 a platform that is not there is a 502 in the shape of the contract', async () => {
  const { url } = await startPlatform();
  servers.splice(0).forEach((server) => server.close());
  const { edge } = edgeWith({ platform: remotePlatform(url) });
  const answer = await edge.fetch(new Request('http://localhost/web-api/y'));
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { errors: [{ code: 'platform_unreachable', detail: 'The platform does not answer' }] },
  ]);
});

test('EDG-344 sockets of the platform go on; others, and malformed addresses, are closed and nothing falls over', async () => {
  const { asked, url } = await startPlatform();
  const edge = createServer();
  remotePlatform(url).attach?.(edge);
  const port = await listening(edge);
  const upgrade = async (target: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n`,
    );
    await once(socket, 'close');
    return answer;
  };
  for (const target of ['//', '//[', '/other', '/feed/../other', 'http://evil.test/feed/v1', '*'])
    expect(await upgrade(target), target).toBe('');
  expect(asked).toEqual([]);
  expect(await upgrade('/feed/v1?x=1')).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
  expect(asked[0]?.url).toBe('/base/feed/v1?x=1');
  expect([asked[0]?.headers['x-forwarded-for'], asked[0]?.headers['x-real-ip']]).toEqual([
    undefined,
    '127.0.0.1',
  ]);
});
