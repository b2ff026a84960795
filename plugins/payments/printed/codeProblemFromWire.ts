import type { HttpError } from '#core';
import { isCodeCurrencyMeta } from '#wire/validators/payments.js';
import type { Money } from '#domain/money/Money.ts';

/** Fault of a code; `currency`: the code is in another currency than the account. */
export type CodeProblem =
  | { readonly kind: 'empty' | 'wrong' | 'used' | 'closed' }
  | { readonly kind: 'currency'; readonly worth: Money };

/** Undefined for an error that is not about the code. */
export function codeProblemFromWire(error: HttpError): CodeProblem | undefined {
  if (error.hasCode('code_wrong')) return { kind: 'wrong' };
  if (error.hasCode('code_used')) return { kind: 'used' };
  if (error.hasCode('too_many_tries')) return { kind: 'closed' };
  if (!error.hasCode('code_currency')) return undefined;
  const meta = error.errors.find(({ code }) => code === 'code_currency')?.meta;
  return isCodeCurrencyMeta(meta) ? { kind: 'currency', worth: meta.worth } : { kind: 'wrong' };
}
