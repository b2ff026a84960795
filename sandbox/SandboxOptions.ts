import type { ProtectionProfile } from '#domain/limits/profiles.ts';
import type { Timers } from './platform/time/Timers.ts';
import type { WorldSize } from './world/WorldSize.ts';

export interface SandboxOptions {
  /** Path of the database file, or `:memory:`. */
  readonly databasePath: string;
  /** Initial content of a database in memory: the image of a platform with the same options. */
  readonly image?: Uint8Array | undefined;
  readonly seed?: number;
  readonly size?: WorldSize;
  /** Whether /sandbox/v1 may be used; for tests and development only. */
  readonly isControlOpen: boolean;
  /** Machine time in epoch milliseconds. */
  readonly nowMs?: () => number;
  /** Match seconds per second of platform time; the world's own pace by default. */
  readonly pace?: number;
  /** Hosts whose pages may call, besides the host of the call. */
  readonly allowedHosts?: readonly string[];
  /** The configured coupon settings of the brand at a host; nothing is set by default. */
  readonly couponSettings?: (host: string) => unknown;
  /** Origin of the brand at a host, prefixed to links in e-mails; links stay paths by default. */
  readonly letterOrigin?: (host: string) => string;
  /** Name of the brand at a host, the first brand for an unknown host; the sender of e-mails. */
  readonly brandName?: (host: string) => string;
  /** Profile of responsible gambling of the brand at a host; the strictest by default. */
  readonly protectionProfile?: (host: string) => ProtectionProfile;
  /** Offset of the brand's clock at a host from UTC, in hours; 0 by default. */
  readonly timeZone?: (host: string) => number;
  /** Timers of a test; those of the machine by default. */
  readonly timers?: Timers;
  /** Runs work after the answer, such as e-mails; some milliseconds later by default. */
  readonly later?: (work: () => void) => void;
  /** KiB of memory for a password check; tests use little because they sign in often. */
  readonly passwordCost?: number;
  /** Cost of a captcha: hash rounds of each attempt. */
  readonly captchaCost?: number;
  /** Number of wrong passwords for a login after which a captcha is required. */
  readonly captchaAfter?: number;
  /** Trusts headers on host, protocol, address and country: only an edge may reach the platform. */
  readonly trustsEdge?: boolean;
}
