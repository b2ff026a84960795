/** Builds the page of the stage `STAGE` into `dist/<stage>`, and puts packed copies beside its files. */
import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { rootFolder } from './installedPlugins.ts';
import { packFiles } from './packFiles.ts';

const inline = { configFile: join(rootFolder, 'vite.config.ts'), logLevel: 'warn' } as const;
await build(inline);
await packFiles((await resolveConfig(inline, 'build')).build.outDir);
