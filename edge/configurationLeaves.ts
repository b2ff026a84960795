import { flattenLeaves, type ConfigurationLeaf } from '../core/config/flattenLeaves.ts';
import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import type { Site } from './loadSites.ts';

/** Every value of a site as it is served now, and the layer behind it: for developers, never in production. */
export function configurationLeaves({ configuration: ofFiles, origins }: Site, served: SiteConfiguration): readonly ConfigurationLeaf[] {
  const before = new Map(flattenLeaves(ofFiles));
  return flattenLeaves(served).map(([path, value]) => ({ path, value, layer: before.get(path) === value ? (origins.get(path) ?? 'defaults') : 'platform' }));
}
