import type { Plan } from '#core';
import { finishRegistrationRoute } from '../contract.ts';

/**
 * Whether the person has to leave the page to finish the registration: the account came with a payment, and there is
 * neither telephone nor e-mail. Pages that stay open while something waits for an answer are left alone.
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
