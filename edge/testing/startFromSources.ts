import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  installedPlugins,
  rootFolder,
  type InstalledPlugin,
} from '../../tools/build/installedPlugins.ts';
import type { RenderPage, RenderPlainPage } from '../EdgeOptions.ts';
import { Dictionaries } from '../page/Dictionaries.ts';
import { loadEdgeParts } from '../start/loadEdgeParts.ts';
import { startServer, type RunningServer, type ServerOptions } from '../start/startServer.ts';

/** Replacements of shipped parts: for tests of broken sites, or of sites with other plugins. */
export interface SiteReplacement {
  readonly buildFolder?: string;
  /** Folder of the components compiled for Node. */
  readonly renderFolder?: string;
  readonly configFolder?: string;
  readonly installed?: readonly InstalledPlugin[];
  /** False leaves rendering to the browser, if the compiled components lack plugins of the site. */
  readonly isDrawn?: false;
}

/** Starts the edge from its sources, without building it: for tests and measurements. */
export async function startFromSources({
  replacement = {},
  ...options
}: Omit<ServerOptions, 'configFolder' | 'buildFolder'> & {
  readonly replacement?: SiteReplacement;
}): Promise<RunningServer> {
  const {
    installed = await installedPlugins(options.stage),
    configFolder = join(rootFolder, 'config'),
    buildFolder = join(rootFolder, 'dist', options.stage === 'production' ? 'production' : 'demo'),
    renderFolder = join(rootFolder, 'dist', 'edge'),
    isDrawn = true,
  } = replacement;
  // Compiled, because Node runs no JSX and no style sheets.
  const { renderPage, renderPlainPage } = (await import(
    pathToFileURL(join(renderFolder, 'renderPage.js')).href
  )) as { readonly renderPage: RenderPage; readonly renderPlainPage: RenderPlainPage };
  return startServer(
    { ...options, configFolder, buildFolder },
    {
      manifests: installed.map(({ manifest }) => manifest),
      ...(await loadEdgeParts(installed)),
      ...(isDrawn ? { render: renderPage } : {}),
      renderPlain: renderPlainPage,
      dictionaries: Dictionaries.ofPlugins(installed),
    },
  );
}
