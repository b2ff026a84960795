import { HttpError } from '#core';

/** Why an order of money did not go through, where it is not told at a field. */
export type PaymentFailure = 'connection' | 'refused' | 'too-many' | 'banned' | 'debt' | 'method';

export function paymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof HttpError)) return 'connection';
  if (error.status === 429) return 'too-many';
  if (error.hasCode('banned')) return 'banned';
  if (error.hasCode('debt')) return 'debt';
  if (error.hasCode('method_gone') || error.hasCode('instrument_unknown')) return 'method';
  return error.isOutcomeUnknown || error.status >= 500 ? 'connection' : 'refused';
}

const freshMethodCodes = [
  'min',
  'max',
  'not_enough',
  'limit',
  'excluded',
  'deposit_break',
  'first_secret',
];

/** The platform minds the amount, or has closed deposits: what holds now is read again. */
export function needsFreshMethods(error: unknown): boolean {
  return error instanceof HttpError && freshMethodCodes.some((code) => error.hasCode(code));
}
