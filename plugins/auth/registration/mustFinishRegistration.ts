import type { Plan } from '#core';
import { finishRegistrationRoute } from '../../recovery/contract.ts';

/**
 * Returns whether the person must complete the registration: the account was opened by a payment
 * and has no contact. Pages that stay open while the facts load are exempt.
 */
export function mustFinishRegistration(
  plan: Pick<Plan, 'routes'>,
  routeName: string | undefined,
  user: { readonly needsContact: boolean } | undefined,
): boolean {
  if (
    user?.needsContact !== true ||
    !plan.routes.some(
      ({ name, offReason }) => name === finishRegistrationRoute && offReason === undefined,
    )
  )
    return false;
  const route = plan.routes.find((each) => each.name === routeName);
  return route !== undefined && route.access !== 'anonymous' && route.rules?.isTermsExempt !== true;
}
