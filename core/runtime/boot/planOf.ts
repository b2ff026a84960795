import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { Plan } from '../plan/Plan.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import { manifests } from './manifests.ts';

/** Resolves the plan of a configuration in the page, which few pages ever need. */
export function planOf(configuration: SiteConfiguration): Plan {
  return resolvePlan(manifests, configuration);
}
