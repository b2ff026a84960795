import type { CountPair, Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import type { Course, MatchSetup, MarginSkew } from '../engine/SportEngine.ts';
import {
  cricketFacts,
  cricketStanding,
  other,
  superOverChance,
  type CricketState,
  type InningsState,
} from './cricketCourse.ts';
import {
  ballChances,
  ballsPerInnings,
  ballsOfPowerplay,
  analyseFresh,
  analyseInnings,
  overshoot,
  wicketsPerInnings,
  type BallChances,
  type InningsAnalysis,
} from './cricketModel.ts';
import { likely, RunsPair } from './RunsPair.ts';

interface Side {
  readonly chances: BallChances;
  readonly look: InningsAnalysis;
}

const fresh = (team: 1 | 2): InningsState => ({
  team,
  runs: 0,
  wickets: 0,
  balls: 0,
  powerplayRuns: 0,
});

/** Returns the chances of a cricket match, before the start or from its current state. */
export function cricketOutlook(
  setup: MatchSetup,
  marginSkew: MarginSkew,
  course?: Course,
): Outlook {
  const outlook = new CricketOutlook(
    setup,
    marginSkew,
    course === undefined ? undefined : cricketStanding(course),
  );
  return { pair: (scope) => outlook.pair(scope), counted: (scope) => outlook.counted(scope) };
}

class CricketOutlook {
  /** Undefined before the match. */
  readonly #standing: CricketState | undefined;
  /** Batting level of each team. */
  readonly #levels: readonly [number, number];
  readonly #isFirstOver: boolean;
  readonly #isSecondOver: boolean;
  readonly #sides = new Map<1 | 2, Side>();
  readonly #known = new Map<string, PairDistribution | undefined>();

  constructor({ levels }: MatchSetup, marginSkew: MarginSkew, standing: CricketState | undefined) {
    this.#standing = standing;
    this.#levels = [
      (levels[0] ?? 1) * (1 + (marginSkew[0] - 1) / 6),
      (levels[1] ?? 1) * (1 + (marginSkew[1] - 1) / 6),
    ];
    this.#isFirstOver =
      standing !== undefined && (standing.isSecond || isOver(standing.innings[0]));
    this.#isSecondOver =
      standing !== undefined &&
      this.#isFirstOver &&
      (isOver(standing.innings[1]) || standing.innings[1].runs > standing.innings[0].runs);
  }

  counted(scope: string): CountPair {
    return this.#standing === undefined
      ? [0, 0]
      : (cricketFacts(this.#standing).pair(scope) ?? [0, 0]);
  }

  pair(scope: string): PairDistribution | undefined {
    if (!this.#known.has(scope)) this.#known.set(scope, this.#build(scope));
    return this.#known.get(scope);
  }

  #build(scope: string): PairDistribution | undefined {
    switch (scope) {
      case 'match':
        return this.#isSecondOver ? undefined : this.#runs();
      case 'full':
        return this.#winner();
      case 'powerplay1':
        return this.#powerplay(1);
      case 'powerplay2':
        return this.#powerplay(2);
      default:
        return undefined;
    }
  }

  #runs(): PairDistribution {
    const pair = new RunsPair();
    if (this.#standing !== undefined)
      this.#addInnings(this.#standing.innings[0], this.#standing.innings[1], 1, pair);
    else
      for (const team of [1, 2] as const)
        this.#addInnings(fresh(team), fresh(other(team)), 0.5, pair);
    return pair;
  }

  #addInnings(first: InningsState, second: InningsState, weight: number, pair: RunsPair): void {
    const setting = this.#isFirstOver ? Float64Array.of(1) : this.#sideOf(first).look.rest;
    const { chances, look: chasing } = this.#sideOf(second);
    const isHomeFirst = first.team === 1;
    const overshoots = new Float64Array(chances.runs.length - 1);
    for (let more = 0; more < setting.length; more += 1) {
      const chance = (setting[more] ?? 0) * weight;
      if (chance < likely) continue;
      const total = first.runs + more;
      const needed = Math.max(1, total + 1 - second.runs);
      // Below the target as in any innings, above it by the ball that reached it.
      const most = Math.min(needed, chasing.rest.length);
      pair.add(isHomeFirst, total, chance, second.runs, chasing.rest, most);
      for (let over = 0; over < overshoots.length; over += 1)
        overshoots[over] = overshoot(chasing, chances, needed, over);
      pair.add(isHomeFirst, total, chance, second.runs + needed, overshoots, overshoots.length);
    }
  }

  #sideOf(innings: InningsState): Side {
    const known = this.#sides.get(innings.team) ?? this.#analyse(innings);
    this.#sides.set(innings.team, known);
    return known;
  }

  #analyse(innings: InningsState): Side {
    const level = this.#levels[innings.team - 1] ?? 1;
    if (innings.balls === 0) return analyseFresh(level);
    const chances = ballChances(level);
    const wickets = wicketsPerInnings - innings.wickets;
    return {
      chances,
      look: analyseInnings(
        chances,
        wickets > 0 ? ballsPerInnings - innings.balls : 0,
        Math.max(1, wickets),
      ),
    };
  }

  /** Returns the winner, with ties decided by the super over. */
  #winner(): PairDistribution | undefined {
    const decider = superOverChance(this.#levels);
    if (this.#isSecondOver) {
      const [home, away] = this.counted('match');
      return home === away && this.#standing?.superOver === 0
        ? new JointPair([
            [1, 0, decider],
            [0, 1, 1 - decider],
          ])
        : undefined;
    }
    const margin = this.pair('match')?.margin;
    if (margin === undefined) return undefined;
    let won = 0;
    let tied = 0;
    margin.chances.forEach((chance, index) => {
      if (margin.from + index > 0) won += chance;
      else if (margin.from + index === 0) tied += chance;
    });
    const all = margin.chances.reduce((sum, chance) => sum + chance, 0);
    const home = (won + tied * decider) / all;
    return new JointPair([
      [1, 0, home],
      [0, 1, 1 - home],
    ]);
  }

  #powerplay(team: 1 | 2): PairDistribution | undefined {
    const own = this.#standing?.innings.find((innings) => innings.team === team) ?? fresh(team);
    const balls = ballsOfPowerplay - own.balls;
    if (balls <= 0 || own.wickets >= wicketsPerInnings || this.#isSecondOver) return undefined;
    const { rest } = analyseInnings(
      ballChances(this.#levels[team - 1] ?? 1),
      balls,
      wicketsPerInnings - own.wickets,
    );
    return new JointPair(
      [...rest].flatMap((chance, more): ScoreCell[] =>
        chance > 1e-9 ? [[own.powerplayRuns + more, 0, chance]] : [],
      ),
    );
  }
}

function isOver({ balls, wickets }: InningsState): boolean {
  return balls >= ballsPerInnings || wickets >= wicketsPerInnings;
}

/** Returns the chance of the first team before the start, for fitting given prices. */
export function homeChanceOf(outlook: Outlook): number {
  return outlook.pair('full')?.cells.find(([home]) => home === 1)?.[2] ?? 0.5;
}
