import type { RowMarketKind } from '#wire';
import { BoundedCache } from './BoundedCache.ts';
import { engineOf } from './engine/engines.ts';
import { encodeOutcome } from './identifiers.ts';
import type { MarketType, Outlook } from './markets/MarketType.ts';
import type { EventState, Play } from './Play.ts';
import { movedOdds, movementAt } from './pricing/importedMovement.ts';
import { importedQuote } from './pricing/importedQuote.ts';
import { quoteMarket, type Quote } from './pricing/quoteMarket.ts';
import { replayedAt, replayedResult, replayMarginSkew, type Replayed } from './pricing/replay.ts';
import { PriceDrift } from './pricing/PriceDrift.ts';
import { rowQuotes, unevenness, type RowQuote } from './offer/rowQuotes.ts';
import {
  liveTick,
  liveTickStartS,
  liveMarginSkew,
  prematchTick,
  prematchMarginSkew,
} from './pricing/marginSkew.ts';
import {
  noMarginSkew,
  type Course,
  type MatchSetup,
  type MarginSkew,
} from './engine/SportEngine.ts';
import { countIncidents } from './engine/standing.ts';
import type { SportEvent } from './SportEvent.ts';
import type { ImportedEvent, ImportedOdds } from './ImportedEvent.ts';

const fastestLive = 3;
const cachedBooks = 400;
/** Enough for the first pages; entries of past ticks remain until they are evicted. */
const matchesShared = 150;
/** Matches on a faster clock are repriced more often, up to this factor. */
const fastestTicks = 60;

interface Book {
  readonly stamp: string;
  /** Odds of the file at this instant. */
  readonly given: ImportedOdds | undefined;
  readonly replayed: Replayed | undefined;
  /** Replaced when the same event is imported again with other odds. */
  readonly imported: ImportedEvent | undefined;
  readonly outlook: Outlook;
  readonly quotes: Map<string, Quote | undefined>;
  all?: readonly Quote[];
  main?: readonly Quote[];
  readonly rows: Map<string, readonly RowQuote[]>;
}

/** Books of prematch events, determined by seed, match and tick, so that all worlds share them. */
const booksToCome = new BoundedCache<string, Book>(matchesShared);

/** Prices of events at an instant, computed when read and cached until the next price tick. */
export class Pricing {
  readonly priceDrift = new PriceDrift();
  readonly #play: Play;
  readonly #marginSkews = new BoundedCache<number, { stamp: string; marginSkew: MarginSkew }>(
    cachedBooks,
  );
  readonly #books = new BoundedCache<number, { book: Book | undefined }>(cachedBooks);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Returns every open market of the event, in page order. */
  all(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    if (!isOpen(event, state)) return [];
    return this.#drifted(event, this.#allOf(event, state, nowMs));
  }

  /** Returns the number of open markets, which the event page shows. */
  count(event: SportEvent, state: EventState, nowMs: number): number {
    return isOpen(event, state) ? this.#allOf(event, state, nowMs).length : 0;
  }

  /**
   * Returns result, total and handicap for a list row; of several lines the one nearest to even.
   */
  main(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    const { mainTypeIds } = engineOf(event.competition);
    book.main ??= mainTypeIds.flatMap((typeId) => {
      const type = findType(event, typeId);
      if (type === undefined) return [];
      const quotes = this.#quotesOf(type, book);
      const nearest = quotes.toSorted((first, second) => unevenness(first) - unevenness(second))[0];
      return nearest === undefined ? [] : [nearest];
    });
    return this.#drifted(event, book.main);
  }

  /** Returns the markets that the reader has chosen for a row. */
  row(
    event: SportEvent,
    state: EventState,
    nowMs: number,
    kinds: readonly RowMarketKind[],
  ): readonly RowQuote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    const key = kinds.join();
    const known =
      book.rows.get(key) ??
      rowQuotes(engineOf(event.competition), kinds, (type) => this.#quotesOf(type, book));
    book.rows.set(key, known);
    return this.priceDrift.version(event.id) === 0
      ? known
      : known.map(({ kind, quote }) => ({ kind, quote: this.priceDrift.apply(event.id, quote) }));
  }

  /** Returns undefined when the market is not offered now. */
  one(
    event: SportEvent,
    state: EventState,
    nowMs: number,
    type: MarketType,
    lineIndex: number,
  ): Quote | undefined {
    if (!isOpen(event, state)) return undefined;
    const book = this.#bookOf(event, state, nowMs);
    const quote = type.offer(book.outlook).includes(lineIndex)
      ? this.#quote(type, lineIndex, book)
      : undefined;
    return quote === undefined ? undefined : this.priceDrift.apply(event.id, quote);
  }

  /** Returns the model's odds of a market at a past or current instant; not cached. */
  at(
    event: SportEvent,
    state: EventState,
    atMs: number,
    type: MarketType,
    lineIndex: number,
  ): readonly number[] | undefined {
    if (!isOpen(event, state)) return undefined;
    return this.#quote(type, lineIndex, this.#createBook(event, state, atMs, ''))?.odds;
  }

  outlook(event: SportEvent, state: EventState, nowMs: number): Outlook {
    return this.#bookOf(event, state, nowMs).outlook;
  }

  /** Returns a number that changes with every price tick. */
  tick(event: SportEvent, state: EventState, nowMs: number): number {
    const pace = Math.min(fastestTicks, event.imported?.pace ?? 1);
    return state.kind === 'upcoming'
      ? prematchTick(event.id, nowMs * pace)
      : liveTick(event.id, Math.floor(state.course.playedS * speedOf(event)));
  }

  #allOf(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    const book = this.#bookOf(event, state, nowMs);
    book.all ??= engineOf(event.competition).types.flatMap((type) => this.#quotesOf(type, book));
    return book.all;
  }

  #bookOf(event: SportEvent, state: EventState, nowMs: number): Book {
    const slot = this.#books.get(event.id, () => ({ book: undefined }));
    const stamp = this.stamp(event, state, nowMs);
    if (slot.book?.stamp !== stamp || slot.book.imported !== event.imported)
      slot.book = this.#findBook(event, state, nowMs, stamp);
    return slot.book;
  }

  #findBook(event: SportEvent, state: EventState, nowMs: number, stamp: string): Book {
    if (state.kind !== 'upcoming' || event.imported !== undefined)
      return this.#createBook(event, state, nowMs, stamp);
    const { seed, id, levels, isCup, lead } = this.#play.setupOf(event);
    return booksToCome.get(
      `${seed} ${event.competition.id} ${id} ${levels.join(' ')} ${isCup} ${lead} ${stamp}`,
      () => this.#createBook(event, state, nowMs, stamp),
    );
  }

  /** Returns a key that changes whenever a price may change. */
  stamp(event: SportEvent, state: EventState, nowMs: number): string {
    const changes = state.kind === 'upcoming' ? 0 : countIncidents(state.course);
    return `${state.kind}|${this.tick(event, state, nowMs)}|${changes}|${replayOf(event, state)?.stamp ?? ''}`;
  }

  #createBook(event: SportEvent, state: EventState, nowMs: number, stamp: string): Book {
    const replayed = replayOf(event, state);
    const movement =
      event.imported?.closingOdds === undefined || state.kind !== 'upcoming'
        ? 0
        : movementAt(event, nowMs);
    return {
      stamp,
      imported: event.imported,
      given: givenOdds(event, state, movement),
      replayed,
      outlook: this.#outlookOf(event, state, this.tick(event, state, nowMs), movement, replayed),
      quotes: new Map(),
      rows: new Map(),
    };
  }

  #outlookOf(
    event: SportEvent,
    state: EventState,
    tick: number,
    movement: number,
    replayed: Replayed | undefined,
  ): Outlook {
    const engine = engineOf(event.competition);
    const setup = this.#play.setupOf(event);
    if (state.kind === 'upcoming') {
      const levels = event.levels.map(
        (level, index) => level + movement * ((event.closingLevels?.[index] ?? level) - level),
      );
      // Odds given by a bookmaker stay as they are; all others drift.
      return engine.outlook(
        { ...setup, levels },
        event.imported?.odds === undefined ? prematchMarginSkew(event.id, tick) : noMarginSkew,
      );
    }
    const { course } = state;
    // Prices move once per tick, but incidents take effect at once, so the later instant is priced.
    const lastS = course.script.incidents[countIncidents(course) - 1]?.atS ?? 0;
    const tickS = Math.ceil(liveTickStartS(event.id, tick) / speedOf(event));
    const playedS = Math.min(course.playedS, Math.max(tickS, lastS));
    const standing = { script: course.script, playedS };
    return engine.outlook(
      setup,
      replayed === undefined
        ? liveMarginSkew(event.id, tickS)
        : this.#replayMarginSkew(event, setup, standing, replayed),
      standing,
    );
  }

  /** Returns the margin skew of a replay, computed once per value of the source. */
  #replayMarginSkew(
    event: SportEvent,
    setup: MatchSetup,
    course: Course,
    replayed: Replayed,
  ): MarginSkew {
    const stamp = `${replayed.stamp}|${countIncidents(course)}`;
    const cached = this.#marginSkews.get(event.id, () => ({ stamp: '', marginSkew: noMarginSkew }));
    if (cached.stamp !== stamp)
      Object.assign(cached, {
        stamp,
        marginSkew: replayMarginSkew(engineOf(event.competition), setup, course, replayed),
      });
    return cached.marginSkew;
  }

  #drifted(event: SportEvent, quotes: readonly Quote[]): readonly Quote[] {
    return this.priceDrift.version(event.id) === 0
      ? quotes
      : quotes.map((quote) => this.priceDrift.apply(event.id, quote));
  }

  #quotesOf(type: MarketType, book: Book): Quote[] {
    return type
      .offer(book.outlook)
      .flatMap((lineIndex) => this.#quote(type, lineIndex, book) ?? []);
  }

  #quote(type: MarketType, lineIndex: number, book: Book): Quote | undefined {
    const key = `${type.id}.${lineIndex}`;
    if (!book.quotes.has(key)) {
      const result = book.replayed === undefined ? undefined : replayedResult(book.replayed, type);
      book.quotes.set(
        key,
        result === undefined
          ? (importedQuote(book.given, type, lineIndex, [
              book.imported?.odds,
              book.imported?.closingOdds,
            ]) ?? quoteMarket(type, lineIndex, book.outlook))
          : result.quote,
      );
    }
    return book.quotes.get(key);
  }
}

/** Returns the odds of the file, which hold until the match starts. */
function givenOdds(
  { imported }: SportEvent,
  state: EventState,
  movement: number,
): ImportedOdds | undefined {
  if (imported?.odds === undefined || state.kind !== 'upcoming') return undefined;
  return imported.closingOdds === undefined
    ? imported.odds
    : movedOdds(imported.odds, imported.closingOdds, movement);
}

function replayOf({ imported }: SportEvent, state: EventState): Replayed | undefined {
  return imported?.course === undefined || state.kind !== 'live'
    ? undefined
    : replayedAt(imported.course, state.course);
}

export function findType(event: SportEvent, typeId: number): MarketType | undefined {
  return engineOf(event.competition).types.find(({ id }) => id === typeId);
}

export function outcomeIdOf(eventId: number, quote: Quote, outcomeIndex: number): number {
  return encodeOutcome({
    eventId,
    typeId: quote.type.id,
    lineIndex: quote.lineIndex,
    outcomeIndex,
  });
}

/**
 * Returns the factor of the ticks: faster clocks have faster ticks, capped so that a bet can be
 * placed between two.
 */
function speedOf({ competition }: SportEvent): number {
  return Math.min(fastestLive, engineOf(competition).speed ?? 1);
}

/** Whether the event takes bets; a match that will not be played is not offered. */
function isOpen(event: SportEvent, state: EventState): boolean {
  return state.kind !== 'ended' && event.imported?.fate === undefined;
}
