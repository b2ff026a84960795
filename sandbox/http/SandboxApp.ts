import { Hono, type Context } from 'hono';
import type { IncomingMessage } from 'node:http';

/** What a Node server adds to a request, and the edge in whose process it runs; absent when the sandbox is called in memory. */
interface NodeBindings {
  readonly incoming?: IncomingMessage;
  /** Network address of the person. */
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
