import type { Plan } from '#core';

/** Both addresses of the confirmation, by the names of their routes. */
const confirmationRoutes: readonly (string | undefined)[] = [
  'access.confirm-terms',
  'access.confirm',
];

export function isTermsPage(routeName: string | undefined): boolean {
  return confirmationRoutes.includes(routeName);
}

/** Pages that stay open while changed terms wait for an answer. */
export function isTermsExempt(plan: Pick<Plan, 'routes'>, routeName: string | undefined): boolean {
  const route = plan.routes.find((each) => each.name === routeName);
  return route === undefined || route.access === 'anonymous' || route.rules?.isTermsExempt === true;
}
