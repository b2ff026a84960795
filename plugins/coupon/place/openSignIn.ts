import type { Modals } from '#core';
import { signInModal } from '../../auth/contract.ts';

/** Opens the sign-in for a visitor who wants to bet, unless another dialog is open. */
export function openSignIn(modals: Modals): void {
  if (!modals.isAnyOpen) void modals.open(signInModal, { reason: 'bet' });
}
