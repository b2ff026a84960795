import type { CoreServices } from '#core';
import { questionModal } from '../../support/contract.ts';

/** How to deposit when the balance is too small. */
export type DepositWay =
  | { readonly kind: 'page'; readonly route: string }
  | { readonly kind: 'support' }
  | { readonly kind: 'none' };

/** Path of deposits by specification 1, whichever plugin owns it. */
const depositPath = 'office/recharge';

/** Returns the deposit page if the site has one, else support if it takes questions. */
export function depositWay({ plan }: Pick<CoreServices, 'plan'>): DepositWay {
  const route = plan.routes.find(({ path }) => path === depositPath);
  if (route !== undefined) return { kind: 'page', route: route.name };
  return plan.modals.some(({ id }) => id === questionModal.id)
    ? { kind: 'support' }
    : { kind: 'none' };
}
