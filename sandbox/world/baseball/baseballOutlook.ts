import type { CountPair, Outlook } from '../markets/MarketType.ts';
import { OvertimePair } from '../markets/OvertimePair.ts';
import {
  IndependentPair,
  JointPair,
  type PairDistribution,
  type ScoreCell,
} from '../markets/PairDistribution.ts';
import { addPmf, certainPmf, repeatPmf, type Pmf } from '../markets/Pmf.ts';
import type { Course, MatchSetup, MarginSkew } from '../engine/SportEngine.ts';
import {
  baseballFacts,
  baseballStanding,
  extraBases,
  innings,
  type BaseballState,
} from './baseballCourse.ts';
import { battingOf, type Batting } from './baseballModel.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';

const start: BaseballState = {
  inning: 1,
  isTop: true,
  outs: 0,
  bases: 0,
  home: [],
  away: [],
  hits: [0, 0],
};
const likely = 1e-7;
/** Maximum number of extra innings; longer matches have a negligible chance. */
const extraInningsMax = 5;

/** A state within an extra inning; `lead` is the lead of the home side. */
interface Moment {
  readonly isTop: boolean;
  readonly outs: number;
  readonly bases: number;
  readonly lead: number;
}

const firstExtra: Moment = { isTop: true, outs: 0, bases: extraBases, lead: 0 };

const pmf = (chances: Float64Array, from = 0): Pmf => ({ from, chances });

export function baseballOutlook(
  setup: MatchSetup,
  marginSkew: MarginSkew,
  course?: Course,
): Outlook {
  const state = course === undefined ? start : baseballStanding(course);
  const facts = baseballFacts(state);
  const counted = (scope: string): CountPair => facts.pair(scope) ?? [0, 0];
  const home = battingOf((setup.levels[0] ?? 1) * (1 + (marginSkew[0] - 1) / 4));
  const away = battingOf((setup.levels[1] ?? 1) * (1 + (marginSkew[1] - 1) / 4));
  const { inning, isTop, outs, bases } = state;
  const isHalfOver = outs >= 3;

  /** Returns the further runs of a side over a range of innings, the current half included. */
  const restOf = (team: 1 | 2, from: number, to: number): Pmf => {
    const batting = team === 1 ? home : away;
    let whole = 0;
    let rest = certainPmf(0);
    for (let index = from; index <= to; index += 1) {
      const isPast =
        index < inning ||
        (index === inning &&
          ((team === 2 && !isTop) ||
            (team === 2 && isHalfOver) ||
            (team === 1 && !isTop && isHalfOver)));
      if (isPast) continue;
      if (index === inning && isTop === (team === 2))
        rest = addPmf(rest, pmf(batting.runs(outs, bases)));
      else whole += 1;
    }
    return addPmf(rest, repeatPmf(pmf(batting.runs(0, 0)), whole));
  };
  /** Whether a side still bats in an inning. */
  const isOpen = (team: 1 | 2, index: number): boolean =>
    index > inning ||
    (index === inning && (isTop ? team === 1 || !isHalfOver : team === 1 && !isHalfOver));
  const parts = (from: number, to: number, scope: string): PairDistribution | undefined => {
    if (!isOpen(1, to) && !isOpen(2, to)) return undefined;
    const [first, second] = counted(scope);
    return new IndependentPair(
      addPmf(certainPmf(first), restOf(1, from, to)),
      addPmf(certainPmf(second), restOf(2, from, to)),
    );
  };
  /** Both sides after nine innings: the home side bats in the ninth only unless it leads. */
  const regular = (): PairDistribution | undefined => {
    if (inning > innings) return undefined;
    const [homeNow, awayNow] = counted('regular');
    if (inning === innings && !isTop && (isHalfOver || homeNow > awayNow)) return undefined;
    if (inning === innings && isTop && isHalfOver && homeNow > awayNow) return undefined;
    const isLast = inning === innings && !isTop;
    const homeBefore = isLast
      ? certainPmf(homeNow)
      : addPmf(certainPmf(homeNow), restOf(1, 1, innings - 1));
    const awayAll = addPmf(certainPmf(awayNow), restOf(2, 1, innings));
    const endsOf = (needed: number): Float64Array =>
      home.runsUntil(needed, isLast ? outs : 0, isLast ? bases : 0);
    return new JointPair(scoresOfNine(homeBefore, awayAll, endsOf));
  };
  const extrasFrom = (now: Moment): PairDistribution => {
    const [first, second] = counted('match');
    return new JointPair(
      extraInnings(home, away, now).map(([more, others, chance]): ScoreCell => [
        first + more,
        second + others,
        chance,
      ]),
    );
  };
  const build = (scope: string): PairDistribution | undefined => {
    if (scope === 'regular') return regular();
    if (scope === 'match') {
      const nine = look('regular');
      if (nine !== undefined) return new OvertimePair(nine, extraInnings(home, away, firstExtra));
      const [first, second] = counted('match');
      // The bottom of the last inning is over, or was not needed.
      const isEnded = !isTop && (isHalfOver || first > second);
      if (first === second && (inning === innings || isEnded)) return extrasFrom(firstExtra);
      if (inning <= innings || isEnded) return undefined;
      return extrasFrom(
        isTop && isHalfOver
          ? { isTop: false, outs: 0, bases: extraBases, lead: first - second }
          : { isTop, outs, bases, lead: first - second },
      );
    }
    if (scope === 'f5') return parts(1, 5, 'f5');
    const index = /^n(\d+)$/.exec(scope) === null ? 0 : Number(scope.slice(1));
    return index >= 1 && index < innings ? parts(index, index, scope) : undefined;
  };
  const look = cachedPairs((scope) => build(scope));
  return { pair: look, counted };
}

/**
 * Returns the scores after nine innings. The home side bats in the ninth only unless it leads;
 * `endsOf`: final runs by runs needed.
 */
function scoresOfNine(
  homeBefore: Pmf,
  awayAll: Pmf,
  endsOf: (needed: number) => Float64Array,
): readonly ScoreCell[] {
  const width = awayAll.from + awayAll.chances.length;
  const grid = new Float64Array((homeBefore.from + homeBefore.chances.length + width + 16) * width);
  for (const [awayIndex, awayChance] of awayAll.chances.entries()) {
    const second = awayAll.from + awayIndex;
    for (let homeIndex = 0; homeIndex < homeBefore.chances.length; homeIndex += 1) {
      const chance = awayChance * (homeBefore.chances[homeIndex] ?? 0);
      if (chance < likely) continue;
      const first = homeBefore.from + homeIndex;
      if (first > second) {
        grid[first * width + second] = (grid[first * width + second] ?? 0) + chance;
        continue;
      }
      const ends = endsOf(second - first + 1);
      for (let runs = 0; runs < ends.length; runs += 1) {
        const each = (ends[runs] ?? 0) * chance;
        const place = (first + runs) * width + second;
        if (each > likely / 10) grid[place] = (grid[place] ?? 0) + each;
      }
    }
  }
  const cells: ScoreCell[] = [];
  for (let place = 0; place < grid.length; place += 1) {
    const chance = grid[place] ?? 0;
    if (chance > likely) cells.push([Math.floor(place / width), place % width, chance]);
  }
  return cells;
}

/** Returns the runs that extra innings add from a state within one of them. */
function extraInnings(home: Batting, away: Batting, now: Moment): readonly ScoreCell[] {
  const cells = new Map<number, number>();
  const add = (first: number, second: number, chance: number): void => {
    cells.set(first * 1000 + second, (cells.get(first * 1000 + second) ?? 0) + chance);
  };
  /**
   * Ways to a tie: the runs added by the home side; the visitors add as many plus their deficit.
   */
  let ties = new Map<number, number>([[0, 1]]);
  for (let round = 0; round < extraInningsMax; round += 1) {
    const isPresent = round === 0;
    const lead = isPresent ? now.lead : 0;
    const top = !isPresent
      ? away.runs(0, extraBases)
      : now.isTop
        ? away.runs(now.outs, now.bases)
        : Float64Array.of(1);
    const isAtBat = isPresent && !now.isTop;
    const next = new Map<number, number>();
    for (const [homeAdded, weight] of ties) {
      const awayAdded = isPresent ? 0 : homeAdded + now.lead;
      top.forEach((awayChance, more) => {
        if (awayChance * weight < 1e-6) return;
        const needed = more - lead + 1;
        const ends =
          needed <= 0
            ? Float64Array.of(1)
            : home.runsUntil(needed, isAtBat ? now.outs : 0, isAtBat ? now.bases : extraBases);
        ends.forEach((homeChance, runs) => {
          const chance = weight * awayChance * homeChance;
          if (chance < 1e-8) return;
          if (runs + lead === more)
            next.set(homeAdded + runs, (next.get(homeAdded + runs) ?? 0) + chance);
          else add(homeAdded + runs, awayAdded + more, chance);
        });
      });
    }
    ties = next;
  }
  const sum = [...cells.values()].reduce((all, chance) => all + chance, 0);
  return [...cells].map(([key, chance]): ScoreCell => [
    Math.floor(key / 1000),
    key % 1000,
    chance / sum,
  ]);
}

export function homeChanceOf(outlook: Outlook): number {
  const margin = outlook.pair('match')?.margin;
  return margin === undefined
    ? 0.5
    : margin.chances.reduce(
        (sum, chance, index) => sum + (margin.from + index > 0 ? chance : 0),
        0,
      );
}
