import { createModalToken } from '#core';

/** Named here and not imported, because a token is known by its name and the plugin of the dialog may not be installed. */
export const forgotPasswordModal = createModalToken<object, void>('recovery.forgot-password');
