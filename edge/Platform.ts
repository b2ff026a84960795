import type { Server } from 'node:http';

/** What is behind the site: the operator's platform, or the sandbox in this process. */
export interface Platform {
  /** Answers a request to one of the platform's paths; `bindings` are the Node server's own objects, where there is one. */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Takes over the sockets of the feed. */
  readonly attach?: (server: Server) => void;
  readonly close?: () => void | Promise<void>;
}

/** First segments of the platform's paths; everything else is the site's own. */
const platformSegments = new Set(['web-api', 'bff-api', 'feed', 'sandbox', 'limit-service-api', 'social-api', 'redirects-api', 'blocks-api', 'fatman-api', 'payments-api', 'user-api']);

export function isPlatformPath(pathname: string): boolean {
  return platformSegments.has(pathname.split('/')[1] ?? '');
}
