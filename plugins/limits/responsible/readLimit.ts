import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';

/** What is wrong with a typed amount. */
export type LimitProblem = 'empty' | 'malformed' | 'decimals';

/** A typed amount of a limit; nothing at all is one as well. */
export function readLimit(text: string, currency: string, language: string): Money | LimitProblem {
  const parsed = parseMoney(text, currency, language);
  switch (parsed.kind) {
    case 'money':
      return parsed.money.minor < 0 ? 'malformed' : parsed.money;
    case 'empty':
      return 'empty';
    case 'too-many-decimals':
      return 'decimals';
    default:
      return 'malformed';
  }
}
