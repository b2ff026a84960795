import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';

/** The facts of a payment that a topic needs. */
export interface TopicPayment {
  readonly direction: 'deposit' | 'withdrawal';
  readonly state: PaymentState | WithdrawalState;
}

/** Subjects of a topic without a payment. */
const subTopics = ['missing_way', 'remove_way', 'fees', 'statement', 'receipt'] as const;

export type PaymentSubTopic = (typeof subTopics)[number];

interface PaymentTopicRule {
  /** Accepts the payments that it can be about; undefined for a topic without a payment. */
  readonly fits: ((payment: TopicPayment) => boolean) | undefined;
  readonly subTopics: readonly PaymentSubTopic[];
}

const notArrived: readonly TopicPayment['state'][] = [
  'created',
  'action_required',
  'processing',
  'failed',
  'cancelled',
  'expired',
];

function about(
  direction: TopicPayment['direction'] | undefined,
  states?: readonly TopicPayment['state'][],
): PaymentTopicRule {
  return {
    fits: (payment) =>
      (direction === undefined || payment.direction === direction) &&
      (states === undefined || states.includes(payment.state)),
    subTopics: [],
  };
}

/** Topics of requests to the payment desk, by id. */
const rules = {
  deposit_missing: about('deposit', notArrived),
  deposit_amount: about('deposit', ['succeeded', 'refunded']),
  withdrawal_late: about('withdrawal', ['asked', 'checked']),
  withdrawal_missing: about('withdrawal', ['sent', 'arrived', 'returned']),
  not_me: about(undefined),
  ways: { fits: undefined, subTopics: ['missing_way', 'remove_way', 'fees'] },
  papers: { fits: undefined, subTopics: ['statement', 'receipt'] },
} as const satisfies Readonly<Record<string, PaymentTopicRule>>;

export type PaymentTopic = keyof typeof rules;

export const paymentTopics: readonly PaymentTopic[] = [
  'deposit_missing',
  'deposit_amount',
  'withdrawal_late',
  'withdrawal_missing',
  'not_me',
  'ways',
  'papers',
];

export function readPaymentTopic(text: string | null | undefined): PaymentTopic | undefined {
  return paymentTopics.find((topic) => topic === text);
}

export function readSubTopic(text: string | null | undefined): PaymentSubTopic | undefined {
  return subTopics.find((each) => each === text);
}

export function subTopicsOf(topic: PaymentTopic): readonly PaymentSubTopic[] {
  return rules[topic].subTopics;
}

export function hasPayment(topic: PaymentTopic): boolean {
  return rules[topic].fits !== undefined;
}

/** Whether a topic can be about this payment. */
export function topicFits(topic: PaymentTopic, payment: TopicPayment): boolean {
  const { fits }: PaymentTopicRule = rules[topic];
  return fits?.(payment) ?? false;
}

/** Days after a payment in which it can be the subject of a request. */
export const askableDays = 90;
