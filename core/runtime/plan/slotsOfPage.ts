import type { LayoutKind } from '../../ui/react/LayoutKind.ts';
import { slots } from '../../shell/slots.ts';
import { evaluateCondition, type ConditionFacts } from './evaluateCondition.ts';
import type { Plan, PlannedRoute, PlannedSlot } from './Plan.ts';

/** Page that is starting; without a route it is the missing page. */
interface BegunPage {
  readonly layout: LayoutKind;
  readonly route: PlannedRoute | undefined;
  readonly facts: ConditionFacts;
}

/** Slot contributions of a page at its start; deferred ones come later. */
export function slotsOfPage(
  { slots: planned }: Pick<Plan, 'slots'>,
  { layout, route, facts }: BegunPage,
): readonly PlannedSlot[] {
  if ((route?.layout ?? 'default') !== 'default') return [];
  return planned.filter(
    ({ offReason, isDeferred, slot, place, ...contribution }) =>
      offReason === undefined &&
      !isDeferred &&
      place.loads !== undefined &&
      (place.layout ?? layout) === layout &&
      (contribution.layout ?? layout) === layout &&
      isOnPage(place, route) &&
      (slot !== slots.columnEnd.name || route?.hasEndColumn !== false) &&
      evaluateCondition(contribution.when, facts),
  );
}

function isOnPage({ page }: PlannedSlot['place'], route: PlannedRoute | undefined): boolean {
  if (page === undefined) return true;
  return page === 'home' ? route?.path === '' : route === undefined;
}
