import type { Timers } from './time/Timers.ts';
import type { World, WorldOptions, WorldSize } from './world/World.ts';

export interface SandboxOptions {
  /** A file, or `:memory:`. */
  readonly databasePath: string;
  readonly seed?: number;
  readonly size?: WorldSize;
  /** Whether /sandbox/v1 may be used: tests and development only. */
  readonly isControlOpen: boolean;
  /** Machine time in epoch milliseconds. */
  readonly nowMs?: () => number;
  /** Match seconds per second; the world's own pace unless told. */
  readonly pace?: number;
  /** Hosts whose pages may call, besides the host that is called. */
  readonly allowedHosts?: readonly string[];
  /** Timers of a test; those of the machine unless told. */
  readonly timers?: Timers;
  /** How much work a password check is; tests sign in often. */
  readonly passwordCost?: number;
  /** How much work a captcha is: rounds of each try. */
  readonly captchaCost?: number;
  /** Wrong passwords of a login after which a captcha is asked for. */
  readonly captchaAfter?: number;
  /** Believes X-Real-IP: only where nobody but an edge can call. */
  readonly trustsEdge?: boolean;
  readonly createWorld?: (options: WorldOptions) => World;
}
