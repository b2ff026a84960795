import { expect, test } from 'vitest';
import { mayFollow, mayWithdrawalFollow, paymentStates, withdrawalStates } from './PaymentState.ts';

test('PAY-1 PY04 the permitted transitions among a hundred pairs of states', () => {
  const pairs = paymentStates.flatMap((from) =>
    paymentStates.flatMap((to) => (mayFollow(from, to) ? [`${from} > ${to}`] : [])),
  );
  expect(pairs).toEqual([
    'created > action_required',
    'created > processing',
    'created > succeeded',
    'created > failed',
    'created > cancelled',
    'created > expired',
    'action_required > processing',
    'action_required > succeeded',
    'action_required > failed',
    'action_required > cancelled',
    'action_required > expired',
    'processing > succeeded',
    'processing > failed',
    'processing > expired',
    'succeeded > refunded',
    'succeeded > charged_back',
    'failed > succeeded',
    'cancelled > succeeded',
    'expired > succeeded',
    'charged_back > chargeback_won',
  ]);
});

test('PAY-2 PY17 a withdrawal only goes on, or comes back whole', () => {
  const pairs = withdrawalStates.flatMap((from) =>
    withdrawalStates.flatMap((to) => (mayWithdrawalFollow(from, to) ? [`${from} > ${to}`] : [])),
  );
  expect(pairs).toEqual([
    'asked > checked',
    'asked > refused',
    'checked > sent',
    'checked > refused',
    'sent > arrived',
    'sent > returned',
    'arrived > returned',
  ]);
});
