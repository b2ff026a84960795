import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';

/** Why a typed amount is not valid. */
export type LimitProblem = 'empty' | 'malformed' | 'decimals' | 'too-large';

/** Largest limit that an order can carry, minor units, as in `LimitOrder` of the wire. */
export const mostLimitMinor = 100_000_000_000;

/** Parses a typed limit; zero is valid. */
export function readLimit(text: string, currency: string, language: string): Money | LimitProblem {
  const parsed = parseMoney(text, currency, language);
  switch (parsed.kind) {
    case 'money':
      if (parsed.money.minor > mostLimitMinor) return 'too-large';
      return parsed.money.minor < 0 ? 'malformed' : parsed.money;
    case 'too-large':
      return 'too-large';
    case 'empty':
      return 'empty';
    case 'too-many-decimals':
      return 'decimals';
    default:
      return 'malformed';
  }
}
