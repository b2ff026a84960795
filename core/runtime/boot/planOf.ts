import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { Plan } from '../plan/Plan.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import { manifests } from './manifests.ts';

/** The plan of a configuration, made in the page: few pages ever need it. */
export function planOf(configuration: SiteConfiguration): Plan {
  return resolvePlan(manifests, configuration);
}
