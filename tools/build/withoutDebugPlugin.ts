import type { Plugin } from 'vite';

const debugManifests = /\/core\/runtime\/boot\/debugManifests\.ts$/;

/** Leaves everything that is for developers alone out of a bundle: its manifests are none. */
export function withoutDebugPlugin(): Plugin {
  return {
    name: 'grandstand:without-debug',
    enforce: 'pre',
    load: (id) => (debugManifests.test(id) ? 'export const debugManifests = [];' : null),
  };
}
