import type { IncomingMessage, Server } from 'node:http';

/** Node's own request, and what the edge knows about the caller. */
export interface PlatformBindings {
  readonly incoming?: IncomingMessage | undefined;
  readonly personAddress?: string | undefined;
  /** Identifies the request in logs. */
  readonly requestId?: string | undefined;
  /** W3C trace context of the request for which the call is made. */
  readonly traceparent?: string | undefined;
}

/** The operator's platform could not be reached or did not answer in time. */
export class PlatformUnreachableError extends Error {
  override readonly name = 'PlatformUnreachableError';
  readonly reason: 'unreachable' | 'time-out';

  constructor(reason: 'unreachable' | 'time-out', cause: unknown) {
    super('The platform does not answer', { cause });
    this.reason = reason;
  }
}

/** Demo account of the sandbox. */
export interface DemoPerson {
  readonly login: string;
  readonly password: string;
}

/** The platform behind the site: the operator's, or the sandbox in this process. */
export interface Platform {
  /** Answers a request to one of the platform's paths. */
  readonly fetch: (request: Request, bindings?: PlatformBindings) => Promise<Response>;
  /** Takes over the sockets of the feed. */
  readonly attach?: (server: Server) => void;
  readonly demoPerson?: DemoPerson;
  readonly close?: () => void | Promise<void>;
}

/** First segments of the platform's paths; everything else is the site's own. */
const platformSegments = new Set([
  'web-api',
  'bff-api',
  'feed',
  'sandbox',
  'limit-service-api',
  'social-api',
  'redirects-api',
  'blocks-api',
  'fatman-api',
  'payments-api',
  'user-api',
]);

export function isPlatformPath(pathname: string): boolean {
  return platformSegments.has(pathname.split('/')[1] ?? '');
}
