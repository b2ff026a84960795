import { http } from 'msw';
import { onTestFinished } from 'vitest';
import type { SandboxOptions } from '../../sandbox/SandboxOptions.ts';
import { createTestSandbox, type TestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { acceptFeed, platformPaths, server } from './server.ts';

/** A sandbox behind the network, with simulated faults of the network. */
export interface SandboxNetwork {
  readonly sandbox: TestSandbox;
  /** Origin of this sandbox, for tests with several; the page's own is the newest. */
  readonly origin: string;
  /** Paths of received calls with their queries, oldest first. */
  readonly asked: readonly string[];
  /** Cookies of the browser for the platform. */
  readonly jar: Map<string, string>;
  /** Drops all calls while true, or those whose address contains one of these parts. */
  breakOff: (what: boolean | readonly string[]) => void;
  /** Closes the connections of the feed like a lost network. */
  dropFeed: () => void;
  /** Holds messages of the feed back while muted. */
  muteFeed: (isMuted: boolean) => void;
  /** Number of connections of the feed so far. */
  readonly feedsOpened: number;
}

let count = 0;

/** Connects calls and feed to a sandbox in memory until the test ends: the given or its own. */
export function attachSandbox(given: TestSandbox | Partial<SandboxOptions> = {}): SandboxNetwork {
  const isShared = 'request' in given;
  const sandbox = isShared ? given : createTestSandbox(given);
  count += 1;
  const host = `sandbox-${count}.test`;
  const isForUs = (url: string): boolean => {
    const { hostname, pathname } = new URL(url);
    return (hostname === host || hostname === 'localhost') && platformPaths.test(pathname);
  };
  const jar = new Map<string, string>();
  const asked: string[] = [];
  const connections = new Set<{ readonly close: () => void }>();
  let broken: boolean | readonly string[] = false;
  let isMuted = false;
  let feedsOpened = 0;
  let waiting: (() => void)[] = [];
  const deliver = (send: () => void): void => void (isMuted ? waiting.push(send) : send());

  server.use(
    http.all(
      ({ request }) => isForUs(request.url),
      async ({ request }) => {
        const isBroken =
          typeof broken === 'boolean' ? broken : broken.some((part) => request.url.includes(part));
        if (isBroken) return Response.error();
        const { pathname, search } = new URL(request.url);
        asked.push(`${pathname}${search}`);
        const headers = new Headers(request.headers);
        if (jar.size > 0)
          headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
        const body = request.method === 'GET' ? {} : { body: await request.arrayBuffer() };
        const response = await sandbox
          .request(`${pathname}${search}`, { method: request.method, headers, ...body })
          .catch(() => Response.error());
        for (const cookie of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
          if (cookie.includes('Max-Age=0')) jar.delete(name);
          else jar.set(name, value);
        }
        return response;
      },
    ),
  );
  acceptFeed(
    (client) => {
      const peer = sandbox.feed.accept({
        send: (text) => deliver(() => client.send(text)),
        close: (code) => client.close(code),
        bufferedAmount: 0,
      });
      connections.add(client);
      feedsOpened += 1;
      client.addEventListener('message', ({ data }) =>
        peer.receive(typeof data === 'string' ? data : ''),
      );
      client.addEventListener('close', () => {
        connections.delete(client);
        peer.closed();
      });
    },
    [host, 'localhost'],
  );
  onTestFinished(() => {
    if (!isShared) sandbox.dispose();
  });
  return {
    sandbox,
    origin: `http://${host}`,
    asked,
    jar,
    breakOff: (what) => void (broken = what),
    dropFeed: () => {
      for (const connection of connections) connection.close();
      waiting = [];
    },
    muteFeed: (muted) => {
      isMuted = muted;
      for (const send of isMuted ? [] : waiting.splice(0)) send();
    },
    get feedsOpened() {
      return feedsOpened;
    },
  };
}
