import type { Outlook } from './MarketType.ts';

/** Computes the distribution of each scope once, when a market first reads it. */
export function cachedPairs(build: Outlook['pair']): Outlook['pair'] {
  const known = new Map<string, ReturnType<Outlook['pair']>>();
  return (scope) => {
    if (!known.has(scope)) known.set(scope, build(scope));
    return known.get(scope);
  };
}
