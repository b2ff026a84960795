/** Builds the site with the plugins of tests beside those that are shipped. */
import { join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { buildPage } from '../../tools/build/pageBuild.ts';

const standIns = new Map(
  [
    ['plugins/index.ts', 'test/plugins/index.ts'],
    ['schemas/generated/firstCode.ts', 'test/plugins/firstCode.ts'],
  ].map(([shipped = '', standIn = '']) => [join(rootFolder, shipped), join(rootFolder, standIn)]),
);

await buildPage({
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
});
