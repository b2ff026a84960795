import type { PairDistribution, ScoreCell } from '../markets/PairDistribution.ts';
import type { Pmf } from '../markets/Pmf.ts';
import { ballsPerInnings, toPmf } from './cricketModel.ts';

const maxRuns = 6 * ballsPerInnings + 8;
/** Chance below which values are dropped. */
export const likely = 1e-6;

/** Runs of both sides, summed over first innings and chases; computed as far as it is read. */
export class RunsPair implements PairDistribution {
  readonly #home = new Float64Array(maxRuns);
  readonly #away = new Float64Array(maxRuns);
  readonly #margin = new Float64Array(2 * maxRuns);
  readonly #total = new Float64Array(2 * maxRuns);
  readonly cells: readonly ScoreCell[] = [];

  /**
   * Adds the case that the first side makes `first` runs, and the other `second` or more with
   * `chances`.
   */
  add(
    isHomeFirst: boolean,
    first: number,
    chance: number,
    second: number,
    chances: Float64Array,
    count: number,
  ): void {
    const setting = isHomeFirst ? this.#home : this.#away;
    const chasing = isHomeFirst ? this.#away : this.#home;
    const sign = isHomeFirst ? -1 : 1;
    const even = maxRuns - sign * first;
    let all = 0;
    for (let index = 0; index < count; index += 1) {
      const each = chances[index] ?? 0;
      if (each < likely) continue;
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
    return this.#cached('home', this.#home, 0);
  }

  get away(): Pmf {
    return this.#cached('away', this.#away, 0);
  }

  get margin(): Pmf {
    return this.#cached('margin', this.#margin, -maxRuns);
  }

  get total(): Pmf {
    return this.#cached('total', this.#total, 0);
  }

  #cached(name: string, sums: Float64Array, from: number): Pmf {
    const pmf = this.#pmfs.get(name) ?? toPmf(sums, from);
    this.#pmfs.set(name, pmf);
    return pmf;
  }
}
