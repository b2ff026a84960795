import type { ImportedOdds } from '../ImportedEvent.ts';
import { hash, smoothNoise } from '../random.ts';
import type { SportEvent } from '../SportEvent.ts';

const movesForMs = 72 * 3_600_000;
const turns = 10;
const strength = 0.25;

/** Returns the progress from opening (0) to closing prices (1) over three days, with reversals. */
export function movementAt({ id, startsAtMs, imported }: SportEvent, nowMs: number): number {
  const gone = Math.min(
    1,
    Math.max(0, 1 - ((startsAtMs - nowMs) * (imported?.pace ?? 1)) / movesForMs),
  );
  return gone + 4 * gone * (1 - gone) * strength * smoothNoise(hash(id, 'movement'), gone * turns);
}

/**
 * Returns prices between opening and closing, by implied chance; constant without closing prices.
 */
export function movedOdds(
  opening: ImportedOdds,
  closing: ImportedOdds,
  movement: number,
): ImportedOdds {
  const move = (from: number, to: number): number =>
    from === 0 || to === 0 ? from : 1 / ((1 - movement) / from + movement / to);
  const { result, total, handicap } = opening;
  const to = closing;
  return {
    ...(result === undefined
      ? {}
      : {
          result:
            to.result === undefined
              ? result
              : ([
                  move(result[0], to.result[0]),
                  move(result[1], to.result[1]),
                  move(result[2], to.result[2]),
                ] as const),
        }),
    ...(total === undefined
      ? {}
      : {
          total:
            to.total?.line === total.line
              ? {
                  line: total.line,
                  over: move(total.over, to.total.over),
                  under: move(total.under, to.total.under),
                }
              : total,
        }),
    ...(handicap === undefined
      ? {}
      : {
          handicap:
            to.handicap?.line === handicap.line
              ? {
                  line: handicap.line,
                  home: move(handicap.home, to.handicap.home),
                  away: move(handicap.away, to.handicap.away),
                }
              : handicap,
        }),
  };
}
