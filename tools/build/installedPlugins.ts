import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';

export const rootFolder = join(import.meta.dirname, '..', '..');

/** A manifest with its folder. */
export interface InstalledPlugin {
  readonly folder: string;
  readonly manifest: PluginManifest;
}

/**
 * The shell's manifest, those of developers except in production, and those of plugins/index.ts.
 */
export async function installedPlugins(
  stage: 'production' | 'demo' | 'test' = 'demo',
  pluginsModule = join(rootFolder, 'plugins', 'index.ts'),
): Promise<InstalledPlugin[]> {
  const { plugins } = (await import(pathToFileURL(pluginsModule).href)) as {
    plugins: readonly PluginManifest[];
  };
  const { shell } = (await import(
    pathToFileURL(join(rootFolder, 'core', 'shell', 'index.ts')).href
  )) as { shell: PluginManifest };
  const { debugManifests } = (await import(
    pathToFileURL(join(rootFolder, 'core', 'runtime', 'boot', 'debugManifests.ts')).href
  )) as { debugManifests: readonly PluginManifest[] };
  const debugging =
    stage === 'production'
      ? []
      : debugManifests.map((manifest) => ({
          folder: `${['core/shell', 'plugins'].find((parent) => existsSync(join(rootFolder, parent, manifest.id)))}/${manifest.id}`,
          manifest,
        }));
  // A build for tests adds plugins from a folder beside its own list.
  const beside = relative(rootFolder, dirname(pluginsModule));
  const installed = plugins.map((manifest) => ({
    folder: `${existsSync(join(rootFolder, beside, manifest.id)) ? beside : 'plugins'}/${manifest.id}`,
    manifest,
  }));
  const missing = installed.find(({ folder }) => !existsSync(join(rootFolder, folder)));
  if (missing !== undefined)
    throw new Error(
      `plugins/index.ts lists ${missing.manifest.id}, but the folder ${missing.folder} does not exist`,
    );
  return [{ folder: 'core/shell', manifest: shell }, ...debugging, ...installed];
}

/** The lazily loaded layouts of the shell, read in plain Node. */
export async function installedLayouts(): Promise<{
  readonly folder: string;
  readonly thunks: Readonly<Record<string, () => Promise<unknown>>>;
}> {
  const { layouts } = (await import(
    pathToFileURL(join(rootFolder, 'core', 'shell', 'layouts.ts')).href
  )) as { layouts: Readonly<Record<string, () => Promise<unknown>>> };
  return { folder: 'core/shell', thunks: layouts };
}
