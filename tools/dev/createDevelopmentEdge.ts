import { join } from 'node:path';
import { readFiles } from '../../edge/BuiltSite.ts';
import { createEdge, type Edge } from '../../edge/createEdge.ts';
import { Dictionaries } from '../../edge/Dictionaries.ts';
import { loadEdgeParts } from '../../edge/loadEdgeParts.ts';
import type { Site } from '../../edge/loadSites.ts';
import type { Platform } from '../../edge/Platform.ts';
import { rootFolder, type InstalledPlugin } from '../build/installedPlugins.ts';

export interface DevelopmentEdgeOptions {
  readonly installed: readonly InstalledPlugin[];
  readonly sites: ReadonlyMap<string, Site>;
  readonly brand: string;
  readonly platform: Platform;
}

/** What the page must run before the entry, so that components can be replaced while it runs. */
const preamble = (nonce: string): string =>
  [
    `<script type="module" src="/@vite/client" nonce="${nonce}"></script>`,
    `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`,
  ].join('\n');

/** EDG-143: the edge of the built site over sources: gates, moves, heads and first paints as there, nothing preloaded. */
export async function createDevelopmentEdge({ installed, sites, brand, platform }: DevelopmentEdgeOptions): Promise<Edge> {
  return createEdge({
    sites,
    defaultBrand: brand,
    stage: 'test',
    platform,
    build: { files: readFiles(join(rootFolder, 'public')), preloads: { entry: '', shell: {}, routes: {}, mobile: {}, slots: {}, guards: {}, services: {}, locales: {}, assets: {} } },
    ...(await loadEdgeParts(installed)),
    dictionaries: Dictionaries.ofPlugins(installed),
    development: { files: { entry: 'core/boot/main.ts', styles: ['core/ui/styles/index.css'], modules: [], laterStyles: [], services: [] }, leadingHtml: preamble },
  });
}
