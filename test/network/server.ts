import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { http, ws, type WebSocketHandlerConnection } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { onTestFinished } from 'vitest';

/** The feed of the platform, whatever its host. */
const feedLink = ws.link('*/feed/v1');

type FeedEnd = WebSocketHandlerConnection['client'];

/** Handlers of the feed by host, newest last. */
const accepting: { readonly host: string; readonly run: (client: FeedEnd) => void }[] = [];

/** Answers the feed of these hosts until the test ends. */
export function acceptFeed(
  run: (client: FeedEnd) => void,
  hosts: readonly string[] = ['localhost'],
): void {
  const added = hosts.map((host) => ({ host, run }));
  accepting.push(...added);
  onTestFinished(() => {
    for (const each of added) accepting.splice(accepting.indexOf(each), 1);
  });
}

/** Paths of the platform; no other call of a page goes to the site. */
export const platformPaths =
  /\/(?:web-api|bff-api|blocks-api|limit-service-api|redirects-api|social-api|sandbox)\//;

/**
 * The network of unit and component tests: pages use the real fetch and WebSocket, and handlers
 * answer. It uses the interceptor of fetch alone, because setupServer of msw/node answers through a
 * socket of Node and needs ten times as long per call. Without a handler calls fail; a test adds
 * one by `attachSandbox`, `answer`, or `server.use`.
 */
export const server = defineNetwork({
  sources: [
    new InterceptorSource({ interceptors: [new FetchInterceptor(), new WebSocketInterceptor()] }),
  ],
  handlers: [
    http.all(platformPaths, () => Response.error()),
    feedLink.addEventListener('connection', ({ client }) => connect(client)),
  ],
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
});

function connect(client: FeedEnd): void {
  const { hostname } = new URL(client.url);
  const answering = accepting.findLast(({ host }) => host === hostname);
  if (answering === undefined) client.close();
  else answering.run(client);
}
