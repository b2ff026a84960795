import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './tools/build/chunkGroups.ts';
import { installedPlugins } from './tools/build/installedPlugins.ts';
import { scopedName } from './tools/build/scopedName.ts';

const entry = 'core/runtime/boot/main.ts';
const stage = process.env['STAGE'] === 'production' ? 'production' : 'demo';

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  appType: 'custom',
  plugins: [react()],
  // A dictionary is read as a whole.
  json: { namedExports: false },
  css: { modules: { generateScopedName: scopedName } },
  define: { 'import.meta.env.STAGE': JSON.stringify(stage) },
  build: {
    outDir: `dist/${stage}`,
    emptyOutDir: true,
    // Lower targets would turn light-dark() and :dir() into copies that ignore a theme chosen at
    // run time.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Every chunk that a page needs is preloaded by the edge; the polyfill would be 1 kB for
    // nothing.
    modulePreload: false,
    // For whoever reads the report of an error; the edge does not serve them, and no script names
    // them.
    sourcemap: 'hidden',
    license: { fileName: 'third-party.md' },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: entry },
      checks: { pluginTimings: false },
      // Names of pages, units and limits stand where they are used, not in a file of their
      // contract.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      ...(command === 'build'
        ? {
            output: {
              // The first page names every file of the site. Seven letters tell apart the builds of
              // one file as surely as eight, and a few hundred times one adds up.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              // Home names the styles of all that it may fetch: they need no other name. Pictures
              // are called as the edge calls them, which draws pages with them.
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/[hash:7][extname]'
                  : 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: chunkGroups(import.meta.dirname, await installedPlugins(stage)),
              },
            },
          }
        : {}),
    },
  },
}));
