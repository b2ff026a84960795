import { assertUniqueIds } from './assertUniqueIds.ts';
import type { Plan } from './Plan.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { resolvePlan } from './resolvePlan.ts';

/**
 * Resolves the plan of unchecked manifests, for edge and command line. Pages need no check, because
 * the edge that serves them has checked the same manifests.
 *
 * @throws DuplicateIdError when two contributions of one kind have the same id
 */
export function resolveCheckedPlan(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
): Plan {
  assertUniqueIds(manifests);
  return resolvePlan(manifests, configuration);
}
