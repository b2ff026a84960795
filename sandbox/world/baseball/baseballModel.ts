import { BoundedCache } from '../BoundedCache.ts';

/**
 * Each batter is out, walks or hits, with chances of his side that do not depend on the score;
 * runners advance as far as the hit carries them. The runs of a half-inning follow exactly from
 * outs and bases. The home side bats last and stops as soon as it leads.
 */
export const hits = ['walk', 'single', 'double', 'triple', 'homer'] as const;
export type Hit = (typeof hits)[number];

const base: Readonly<Record<Hit, number>> = {
  walk: 0.087,
  single: 0.152,
  double: 0.047,
  triple: 0.005,
  homer: 0.033,
};
/** Upper bound of the runs of a half-inning. */
const maxRuns = 12;

export function chanceOfHit(hit: Hit, level: number): number {
  return base[hit] * level;
}

/** `bases` as bits: 1 first, 2 second, 4 third. */
export interface Advance {
  readonly bases: number;
  readonly runs: number;
}

const men = (bases: number): number => (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);

export function advance(bases: number, hit: Hit): Advance {
  switch (hit) {
    case 'walk':
      if ((bases & 1) === 0) return { bases: bases | 1, runs: 0 };
      if ((bases & 2) === 0) return { bases: bases | 2, runs: 0 };
      return { bases: 7, runs: (bases & 4) === 0 ? 0 : 1 };
    case 'single':
      return { bases: 1 | ((bases & 1) === 0 ? 0 : 2), runs: men(bases & 6) };
    case 'double':
      return { bases: 2 | ((bases & 1) === 0 ? 0 : 4), runs: men(bases & 6) };
    case 'triple':
      return { bases: 4, runs: men(bases) };
    case 'homer':
      return { bases: 0, runs: men(bases) + 1 };
  }
}

const advances: Readonly<Record<Hit, readonly Advance[]>> = Object.fromEntries(
  hits.map((hit) => [hit, [0, 1, 2, 3, 4, 5, 6, 7].map((bases) => advance(bases, hit))]),
) as Record<Hit, Advance[]>;

/** Bases in an order in which a hit without runs always leads to an earlier entry. */
const fullestFirst = [7, 3, 5, 6, 1, 2, 4, 0] as const;

const levelStep = 1 / 400;
const battings = new BoundedCache<number, Batting>(200);

/** Rounds levels, so that most matches share their batting sides. */
export function battingOf(level: number): Batting {
  const step = Math.round(level / levelStep);
  return battings.get(step, () => new Batting(step * levelStep));
}

/** Run chances of a batting side, computed once and cached. */
export class Batting {
  readonly #chances: readonly (readonly [hit: Hit, chance: number])[];
  readonly #out: number;
  readonly #ends = new Float64Array(maxRuns + 1);
  #whole: readonly Float64Array[] | undefined;
  readonly #stopping: (readonly Float64Array[])[] = [];

  constructor(level: number) {
    this.#chances = hits.map((hit) => [hit, chanceOfHit(hit, level)] as const);
    this.#out = 1 - this.#chances.reduce((sum, [, chance]) => sum + chance, 0);
  }

  /** Returns the distribution of further runs of a half-inning from this state. */
  runs(outs: number, bases: number): Float64Array {
    this.#whole ??= this.#work(Number.POSITIVE_INFINITY);
    return this.#whole[outs * 8 + bases] ?? new Float64Array(1);
  }

  /** The same for a side that stops once it has scored `needed`. */
  runsUntil(needed: number, outs: number, bases: number): Float64Array {
    if (needed > maxRuns) return this.runs(outs, bases);
    for (let more = this.#stopping.length + 1; more <= needed; more += 1)
      this.#stopping[more - 1] = this.#work(more);
    return this.#stopping[needed - 1]?.[outs * 8 + bases] ?? new Float64Array(1);
  }

  #work(needed: number): readonly Float64Array[] {
    const states = Array.from({ length: 24 }, () => new Float64Array(maxRuns + 1));
    for (let outs = 2; outs >= 0; outs -= 1) {
      for (const bases of fullestFirst) this.#fill(states, outs, bases, needed);
      // A scoring hit can return to the same state with fewer runs left, hence one round per run.
      for (let round = 0; round < maxRuns && Number.isFinite(needed) === false; round += 1)
        for (const bases of fullestFirst) this.#fill(states, outs, bases, needed);
    }
    return states;
  }

  #fill(states: readonly Float64Array[], outs: number, bases: number, needed: number): void {
    const ends = this.#ends.fill(0);
    const afterOut = outs === 2 ? undefined : states[(outs + 1) * 8 + bases];
    if (afterOut === undefined) ends[0] = this.#out;
    else
      for (let runs = 0; runs <= maxRuns; runs += 1) ends[runs] = this.#out * (afterOut[runs] ?? 0);
    for (const [hit, chance] of this.#chances) {
      const next = advances[hit][bases] ?? { bases: 0, runs: 0 };
      if (next.runs >= needed) {
        // Only a home run counts for all runners.
        const counted = Math.min(maxRuns, hit === 'homer' ? next.runs : needed);
        ends[counted] = (ends[counted] ?? 0) + chance;
        continue;
      }
      const from =
        Number.isFinite(needed) && next.runs > 0
          ? this.#stopping[needed - next.runs - 1]?.[outs * 8 + next.bases]
          : states[outs * 8 + next.bases];
      if (from === undefined) continue;
      for (let runs = 0; runs <= maxRuns; runs += 1) {
        const sum = Math.min(maxRuns, runs + next.runs);
        ends[sum] = (ends[sum] ?? 0) + chance * (from[runs] ?? 0);
      }
    }
    states[outs * 8 + bases]?.set(ends);
  }
}
