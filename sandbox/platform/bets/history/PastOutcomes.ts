import type { CouponBet } from '#wire';
import type { PastPrice, PlayedFixture, World } from '../../../world/World.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const football = 1;
/** Void and half results are looked for among football lines only. */
const lineSettlements: ReadonlySet<Settlement> = new Set([
  'void',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
]);
/** Windows after a bet in which its matches begin, the shortest first. */
const windowsH = [2, 8, 48] as const;
/** Matches tried for one selection in each window. */
const triesPerWindow = 8;
/**
 * A user bets on a few leagues of a few sports: football, ice hockey, basketball, tennis,
 * volleyball and handball.
 */
const sportIds = [1, 2, 3, 4, 6, 8] as const;
const competitionsPerSport = 3;
const [lowestOdds, highestOdds] = [1300, 3600] as const;

/** Outcomes of matches that the world has played, at their prices before the start. */
export class PastOutcomes {
  readonly #world: World;
  readonly #competitionIds: ReadonlySet<number>;
  readonly #fixtures = new Map<number, readonly PlayedFixture[]>();
  readonly #prices = new Map<number, readonly PastPrice[]>();

  constructor(world: World) {
    this.#world = world;
    this.#competitionIds = new Set(
      sportIds.flatMap(
        (id) => world.archivedCompetitions().get(id)?.slice(0, competitionsPerSport) ?? [],
      ),
    );
  }

  /**
   * Returns an outcome for each wanted settlement, each of another match; if there is none, one
   * with another settlement.
   */
  pick(wanted: readonly Settlement[], placedAtMs: number, key: number): readonly PastPrice[] {
    const taken = new Set<number>();
    return wanted.flatMap((settlement, position) => {
      const found =
        this.#find(placedAtMs, key * 7 + position * 3, taken, settlement) ??
        this.#find(placedAtMs, key * 7 + position * 3, taken, undefined);
      if (found === undefined) return [];
      taken.add(this.#world.gameIdOf(found.outcomeId));
      return found;
    });
  }

  /** Returns the end of the last of the matches. */
  endOf(bets: readonly Pick<CouponBet, 'gameId'>[]): number {
    return Math.max(...bets.map(({ gameId }) => this.#world.record(gameId)?.endedAtMs ?? 0));
  }

  #find(
    placedAtMs: number,
    key: number,
    taken: ReadonlySet<number>,
    wanted: Settlement | undefined,
  ): PastPrice | undefined {
    for (const hours of windowsH) {
      const fixtures = this.#between(placedAtMs + 5 * minuteMs, placedAtMs + hours * hourMs).filter(
        ({ gameId, sportId, contestants, isCalledOff = false }) =>
          !taken.has(gameId) &&
          contestants.length === 2 &&
          isCalledOff === (wanted === 'forcedVoid') &&
          (wanted === undefined || !lineSettlements.has(wanted) || sportId === football),
      );
      for (let tried = 0; tried < Math.min(triesPerWindow, fixtures.length); tried += 1) {
        const fixture = fixtures[(key + tried * 5) % fixtures.length];
        const fitting = (fixture === undefined ? [] : this.#pricesOf(fixture.gameId)).filter(
          ({ odds, settlement }) =>
            odds >= lowestOdds &&
            odds <= highestOdds &&
            (wanted === undefined || settlement === wanted),
        );
        const found = fitting[key % Math.max(1, fitting.length)];
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  #between(fromMs: number, toMs: number): readonly PlayedFixture[] {
    const fixtures: PlayedFixture[] = [];
    for (let day = Math.floor(fromMs / dayMs); day * dayMs < toMs; day += 1) {
      let known = this.#fixtures.get(day);
      if (known === undefined)
        this.#fixtures.set(
          day,
          (known = this.#world.played(day * dayMs, (day + 1) * dayMs, this.#competitionIds)),
        );
      for (const fixture of known)
        if (fixture.startsAtMs >= fromMs && fixture.startsAtMs < toMs) fixtures.push(fixture);
    }
    return fixtures;
  }

  #pricesOf(gameId: number): readonly PastPrice[] {
    let prices = this.#prices.get(gameId);
    if (prices === undefined)
      this.#prices.set(gameId, (prices = this.#world.pricesAtStart(gameId)));
    return prices;
  }
}
