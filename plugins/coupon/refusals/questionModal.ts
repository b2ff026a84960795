import { createModalToken } from '#core';

/**
 * The form for a question to the support. Named here and not imported, because a token is known by its name and the
 * plugin of the dialog may not be installed.
 */
export const questionModal = createModalToken<{ readonly topic?: 'payments' | 'bets' }>(
  'support.question',
);
