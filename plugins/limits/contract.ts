import { createModalToken } from '#core';
import type { LimitKind } from '#domain/limits/LimitKind.ts';

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

/**
 * Asks what stands before a looser limit; resolves with whether all was answered right, undefined
 * when the person left. Opened by what orders limits; do not open it.
 */
export const limitQuestionsModal = createModalToken<
  {
    readonly token: string;
    readonly questions: readonly { readonly id: string; readonly text: string }[];
  },
  boolean
>('limits.questions');

/**
 * Asks once more whether a looser deposit limit is wanted, when its wait is over. To close it keeps
 * the limit. Opened when its time has come; do not open it.
 */
export const limitApprovalModal = createModalToken<{ readonly limitKind: LimitKind }>(
  'limits.approval',
);

/** Offers limits of deposits, with a way on without one. For moments before money comes in. */
export const setLimitsModal = createModalToken<object>('limits.set');

/** Invites the person to look at account and transactions. Opened from time to time. */
export const reviewModal = createModalToken<object>('limits.review');
