import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';

/** A route of a plan, public by default. */
export function plannedRoute(
  given: Partial<PlannedRoute> & { readonly name: string },
): PlannedRoute {
  return {
    plugin: given.name.split('.')[0] ?? 'test',
    id: 1,
    path: given.name.replace('.', '/'),
    parameters: {},
    titleKey: 'title',
    skeleton: [],
    layout: 'default',
    access: 'any',
    hasEndColumn: true,
    quickCoupon: false,
    isPrivate: false,
    firstData: [],
    ...given,
  };
}
