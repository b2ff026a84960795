import { assertUniqueIds } from './assertUniqueIds.ts';
import type { Plan } from './Plan.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { resolvePlan } from './resolvePlan.ts';

/**
 * The plan of unchecked manifests, as edge and command line make it. A page is served by an edge
 * that has checked the same manifests before.
 *
 * @throws DuplicateIdError when two contributions of one kind carry the same id
 */
export function resolveCheckedPlan(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
): Plan {
  assertUniqueIds(manifests);
  return resolvePlan(manifests, configuration);
}
