/** Builds the edge into `dist/edge`, with the files the sandbox reads at run time. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { rootFolder } from './installedPlugins.ts';

await build({ configFile: join(rootFolder, 'edge', 'vite.config.ts'), logLevel: 'warn' });
for (const [folder, name] of [
  ['store', 'migrations'],
  ['terms', 'texts'],
  ['accounts/password', 'known'],
] as const)
  cpSync(
    join(rootFolder, 'sandbox', 'platform', folder, name),
    join(rootFolder, 'dist', 'edge', 'sandbox', name),
    { recursive: true },
  );
