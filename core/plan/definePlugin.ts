import type { PluginManifest } from './PluginManifest.ts';

/**
 * Declares a plugin. It only checks the types and returns the value: importing a manifest changes nothing.
 *
 * @param manifest data plus thunks; everything that runs stays behind `() => import(…)`
 */
export function definePlugin<const Manifest extends PluginManifest>(manifest: Manifest): Manifest {
  return manifest;
}
