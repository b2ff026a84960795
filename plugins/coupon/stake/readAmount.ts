import { parseMoney } from '#domain/money/parseMoney.ts';
import type { StakeProblem } from './checkStake.ts';

/** What a typed amount means: minor units, or why it is no amount. */
export type ReadAmount =
  | { readonly minor: number; readonly problem?: undefined }
  | { readonly minor?: undefined; readonly problem: StakeProblem };

/** Parses a typed amount in the language's separators; negative is invalid. */
export function readAmount(text: string, currency: string, language: string): ReadAmount {
  const parsed = parseMoney(text, currency, language);
  if (parsed.kind === 'money')
    return parsed.money.minor < 0
      ? { problem: { kind: 'malformed' } }
      : { minor: parsed.money.minor };
  if (parsed.kind === 'empty') return { problem: { kind: 'empty' } };
  return {
    problem:
      parsed.kind === 'too-many-decimals'
        ? { kind: 'too-many-decimals', allowed: parsed.allowed }
        : { kind: 'malformed' },
  };
}
