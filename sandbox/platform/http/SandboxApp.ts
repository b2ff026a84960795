import { Hono, type Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { Caller } from './Caller.ts';

/** Bindings of a Node server or of the embedding edge; absent for in-memory calls. */
interface NodeBindings {
  readonly incoming?: IncomingMessage;
  /** Network address of the caller. */
  readonly personAddress?: string;
}

export interface SandboxEnv {
  Bindings: NodeBindings;
  Variables: { language: string; caller: Caller };
}

/** The Hono application of the platform. */
export type SandboxApp = Hono<SandboxEnv>;
/** Context of a call; `var.language` is the language of the page. */
export type SandboxContext = Context<SandboxEnv>;

export function createSandboxApp(): SandboxApp {
  return new Hono<SandboxEnv>();
}
