import type { CountPair, Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import type { Pmf } from '../markets/Pmf.ts';
import type { Course, MatchSetup, Tilt } from '../SportEngine.ts';
import { cricketFacts, cricketStanding, other, superOverChance, type InningsState } from './cricketCourse.ts';
import { ballChances, ballsAnInnings, ballsOfPowerplay, lookAtFresh, lookAtInnings, overshoot, toPmf, wicketsAnInnings, type BallChances, type InningsLook } from './cricketModel.ts';

const MOST = 6 * ballsAnInnings + 8;

/** Runs of both sides, added up over first innings and chases; nobody asks for all its scores at once. */
class RunsPair implements PairDistribution {
  readonly #home = new Float64Array(MOST);
  readonly #away = new Float64Array(MOST);
  readonly #margin = new Float64Array(2 * MOST);
  readonly #total = new Float64Array(2 * MOST);
  readonly cells: readonly ScoreCell[] = [];

  /** The side that bats first makes `first` with this chance; the other one `second` and on, each with its own. */
  add(isHomeFirst: boolean, first: number, chance: number, second: number, chances: Float64Array, count: number): void {
    const setting = isHomeFirst ? this.#home : this.#away;
    const chasing = isHomeFirst ? this.#away : this.#home;
    const sign = isHomeFirst ? -1 : 1;
    const even = MOST - sign * first;
    let all = 0;
    for (let index = 0; index < count; index += 1) {
      const each = chances[index] ?? 0;
      if (each < LIKELY) continue;
      const both = chance * each;
      const runs = second + index;
      all += both;
      chasing[runs] = (chasing[runs] ?? 0) + both;
      this.#margin[even + sign * runs] = (this.#margin[even + sign * runs] ?? 0) + both;
      this.#total[first + runs] = (this.#total[first + runs] ?? 0) + both;
    }
    setting[first] = (setting[first] ?? 0) + all;
  }

  readonly #pmfs = new Map<string, Pmf>();

  get home(): Pmf {
    return this.#kept('home', this.#home, 0);
  }

  get away(): Pmf {
    return this.#kept('away', this.#away, 0);
  }

  get margin(): Pmf {
    return this.#kept('margin', this.#margin, -MOST);
  }

  get total(): Pmf {
    return this.#kept('total', this.#total, 0);
  }

  #kept(name: string, sums: Float64Array, from: number): Pmf {
    const pmf = this.#pmfs.get(name) ?? toPmf(sums, from);
    this.#pmfs.set(name, pmf);
    return pmf;
  }
}

/** What is rarer is left out. */
const LIKELY = 1e-6;

interface Side {
  readonly chances: BallChances;
  readonly look: InningsLook;
}

const fresh = (team: 1 | 2): InningsState => ({ team, runs: 0, wickets: 0, balls: 0, powerplayRuns: 0 });

export function cricketOutlook(setup: MatchSetup, tilt: Tilt, course?: Course): Outlook {
  const state = course === undefined ? undefined : cricketStanding(course);
  const levels = [(setup.levels[0] ?? 1) * (1 + (tilt[0] - 1) / 6), (setup.levels[1] ?? 1) * (1 + (tilt[1] - 1) / 6)];
  const counted = (scope: string): CountPair => (state === undefined ? [0, 0] : (cricketFacts(state).pair(scope) ?? [0, 0]));
  const sides = new Map<string, Side>();
  const sideOf = (innings: InningsState): Side => {
    const key = `${innings.team}`;
    let side = sides.get(key);
    if (side === undefined) {
      const level = levels[innings.team - 1] ?? 1;
      const balls = ballsAnInnings - innings.balls;
      const wickets = wicketsAnInnings - innings.wickets;
      const chances = ballChances(level);
      side = innings.balls === 0 ? lookAtFresh(level) : { chances, look: lookAtInnings(chances, wickets > 0 ? balls : 0, Math.max(1, wickets)) };
      sides.set(key, side);
    }
    return side;
  };
  const isFirstOver = state !== undefined && (state.isSecond || isOver(state.innings[0]));
  const isSecondOver = state !== undefined && isFirstOver && (isOver(state.innings[1]) || state.innings[1].runs > state.innings[0].runs);
  const walk = (first: InningsState, second: InningsState, weight: number, pair: RunsPair): void => {
    const setting = isFirstOver ? Float64Array.of(1) : sideOf(first).look.rest;
    const { chances, look: chasing } = sideOf(second);
    const isHomeFirst = first.team === 1;
    const overshoots = new Float64Array(chances.runs.length - 1);
    for (let more = 0; more < setting.length; more += 1) {
      const chance = (setting[more] ?? 0) * weight;
      if (chance < LIKELY) continue;
      const total = first.runs + more;
      const needed = Math.max(1, total + 1 - second.runs);
      // Below the target as in any innings, above it by the ball that got there.
      const most = Math.min(needed, chasing.rest.length);
      pair.add(isHomeFirst, total, chance, second.runs, chasing.rest, most);
      for (let over = 0; over < overshoots.length; over += 1) overshoots[over] = overshoot(chasing, chances, needed, over);
      pair.add(isHomeFirst, total, chance, second.runs + needed, overshoots, overshoots.length);
    }
  };
  const played = (): PairDistribution => {
    const pair = new RunsPair();
    if (state !== undefined) walk(state.innings[0], state.innings[1], 1, pair);
    else for (const team of [1, 2] as const) walk(fresh(team), fresh(other(team)), 0.5, pair);
    return pair;
  };
  const known = new Map<string, PairDistribution | undefined>();
  const build = (scope: string): PairDistribution | undefined => {
    switch (scope) {
      case 'match':
        if (isSecondOver) return undefined;
        return played();
      case 'full':
        return fullPair();
      case 'powerplay1':
      case 'powerplay2':
        return powerplay(scope === 'powerplay1' ? 1 : 2);
      default:
        return undefined;
    }
  };
  const look = (scope: string): PairDistribution | undefined => {
    if (!known.has(scope)) known.set(scope, build(scope));
    return known.get(scope);
  };
  const fullPair = (): PairDistribution | undefined => {
    const decider = superOverChance(levels);
    if (isSecondOver) {
      const [home, away] = counted('match');
      return home === away && state.superOver === 0 ? new JointPair([[1, 0, decider], [0, 1, 1 - decider]]) : undefined;
    }
    const margin = look('match')?.margin;
    if (margin === undefined) return undefined;
    let won = 0;
    let tied = 0;
    margin.chances.forEach((chance, index) => {
      if (margin.from + index > 0) won += chance;
      else if (margin.from + index === 0) tied += chance;
    });
    const all = margin.chances.reduce((sum, chance) => sum + chance, 0);
    const home = (won + tied * decider) / all;
    return new JointPair([[1, 0, home], [0, 1, 1 - home]]);
  };
  const powerplay = (team: 1 | 2): PairDistribution | undefined => {
    const own = state?.innings.find((innings) => innings.team === team) ?? fresh(team);
    const balls = ballsOfPowerplay - own.balls;
    if (balls <= 0 || own.wickets >= wicketsAnInnings || isSecondOver) return undefined;
    const { rest } = lookAtInnings(ballChances(levels[team - 1] ?? 1), balls, wicketsAnInnings - own.wickets);
    return new JointPair([...rest].flatMap((chance, more): ScoreCell[] => (chance > 1e-9 ? [[own.powerplayRuns + more, 0, chance]] : [])));
  };
  return { pair: look, counted };
}

function isOver({ balls, wickets }: InningsState): boolean {
  return balls >= ballsAnInnings || wickets >= wicketsAnInnings;
}

/** Chance of the first team to win before the start, for the fit to given prices. */
export function homeChanceOf(outlook: Outlook): number {
  return outlook.pair('full')?.cells.find(([home]) => home === 1)?.[2] ?? 0.5;
}

