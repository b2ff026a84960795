import type { ScoreCell } from '../markets/PairDistribution.ts';

export interface BoutSport {
  readonly key: string;
  readonly rounds: number;
  readonly roundS: number;
  /** Chance that a round ends by a stoppage, uniform over its seconds. */
  readonly stoppageChance: number;
  /** Share of submissions among the stoppages; 0 where the rules have none. */
  readonly submissionShare: number;
  /** Share of scored rounds that count double, for a knock-down or a clear edge. */
  readonly wideShare: number;
  /** Strikes of both fighters in a round. */
  readonly strikes: number;
}

export const boxing: BoutSport = {
  key: 'boxing',
  rounds: 10,
  roundS: 180,
  stoppageChance: 0.075,
  submissionShare: 0,
  wideShare: 0.1,
  strikes: 34,
};
export const mma: BoutSport = {
  key: 'mma',
  rounds: 3,
  roundS: 300,
  stoppageChance: 0.22,
  submissionShare: 0.4,
  wideShare: 0.12,
  strikes: 46,
};

export const breakS = 60;

/** Ways to win in market order: of the first fighter, then of the second. */
export const methods = ['knockout', 'submission', 'points'] as const;
export type Method = (typeof methods)[number];

export function methodCode(team: 1 | 2, method: Method): number {
  return (team - 1) * methods.length + methods.indexOf(method);
}

/** Converts a level to the chances of winning a stoppage and a scored round. */
export function chancesOf(level: number): { readonly stops: number; readonly round: number } {
  return { stops: level, round: 0.5 + 0.55 * (level - 0.5) };
}

/** State of a bout. */
export interface BoutState {
  /** Completed rounds. */
  readonly completed: number;
  /** Elapsed share of the current round, 0 to 1. */
  readonly part: number;
  /** Points by round, from the first fighter's side. */
  readonly cards: readonly (readonly [home: number, away: number])[];
}

/** A possible end of the bout: rounds completed, winner and method. */
export interface BoutEnd {
  readonly completed: number;
  readonly team: 1 | 2;
  readonly method: Method;
  readonly chance: number;
}

export function boutEnds(
  sport: BoutSport,
  level: number,
  { completed, part, cards }: BoutState,
): readonly BoutEnd[] {
  const { rounds, stoppageChance, submissionShare, wideShare } = sport;
  const { stops, round } = chancesOf(level);
  const ends: BoutEnd[] = [];
  let reached = 1;
  for (let index = completed; index < rounds; index += 1) {
    // No stoppage is possible any more in the elapsed part of the current round.
    const left = index === completed ? 1 - part : 1;
    const stopped = (stoppageChance * left) / (1 - stoppageChance * (1 - left));
    for (const team of [1, 2] as const) {
      const chance = reached * stopped * (team === 1 ? stops : 1 - stops);
      ends.push({
        completed: index,
        team,
        method: 'knockout',
        chance: chance * (1 - submissionShare),
      });
      if (submissionShare > 0)
        ends.push({
          completed: index,
          team,
          method: 'submission',
          chance: chance * submissionShare,
        });
    }
    reached *= 1 - stopped;
  }
  let leads = new Map<number, number>([
    [cards.reduce((sum, [home, away]) => sum + home - away, 0), 1],
  ]);
  for (let index = completed; index < rounds; index += 1) {
    const next = new Map<number, number>();
    for (const [lead, chance] of leads) {
      for (const [by, share] of [
        [1, round * (1 - wideShare)],
        [2, round * wideShare],
        [-1, (1 - round) * (1 - wideShare)],
        [-2, (1 - round) * wideShare],
      ] as const) {
        next.set(lead + by, (next.get(lead + by) ?? 0) + chance * share);
      }
    }
    leads = next;
  }
  let home = 0;
  // Even cards are decided by the judges, more often for the stronger fighter.
  for (const [lead, chance] of leads) home += chance * (lead > 0 ? 1 : lead === 0 ? round : 0);
  ends.push(
    { completed: rounds, team: 1, method: 'points', chance: reached * home },
    { completed: rounds, team: 2, method: 'points', chance: reached * (1 - home) },
  );
  return ends;
}

export function mergeCells(
  entries: readonly (readonly [first: number, second: number, chance: number])[],
): readonly ScoreCell[] {
  const merged = new Map<string, ScoreCell>();
  for (const [first, second, chance] of entries)
    merged.set(`${first}:${second}`, [
      first,
      second,
      chance + (merged.get(`${first}:${second}`)?.[2] ?? 0),
    ]);
  return [...merged.values()].filter(([, , chance]) => chance > 0);
}
