import { join } from 'node:path';
import {
  installedPlugins,
  rootFolder,
  type InstalledPlugin,
} from '../../tools/build/installedPlugins.ts';
import { Dictionaries } from '../page/Dictionaries.ts';
import { loadEdgeParts } from './loadEdgeParts.ts';
import { loadRenderer } from './loadRenderer.ts';
import { startServer, type RunningServer, type ServerOptions } from './startServer.ts';

/** Replaces what the project ships: for tests of broken sites, or of sites with other plugins. */
export interface SiteReplacement {
  readonly buildFolder?: string;
  /** Of the components as Node can draw them. */
  readonly renderFolder?: string;
  readonly configFolder?: string;
  readonly installed?: readonly InstalledPlugin[];
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
  } = replacement;
  return startServer(
    { ...options, configFolder, buildFolder },
    {
      manifests: installed.map(({ manifest }) => manifest),
      ...(await loadEdgeParts(installed)),
      ...(await loadRenderer(renderFolder)),
      dictionaries: Dictionaries.ofPlugins(installed),
    },
  );
}
