import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as AttachFeed from '../sandbox/attachFeed.ts';
import type * as CreateSandbox from '../sandbox/createSandbox.ts';
import type { Platform } from './Platform.ts';

/** Loaded only when it is used: a production edge does without the folder. */
async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(path).href)) as Module;
}

/** The sandbox platform in this process. SANDBOX_CONTROL=1 opens its control API; SANDBOX_SIZE, SANDBOX_SEED and SANDBOX_PACE shape its world. */
export async function localPlatform(file: string): Promise<Platform> {
  const folder = join(import.meta.dirname, '..', 'sandbox');
  if (!existsSync(join(folder, 'createSandbox.ts'))) return { fetch: async () => Response.json({ errors: [{ code: 'no_sandbox', detail: 'The sandbox is not installed' }] }, { status: 503 }) };
  const [{ createSandbox }, { attachFeed }] = await Promise.all([load<typeof CreateSandbox>(join(folder, 'createSandbox.ts')), load<typeof AttachFeed>(join(folder, 'attachFeed.ts'))]);
  const { SANDBOX_CONTROL, SANDBOX_SIZE, SANDBOX_SEED, SANDBOX_PACE } = process.env;
  const sandbox = createSandbox({
    databasePath: file,
    isControlOpen: SANDBOX_CONTROL === '1',
    ...(SANDBOX_SIZE === 'small' ? { size: 'small' } : {}),
    ...(SANDBOX_SEED === undefined ? {} : { seed: Number(SANDBOX_SEED) }),
    ...(SANDBOX_PACE === undefined ? {} : { pace: Number(SANDBOX_PACE) }),
  });
  sandbox.start();
  return { fetch: (request) => sandbox.fetch(request), attach: (server) => void attachFeed(server, sandbox), close: () => sandbox.dispose() };
}
