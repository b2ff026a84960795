/** A platform whose clock is set by messages of the parent process: `{ aheadMs }`. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../sandbox/createSandbox.ts';

let aheadMs = 0;
const sandbox = createSandbox({
  databasePath: ':memory:',
  size: process.env['SANDBOX_SIZE'] === 'full' ? 'full' : 'small',
  isControlOpen: true,
  nowMs: () => Date.now() + aheadMs,
});
sandbox.start();
process.on('message', (message: { readonly aheadMs: number }) => {
  aheadMs = message.aheadMs;
  process.send?.('set');
});
process.on('disconnect', () => process.exit(0));
const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port }),
) as Server;
server.keepAliveTimeout = 60_000;
