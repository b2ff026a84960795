import { join } from 'node:path';

// React and MobX choose their build by NODE_ENV when they load; the development build takes twice
// as long to render a page. So it is set before they load.
process.env['NODE_ENV'] ??= 'production';
const { runEdge } = await import('./start/runEdge.ts');
// This module is `dist/edge/server.js`, beside the files that it serves.
await runEdge(join(import.meta.dirname, '..', '..'));
