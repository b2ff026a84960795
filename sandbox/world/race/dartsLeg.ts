import type { CountPair } from '../markets/MarketType.ts';
import { drawByShare, type Random } from '../random.ts';
import { EdgeScale } from './EdgeScale.ts';
import type { Stroke } from './Stroke.ts';

/** A leg of 501: visits of three darts in turn, finished on a double. */
const legPoints = 501;

/** Points of a visit while neither player can finish, with frequencies. */
const visits: readonly (readonly [points: number, weight: number])[] = [
  [26, 6],
  [41, 10],
  [45, 12],
  [57, 6],
  [60, 16],
  [81, 10],
  [85, 9],
  [95, 6],
  [100, 11],
  [121, 3],
  [125, 2],
  [134, 1],
  [140, 6],
  [180, 2],
];
/** Scores that three darts cannot finish. */
const bogeys: ReadonlySet<number> = new Set([159, 162, 163, 165, 166, 168, 169]);
const highestFinish = 170;
const aimedAt = 32;
/** Longer legs are cut off, because they have a negligible chance. */
const maxVisits = 40;
/** Step at which edges are priced; values in between are interpolated. */
const edgeStep = 0.1;
const widestEdge = 1.6;

/**
 * Returns the chance that a player of this skill (0 is average) finishes from this score in a
 * visit.
 */
function finishChance(left: number, skill: number): number {
  if (left > highestFinish || bogeys.has(left) || left < 2) return 0;
  const baseChance =
    left <= 40 ? 0.42 : left <= 60 ? 0.33 : left <= 80 ? 0.25 : left <= 110 ? 0.15 : 0.06;
  return Math.min(0.8, baseChance * Math.exp(0.35 * skill));
}

/** Returns the remaining scores after a visit that does not finish, with chances. */
function nextLeft(
  left: number,
  skill: number,
): readonly (readonly [left: number, chance: number])[] {
  if (left <= 40)
    return [
      [left, 0.6],
      [Math.max(2, 2 * Math.floor(left / 4)), 0.4],
    ];
  if (left <= 100)
    return [
      [left, 0.15],
      [aimedAt, 0.85],
    ];
  const weights = visits.map(
    ([points, weight]) => [points, weight * Math.exp((0.25 * skill * (points - 70)) / 70)] as const,
  );
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  return weights.map(
    ([points, weight]) => [Math.max(aimedAt, left - points), weight / sum] as const,
  );
}

/**
 * Returns the chance to finish with exactly the n-th visit, by remaining score: `ends[n -
 * 1][left]`.
 */
function endsOf(skill: number): readonly Float64Array[] {
  const ways = Array.from({ length: legPoints + 1 }, (_unused, left) => {
    const next = left < 2 ? [] : nextLeft(left, skill);
    return {
      finish: finishChance(left, skill),
      lefts: Int16Array.from(next, ([to]) => to),
      chances: Float64Array.from(next, ([, chance]) => chance),
    };
  });
  const ends: Float64Array[] = [];
  for (let visit = 0; visit < maxVisits; visit += 1) {
    const before = ends.at(-1);
    const now = new Float64Array(ways.length);
    for (const [left, { finish, lefts, chances }] of ways.entries()) {
      let sum = before === undefined ? finish : 0;
      if (before !== undefined)
        for (let way = 0; way < lefts.length; way += 1)
          sum += (1 - finish) * (chances[way] ?? 0) * (before[lefts[way] ?? 0] ?? 0);
      now[left] = sum;
    }
    ends.push(now);
  }
  return ends;
}

const cache = new Map<number, readonly Float64Array[]>();
function endsAt(step: number): readonly Float64Array[] {
  let ends = cache.get(step);
  if (ends === undefined) cache.set(step, (ends = endsOf(step * edgeStep)));
  return ends;
}

/** State of a leg. */
export interface LegState {
  readonly left: CountPair;
  readonly thrower: 1 | 2;
}

export function startOfLeg(index: number): LegState {
  return { left: [legPoints, legPoints], thrower: index % 2 === 0 ? 1 : 2 };
}

/** Returns the leg after these visits. */
export function legAfter(index: number, visited: readonly Stroke[]): LegState {
  const { left, thrower } = startOfLeg(index);
  const remaining: [number, number] = [left[0], left[1]];
  for (const { team, points } of visited) remaining[team - 1] = (remaining[team - 1] ?? 0) - points;
  const last = visited.at(-1)?.team;
  return { left: remaining, thrower: last === undefined ? thrower : last === 1 ? 2 : 1 };
}

/** Returns the chance of the first player at a step of the edge. */
function chanceAtStep(step: number, { left, thrower }: LegState): number {
  const [home, away] = [endsAt(step), endsAt(-step)];
  let open = 1;
  let won = 0;
  let all = 0;
  for (let visit = 0; visit < maxVisits; visit += 1) {
    const own = home[visit]?.[left[0]] ?? 0;
    const other = away[visit]?.[left[1]] ?? 0;
    // The first thrower may need as many visits as the opponent, who needs one fewer to win.
    won += own * (thrower === 1 ? open : Math.max(0, open - other));
    open = Math.max(0, open - other);
    all += own;
  }
  return all > 0 ? won : 0;
}

const edges = new EdgeScale({
  step: edgeStep,
  widest: widestEdge,
  chanceAt: chanceAtStep,
  starts: [startOfLeg(0), startOfLeg(1)],
});

/** Returns the chance of the first player to win the leg, by the share of all legs won. */
export function legChance(level: number, state: LegState): number {
  return edges.chance(level, state);
}

/** Draws the points of visits in turn until one player is out; the last thrower has won. */
export function playLeg(random: Random, level: number, index: number): readonly Stroke[] {
  const edge = edges.draw(random, level);
  const { left: from, thrower } = startOfLeg(index);
  const left: [number, number] = [from[0], from[1]];
  const thrown: Stroke[] = [];
  for (let team = thrower; ; team = team === 1 ? 2 : 1) {
    const skill = team === 1 ? edge : -edge;
    const remaining = left[team - 1] ?? 0;
    if (random() < finishChance(remaining, skill)) return [...thrown, { team, points: remaining }];
    const next = drawByShare(random, nextLeft(remaining, skill));
    thrown.push({ team, points: remaining - next });
    left[team - 1] = next;
  }
}
