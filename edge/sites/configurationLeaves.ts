import {
  flattenLeaves,
  type ConfigurationLeaf,
} from '../../core/runtime/configuration/flattenLeaves.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { Site } from './loadSites.ts';

/** Every value of a site as it is served, with the layer that set it. */
export function configurationLeaves(
  { configuration: ofFiles, origins }: Site,
  served: SiteConfiguration,
): readonly ConfigurationLeaf[] {
  const before = new Map(flattenLeaves(ofFiles));
  return flattenLeaves(served).map(([path, value]) => ({
    path,
    value,
    layer: before.get(path) === value ? (origins.get(path) ?? 'defaults') : 'platform',
  }));
}
