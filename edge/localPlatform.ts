import type { Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Platform } from './Platform.ts';

interface SandboxModule {
  readonly createSandbox: (options: { readonly file: string }) => { readonly fetch: (request: Request) => Promise<Response> | Response; readonly attachFeed: (server: Server) => void; readonly close: () => void };
}

/** The sandbox platform in this process. */
export async function localPlatform(file: string): Promise<Platform> {
  const path = join(import.meta.dirname, '..', 'sandbox', 'createSandbox.ts');
  if (!existsSync(path)) return { fetch: async () => Response.json({ errors: [{ code: 'no_sandbox', detail: 'The sandbox is not installed' }] }, { status: 503 }) };
  const { createSandbox } = (await import(pathToFileURL(path).href)) as SandboxModule;
  const sandbox = createSandbox({ file });
  return { fetch: async (request) => sandbox.fetch(request), attach: (server) => sandbox.attachFeed(server), close: () => sandbox.close() };
}
