import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderPlainPage } from '../../core/shell/plain/renderPlainPage.tsx';
import { Dictionaries } from '../page/Dictionaries.ts';
import { startServer, type ServerOptions } from './startServer.ts';
import { betting, build, configFolder, renderRouteName } from '../testing/edgeStage.ts';
import { useLocalServers } from '../testing/useLocalServers.ts';

const plugins = {
  manifests: [betting],
  dictionaries: new Dictionaries(new Map()),
  render: renderRouteName,
  renderPlain: renderPlainPage,
  structuredData: new Map(),
  serverGuards: new Map(),
};
const buildFolder = mkdtempSync(join(tmpdir(), 'grandstand-build-'));
/** Responses that are held back. */
const held: ServerResponse[] = [];
const platform = createServer((request, response) => {
  if (request.url === '/web-api/slow') held.push(response);
  else response.end('{}');
});

beforeEach(useLocalServers);
beforeAll(async () => {
  mkdirSync(join(buildFolder, 'assets'));
  writeFileSync(join(buildFolder, 'preloads.json'), JSON.stringify(build.preloads));
  writeFileSync(join(buildFolder, 'own-scripts.json'), JSON.stringify(build.ownScripts));
  platform.on('upgrade', (_request, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
});
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
  rmSync(buildFolder, { recursive: true });
});

async function start(options: Pick<ServerOptions, 'connectionLimits'> = {}) {
  const server = await startServer(
    {
      ...options,
      port: 0,
      stage: 'test',
      brand: 'alder',
      configFolder,
      buildFolder,
      platformUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    },
    plugins,
  );
  return { server, url: `http://localhost:${server.port}` };
}

test('EDG-239 a request whose host is no part of an address is 400', async () => {
  const { server } = await start();
  const socket = connect(server.port, 'localhost');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  socket.write(`GET /en HTTP/1.1\r\nHost: ${'9'.repeat(300)}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(answer.split('\r\n', 1)).toEqual(['HTTP/1.1 400 Bad Request']);
  await server.close();
});

test('EDG-645 a connection whose request does not come to its end is ended, its head before its body; others are served', async () => {
  const { server, url } = await start({
    connectionLimits: { headersTimeout: 300, requestTimeout: 900, connectionsCheckingInterval: 50 },
  });
  const lasts = async (text: string): Promise<number> => {
    const socket = connect(server.port, 'localhost');
    const startedMs = performance.now();
    socket.on('error', () => undefined).resume();
    socket.write(text);
    // A byte now and then does not extend the limit.
    const drip = setInterval(() => socket.write('x'), 40);
    await once(socket, 'close');
    clearInterval(drip);
    return performance.now() - startedMs;
  };
  const line = 'HTTP/1.1\r\nHost: localhost\r\n';
  const heads = [lasts(`GET /en ${line}X-Slow: `), lasts('GET /')];
  const bodies = [`Content-Length: 9000\r\n\r\n`, 'Transfer-Encoding: chunked\r\n\r\n2000\r\n'].map(
    (rest) => lasts(`POST /web-api/x ${line}${rest}`),
  );
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const lastedMs of await Promise.all(heads)) expect(lastedMs).toBeGreaterThan(250);
  const isOpen = await Promise.race([Promise.all(bodies).then(() => false), Promise.resolve(true)]);
  expect(isOpen).toBe(true);
  for (const lastedMs of await Promise.all(bodies)) expect(lastedMs).toBeGreaterThan(850);
  await server.close();
});

test('EDG-420 a stopping server finishes requests in flight and accepts no more', async () => {
  const { server, url } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const slow = fetch(`${url}/web-api/slow`);
  const feed = connect(server.port, 'localhost');
  feed.write(
    'GET /feed/v1 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await once(feed, 'data');
  await expect.poll(() => held.length).toBe(1);
  let isStopped = false;
  const stopped = server.stop().then(() => (isStopped = true));
  await once(feed, 'close');
  expect((await server.edge.fetch(new Request(`${url}/readyz`))).status).toBe(503);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  expect(isStopped).toBe(false);
  held.pop()?.end('slow answer');
  expect(await (await slow).text()).toBe('slow answer');
  await stopped;
});

test('EDG-421 requests that exceed the limit are aborted', async () => {
  const { server, url } = await start();
  const slow = fetch(`${url}/web-api/slow`).then(
    () => 'answered',
    () => 'ended',
  );
  await expect.poll(() => held.length).toBe(1);
  await server.stop(50);
  expect(await slow).toBe('ended');
});

test('EDG-225 EDG-357 methods with and without a body are answered over the wire, with or without its length', async () => {
  const { server } = await start();
  const ask = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(server.port, 'localhost');
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer.slice(9, 12)));
      socket.write(text);
    });
  const tail = 'Host: localhost\r\nConnection: close\r\n';
  const chunked = `${tail}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    expect(await ask(`${method} /en HTTP/1.1\r\n${tail}\r\n`), method).toBe('405');
    expect(await ask(`${method} /en HTTP/1.1\r\n${chunked}`), method).toBe('405');
    expect(await ask(`${method} /web-api/x HTTP/1.1\r\n${tail}\r\n`), method).toBe('200');
    expect(await ask(`${method} /web-api/x HTTP/1.1\r\n${chunked}`), method).toBe('200');
  }
  expect(await ask(`TRACE /web-api/x HTTP/1.1\r\n${tail}\r\n`)).toBe('405');
  const long = 'x'.repeat(1024 * 1024 + 1);
  expect(
    await ask(`POST /web-api/x HTTP/1.1\r\n${tail}Content-Length: ${long.length}\r\n\r\n${long}`),
  ).toBe('413');
  await server.close();
});
