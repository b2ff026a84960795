import type { ProtectionProfile } from '#domain/limits/profiles.ts';
import type { Timers } from './platform/time/Timers.ts';
import type { WorldSize } from './world/WorldSize.ts';

export interface SandboxOptions {
  /** A file, or `:memory:`. */
  readonly databasePath: string;
  /** What a database in memory begins with: the image of a platform that was made alike. */
  readonly image?: Uint8Array | undefined;
  readonly seed?: number;
  readonly size?: WorldSize;
  /** Whether /sandbox/v1 may be used: tests and development only. */
  readonly isControlOpen: boolean;
  /** Machine time in epoch milliseconds. */
  readonly nowMs?: () => number;
  /** Match seconds per second of platform time; by default the world's own pace. */
  readonly pace?: number;
  /** Hosts whose pages may call, besides the host that is called. */
  readonly allowedHosts?: readonly string[];
  /** The coupon's settings of the brand at a host, as configured; by default nothing is set. */
  readonly couponSettings?: (host: string) => unknown;
  /** Origin of the brand at a host: links of letters begin with it, by default with a path. */
  readonly letterOrigin?: (host: string) => string;
  /** What the brand at a host is called, an unknown one like the first: letters are from it. */
  readonly brandName?: (host: string) => string;
  /** The profile of responsible gambling of the brand at a host; by default the strictest. */
  readonly protectionProfile?: (host: string) => ProtectionProfile;
  /** Hours that the clock of the brand at a host is ahead of UTC; by default none. */
  readonly timeZone?: (host: string) => number;
  /** Timers of a test; by default those of the machine. */
  readonly timers?: Timers;
  /** Runs what an answer does not wait for, such as letters; by default some milliseconds later. */
  readonly later?: (work: () => void) => void;
  /** KiB of memory that a password check takes; tests sign in often and use little. */
  readonly passwordCost?: number;
  /** Cost of a captcha: hash rounds of each attempt. */
  readonly captchaCost?: number;
  /** Wrong passwords for a login after which a captcha is required. */
  readonly captchaAfter?: number;
  /** Believes headers on host, protocol, address and country: nothing but an edge may call. */
  readonly trustsEdge?: boolean;
}
