import { addPmf, collectPmf, negatePmf, type Pmf } from './Pmf.ts';

export type ScoreCell = readonly [home: number, away: number, chance: number];

/** Distribution of two counts (goals, corners, games) of a scope, derived on first read. */
export interface PairDistribution {
  readonly home: Pmf;
  readonly away: Pmf;
  readonly margin: Pmf;
  readonly total: Pmf;
  readonly cells: readonly ScoreCell[];
}

/** Two independent counts. */
export class IndependentPair implements PairDistribution {
  readonly home: Pmf;
  readonly away: Pmf;
  #margin: Pmf | undefined;
  #total: Pmf | undefined;
  #cells: readonly ScoreCell[] | undefined;

  constructor(home: Pmf, away: Pmf) {
    this.home = home;
    this.away = away;
  }

  get margin(): Pmf {
    return (this.#margin ??= addPmf(this.home, negatePmf(this.away)));
  }

  get total(): Pmf {
    return (this.#total ??= addPmf(this.home, this.away));
  }

  get cells(): readonly ScoreCell[] {
    if (this.#cells === undefined) {
      const cells: ScoreCell[] = [];
      this.home.chances.forEach((homeChance, home) => {
        this.away.chances.forEach((awayChance, away) => {
          if (homeChance * awayChance > 1e-9)
            cells.push([this.home.from + home, this.away.from + away, homeChance * awayChance]);
        });
      });
      this.#cells = cells;
    }
    return this.#cells;
  }
}

/** Two counts with joint chances. */
export class JointPair implements PairDistribution {
  readonly cells: readonly ScoreCell[];
  #home: Pmf | undefined;
  #away: Pmf | undefined;
  #margin: Pmf | undefined;
  #total: Pmf | undefined;

  constructor(cells: readonly ScoreCell[]) {
    this.cells = cells;
  }

  get home(): Pmf {
    return (this.#home ??= collectPmf(this.cells, homeOf, chanceOf));
  }

  get away(): Pmf {
    return (this.#away ??= collectPmf(this.cells, awayOf, chanceOf));
  }

  get margin(): Pmf {
    return (this.#margin ??= collectPmf(this.cells, marginOf, chanceOf));
  }

  get total(): Pmf {
    return (this.#total ??= collectPmf(this.cells, totalOf, chanceOf));
  }
}

const homeOf = ([home]: ScoreCell): number => home;
const awayOf = ([, away]: ScoreCell): number => away;
const marginOf = ([home, away]: ScoreCell): number => home - away;
const totalOf = ([home, away]: ScoreCell): number => home + away;
const chanceOf = ([, , chance]: ScoreCell): number => chance;
