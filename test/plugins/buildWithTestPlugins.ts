/** Builds the site with the plugins of tests beside those that are shipped. */
import { join } from 'node:path';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { buildPage } from '../../tools/build/pageBuild.ts';

const shipped = join(rootFolder, 'plugins', 'index.ts');
const withTests = join(rootFolder, 'test', 'plugins', 'index.ts');

await buildPage({
  root: rootFolder,
  logLevel: 'error',
  build: { outDir: 'dist/test' },
  plugins: [
    {
      name: 'grandstand:test-plugins',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (importer === undefined || importer === withTests) return undefined;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id === shipped ? withTests : undefined;
      },
    },
  ],
});
