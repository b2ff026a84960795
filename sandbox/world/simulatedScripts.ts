import { BoundedCache } from './BoundedCache.ts';
import { engineOf } from './engines.ts';
import type { MatchScript, MatchSetup } from './SportEngine.ts';
import type { SportEvent } from './SportEvent.ts';

const kept = new BoundedCache<string, MatchScript>(600);

/**
 * A match that nothing from outside decides is the same in every world of its seed, so a world that begins anew finds it
 * played already.
 */
export function simulatedScript({ competition }: SportEvent, setup: MatchSetup): MatchScript {
  const { id, seed, levels, isCup, lead } = setup;
  return kept.get(`${seed} ${competition.id} ${id} ${levels.join(' ')} ${isCup} ${lead}`, () => engineOf(competition).simulate(setup));
}
