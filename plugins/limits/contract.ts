import { createModalToken } from '#core';
import type { LimitKind } from '#domain/limits/LimitKind.ts';

/**
 * Reality check: shows how long the person has played and the result. `elsewhere`: it was answered
 * in another tab. Opened by the limits plugin when due; do not open it.
 */
export const realityCheckModal = createModalToken<
  { readonly dueAtS: number },
  {
    readonly action: 'continue' | 'log_out' | 'elsewhere';
    readonly isLast?: boolean;
  }
>('limits.reality-check');

/**
 * Questions before a looser limit. Resolves with whether all answers were right, or undefined if
 * the person left. Opened by the limits plugin; do not open it.
 */
export const limitQuestionsModal = createModalToken<
  {
    readonly token: string;
    readonly questions: readonly { readonly id: string; readonly text: string }[];
  },
  boolean
>('limits.questions');

/**
 * Asks for confirmation of a looser deposit limit when its waiting time is over. Closing it keeps
 * the limit. Opened by the limits plugin when due; do not open it.
 */
export const limitApprovalModal = createModalToken<{ readonly limitKind: LimitKind }>(
  'limits.approval',
);

/** Offers deposit limits, with a way to continue without one. For moments before a deposit. */
export const setLimitsModal = createModalToken<object>('limits.set');

/** Asks the person to review account and transactions. Opened by the limits plugin at intervals. */
export const reviewModal = createModalToken<object>('limits.review');
