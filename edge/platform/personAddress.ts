import { isIP } from 'node:net';
import { plainAddress } from '../../process/networkOf.ts';
import type { PlatformBindings } from './Platform.ts';

/**
 * Network address of the visitor: that of the connection or, behind a balancer, the last entry of
 * X-Forwarded-For, which the balancer itself has written; earlier entries can be forged.
 */
export function personAddress(
  forwardedFor: string | null | undefined,
  bindings: PlatformBindings | undefined,
  trustsProxy: boolean,
): string | undefined {
  const forwarded = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address =
    forwarded !== undefined && isIP(forwarded) !== 0
      ? forwarded
      : bindings?.incoming?.socket.remoteAddress;
  return address === undefined ? undefined : plainAddress(address);
}
