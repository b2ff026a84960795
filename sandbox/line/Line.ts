import type { CouponBet, GameFull, GameList, GameWire, MarketWire, OutcomeWire, SportsTree } from '#wire';
import type { GameFilter, SettlementId, World } from '../world/World.ts';

/** A price that a test has pinned; what it leaves out stays the world's. */
export interface PriceOverride {
  readonly coef?: number;
  readonly isBlocked?: boolean;
}

/** The world as the platform sells it: the same events, with prices pinned by the control API on top. */
export class Line {
  #world: World;
  #epoch = 0;
  readonly #overrides = new Map<number, PriceOverride>();
  readonly #overrideRevisions = new Map<number, number>();
  readonly #overriddenGames = new Set<number>();

  constructor(world: World) {
    this.#world = world;
  }

  get world(): World {
    return this.#world;
  }

  /** Raised when the whole world was replaced. */
  get epoch(): number {
    return this.#epoch;
  }

  get listRevision(): number {
    return this.#world.listRevision;
  }

  replaceWorld(world: World): void {
    this.#world = world;
    this.#epoch += 1;
    this.#overrides.clear();
    this.#overriddenGames.clear();
    this.#overrideRevisions.clear();
  }

  /** `undefined` gives the price back to the world. False for an outcome that never existed. */
  pin(outcomeId: number, override: PriceOverride | undefined): boolean {
    if (this.#world.couponBet(outcomeId, 'en') === undefined) return false;
    const gameId = this.#world.gameIdOf(outcomeId);
    if (override === undefined) this.#overrides.delete(outcomeId);
    else this.#overrides.set(outcomeId, { ...this.#overrides.get(outcomeId), ...override });
    this.#overriddenGames.add(gameId);
    this.#overrideRevisions.set(gameId, (this.#overrideRevisions.get(gameId) ?? 0) + 1);
    return true;
  }

  tree(language: string): SportsTree {
    return this.#world.tree(language);
  }

  games(filter: GameFilter, language: string): GameList {
    const list = this.#world.games(filter, language);
    return this.#overrides.size === 0 ? list : { ...list, games: list.games.map((game) => this.#withGamePrices(game)) };
  }

  game(gameId: number, language: string): GameFull | undefined {
    const full = this.#world.game(gameId, language);
    if (full === undefined || !this.#overriddenGames.has(gameId)) return full;
    return { ...full, game: this.#withGamePrices(full.game), markets: full.markets.map((market) => this.#withPrices(market)) };
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    const bet = this.#world.couponBet(outcomeId, language);
    const override = this.#overrides.get(outcomeId);
    return bet === undefined || override === undefined ? bet : { ...bet, ...override };
  }

  revision(gameId: number): number | undefined {
    const revision = this.#world.revision(gameId);
    return revision === undefined ? undefined : revision + (this.#overrideRevisions.get(gameId) ?? 0);
  }

  gameIdOf(outcomeId: number): number {
    return this.#world.gameIdOf(outcomeId);
  }

  settlement(outcomeId: number): SettlementId {
    return this.#world.settlement(outcomeId);
  }

  #withGamePrices(game: GameWire): GameWire {
    return this.#overriddenGames.has(game.id) ? { ...game, main: game.main.map((market) => this.#withPrices(market)) } : game;
  }

  #withPrices(market: MarketWire): MarketWire {
    if (!market.outcomes.some((outcome) => this.#overrides.has(outcome.id))) return market;
    return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, ...this.#overrides.get(outcome.id) })) as [OutcomeWire, ...OutcomeWire[]] };
  }
}
