import { Hono, type Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { Caller } from './Caller.ts';

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
  Variables: { language: string; caller: Caller };
}

/** The application of the platform: what answers its calls. */
export type SandboxApp = Hono<SandboxEnv>;
/** A call while it is answered; `var.language` is the language of its page. */
export type SandboxContext = Context<SandboxEnv>;

export function createSandboxApp(): SandboxApp {
  return new Hono<SandboxEnv>();
}
