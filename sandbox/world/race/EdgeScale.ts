import type { Random } from '../random.ts';

export interface EdgeScaleOptions<State> {
  /** Step at which edges are priced; values in between are interpolated. */
  readonly step: number;
  readonly widest: number;
  /** Chance of the first player at this advantage, in steps. */
  readonly chanceAt: (step: number, state: State) => number;
  /** Both possible starts, equally frequent. */
  readonly starts: readonly [State, State];
}

/** Derives the edge of a player from the share of games won, to price a game and to play it. */
export class EdgeScale<State> {
  readonly #options: EdgeScaleOptions<State>;
  readonly #stepsUp: number;
  /** Share of all games by step; it rises with the step. */
  readonly #levels = new Map<number, number>();

  constructor(options: EdgeScaleOptions<State>) {
    this.#options = options;
    this.#stepsUp = Math.round(options.widest / options.step);
  }

  /** Returns the chance, from here, of a first player who wins this share of all games. */
  chance(level: number, state: State): number {
    const { chanceAt } = this.#options;
    const [lower, part] = this.#between(level);
    return Math.min(1, (1 - part) * chanceAt(lower, state) + part * chanceAt(lower + 1, state));
  }

  /** Draws an edge with which the first player wins this share of many games. */
  draw(random: Random, level: number): number {
    const [lower, part] = this.#between(level);
    return (random() < part ? lower + 1 : lower) * this.#options.step;
  }

  /** Returns the step below, and the distance to the one above. */
  #between(level: number): readonly [lower: number, part: number] {
    let [lower, upper] = [-this.#stepsUp, this.#stepsUp];
    while (upper - lower > 1) {
      const middle = Math.floor((lower + upper) / 2);
      if (this.#levelAt(middle) <= level) lower = middle;
      else upper = middle;
    }
    const [from, to] = [this.#levelAt(lower), this.#levelAt(lower + 1)];
    return [lower, Math.min(1, Math.max(0, (level - from) / (to - from)))];
  }

  #levelAt(step: number): number {
    let level = this.#levels.get(step);
    if (level === undefined) {
      const { chanceAt, starts } = this.#options;
      level = (chanceAt(step, starts[0]) + chanceAt(step, starts[1])) / 2;
      this.#levels.set(step, level);
    }
    return level;
  }
}
