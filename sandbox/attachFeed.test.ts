import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { attachFeed } from './attachFeed.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';

interface Served {
  readonly server: Server;
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function serveFeed(): Promise<Served> {
  const sandbox = createSandbox({
    databasePath: ':memory:',
    size: 'small',
    isControlOpen: false,
    allowedHosts: ['brand.example'],
  });
  const server = createServer((_request, response) => response.end());
  const detach = attachFeed(server, sandbox);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/feed/v1`;
  const close = async (): Promise<void> => {
    detach();
    sandbox.dispose();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { server, sandbox, url, close };
}

test('SBX-97 the feed is served over WebSocket at /feed/v1, for the own and configured origins only', async () => {
  const { sandbox, url, close } = await serveFeed();
  for (const origin of ['https://evil.test', 'null']) {
    const [error] = (await once(new WebSocket(url, { origin }), 'error').catch(
      (thrown: unknown) => [thrown],
    )) as [Error];
    expect(error.message).toContain('403');
  }
  for (const origin of ['https://brand.example', 'http://northline.localhost:8080', undefined]) {
    const socket = new WebSocket(url, origin === undefined ? {} : { origin });
    await once(socket, 'open');
    socket.send('{"t":"hello","protocol":1}');
    const [welcome] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(String(welcome))).toMatchObject({ t: 'welcome', heartbeatMs: 5000 });
    socket.close();
    await once(socket, 'close');
  }
  const large = new WebSocket(url);
  await once(large, 'open');
  large.send(`{"t":"hello","protocol":1,"token":"${'x'.repeat(20_000)}"}`);
  const [code] = (await once(large, 'close')) as [number];
  expect(code).toBe(1009);
  expect(sandbox.feed.connectionCount).toBe(0);
  await close();
});

test('SBX-817 upgrades of other or malformed addresses are refused without an error', async () => {
  const { url, close } = await serveFeed();
  const { port } = new URL(url);
  for (const target of ['/', '/other', '//', '//[', '/feed/v1/..', 'http://', '*', '/feed/v1%00']) {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(answer, target).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  const reset = connect(Number(port), '127.0.0.1');
  reset.write(
    'GET /feed/v1 HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  reset.resetAndDestroy();
  await once(reset, 'close');
  const socket = new WebSocket(url);
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
  await close();
});
