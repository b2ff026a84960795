import { expect, test } from 'vitest';
import { paymentStates, withdrawalStates } from '#domain/payments/PaymentState.ts';
import {
  hasPayment,
  paymentTopics,
  readPaymentTopic,
  subTopicsOf,
  topicFits,
  type TopicPayment,
} from './paymentTopics.ts';

const all: readonly TopicPayment[] = [
  ...paymentStates.map((state) => ({ direction: 'deposit', state }) as const),
  ...withdrawalStates.map((state) => ({ direction: 'withdrawal', state }) as const),
];

test('PRQ-1 OF18 each payment has topics that fit it, and each topic with a payment has payments', () => {
  const fitting = Object.fromEntries(
    paymentTopics.map((topic) => [
      topic,
      all.filter((each) => topicFits(topic, each)).map(({ state }) => state),
    ]),
  );
  expect(fitting).toEqual({
    deposit_missing: ['created', 'action_required', 'processing', 'failed', 'cancelled', 'expired'],
    deposit_amount: ['succeeded', 'refunded'],
    withdrawal_late: ['asked', 'checked'],
    withdrawal_missing: ['sent', 'arrived', 'returned'],
    not_me: all.map(({ state }) => state),
    ways: [],
    papers: [],
  });
});

test('PRQ-1 OF18 a topic without a payment has sub-topics, and no other has', () => {
  for (const topic of paymentTopics)
    expect(subTopicsOf(topic).length === 0, topic).toBe(hasPayment(topic));
  expect([readPaymentTopic('ways'), readPaymentTopic('toString'), readPaymentTopic(null)]).toEqual([
    'ways',
    undefined,
    undefined,
  ]);
});
