import type { Scope } from './MarketType.ts';

/** Parts of a match by number: halves, quarters, periods, innings, sets, maps, legs, frames. */
const part = /^(?:h|q|p|n|set|map|leg|frame)\d+$/;
/** Counts with a sub-event of their own, and that sub-event. */
const counts: Readonly<Record<string, string>> = {
  corners: 'corners',
  yellow: 'cards',
  red: 'cards',
  cards: 'cards',
};

/**
 * Returns the sub-event of a scope; undefined for the whole event. Corners of a half belong to
 * corners.
 */
export function subEventOf(scope: Scope): string | undefined {
  const [first = scope] = scope.split('.');
  return part.test(first) ? first : counts[first];
}

/**
 * Returns the rest of a scope's name within its own sub-event: nothing, or the half of the corners.
 */
export function scopeWithin(scope: Scope, subEvent: string): Scope | undefined {
  if (scope === subEvent) return undefined;
  return scope.startsWith(`${subEvent}.`) ? scope.slice(subEvent.length + 1) : scope;
}
