import { createModalToken } from '#core';

/**
 * Tells how long the person has played and what came of it. `elsewhere`: it was answered in another
 * tab. Opened when its time has come; do not open it.
 */
export const realityCheckModal = createModalToken<
  { readonly dueAtS: number },
  {
    readonly action: 'continue' | 'log_out' | 'elsewhere';
    readonly isLast?: boolean;
  }
>('limits.reality-check');
