import type { Settlement } from '#domain/ticket/Settlement.ts';
import { createRandom } from '../random.ts';
import {
  noMarginSkew,
  type Course,
  type MatchSetup,
  type SportEngine,
} from '../engine/SportEngine.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import { quoteMarket } from '../pricing/quoteMarket.ts';

export interface Bucket {
  /** Sums of the implied chances and of the wins; void bets count for neither. */
  implied: number;
  won: number;
  count: number;
}

interface Trial {
  readonly engine: SportEngine;
  readonly matches: number;
  /**
   * Points of an average match (0: before the start, 0.5: half-time) at which prices are sampled.
   * Not of the match itself, because its length reveals how it ends.
   */
  readonly instants: readonly number[];
  /**
   * Every n-th type of the page is priced per match, with an offset that changes from match to
   * match, so that all types are covered.
   */
  readonly everyTypes: number;
  readonly bucketWidth: number;
  readonly seed: number;
}

/** Simulates many matches and counts wins by the chance that a price implies without margin. */
export function measureCalibration({
  engine,
  matches,
  instants,
  everyTypes,
  bucketWidth,
  seed,
}: Trial): readonly Bucket[] {
  const buckets = Array.from({ length: Math.ceil(1 / bucketWidth) }, (): Bucket => ({
    implied: 0,
    won: 0,
    count: 0,
  }));
  const random = createRandom(seed, 'calibration');
  const typicalS = typicalDurationS(engine, seed);
  for (let match = 1; match <= matches; match += 1) {
    const setup: MatchSetup = {
      id: match,
      seed,
      levels: engine.levels((random() + random() - 1) * 1.1, (random() + random() - 1) * 1.1),
    };
    const script = engine.simulate(setup);
    for (const part of instants) {
      const course: Course | undefined =
        part === 0 ? undefined : { script, playedS: Math.floor(typicalS * part) };
      if (course !== undefined && course.playedS >= script.durationS) continue;
      if (course !== undefined && isSuspended(course)) continue;
      const outlook = engine.outlook(setup, noMarginSkew, course);
      engine.types.forEach((type, order) => {
        if ((order + match) % everyTypes !== 0) return;
        for (const lineIndex of type.offer(outlook)) {
          const quote = quoteMarket(type, lineIndex, outlook);
          if (quote === undefined) continue;
          const sum =
            quote.odds.reduce((total, odds) => total + (odds === 0 ? 0 : 1 / odds), 0) /
            type.winners;
          quote.odds.forEach((odds, outcome) => {
            if (odds === 0) return;
            const implied = 1 / odds / sum;
            const [won, weight] = shareWon(type.settle(script.facts, lineIndex, outcome));
            const bucket = buckets[Math.min(buckets.length - 1, Math.floor(implied / bucketWidth))];
            if (bucket === undefined || weight === 0) return;
            bucket.implied += implied * weight;
            bucket.won += won;
            bucket.count += weight;
          });
        }
      });
    }
  }
  return buckets;
}

function typicalDurationS(engine: SportEngine, seed: number): number {
  const lengths = Array.from(
    { length: 31 },
    (_unused, id) => engine.simulate({ id, seed, levels: engine.levels(0, 0) }).durationS,
  );
  return lengths.toSorted((first, second) => first - second)[15] ?? 1;
}

/**
 * Returns the largest difference between implied and actual frequency, in percentage points, over
 * buckets with enough outcomes.
 */
export function worstDistance(buckets: readonly Bucket[], minCount = 400): number {
  return Math.max(
    ...buckets
      .filter(({ count }) => count >= minCount)
      .map(({ implied, won, count }) => (Math.abs(won - implied) / count) * 100),
  );
}

function shareWon(settlement: Settlement): readonly [won: number, weight: number] {
  switch (settlement) {
    case 'won':
      return [1, 1];
    case 'lost':
      return [0, 1];
    case 'halfWonHalfVoid':
      return [0.5, 0.5];
    case 'halfLostHalfVoid':
      return [0, 0.5];
    default:
      return [0, 0];
  }
}
