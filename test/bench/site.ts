/** Runs the measured site as its own process: full demo world, HTTP/1.1 and HTTP/2. */
import { createSecureServer } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { startFromSources } from '../../edge/testing/startFromSources.ts';
import type { SiteAddresses } from './startSite.ts';
import { testCertificate } from './testCertificate.ts';

const server = await startFromSources({
  port: 0,
  stage: 'demo',
  brand: 'northline',
  sandbox: { databasePath: ':memory:', size: 'full', isControlOpen: true },
});
const plain = `http://localhost:${server.port}`;
const certificate = testCertificate();

/** HTTP/2 like behind a balancer; feed sockets go to the plain server. */
async function openSecure(): Promise<number | undefined> {
  if (certificate === undefined) return undefined;
  const listener = getRequestListener(server.edge.fetch, { overrideGlobalObjects: false });
  const front = createSecureServer(
    { ...certificate, allowHTTP1: true },
    (request, response) => void listener(request, response),
  );
  front.on('upgrade', (request, socket, head) => {
    const inner = connect(server.port, 'localhost', () => {
      const headers = request.rawHeaders.flatMap(
        (name: string, index: number, all: readonly string[]) =>
          index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
      );
      inner.write([`GET ${request.url ?? '/'} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      inner.write(head);
      inner.pipe(socket).pipe(inner);
    });
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  return (front.address() as AddressInfo).port;
}

const securePort = await openSecure();
const addresses: SiteAddresses = {
  plain,
  ...(securePort === undefined || certificate === undefined
    ? {}
    : { secure: `https://localhost:${securePort}`, certificate }),
};
process.send?.(addresses);
process.on('disconnect', () => process.exit(0));
