import type { PairDistribution, ScoreCell } from '../markets/PairDistribution.ts';
import type { Pmf } from '../markets/Pmf.ts';
import { ballsAnInnings, toPmf } from './cricketModel.ts';

const mostRuns = 6 * ballsAnInnings + 8;
/** What is rarer is left out. */
export const likely = 1e-6;

/** Runs of both sides, added up over first innings and chases; nobody asks for all its scores at once. */
export class RunsPair implements PairDistribution {
  readonly #home = new Float64Array(mostRuns);
  readonly #away = new Float64Array(mostRuns);
  readonly #margin = new Float64Array(2 * mostRuns);
  readonly #total = new Float64Array(2 * mostRuns);
  readonly cells: readonly ScoreCell[] = [];

  /** The side that bats first makes `first` with this chance; the other one `second` and on, each with its own. */
  add(isHomeFirst: boolean, first: number, chance: number, second: number, chances: Float64Array, count: number): void {
    const setting = isHomeFirst ? this.#home : this.#away;
    const chasing = isHomeFirst ? this.#away : this.#home;
    const sign = isHomeFirst ? -1 : 1;
    const even = mostRuns - sign * first;
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
    return this.#kept('home', this.#home, 0);
  }

  get away(): Pmf {
    return this.#kept('away', this.#away, 0);
  }

  get margin(): Pmf {
    return this.#kept('margin', this.#margin, -mostRuns);
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
