/** Builds the site with the plugins of tests beside those that are shipped. */
import { join } from 'node:path';
import { build } from 'vite';
import { rootFolder } from '../../tools/build/installedPlugins.ts';

const shipped = join(rootFolder, 'plugins', 'index.ts');
const withTests = join(rootFolder, 'test', 'plugins', 'index.ts');

await build({
  root: rootFolder,
  configFile: join(rootFolder, 'vite.config.ts'),
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
