/**
 * The sandbox on its own port: PORT (8090), HOST, SANDBOX_CONTROL=1, SANDBOX_FILE, SANDBOX_SIZE,
 * SANDBOX_SEED, SANDBOX_PACE, SANDBOX_TRUST_EDGE=1 (only an edge can call; its headers on host,
 * protocol, address and country are trusted).
 */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { guardProcess } from '../process/guardProcess.ts';
import { keepHeapSmall } from '../process/keepHeapSmall.ts';
import { attachFeed } from './attachFeed.ts';
import { defaultSeed } from './createInfrastructure.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import { StoreError } from './platform/store/StoreError.ts';
import type { SandboxOptions } from './SandboxOptions.ts';

const {
  PORT,
  HOST,
  SANDBOX_CONTROL,
  SANDBOX_FILE,
  SANDBOX_SIZE,
  SANDBOX_SEED,
  SANDBOX_PACE,
  SANDBOX_TRUST_EDGE,
} = process.env;

keepHeapSmall();
const sandbox = openSandbox({
  databasePath: SANDBOX_FILE ?? ':memory:',
  seed: Number(SANDBOX_SEED ?? defaultSeed),
  size: SANDBOX_SIZE === 'small' ? 'small' : 'full',
  isControlOpen: SANDBOX_CONTROL === '1',
  trustsEdge: SANDBOX_TRUST_EDGE === '1',
  ...(SANDBOX_PACE === undefined ? {} : { pace: Number(SANDBOX_PACE) }),
});
sandbox.start();

const server = serve(
  { fetch: sandbox.app.fetch, port: Number(PORT ?? 8090), hostname: HOST ?? '127.0.0.1' },
  ({ port }) => {
    // Only now: an occupied port has to end the start.
    guardProcess((event, error) => sandbox.incidents.add(event, error));
    console.log(`The sandbox is ready: http://127.0.0.1:${port}`);
  },
) as Server;
const detach = attachFeed(server, sandbox);

/** An unusable database is reported as one sentence without a stack. */
function openSandbox(options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stop(): void {
  detach();
  server.close();
  server.closeAllConnections();
  sandbox.dispose();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
