import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';

/** What is wrong with a typed amount. */
export type LimitProblem = 'empty' | 'malformed' | 'decimals' | 'too-large';

/** The largest limit that an order can carry, minor units: `LimitOrder` of the wire says so. */
export const mostLimitMinor = 100_000_000_000;

/** A typed amount of a limit; nothing at all is one as well. */
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
