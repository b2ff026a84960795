import { join } from 'node:path';

// React and MobX choose one of their builds by it when they are loaded, without it the one for
// developers, which takes twice as long to draw a page: so it is set before they are.
process.env['NODE_ENV'] ??= 'production';
const { runEdge } = await import('./start/runEdge.ts');
// This module is `dist/edge/server.js`, beside what it serves.
await runEdge(join(import.meta.dirname, '..', '..'));
