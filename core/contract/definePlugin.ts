import type { Token } from './Token.ts';
import type { PluginManifest, ServiceContribution } from './PluginManifest.ts';

/**
 * Declares a plugin. It only checks the types and returns the value: importing a manifest changes
 * nothing.
 *
 * @param manifest data plus thunks; everything that runs stays behind `() => import(…)`
 */
export function definePlugin<const Manifest extends PluginManifest>(manifest: Manifest): Manifest {
  return manifest;
}

/**
 * An entry of `provides` whose code must give what its token promises.
 *
 * @param token the name others ask for, from the plugin's contract.ts
 * @param load fetches the function that makes the service; it is called once, with the core's
 * services
 * @param options isEager: made before the first page is shown, for the few things that nearly every
 * view asks for
 */
export function provideService<T>(
  token: Token<T>,
  load: ServiceContribution<T>['load'],
  options: { readonly isEager?: boolean } = {},
): ServiceContribution<T> {
  return { token, load, isEager: options.isEager ?? false };
}
