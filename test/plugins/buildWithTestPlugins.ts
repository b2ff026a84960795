/** Builds the site with the test plugins beside the shipped ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from '../../tools/build/Preloads.ts';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { buildPage } from '../../tools/build/pageBuild.ts';
import { chaos } from './chaos/index.ts';

const standIns = new Map(
  [
    ['plugins/index.ts', 'test/plugins/index.ts'],
    ['schemas/generated/firstCode.ts', 'test/plugins/firstCode.ts'],
  ].map(([shipped = '', standIn = '']) => [join(rootFolder, shipped), join(rootFolder, standIn)]),
);

await buildPage(
  {
    root: rootFolder,
    logLevel: 'error',
    build: { outDir: 'dist/test' },
    plugins: [
      {
        name: 'grandstand:test-plugins',
        enforce: 'pre',
        async resolveId(source, importer) {
          if (importer === undefined) return undefined;
          const resolved = await this.resolve(source, importer, { skipSelf: true });
          const standIn = standIns.get(resolved?.id ?? '');
          return standIn === importer ? undefined : standIn;
        },
      },
    ],
  },
  { isPacked: false },
);

// Their code is in the first script, so there is nothing to preload for their guards.
const path = join(rootFolder, 'dist', 'test', 'preloads.json');
const preloads = JSON.parse(readFileSync(path, 'utf8')) as Preloads;
const own = Object.fromEntries(chaos.guards.map(({ id }) => [id, []]));
writeFileSync(path, JSON.stringify({ ...preloads, guards: { ...preloads.guards, ...own } }));
