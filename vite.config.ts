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
  // Dictionaries are imported as a whole.
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
    // Source maps for error reports; the edge does not serve them, and no script names them.
    sourcemap: 'hidden',
    license: { fileName: 'third-party.md' },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: entry },
      checks: { pluginTimings: false },
      // Inlines names of pages, units and limits, so that their contract needs no chunk.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      ...(command === 'build'
        ? {
            output: {
              // The first page lists every file of the site. Seven characters distinguish the
              // builds of a file well enough, and save a few hundred bytes.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              // Home lists the styles of all code that it may load, so they need no name. Pictures
              // have the names that the edge uses when it renders pages.
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
