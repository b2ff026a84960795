import type {
  CouponBet,
  GameFull,
  GameList,
  GameWire,
  MarketWire,
  OutcomeWire,
  PriceHistoryWire,
  SportsTree,
} from '#wire';
import type { SettlementChances } from '../../world/markets/MarketType.ts';
import type { GameFilter, World } from '../../world/World.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import { PriceLoad } from './PriceLoad.ts';

/** A price pinned by a test; absent fields are those of the world. */
export interface PriceOverride {
  readonly coef?: number;
  readonly isBlocked?: boolean;
}

/** The world as offered: the same events, with prices pinned by the control API. */
export class Line {
  #world: World;
  #epoch = 0;
  readonly #overrides = new Map<number, PriceOverride>();
  readonly #overrideRevisions = new Map<number, number>();
  readonly #overriddenGames = new Set<number>();
  readonly #videos = new Map<number, boolean>();
  readonly #priceLoad = new PriceLoad();

  constructor(world: World) {
    this.#world = world;
  }

  get world(): World {
    return this.#world;
  }

  /** Rises when the whole world was replaced. */
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
    this.#videos.clear();
    this.#priceLoad.clear();
  }

  /**
   * Pins a price; `undefined` removes the override. Returns false for an outcome that never
   * existed.
   */
  pin(outcomeId: number, override: PriceOverride | undefined): boolean {
    if (this.#world.couponBet(outcomeId, 'en') === undefined) return false;
    const gameId = this.#world.gameIdOf(outcomeId);
    if (override === undefined) this.#overrides.delete(outcomeId);
    else this.#overrides.set(outcomeId, { ...this.#overrides.get(outcomeId), ...override });
    this.#touch(gameId);
    return true;
  }

  /** Adds or removes the broadcast of a match; returns false for a match that is not offered. */
  setVideo(gameId: number, hasVideo: boolean): boolean {
    if (this.#world.offeredEvent(gameId) === undefined) return false;
    this.#videos.set(gameId, hasVideo);
    this.#touch(gameId);
    return true;
  }

  /** Moves `count` prices by a step, among these events or all live ones. */
  generateLoad(count: number, gameIds: readonly number[] | undefined, nowMs: number): void {
    const read = (): GameWire[] =>
      gameIds === undefined
        ? this.#world.games({ section: 'live', limit: 300 }, 'en').games
        : (['live', 'line'] as const).flatMap(
            (section) => this.#world.games({ section, gameIds, limit: gameIds.length }, 'en').games,
          );
    for (const gameId of this.#priceLoad.move(
      count,
      `${this.#world.listRevision}|${gameIds?.join() ?? ''}`,
      nowMs,
      read,
    ))
      this.#touch(gameId);
  }

  /** Restores the world's own prices. */
  stopLoad(nowMs: number): void {
    this.generateLoad(0, [], nowMs);
  }

  tree(language: string): SportsTree {
    return this.#world.tree(language);
  }

  games(filter: GameFilter, language: string): GameList {
    const list = this.#world.games(
      filter.hasVideo === undefined ? filter : { ...filter, videos: this.#videos },
      language,
    );
    return this.#overriddenGames.size === 0
      ? list
      : { ...list, games: list.games.map((game) => this.#withGamePrices(game)) };
  }

  game(gameId: number, language: string): GameFull | undefined {
    const full = this.#world.game(gameId, language);
    if (full === undefined || !this.#overriddenGames.has(gameId)) return full;
    return {
      ...full,
      game: this.#withGamePrices(full.game),
      markets: full.markets.map((market) => this.#withPrices(market)),
    };
  }

  /** Returns the history of a market; its last instant has the prices pinned or moved here. */
  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined {
    const history = this.#world.priceHistory(marketId, hours, language);
    if (history === undefined) return undefined;
    const outcomes = history.outcomes.map((outcome) => {
      const coef = this.#overrideOf(outcome.id)?.coef;
      return coef === undefined || outcome.coefs.at(-1) === 0
        ? outcome
        : { ...outcome, coefs: [...outcome.coefs.slice(0, -1), coef] };
    });
    return { ...history, outcomes };
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    const bet = this.#world.couponBet(outcomeId, language);
    const override = this.#overrideOf(outcomeId);
    if (bet === undefined || override === undefined) return bet;
    return {
      ...bet,
      ...override,
      ...(this.#overrides.get(outcomeId)?.coef === undefined ? {} : { isSpecialCoef: true }),
    };
  }

  /** Returns the chance of the outcome without margin; undefined if it has no price. */
  fairChance(outcomeId: number): number | undefined {
    const coef = this.couponBet(outcomeId, 'en')?.coef;
    const overround = this.#world.overround(outcomeId);
    return coef === undefined || overround === undefined ? undefined : 1 / (coef * overround);
  }

  /** Returns how an outcome can settle, with chances; undefined if its price implies them. */
  settlementChances(outcomeId: number): SettlementChances | undefined {
    return this.#world.settlementChances(outcomeId);
  }

  revision(gameId: number): number | undefined {
    const revision = this.#world.revision(gameId);
    return revision === undefined
      ? undefined
      : revision + (this.#overrideRevisions.get(gameId) ?? 0);
  }

  gameIdOf(outcomeId: number): number {
    return this.#world.gameIdOf(outcomeId);
  }

  settlement(outcomeId: number): Settlement {
    return this.#world.settlement(outcomeId);
  }

  isDecidedInPlay(outcomeId: number): boolean {
    return this.#world.isDecidedInPlay(outcomeId);
  }

  #withGamePrices(game: GameWire): GameWire {
    if (!this.#overriddenGames.has(game.id)) return game;
    const hasVideo = game.isLive ? this.#videos.get(game.id) : undefined;
    return {
      ...game,
      ...(hasVideo === undefined ? {} : { hasVideo }),
      main: game.main.map((market) => this.#withPrices(market)),
    };
  }

  #withPrices(market: MarketWire): MarketWire {
    if (!market.outcomes.some((outcome) => this.#overrideOf(outcome.id) !== undefined))
      return market;
    return {
      ...market,
      outcomes: market.outcomes.map((outcome) => ({
        ...outcome,
        ...this.#overrideOf(outcome.id),
      })) as [OutcomeWire, ...OutcomeWire[]],
    };
  }

  #overrideOf(outcomeId: number): PriceOverride | undefined {
    const pinned = this.#overrides.get(outcomeId);
    if (pinned !== undefined || this.#priceLoad.isIdle) return pinned;
    const coef = this.#priceLoad.coefOf(outcomeId);
    return coef === undefined ? undefined : { coef };
  }

  #touch(gameId: number): void {
    this.#overriddenGames.add(gameId);
    this.#overrideRevisions.set(gameId, (this.#overrideRevisions.get(gameId) ?? 0) + 1);
  }
}
