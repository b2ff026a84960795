import type { RefusalError } from '../refusals/explainRefusal.ts';

const refusals: ReadonlySet<string | number> = new Set([
  'cash_out_closed',
  'cash_out_pending',
  'cash_out_unavailable',
  'cash_out_suspended',
  'cash_out_stake',
  'cash_out_changed',
  'cash_out_value',
  'maintenance',
  'site_blocked',
]);

/** Returns the text key for the refusal of a cash-out or automatic cash-out. */
export function refusalKey({ code }: RefusalError): string {
  return refusals.has(code) ? `cash.refused.${code}` : 'cash.refused';
}
