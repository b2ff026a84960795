import { isIP } from 'node:net';
import type { PlatformBindings } from './Platform.ts';

/**
 * The network address of the person: of the connection, or behind a balancer the last one in X-Forwarded-For, which the
 * balancer itself has written; earlier entries can be forged. Undefined when it is unknown.
 */
export function personAddress(
  forwardedFor: string | null | undefined,
  bindings: PlatformBindings | undefined,
  trustsProxy: boolean,
): string | undefined {
  const told = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return told !== undefined && isIP(told) !== 0 ? told : bindings?.incoming?.socket.remoteAddress;
}
