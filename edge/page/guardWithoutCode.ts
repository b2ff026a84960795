import type { Plan, PlannedGuard } from '../../core/runtime/plan/Plan.ts';
import type { Preloads } from '../../tools/build/Preloads.ts';

/**
 * An open guard that the page would ask and that has no code: the configuration names one that no
 * plugin has, or the page was built from other plugins than the edge. Whom it would turn away is
 * unknown, so that nobody gets the page (PLN-70, PLN-90).
 *
 * @param preloads of the built page; undefined where it is served from its sources
 */
export function guardWithoutCode(
  { guards }: Pick<Plan, 'guards'>,
  preloads: Pick<Preloads, 'guards'> | undefined,
): PlannedGuard | undefined {
  return guards.find(
    ({ id, kind, offReason, isUnknown }) =>
      offReason === undefined &&
      (isUnknown === true ||
        (preloads !== undefined && kind !== 'effect' && !Object.hasOwn(preloads.guards, id))),
  );
}
