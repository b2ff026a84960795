import { createModalToken } from '#core';

/** Asks for an e-mail address and sends a link for a new password there. */
export const forgotPasswordModal = createModalToken<object, void>('recovery.forgot-password');
