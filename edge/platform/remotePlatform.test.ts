import { once } from 'node:events';
import { createServer, IncomingMessage, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitSockets } from '../start/limitSockets.ts';
import { remotePlatform, type RemotePlatformOptions } from './remotePlatform.ts';
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

/** A platform that records its requests. */
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
  forwarded: 'for=1.2.3.4;host=evil.test',
  'x-forwarded-for': '1.2.3.4',
  'x-real-ip': '1.2.3.4',
  'x-geo-country': 'XX',
  'x-forwarded-host': 'birch.localhost',
  'x-forwarded-proto': 'https',
};
/** Override headers that proxies and frameworks behind an edge may obey. */
const overrides = {
  'cf-connecting-ip': '1.2.3.4',
  'true-client-ip': '1.2.3.4',
  'x-client-ip': '1.2.3.4',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-forwarded-prefix': '/admin',
  'x-forwarded-port': '1',
  'x-request-id': 'forged',
  'proxy-authorization': 'Basic eA==',
  'x-anything': '1',
};

test('EDG-340 EDG-341 EDG-707 M75 a call is proxied below the address of the platform, with the headers of browsers and without forged proxy headers', async () => {
  const { asked, url } = await startPlatform();
  const { edge } = edgeWith({ platform: remotePlatform(url) });
  const answer = await edge.fetch(
    new Request('http://alder.localhost/web-api/x/../y?q=1', {
      headers: { ...claims, ...overrides, cookie: 'a=1', 'x-language': 'de', range: 'bytes=0-1' },
    }),
    { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
  );
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  expect(asked[0]?.url).toBe('/base/web-api/y?q=1');
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-host': 'alder.localhost',
    'x-forwarded-proto': 'http',
    'x-real-ip': '203.0.113.7',
    cookie: 'a=1',
    'x-language': 'de',
    range: 'bytes=0-1',
  });
  for (const name of ['forwarded', 'x-forwarded-for', 'x-geo-country', ...Object.keys(overrides)])
    if (name !== 'x-request-id') expect(asked[0]?.headers[name], name).toBeUndefined();
  expect(asked[0]?.headers['x-request-id']).not.toBe('forged');
});

test('EDG-341 EDG-342 M75 a load balancer in front is trusted on host, protocol, address and country if the operator says so', async () => {
  const { asked, url } = await startPlatform();
  const { edge } = edgeWith({
    trustsProxy: true,
    platform: remotePlatform(url, { trustsProxy: true }),
  });
  // As nginx sends it: Host is the name of the upstream.
  await edge.fetch(
    new Request('http://127.0.0.1:8080/web-api/y', {
      method: 'POST',
      body: '{"stake":1}',
      headers: { ...claims, ...overrides, 'x-forwarded-for': '9.9.9.9, 203.0.113.8' },
    }),
  );
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-host': 'birch.localhost',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '9.9.9.9, 203.0.113.8',
    'x-real-ip': '203.0.113.8',
    'x-geo-country': 'XX',
  });
  for (const name of ['forwarded', 'cf-connecting-ip', 'x-http-method-override', 'x-original-url'])
    expect(asked[0]?.headers[name], name).toBeUndefined();
});

test('EDG-357 a body over 1 MiB is 413, with a length or without', async () => {
  const { asked, url } = await startPlatform();
  const { edge } = edgeWith({ platform: remotePlatform(url) });
  const send = async (bytes: number, isStream: boolean): Promise<number> => {
    const body = new Uint8Array(bytes);
    const answer = await edge.fetch(
      new Request('http://alder.localhost/web-api/y', {
        method: 'POST',
        body: isStream ? new Blob([body]).stream() : body,
        duplex: 'half',
      } as RequestInit),
    );
    return answer.status;
  };
  const limit = 1024 * 1024;
  expect([await send(limit, false), await send(limit, true)]).toEqual([200, 200]);
  expect([await send(limit + 1, false), await send(limit + 1, true)]).toEqual([413, 413]);
  expect(asked).toHaveLength(2);
});

test('EDG-414 the trace and the id of a request are passed to the platform', async () => {
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

/** An edge in front of a platform whose sockets can be counted. */
async function startSockets(
  onUpgrade: (socket: Duplex) => void,
  options: RemotePlatformOptions = {},
) {
  const remotes = new Set<Duplex>();
  const platform = createServer();
  platform.on('connection', (socket) => {
    remotes.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => remotes.delete(socket));
  });
  platform.on('upgrade', (_request, socket: Duplex) => {
    socket.on('end', () => socket.end()).resume();
    onUpgrade(socket);
  });
  const url = `http://127.0.0.1:${await listening(platform)}`;
  const edge = createServer();
  const locals = limitSockets(edge, (request) => request.headers.from, { ofAddress: 3, inAll: 5 });
  remotePlatform(url, options).attach?.(edge);
  const port = await listening(edge);
  const open = (from = ''): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `GET /feed/v1 HTTP/1.1\r\nHost: localhost\r\nFrom: ${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    return socket;
  };
  return { edge, open, remotes, locals };
}

const accept = (socket: Duplex): void =>
  void socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );

test('EDG-358 M72 a torn socket ends its other half, whichever end is torn and whenever', async () => {
  const accepted: Duplex[] = [];
  const { open, remotes, locals } = await startSockets((socket) => {
    accept(socket);
    accepted.push(socket);
  });
  for (let turn = 0; turn < 60; turn += 1) {
    const socket = open();
    if (turn % 4 === 0) await once(socket, 'connect');
    else await once(socket, 'data');
    if (turn % 4 === 1) accepted.at(-1)?.destroy();
    if (turn % 4 === 2) socket.resetAndDestroy();
    else if (turn % 4 === 3) socket.end();
    else if (turn % 4 === 0) socket.destroy();
    if (!socket.destroyed) await once(socket, 'close');
  }
  await expect.poll(() => [locals.size, remotes.size]).toEqual([0, 0]);
});

test('EDG-358 M72 an upgrade that is answered when the browser has just gone ends without an error', async () => {
  const accepted = Promise.withResolvers<void>();
  const { edge, remotes } = await startSockets((socket) => {
    accept(socket);
    accepted.resolve();
  });
  // Its `close` event never comes, as that of a real socket is delayed for a moment.
  const socket = new Duplex({ emitClose: false, read: () => undefined });
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: '/feed/v1',
    headers: { host: 'localhost', connection: 'Upgrade', upgrade: 'websocket' },
  });
  edge.emit('upgrade', request, socket, Buffer.alloc(0));
  socket.destroy();
  await accepted.promise;
  await expect.poll(() => remotes.size).toBe(0);
});

test('EDG-358 M72 an upgrade that is never answered, and a socket on which nothing moves, end', async () => {
  const silent = await startSockets(() => undefined, { upgradeLimitMs: 50 });
  await once(silent.open(), 'close');
  await expect.poll(() => [silent.locals.size, silent.remotes.size]).toEqual([0, 0]);
  const still = await startSockets(accept, { idleLimitMs: 50 });
  const socket = still.open();
  await once(socket, 'data');
  await once(socket, 'close');
  await expect.poll(() => [still.locals.size, still.remotes.size]).toEqual([0, 0]);
});

test('EDG-359 M71 an address has so many sockets and not one more, and so have all together', async () => {
  const { open, locals } = await startSockets(accept);
  const statusOf = async (from: string): Promise<string> =>
    String((await once(open(from), 'data'))[0]).slice(9, 12);
  for (let each = 0; each < 3; each += 1) expect(await statusOf('a')).toBe('101');
  expect(await statusOf('a')).toBe('429');
  expect([await statusOf('b'), await statusOf('b'), await statusOf('b')]).toEqual([
    '101',
    '101',
    '503',
  ]);
  for (const socket of locals) socket.destroy();
  await expect.poll(() => locals.size).toBe(0);
  expect(await statusOf('a')).toBe('101');
  for (const socket of locals) socket.destroy();
});

test('EDG-640 M71 all addresses of a network of IPv6 have as many sockets as one', async () => {
  const { open, locals } = await startSockets(accept);
  const statusOf = async (from: string): Promise<string> =>
    String((await once(open(from), 'data'))[0]).slice(9, 12);
  for (let each = 1; each <= 3; each += 1)
    expect(await statusOf(`2001:db8:51:e9e::${each}`)).toBe('101');
  expect(await statusOf('2001:db8:51:e9e::4')).toBe('429');
  expect(await statusOf('2001:db8:51:e9f::1')).toBe('101');
  for (const socket of locals) socket.destroy();
});
