import type { SportEvent } from '../SportEvent.ts';
import { chanceOf } from '../random.ts';
import { fateShares, type Fate, type FateKind } from './Fate.ts';

const minuteMs = 60_000;
const kinds: readonly FateKind[] = ['retired', 'abandoned', 'postponed', 'corrected'];

/** What befalls a match, for ever the same; most matches are simply played. Cyber sport has no weather, a tie of a cup is played to its end, and files say themselves what happened. */
export function fateOf(seed: number, { id, competition, imported, tie }: SportEvent): Fate | undefined {
  if (imported?.retired !== undefined) return { kind: 'retired', team: imported.retired, part: partOf(seed, id) };
  if (imported !== undefined || tie !== undefined || competition.discipline !== undefined) return undefined;
  let left = chanceOf(seed, id, 'fate');
  for (const kind of kinds) {
    left -= fateShares[kind][competition.sport.id] ?? 0;
    if (left < 0) return describe(kind, seed, id);
  }
  return undefined;
}

/** How much of the match is played. */
function partOf(seed: number, id: number): number {
  return 0.12 + 0.8 * chanceOf(seed, id, 'fate', 'when');
}

function describe(kind: FateKind, seed: number, id: number): Fate {
  const part = partOf(seed, id);
  switch (kind) {
    case 'retired':
      return { kind, team: chanceOf(seed, id, 'fate', 'who') < 0.5 ? 1 : 2, part };
    case 'abandoned':
      return { kind, part };
    case 'postponed':
      return { kind };
    case 'corrected':
      return { kind, afterMs: Math.round((3 + 6 * chanceOf(seed, id, 'fate', 'when')) * minuteMs) };
  }
}
