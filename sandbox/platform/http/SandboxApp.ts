import { Hono, type Context } from 'hono';
import type { IncomingMessage } from 'node:http';

/**
 * Bindings of a Node server, or of the edge in whose process it runs; absent for in-memory calls.
 */
interface NodeBindings {
  readonly incoming?: IncomingMessage;
  /** Network address of the caller. */
  readonly personAddress?: string;
}

export interface SandboxEnv {
  Bindings: NodeBindings;
  Variables: { language: string };
}

export type SandboxApp = Hono<SandboxEnv>;
export type SandboxContext = Context<SandboxEnv>;

export function createSandboxApp(): SandboxApp {
  return new Hono<SandboxEnv>();
}
