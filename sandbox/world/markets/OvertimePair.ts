import { addPmf, collectPmf, type Pmf } from './Pmf.ts';
import type { PairDistribution, ScoreCell } from './PairDistribution.ts';

type Entry = readonly [value: number, chance: number];

/** Regular time plus, after a tie, overtime. Overtime never ends in a tie. */
export class OvertimePair implements PairDistribution {
  readonly #regular: PairDistribution;
  readonly #overtime: readonly ScoreCell[];
  #ties: readonly Entry[] | undefined;
  #margin: Pmf | undefined;
  #total: Pmf | undefined;
  #home: Pmf | undefined;
  #away: Pmf | undefined;

  constructor(regular: PairDistribution, overtime: readonly ScoreCell[]) {
    this.#regular = regular;
    this.#overtime = overtime;
  }

  get margin(): Pmf {
    if (this.#margin === undefined) {
      const decided = entriesOf(this.#regular.margin).filter(([margin]) => margin !== 0);
      const tie = this.#tieScores().reduce((sum, [, chance]) => sum + chance, 0);
      this.#margin = collectPmf([
        ...decided,
        ...this.#overtime.map(([home, away, chance]): Entry => [home - away, chance * tie]),
      ]);
    }
    return this.#margin;
  }

  get total(): Pmf {
    return (this.#total ??= this.#extend(
      this.#regular.total,
      (count) => 2 * count,
      (home, away) => home + away,
    ));
  }

  get home(): Pmf {
    return (this.#home ??= this.#extend(
      this.#regular.home,
      (count) => count,
      (home) => home,
    ));
  }

  get away(): Pmf {
    return (this.#away ??= this.#extend(
      this.#regular.away,
      (count) => count,
      (_home, away) => away,
    ));
  }

  get cells(): readonly ScoreCell[] {
    const decided = this.#regular.cells.filter(([home, away]) => home !== away);
    return [
      ...decided,
      ...this.#tieScores().flatMap(([count, tie]) =>
        this.#overtime.map(([home, away, chance]): ScoreCell => [
          count + home,
          count + away,
          tie * chance,
        ]),
      ),
    ];
  }

  /** Replaces the ties in a number's chances by what overtime adds to them. */
  #extend(
    pmf: Pmf,
    atTie: (count: number) => number,
    adds: (home: number, away: number) => number,
  ): Pmf {
    if (this.#tieScores().length === 0) return pmf;
    const tie = collectPmf(
      this.#tieScores().map(([count, chance]): Entry => [atTie(count), chance]),
    );
    const added = collectPmf(
      this.#overtime.map(([home, away, chance]): Entry => [adds(home, away), chance]),
    );
    return sumUp([pmf, 1], [tie, -1], [addPmf(tie, added), 1]);
  }

  #tieScores(): readonly Entry[] {
    if (this.#ties === undefined) {
      const { home, away } = this.#regular;
      this.#ties = entriesOf(home).flatMap(([count, chance]): Entry[] => {
        const other = away.chances[count - away.from] ?? 0;
        return other * chance > 1e-12 ? [[count, chance * other]] : [];
      });
    }
    return this.#ties;
  }
}

function entriesOf({ from, chances }: Pmf): Entry[] {
  return Array.from(chances, (chance, index): Entry => [from + index, chance]);
}

/** Returns the sum of several numbers, each with a sign. */
function sumUp(...parts: readonly (readonly [pmf: Pmf, sign: 1 | -1])[]): Pmf {
  const from = Math.min(...parts.map(([pmf]) => pmf.from));
  const to = Math.max(...parts.map(([pmf]) => pmf.from + pmf.chances.length));
  const chances = new Float64Array(to - from);
  for (const [pmf, sign] of parts) {
    pmf.chances.forEach((chance, index) => {
      const place = pmf.from - from + index;
      chances[place] = Math.max(0, (chances[place] ?? 0) + sign * chance);
    });
  }
  return { from, chances };
}
