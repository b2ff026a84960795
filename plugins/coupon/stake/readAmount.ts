import { parseMoney } from '#domain/money/parseMoney.ts';
import type { StakeProblem } from './checkStake.ts';

/** Parsed amount: minor units, or the error. */
export type ReadAmount =
  | { readonly minor: number; readonly problem?: undefined }
  | { readonly minor?: undefined; readonly problem: StakeProblem };

/**
 * Largest amount in minor units; multiplied by the bets of any coupon it is still a safe integer.
 */
export const mostMinor = Math.floor(Number.MAX_SAFE_INTEGER / 1024);

/** Parses a typed amount in the language's separators; negative is invalid. */
export function readAmount(text: string, currency: string, language: string): ReadAmount {
  const parsed = parseMoney(text, currency, language);
  if (parsed.kind !== 'money') return { problem: parsed };
  const { minor } = parsed.money;
  if (minor < 0) return { problem: { kind: 'malformed' } };
  return minor > mostMinor ? { problem: { kind: 'too-large' } } : { minor };
}
