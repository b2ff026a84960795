import type { Modals } from '#core';
import { signInModal } from '../../auth/contract.ts';

/** Leads a visitor who wants to bet to the sign-in; another dialog stays. */
export function openSignIn(modals: Modals): void {
  if (!modals.isAnyOpen) void modals.open(signInModal, { reason: 'bet' });
}
