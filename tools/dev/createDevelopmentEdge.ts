import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import { createEdge, type Edge } from '../../edge/createEdge.ts';
import { Dictionaries } from '../../edge/page/Dictionaries.ts';
import { loadEdgeParts } from '../../edge/start/loadEdgeParts.ts';
import type { RenderPage, RenderPlainPage } from '../../edge/EdgeOptions.ts';
import type { Site } from '../../edge/sites/loadSites.ts';
import type { Platform } from '../../edge/platform/Platform.ts';
import { StaticFiles } from '../../edge/files/StaticFiles.ts';
import { importedPaths } from '../build/importedPaths.ts';
import { rootFolder, type InstalledPlugin } from '../build/installedPlugins.ts';
import type { Preloads } from '../build/Preloads.ts';

export interface DevelopmentEdgeOptions {
  readonly installed: readonly InstalledPlugin[];
  readonly sites: ReadonlyMap<string, Site>;
  readonly brand: string;
  readonly platform: Platform;
  /** Renders from the current sources. */
  readonly render: RenderPage;
  readonly renderPlain: RenderPlainPage;
}

/** Script that must run before the entry, for hot replacement of components. */
const preamble = (nonce: string): string => `
<script type="module" src="/@vite/client" nonce="${nonce}"></script>
<script type="module" nonce="${nonce}">
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
</script>`;

/** Creates the edge over sources: like the built site, but without preloads. */
export async function createDevelopmentEdge({
  installed,
  sites,
  brand,
  platform,
  render,
  renderPlain,
}: DevelopmentEdgeOptions): Promise<Edge> {
  return createEdge({
    sites,
    defaultBrand: brand,
    stage: 'test',
    platform,
    render,
    renderPlain,
    build: {
      files: new StaticFiles([join(rootFolder, 'public')]),
      ownScripts: { routes: [], scripts: [] },
      preloads: {
        entry: '',
        shell: {},
        routes: {},
        mobile: {},
        slots: {},
        guards: {},
        services: {},
        locales: dictionariesOfSources(installed),
        assets: {},
      },
    },
    ...(await loadEdgeParts(installed)),
    dictionaries: Dictionaries.ofPlugins(installed),
    development: {
      files: {
        entry: 'core/runtime/boot/main.ts',
        styles: ['core/ui/styles/index.css'],
        modules: [],
        services: [],
      },
      leadingHtml: preamble,
    },
  });
}

/** The addresses at which Vite serves the dictionaries as modules. */
function dictionariesOfSources(installed: readonly InstalledPlugin[]): Preloads['locales'] {
  return Object.fromEntries(
    installed.flatMap(({ folder, manifest }) =>
      dictionariesOf(manifest.id, manifest.i18n).map(([namespace, load]) => {
        const folders = importedPaths(load, folder).map(dirname);
        const files = folders.flatMap((from) =>
          readdirSync(join(rootFolder, from))
            .filter((name) => name.endsWith('.json'))
            .map((name) => [parse(name).name, `${from}/${name}`] as const),
        );
        return [namespace, Object.fromEntries(files)] as const;
      }),
    ),
  );
}
