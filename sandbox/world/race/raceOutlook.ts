import type { CountPair, Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import type { Course, MatchSetup, MarginSkew } from '../engine/SportEngine.ts';
import type { RaceSport } from './RaceSport.ts';
import {
  strokePlayOf,
  pointChance,
  targetOf,
  indexOfSet,
  isSetOver,
  stateAfter,
  factsOf,
  strokesOfSet,
} from './raceModel.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';

/** Returns the possible ends of a set from a score, point by point; long deuces are cut off. */
function setCells(
  sport: RaceSport,
  chance: number,
  target: number,
  [home, away]: CountPair,
): readonly ScoreCell[] {
  const ends: ScoreCell[] = [];
  let open = new Map<number, number>([[home * 1000 + away, 1]]);
  for (let points = home + away; open.size > 0 && points < 4 * target + 60; points += 1) {
    const next = new Map<number, number>();
    const reach = (first: number, second: number, share: number): void => {
      if (isSetOver(sport, target, first, second)) ends.push([first, second, share]);
      else if (share > 1e-9)
        next.set(first * 1000 + second, (next.get(first * 1000 + second) ?? 0) + share);
    };
    for (const [key, weight] of open) {
      reach(Math.floor(key / 1000) + 1, key % 1000, weight * chance);
      reach(Math.floor(key / 1000), (key % 1000) + 1, weight * (1 - chance));
    }
    open = next;
  }
  return ends;
}

function homeChanceOf(cells: readonly ScoreCell[]): number {
  let home = 0;
  let all = 0;
  for (const [first, second, chance] of cells) {
    all += chance;
    if (first > second) home += chance;
  }
  return all > 0 ? home / all : 0.5;
}

export function raceOutlook(
  sport: RaceSport,
  setup: MatchSetup,
  marginSkew: MarginSkew,
  course?: Course,
): Outlook {
  const state =
    course === undefined
      ? { sets: [], won: [0, 0] as const, points: [0, 0] as const }
      : stateAfter(sport, course.script.incidents, course.playedS);
  const chance = pointChance(setup.levels, marginSkew);
  const facts = factsOf(sport, state);
  const strokePlay = strokePlayOf(sport);
  const sets = new Map<
    string,
    { readonly cells: readonly ScoreCell[]; readonly homeChance: number }
  >();
  /** Computed once, because many paths lead through the same sets. */
  const setAt = (
    index: number,
  ): { readonly cells: readonly ScoreCell[]; readonly homeChance: number } => {
    const target = targetOf(sport, index);
    const isPlayed = index === state.sets.length && course !== undefined;
    const [home, away] = index === state.sets.length ? state.points : ([0, 0] as const);
    const key = strokePlay === undefined ? `${target}|${home}:${away}` : String(index);
    let set = sets.get(key);
    if (set === undefined) {
      const cells = strokePlay === undefined ? setCells(sport, chance, target, [home, away]) : [];
      const homeChance =
        strokePlay === undefined
          ? homeChanceOf(cells)
          : strokePlay.chance(chance, index, isPlayed ? strokesOfSet(course) : []);
      set = { cells, homeChance };
      sets.set(key, set);
    }
    return set;
  };
  /** A leg or a frame is one point for its winner. */
  const cellsOf = ({ cells, homeChance }: ReturnType<typeof setAt>): readonly ScoreCell[] =>
    strokePlay === undefined
      ? cells
      : [
          [1, 0, homeChance],
          [0, 1, 1 - homeChance],
        ];
  const isOver = Math.max(...state.won) >= sport.setsToWin;
  const build = (scope: string): PairDistribution | undefined => {
    if (isOver) return undefined;
    if (scope === 'match')
      return new JointPair(
        matchCells(sport.setsToWin, state.won, (index) => setAt(index).homeChance),
      );
    const index = indexOfSet(sport, scope);
    return index < 0 || index < state.sets.length || index > 2 * sport.setsToWin - 2
      ? undefined
      : new JointPair(cellsOf(setAt(index)));
  };
  return {
    pair: cachedPairs(build),
    counted: (scope) => facts.pair(scope) ?? [0, 0],
  };
}

/** Returns the possible ends of a match from the sets won so far. */
function matchCells(
  setsToWin: number,
  won: CountPair,
  winChance: (setIndex: number) => number,
): readonly ScoreCell[] {
  const ends: ScoreCell[] = [];
  const visit = (home: number, away: number, weight: number): void => {
    if (home === setsToWin || away === setsToWin) {
      ends.push([home, away, weight]);
      return;
    }
    const chance = winChance(home + away);
    visit(home + 1, away, weight * chance);
    visit(home, away + 1, weight * (1 - chance));
  };
  visit(won[0], won[1], 1);
  const merged = new Map<number, ScoreCell>();
  for (const [home, away, chance] of ends)
    merged.set(home * 100 + away, [home, away, chance + (merged.get(home * 100 + away)?.[2] ?? 0)]);
  return [...merged.values()];
}
