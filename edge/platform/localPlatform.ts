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
  /** Whether its control API answers: tests and development only. */
  readonly isControlOpen: boolean;
  /** Hosts whose pages may call it. */
  readonly allowedHosts: readonly string[];
  /** The coupon's settings of the brand at a host. */
  readonly couponSettings?: (host: string) => unknown;
  /** Origin of the brand at a host: links of letters begin with it, by default with a path. */
  readonly letterOrigin?: (host: string) => string;
  /** What the brand at a host is called. */
  readonly brandName?: (host: string) => string;
  /** The profile of responsible gambling of the brand at a host. */
  readonly protectionProfile?: (host: string) => ProtectionProfile;
  /** Hours that the clock of the brand at a host is ahead of UTC. */
  readonly timeZone?: (host: string) => number;
  /** The sandbox's clock in epoch milliseconds; the real one by default. */
  readonly nowMs?: () => number;
  /** Whether a balancer in front says which host a socket is for. */
  readonly trustsProxy?: boolean;
  /** KiB of memory that a password check takes; tests use little. */
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
