import type { RowMarketKind } from '#wire';
import { BoundedCache } from './BoundedCache.ts';
import { engineOf } from './engines.ts';
import { encodeOutcome } from './identifiers.ts';
import type { MarketType, Outlook } from './markets/MarketType.ts';
import type { EventState, Play } from './Play.ts';
import { movedOdds, movementAt } from './pricing/importedMovement.ts';
import { importedQuote } from './pricing/importedQuote.ts';
import { quoteMarket, type Quote } from './pricing/quoteMarket.ts';
import { replayedAt, replayedResult, replayTilt, type Replayed } from './pricing/replay.ts';
import { Stirring } from './pricing/Stirring.ts';
import { rowQuotes, unevenness, type RowQuote } from './rowQuotes.ts';
import { liveTick, liveTickStartS, liveTilt, prematchTick, prematchTilt } from './pricing/tilt.ts';
import { noTilt, type Course, type MatchSetup, type Tilt } from './SportEngine.ts';
import { countIncidents } from './standing.ts';
import type { SportEvent } from './SportEvent.ts';
import type { ImportedEvent, ImportedOdds } from './ImportedEvent.ts';

const fastestLive = 3;
const booksKept = 400;
/** Enough for the first pages; ticks that have passed stay among them until others come. */
const matchesShared = 150;
/** A season that is played faster has its prices made anew more often, within reason. */
const fastestTicks = 60;

interface Book {
  readonly stamp: string;
  /** Odds of its file as they are now. */
  readonly given: ImportedOdds | undefined;
  readonly replayed: Replayed | undefined;
  /** A second import of the same event brings other odds. */
  readonly imported: ImportedEvent | undefined;
  readonly outlook: Outlook;
  readonly quotes: Map<string, Quote | undefined>;
  all?: readonly Quote[];
  main?: readonly Quote[];
  readonly rows: Map<string, readonly RowQuote[]>;
}

/** Of matches to come, which only the seed, the match and the tick decide: a world that begins anew finds them priced. */
const booksToCome = new BoundedCache<string, Book>(matchesShared);

/** Prices of events at an instant, made when read and kept until the next price tick. */
export class Pricing {
  readonly stirring = new Stirring();
  readonly #play: Play;
  readonly #tilts = new BoundedCache<number, { stamp: string; tilt: Tilt }>(booksKept);
  readonly #books = new BoundedCache<number, { book: Book | undefined }>(booksKept);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Every open market of the event, in the order of its page. */
  all(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    book.all ??= engineOf(event.competition).types.flatMap((type) => this.#quotesOf(type, book));
    return this.#stirred(event, book.all);
  }

  /** Result, total and handicap as a list row shows them: of many lines the one nearest to even. */
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
    return this.#stirred(event, book.main);
  }

  /** The markets of a row that somebody chose. */
  row(event: SportEvent, state: EventState, nowMs: number, kinds: readonly RowMarketKind[]): readonly RowQuote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    const key = kinds.join();
    const known = book.rows.get(key) ?? rowQuotes(engineOf(event.competition), kinds, (type) => this.#quotesOf(type, book));
    book.rows.set(key, known);
    return this.stirring.version(event.id) === 0 ? known : known.map(({ kind, quote }) => ({ kind, quote: this.stirring.apply(event.id, quote) }));
  }

  /** Undefined when the market is not offered now. */
  one(event: SportEvent, state: EventState, nowMs: number, type: MarketType, lineIndex: number): Quote | undefined {
    if (!isOpen(event, state)) return undefined;
    const book = this.#bookOf(event, state, nowMs);
    const quote = type.offer(book.outlook).includes(lineIndex) ? this.#quote(type, lineIndex, book) : undefined;
    return quote === undefined ? undefined : this.stirring.apply(event.id, quote);
  }

  /** Odds of a market at an instant, also one that has passed, as the model had them; nothing of it is kept. */
  at(event: SportEvent, state: EventState, atMs: number, type: MarketType, lineIndex: number): readonly number[] | undefined {
    if (!isOpen(event, state)) return undefined;
    return this.#quote(type, lineIndex, this.#makeBook(event, state, atMs, ''))?.odds;
  }

  outlook(event: SportEvent, state: EventState, nowMs: number): Outlook {
    return this.#bookOf(event, state, nowMs).outlook;
  }

  /** Changes with every price tick. */
  tick(event: SportEvent, state: EventState, nowMs: number): number {
    const pace = Math.min(fastestTicks, event.imported?.pace ?? 1);
    return state.kind === 'upcoming' ? prematchTick(event.id, nowMs * pace) : liveTick(event.id, Math.floor(state.course.playedS * speedOf(event)));
  }

  #bookOf(event: SportEvent, state: EventState, nowMs: number): Book {
    const slot = this.#books.get(event.id, () => ({ book: undefined }));
    const stamp = this.#stampOf(event, state, nowMs);
    if (slot.book?.stamp !== stamp || slot.book.imported !== event.imported) slot.book = this.#findBook(event, state, nowMs, stamp);
    return slot.book;
  }

  #findBook(event: SportEvent, state: EventState, nowMs: number, stamp: string): Book {
    if (state.kind !== 'upcoming' || event.imported !== undefined) return this.#makeBook(event, state, nowMs, stamp);
    const { seed, id, levels, isCup, lead } = this.#play.setupOf(event);
    return booksToCome.get(`${seed} ${event.competition.id} ${id} ${levels.join(' ')} ${isCup} ${lead} ${stamp}`, () => this.#makeBook(event, state, nowMs, stamp));
  }

  #stampOf(event: SportEvent, state: EventState, nowMs: number): string {
    const changes = state.kind === 'upcoming' ? 0 : countIncidents(state.course);
    return `${state.kind}|${this.tick(event, state, nowMs)}|${changes}|${replayOf(event, state)?.stamp ?? ''}`;
  }

  #makeBook(event: SportEvent, state: EventState, nowMs: number, stamp: string): Book {
    const replayed = replayOf(event, state);
    const movement = event.imported?.closingOdds === undefined || state.kind !== 'upcoming' ? 0 : movementAt(event, nowMs);
    return {
      stamp,
      imported: event.imported,
      given: givenOdds(event, state, movement),
      replayed,
      outlook: this.#look(event, state, this.tick(event, state, nowMs), movement, replayed),
      quotes: new Map(),
      rows: new Map(),
    };
  }

  #look(event: SportEvent, state: EventState, tick: number, movement: number, replayed: Replayed | undefined): Outlook {
    const engine = engineOf(event.competition);
    const setup = this.#play.setupOf(event);
    if (state.kind === 'upcoming') {
      const levels = event.levels.map((level, index) => level + movement * ((event.closingLevels?.[index] ?? level) - level));
      // Odds that a bookmaker gave stay what they are; everything else breathes.
      return engine.outlook({ ...setup, levels }, event.imported?.odds === undefined ? prematchTilt(event.id, tick) : noTilt);
    }
    const { course } = state;
    // Prices move in steps of a tick, but what has happened acts at once: the clock stands at the later of both.
    const lastS = course.script.incidents[countIncidents(course) - 1]?.atS ?? 0;
    const tickS = Math.ceil(liveTickStartS(event.id, tick) / speedOf(event));
    const playedS = Math.min(course.playedS, Math.max(tickS, lastS));
    const standing = { script: course.script, playedS };
    return engine.outlook(setup, replayed === undefined ? liveTilt(event.id, tickS) : this.#replayTilt(event, setup, standing, replayed), standing);
  }

  /** Found once for each thing that the source says. */
  #replayTilt(event: SportEvent, setup: MatchSetup, course: Course, replayed: Replayed): Tilt {
    const stamp = `${replayed.stamp}|${countIncidents(course)}`;
    const kept = this.#tilts.get(event.id, () => ({ stamp: '', tilt: noTilt }));
    if (kept.stamp !== stamp) Object.assign(kept, { stamp, tilt: replayTilt(engineOf(event.competition), setup, course, replayed) });
    return kept.tilt;
  }

  #stirred(event: SportEvent, quotes: readonly Quote[]): readonly Quote[] {
    return this.stirring.version(event.id) === 0 ? quotes : quotes.map((quote) => this.stirring.apply(event.id, quote));
  }

  #quotesOf(type: MarketType, book: Book): Quote[] {
    return type.offer(book.outlook).flatMap((lineIndex) => this.#quote(type, lineIndex, book) ?? []);
  }

  #quote(type: MarketType, lineIndex: number, book: Book): Quote | undefined {
    const key = `${type.id}.${lineIndex}`;
    if (!book.quotes.has(key)) {
      const result = book.replayed === undefined ? undefined : replayedResult(book.replayed, type);
      book.quotes.set(key, result === undefined ? (importedQuote(book.given, type, lineIndex) ?? quoteMarket(type, lineIndex, book.outlook)) : result.quote);
    }
    return book.quotes.get(key);
  }
}

/** While a match with prices of its file is not started. */
function givenOdds({ imported }: SportEvent, state: EventState, movement: number): ImportedOdds | undefined {
  if (imported?.odds === undefined || state.kind !== 'upcoming') return undefined;
  return imported.closingOdds === undefined ? imported.odds : movedOdds(imported.odds, imported.closingOdds, movement);
}

function replayOf({ imported }: SportEvent, state: EventState): Replayed | undefined {
  return imported?.course === undefined || state.kind !== 'live' ? undefined : replayedAt(imported.course, state.course);
}

export function findType(event: SportEvent, typeId: number): MarketType | undefined {
  return engineOf(event.competition).types.find(({ id }) => id === typeId);
}

export function outcomeIdOf(eventId: number, quote: Quote, outcomeIndex: number): number {
  return encodeOutcome({ eventId, typeId: quote.type.id, lineIndex: quote.lineIndex, outcomeIndex });
}

/** Ticks of a quickened match come faster, but not so fast that nobody could bet between them. */
function speedOf({ competition }: SportEvent): number {
  return Math.min(fastestLive, engineOf(competition).speed ?? 1);
}

/** A match that will not be played is not sold. */
function isOpen(event: SportEvent, state: EventState): boolean {
  return state.kind !== 'ended' && event.imported?.fate === undefined;
}
