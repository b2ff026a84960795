import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedName } from '../tools/build/scopedName.ts';

/** Builds the edge as plain files for Node in `dist/edge`; production needs no sources. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    ssr: true,
    assetsInlineLimit: 0,
    outDir: 'dist/edge',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      // The renderer is an entry of its own, because an edge that runs from its sources uses it.
      input: { server: 'edge/server.ts', renderPage: 'core/runtime/boot/renderPage.tsx' },
      checks: { pluginTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) =>
          name === 'sandbox' ? 'sandbox/[name]-[hash].js' : 'chunks/[name]-[hash].js',
        codeSplitting: {
          // Modules that edge and sandbox share must not be put into the sandbox's chunk.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'sandbox', test: /\/sandbox\/|\/sandboxParts\.ts$/ },
            { name: 'texts', test: /\/(?:core|plugins)\/.*\/locales\/.*\.json$/ },
          ],
        },
      },
    },
  },
});
