import { BoundedCache } from './BoundedCache.ts';
import { engineOf } from './engine/engines.ts';
import type { MatchScript, MatchSetup } from './engine/SportEngine.ts';
import type { SportEvent } from './SportEvent.ts';

const cache = new BoundedCache<string, MatchScript>(600);

/** Shares scripts: a match without a set result is the same in every world of a seed. */
export function simulatedScript({ competition }: SportEvent, setup: MatchSetup): MatchScript {
  const { id, seed, levels, isCup, lead } = setup;
  return cache.get(`${seed} ${competition.id} ${id} ${levels.join(' ')} ${isCup} ${lead}`, () =>
    engineOf(competition).simulate(setup),
  );
}
