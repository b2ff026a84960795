import { HttpError } from '#core';
import { readCallFailure } from '../../auth/contract.ts';

/** Why an order of money failed, if no field shows it. */
export type PaymentFailure =
  | 'connection'
  | 'trouble'
  | 'refused'
  | 'too-many'
  | 'banned'
  | 'debt'
  | 'limit'
  | 'method'
  | 'card'
  | 'rate'
  | 'bonus'
  | 'closed';

export function paymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof HttpError)) return 'connection';
  if (error.status === 429) return 'too-many';
  if (error.hasCode('maintenance') || error.hasCode('site_blocked')) return 'closed';
  if (error.hasCode('banned')) return 'banned';
  if (error.hasCode('debt')) return 'debt';
  if (error.hasCode('rate_over')) return 'rate';
  if (error.hasCode('bonus_gone')) return 'bonus';
  if (error.hasCode('limit')) return 'limit';
  if (error.hasCode('instrument_expired') || error.hasCode('instrument_gone')) return 'card';
  if (error.hasCode('method_gone') || error.hasCode('instrument_unknown')) return 'method';
  if (error.status >= 500 && readCallFailure(error) === 'trouble') return 'trouble';
  return error.isOutcomeUnknown || error.status >= 500 ? 'connection' : 'refused';
}

const freshMethodCodes = [
  'min',
  'max',
  'not_enough',
  'source',
  'rate_over',
  'bonus_gone',
  'limit',
  'limits_unreached',
  'excluded',
  'deposit_break',
  'first_secret',
  'unconfirmed',
  'acknowledgement',
  'instrument_rests',
  'instrument_expired',
  'instrument_gone',
];

/** Whether the methods must be loaded again: the amount was refused, or deposits were closed. */
export function needsFreshMethods(error: unknown): boolean {
  return error instanceof HttpError && freshMethodCodes.some((code) => error.hasCode(code));
}
