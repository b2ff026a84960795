import type { SportEvent } from '../SportEvent.ts';
import { chanceOf } from '../random.ts';
import { disruptionShares, type Disruption, type DisruptionKind } from './Disruption.ts';

const minuteMs = 60_000;
const kinds: readonly DisruptionKind[] = ['retired', 'abandoned', 'postponed', 'corrected'];

/**
 * Returns the seeded disruption of a match, mostly none, and none in cyber sport and cups; for an
 * imported match the one of its file.
 */
export function disruptionOf(
  seed: number,
  { id, competition, imported, tie }: SportEvent,
): Disruption | undefined {
  if (imported?.retired !== undefined)
    return { kind: 'retired', team: imported.retired, part: partOf(seed, id) };
  if (imported !== undefined || tie !== undefined || competition.discipline !== undefined)
    return undefined;
  let left = chanceOf(seed, id, 'fate');
  for (const kind of kinds) {
    left -= disruptionShares[kind][competition.sport.id] ?? 0;
    if (left < 0) return describe(kind, seed, id);
  }
  return undefined;
}

/** Draws the share of the match that is played. */
function partOf(seed: number, id: number): number {
  return 0.12 + 0.8 * chanceOf(seed, id, 'fate', 'when');
}

function describe(kind: DisruptionKind, seed: number, id: number): Disruption {
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
