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

/** What became of money, for a list: it is on its way, it is where it should be, or it is not. */
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

/** Money has moved by it, and may have come back since: a receipt can be given. */
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
