import type { GameFull } from '#wire';
import type { Texts } from '../locales/texts.ts';

/** Returns the groups that have markets, in the order of the sport. */
export function toGroups(
  keys: readonly string[],
  markets: readonly { readonly groupIds: readonly number[] }[],
  texts: Texts,
): GameFull['groups'] {
  return keys
    .map((key, index) => ({
      id: index + 1,
      name: texts.of(`group.${key}`),
      count: markets.filter(({ groupIds }) => groupIds.includes(index + 1)).length,
    }))
    .filter(({ count }) => count > 0);
}
