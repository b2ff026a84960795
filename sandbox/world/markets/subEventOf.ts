import type { Scope } from './MarketType.ts';

/** Parts of a match by number: halves, quarters, periods, innings, sets, maps, legs, frames. */
const part = /^(?:h|q|p|n|set|map|leg|frame)\d+$/;
/** Counts that are bet on as an event of their own, with the sub-event that their markets belong to. */
const counts: Readonly<Record<string, string>> = { corners: 'corners', yellow: 'cards', red: 'cards', cards: 'cards' };

/** The sub-event that a scope belongs to; undefined for the whole event. Corners of a half are corners. */
export function subEventOf(scope: Scope): string | undefined {
  const [first = scope] = scope.split('.');
  return part.test(first) ? first : counts[first];
}

/** What is left to say of a scope among the markets of its own sub-event: nothing, or the half of the corners. */
export function scopeWithin(scope: Scope, subEvent: string): Scope | undefined {
  if (scope === subEvent) return undefined;
  return scope.startsWith(`${subEvent}.`) ? scope.slice(subEvent.length + 1) : scope;
}
