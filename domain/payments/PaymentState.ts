/** Where a deposit stands, from the press to what the bank may still do months later. */
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
 * What may follow a state. Money that comes late still counts: a payment that failed or was given
 * up succeeds when the provider has the money after all.
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

/** Whether a payment may go from one state to the other (PAY-1). */
export function mayFollow(from: PaymentState, to: PaymentState): boolean {
  return followers[from].includes(to);
}

/** Nothing is decided yet: the person may have to act, or the provider has to. */
export function isOpenPayment(state: PaymentState): boolean {
  return state === 'created' || state === 'action_required' || state === 'processing';
}

/** Where a withdrawal stands. There is no way back for the person: it goes on to payment. */
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

/** Whether a withdrawal may go from one state to the other (PAY-2). */
export function mayWithdrawalFollow(from: WithdrawalState, to: WithdrawalState): boolean {
  return withdrawalFollowers[from].includes(to);
}
