import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';

/** Minimum and maximum of a first deposit, in one currency. */
export interface DepositBounds {
  readonly least: Money;
  readonly most: Money;
}

/** Amount typed, or its problem. */
export type FirstDeposit =
  | { readonly money: Money }
  | { readonly problem: 'missing' | 'malformed' | 'min' | 'max' };

export function readFirstDeposit(
  text: string,
  { least, most }: DepositBounds,
  language: string,
): FirstDeposit {
  const parsed = parseMoney(text, least.currency, language);
  if (parsed.kind === 'empty') return { problem: 'missing' };
  if (parsed.kind !== 'money' || parsed.money.minor <= 0) return { problem: 'malformed' };
  const { money } = parsed;
  if (money.minor < least.minor) return { problem: 'min' };
  return money.minor > most.minor ? { problem: 'max' } : { money };
}
