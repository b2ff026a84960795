import type { ScoreCell } from '../markets/PairDistribution.ts';

export interface BoutSport {
  readonly key: string;
  readonly rounds: number;
  readonly roundS: number;
  /** Chance that a round which begins is the last one, by a stoppage, at any second of it alike. */
  readonly stoppageChance: number;
  /** Of the stoppages, how many are by submission; 0 where there is none. */
  readonly submissionShare: number;
  /** Of the rounds that are scored, how many count double for a knock-down or a clear edge. */
  readonly wideShare: number;
  /** Strikes of both in a round. */
  readonly strikes: number;
}

export const boxing: BoutSport = { key: 'boxing', rounds: 10, roundS: 180, stoppageChance: 0.075, submissionShare: 0, wideShare: 0.1, strikes: 34 };
export const mma: BoutSport = { key: 'mma', rounds: 3, roundS: 300, stoppageChance: 0.22, submissionShare: 0.4, wideShare: 0.12, strikes: 46 };

export const breakS = 60;

/** Ways to win, in the order of the market: of the first fighter, then of the second. */
export const methods = ['knockout', 'submission', 'points'] as const;
export type Method = (typeof methods)[number];

export function methodCode(team: 1 | 2, method: Method): number {
  return (team - 1) * methods.length + methods.indexOf(method);
}

/** What the level means: chance to win by a stoppage when there is one, and chance of a round that is scored. */
export function chancesOf(level: number): { readonly stops: number; readonly round: number } {
  return { stops: level, round: 0.5 + 0.55 * (level - 0.5) };
}

/** A bout as it stands. */
export interface BoutState {
  /** Rounds that are over. */
  readonly completed: number;
  /** How much of the present round has been fought, 0 to 1. */
  readonly part: number;
  /** Points by round, from the first fighter's side. */
  readonly cards: readonly (readonly [home: number, away: number])[];
}

/** How the bout may end: rounds completed, who wins and how. */
export interface BoutEnd {
  readonly completed: number;
  readonly team: 1 | 2;
  readonly method: Method;
  readonly chance: number;
}

export function boutEnds(sport: BoutSport, level: number, { completed, part, cards }: BoutState): readonly BoutEnd[] {
  const { rounds, stoppageChance, submissionShare, wideShare } = sport;
  const { stops, round } = chancesOf(level);
  const ends: BoutEnd[] = [];
  let reached = 1;
  for (let index = completed; index < rounds; index += 1) {
    // What has been fought of the present round can no longer stop it.
    const left = index === completed ? 1 - part : 1;
    const stopped = (stoppageChance * left) / (1 - stoppageChance * (1 - left));
    for (const team of [1, 2] as const) {
      const chance = reached * stopped * (team === 1 ? stops : 1 - stops);
      ends.push({ completed: index, team, method: 'knockout', chance: chance * (1 - submissionShare) });
      if (submissionShare > 0) ends.push({ completed: index, team, method: 'submission', chance: chance * submissionShare });
    }
    reached *= 1 - stopped;
  }
  let leads = new Map<number, number>([[cards.reduce((sum, [home, away]) => sum + home - away, 0), 1]]);
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
  // Even cards are decided by the judges: whoever is better wins more often.
  for (const [lead, chance] of leads) home += chance * (lead > 0 ? 1 : lead === 0 ? round : 0);
  ends.push({ completed: rounds, team: 1, method: 'points', chance: reached * home }, { completed: rounds, team: 2, method: 'points', chance: reached * (1 - home) });
  return ends;
}

export function mergeCells(entries: readonly (readonly [first: number, second: number, chance: number])[]): readonly ScoreCell[] {
  const merged = new Map<string, ScoreCell>();
  for (const [first, second, chance] of entries) merged.set(`${first}:${second}`, [first, second, chance + (merged.get(`${first}:${second}`)?.[2] ?? 0)]);
  return [...merged.values()].filter(([, , chance]) => chance > 0);
}
