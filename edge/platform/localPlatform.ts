import type { ProtectionProfile } from '../../domain/limits/profiles.ts';
import { attachFeed } from '../../sandbox/attachFeed.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { demoPerson } from '../../sandbox/platform/accounts/seedUsers.ts';
import { passedSocketHeaders } from './passedHeaders.ts';
import type { Platform } from './Platform.ts';
import type { WorldSize } from '../../sandbox/world/WorldSize.ts';

export interface LocalPlatformOptions {
  /** The sandbox's SQLite file, or `:memory:`. */
  readonly databasePath: string;
  readonly size: WorldSize;
  /** Whether its control API is open: in tests and development only. */
  readonly isControlOpen: boolean;
  /** Hosts whose pages may call it. */
  readonly allowedHosts: readonly string[];
  /** Coupon settings of the brand at a host. */
  readonly couponSettings?: (host: string) => unknown;
  /**
   * Origin of the brand at a host, the beginning of links in e-mails; by default they are paths.
   */
  readonly letterOrigin?: (host: string) => string;
  /** Name of the brand at a host. */
  readonly brandName?: (host: string) => string;
  /** Responsible-gambling profile of the brand at a host. */
  readonly protectionProfile?: (host: string) => ProtectionProfile;
  /** Hours by which the time zone of the brand at a host is ahead of UTC. */
  readonly timeZone?: (host: string) => number;
  /** The sandbox's clock in epoch milliseconds; the real one by default. */
  readonly nowMs?: () => number;
  /** Whether a balancer's header names the host of a socket. */
  readonly trustsProxy?: boolean;
  /** Memory of a password check, in KiB; tests use little. */
  readonly passwordCost?: number;
}

/** The sandbox platform in this process. */
export function localPlatform(options: LocalPlatformOptions): Platform {
  const { trustsProxy = false, ...rest } = options;
  const sandbox = createSandbox({ ...rest, trustsEdge: true });
  sandbox.start();
  return {
    fetch: sandbox.fetch,
    attach: (server) =>
      void attachFeed(
        server,
        sandbox,
        (request) => passedSocketHeaders(request, trustsProxy).get('x-forwarded-host') ?? undefined,
      ),
    demoPerson,
    close: () => sandbox.dispose(),
  };
}
