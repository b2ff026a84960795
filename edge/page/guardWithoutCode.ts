import type { Plan, PlannedGuard } from '../../core/runtime/plan/Plan.ts';
import type { Preloads } from '../../tools/build/Preloads.ts';

/**
 * Finds an enabled guard without code: the configuration names one that no plugin has, or the page
 * was built from other plugins than the edge. Its verdict is unknown, so the page is refused to
 * everybody (PLN-70, PLN-90).
 *
 * @param preloads of the built page; undefined if it is served from its sources
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
