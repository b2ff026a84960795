import type { CoreServices } from '#core';
import { questionModal } from '../../support/contract.ts';

/** How a person whose balance is too small can deposit. */
export type DepositWay =
  | { readonly kind: 'page'; readonly route: string }
  | { readonly kind: 'support' }
  | { readonly kind: 'none' };

/** Specification 1: deposits are at `recharge` below the office, whoever owns it. */
const depositPath = 'office/recharge';

/** The page of deposits where the site has one, else the support where it takes questions. */
export function depositWay({ plan }: Pick<CoreServices, 'plan'>): DepositWay {
  const route = plan.routes.find(({ path }) => path === depositPath);
  if (route !== undefined) return { kind: 'page', route: route.name };
  return plan.modals.some(({ id }) => id === questionModal.id)
    ? { kind: 'support' }
    : { kind: 'none' };
}
