/** States of a deposit, from the order to chargebacks months later. */
export const paymentStates = [
  'created',
  'action_required',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
  'chargeback_won',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/**
 * Possible next states. Late money still counts: a failed or cancelled payment succeeds if the
 * provider receives the money after all.
 */
const followers: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['action_required', 'processing', 'succeeded', 'failed', 'cancelled', 'expired'],
  action_required: ['processing', 'succeeded', 'failed', 'cancelled', 'expired'],
  processing: ['succeeded', 'failed', 'expired'],
  succeeded: ['refunded', 'charged_back'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  expired: ['succeeded'],
  refunded: [],
  charged_back: ['chargeback_won'],
  chargeback_won: [],
};

/** Whether a payment may change from one state to the other (PAY-1). */
export function mayFollow(from: PaymentState, to: PaymentState): boolean {
  return followers[from].includes(to);
}

/** Whether nothing is decided yet, and the person or the provider has to act. */
export function isOpenPayment(state: PaymentState): boolean {
  return state === 'created' || state === 'action_required' || state === 'processing';
}

/** States of a withdrawal. The person cannot cancel it: it always goes on to payment. */
export const withdrawalStates = [
  'asked',
  'checked',
  'sent',
  'arrived',
  'refused',
  'returned',
] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

const withdrawalFollowers: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  asked: ['checked', 'refused'],
  checked: ['sent', 'refused'],
  sent: ['arrived', 'returned'],
  arrived: ['returned'],
  refused: [],
  returned: [],
};

/** Whether a withdrawal may change from one state to the other (PAY-2). */
export function mayWithdrawalFollow(from: WithdrawalState, to: WithdrawalState): boolean {
  return withdrawalFollowers[from].includes(to);
}

/** Outcome for a list: open, completed or not completed. */
export const paymentOutcomes = ['open', 'done', 'undone'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

const outcomes: Readonly<Record<PaymentState | WithdrawalState, PaymentOutcome>> = {
  created: 'open',
  action_required: 'open',
  processing: 'open',
  succeeded: 'done',
  failed: 'undone',
  cancelled: 'undone',
  expired: 'undone',
  refunded: 'undone',
  charged_back: 'undone',
  chargeback_won: 'done',
  asked: 'open',
  checked: 'open',
  sent: 'open',
  arrived: 'done',
  refused: 'undone',
  returned: 'undone',
};

/** The states of one outcome. */
export function statesOf(outcome: PaymentOutcome): readonly (PaymentState | WithdrawalState)[] {
  return [...paymentStates, ...withdrawalStates].filter((state) => outcomes[state] === outcome);
}

/** Whether money has moved, and may have been returned since: a receipt can be given. */
export function hasMoved(state: PaymentState | WithdrawalState): boolean {
  return moved.has(state);
}

const moved: ReadonlySet<PaymentState | WithdrawalState> = new Set([
  'succeeded',
  'refunded',
  'charged_back',
  'chargeback_won',
  'sent',
  'arrived',
  'returned',
]);
