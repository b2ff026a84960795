import type { Token } from './Token.ts';
import type { PluginManifest, ServiceContribution } from './PluginManifest.ts';

/**
 * Declares a plugin. It only checks the types and returns the value: importing a manifest has no
 * side effect.
 *
 * @param manifest data plus thunks; all code stays behind `() => import(…)`
 */
export function definePlugin<const Manifest extends PluginManifest>(manifest: Manifest): Manifest {
  return manifest;
}

/**
 * Declares an entry of `provides` whose code must match the type of its token.
 *
 * @param token from the plugin's contract.ts
 * @param load imports the factory of the service; called once, with the core's services
 * @param options isEager: created before the first page is shown, for the few services that nearly
 * every view uses
 */
export function provideService<T>(
  token: Token<T>,
  load: ServiceContribution<T>['load'],
  options: { readonly isEager?: boolean } = {},
): ServiceContribution<T> {
  return { token, load, isEager: options.isEager ?? false };
}
