import type { GameWire } from '#wire';

/** How long the list of movable prices is reused; moved prices are reset then. */
const poolMs = 1000;

interface PooledPrice {
  readonly outcomeId: number;
  readonly gameId: number;
  readonly coef: number;
}

/** Returns one step of the price ladder. */
function stepOf(coef: number): number {
  if (coef < 20) return 0.01;
  return coef < 100 ? 0.1 : 1;
}

/** For load tests: moves prices by a ladder step and back, without computing the world. */
export class PriceLoad {
  #pool: readonly PooledPrice[] = [];
  #poolKey = '';
  #pooledAtMs = Number.NEGATIVE_INFINITY;
  #seed = 1;
  readonly #moved = new Map<number, number>();

  coefOf(outcomeId: number): number | undefined {
    return this.#moved.get(outcomeId);
  }

  get isIdle(): boolean {
    return this.#moved.size === 0;
  }

  clear(): void {
    this.#moved.clear();
    this.#pool = [];
    this.#pooledAtMs = Number.NEGATIVE_INFINITY;
  }

  /** Moves `count` prices. Returns the ids of the events in which a price moved. */
  move(
    count: number,
    poolKey: string,
    nowMs: number,
    read: () => readonly GameWire[],
  ): Set<number> {
    const touched = new Set<number>();
    if (this.#poolKey !== poolKey || nowMs - this.#pooledAtMs >= poolMs) {
      for (const price of this.#pool)
        if (this.#moved.has(price.outcomeId)) touched.add(price.gameId);
      this.clear();
      this.#pool = read().flatMap((game) =>
        game.main.flatMap((market) =>
          market.outcomes
            .filter((outcome) => !outcome.isBlocked)
            .map(({ id, coef }) => ({ outcomeId: id, gameId: game.id, coef })),
        ),
      );
      this.#poolKey = poolKey;
      this.#pooledAtMs = nowMs;
    }
    for (let done = 0; done < count && this.#pool.length > 0; done += 1) {
      const price = this.#pool[Math.floor(this.#random() * this.#pool.length)];
      if (price === undefined) continue;
      const { outcomeId, gameId, coef } = price;
      if (!this.#moved.delete(outcomeId))
        this.#moved.set(
          outcomeId,
          Math.round((coef + stepOf(coef) * (this.#random() < 0.5 && coef > 1.1 ? -1 : 1)) * 1000) /
            1000,
        );
      touched.add(gameId);
    }
    return touched;
  }

  /** Returns the same sequence in every run. */
  #random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}
