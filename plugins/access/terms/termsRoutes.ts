import type { Plan } from '#core';

/** Route names of both addresses of the confirmation. */
const confirmationRoutes: readonly (string | undefined)[] = [
  'access.confirm-terms',
  'access.confirm',
];

export function isTermsPage(routeName: string | undefined): boolean {
  return confirmationRoutes.includes(routeName);
}

/** Whether a page stays open while changed terms are not confirmed. */
export function isTermsExempt(plan: Pick<Plan, 'routes'>, routeName: string | undefined): boolean {
  const route = plan.routes.find((each) => each.name === routeName);
  return route === undefined || route.access === 'anonymous' || route.rules?.isTermsExempt === true;
}
