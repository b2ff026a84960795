import { attachFeed } from '../sandbox/attachFeed.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import type { Platform } from './Platform.ts';
import type { WorldSize } from '../sandbox/world/World.ts';

export interface LocalPlatformOptions {
  /** Where the sandbox keeps its data; `:memory:` for none. */
  readonly databasePath: string;
  readonly size: WorldSize;
  /** Whether its control API answers: tests and development only. */
  readonly isControlOpen: boolean;
  /** Hosts whose pages may call it. */
  readonly allowedHosts: readonly string[];
  /** What the platform takes for the machine's time, in epoch milliseconds; the real one unless told. */
  readonly nowMs?: () => number;
  /** How much work a password check is; tests sign in often. */
  readonly passwordCost?: number;
}

/** The sandbox platform in this process. */
export function localPlatform(options: LocalPlatformOptions): Platform {
  const sandbox = createSandbox(options);
  sandbox.start();
  return { fetch: sandbox.fetch, attach: (server) => void attachFeed(server, sandbox), close: () => sandbox.dispose() };
}
