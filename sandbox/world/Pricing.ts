import { BoundedCache } from './BoundedCache.ts';
import { engineOf } from './engines.ts';
import { encodeOutcome } from './identifiers.ts';
import type { MarketType, Outlook } from './markets/MarketType.ts';
import type { EventState, Play } from './Play.ts';
import { importedQuote } from './pricing/importedQuote.ts';
import { quoteMarket, type Quote } from './pricing/quoteMarket.ts';
import { Stirring } from './pricing/Stirring.ts';
import { liveTick, liveTickStartS, liveTilt, prematchTick, prematchTilt } from './pricing/tilt.ts';
import { noTilt } from './SportEngine.ts';
import { countIncidents } from './standing.ts';
import type { SportEvent } from './SportEvent.ts';
import type { ImportedEvent } from './World.ts';

const BOOKS_KEPT = 400;

interface Book {
  readonly stamp: string;
  readonly isUpcoming: boolean;
  /** A second import of the same event brings other odds. */
  readonly imported: ImportedEvent | undefined;
  readonly outlook: Outlook;
  readonly quotes: Map<string, Quote | undefined>;
  all?: readonly Quote[];
  main?: readonly Quote[];
}

/** Prices of events at an instant, made when read and kept until the next price tick. */
export class Pricing {
  readonly stirring = new Stirring();
  readonly #play: Play;
  readonly #books = new BoundedCache<number, { book: Book | undefined }>(BOOKS_KEPT);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Every open market of the event, in the order of its page. */
  all(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    book.all ??= engineOf(event.competition.sport.id).types.flatMap((type) => this.#quotesOf(event, type, book));
    return this.#stirred(event, book.all);
  }

  /** Result, total and handicap as a list row shows them: of many lines the one nearest to even. */
  main(event: SportEvent, state: EventState, nowMs: number): readonly Quote[] {
    if (!isOpen(event, state)) return [];
    const book = this.#bookOf(event, state, nowMs);
    const { mainTypeIds } = engineOf(event.competition.sport.id);
    book.main ??= mainTypeIds.flatMap((typeId) => {
      const type = findType(event, typeId);
      if (type === undefined) return [];
      const quotes = this.#quotesOf(event, type, book);
      const nearest = quotes.toSorted((first, second) => unevenness(first) - unevenness(second))[0];
      return nearest === undefined ? [] : [nearest];
    });
    return this.#stirred(event, book.main);
  }

  /** Undefined when the market is not offered now. */
  one(event: SportEvent, state: EventState, nowMs: number, type: MarketType, lineIndex: number): Quote | undefined {
    if (!isOpen(event, state)) return undefined;
    const book = this.#bookOf(event, state, nowMs);
    const quote = type.offer(book.outlook).includes(lineIndex) ? this.#quote(event, type, lineIndex, book) : undefined;
    return quote === undefined ? undefined : this.stirring.apply(event.id, quote);
  }

  outlook(event: SportEvent, state: EventState, nowMs: number): Outlook {
    return this.#bookOf(event, state, nowMs).outlook;
  }

  /** Changes with every price tick. */
  tick(event: SportEvent, state: EventState, nowMs: number): number {
    return state.kind === 'upcoming' ? prematchTick(event.id, nowMs) : liveTick(event.id, state.course.playedS);
  }

  #bookOf(event: SportEvent, state: EventState, nowMs: number): Book {
    const changes = state.kind === 'upcoming' ? 0 : countIncidents(state.course);
    const tick = this.tick(event, state, nowMs);
    const stamp = `${state.kind}|${tick}|${changes}`;
    const slot = this.#books.get(event.id, () => ({ book: undefined }));
    if (slot.book?.stamp !== stamp || slot.book.imported !== event.imported) slot.book = { stamp, imported: event.imported, isUpcoming: state.kind === 'upcoming', outlook: this.#look(event, state, tick), quotes: new Map() };
    return slot.book;
  }

  #look(event: SportEvent, state: EventState, tick: number): Outlook {
    const engine = engineOf(event.competition.sport.id);
    const setup = this.#play.setupOf(event);
    if (state.kind === 'upcoming') return engine.outlook(setup, event.imported === undefined ? prematchTilt(event.id, tick) : noTilt);
    const { course } = state;
    // Prices move in steps of a tick, but what has happened acts at once: the clock stands at the later of both.
    const lastS = course.script.incidents[countIncidents(course) - 1]?.atS ?? 0;
    const tickS = liveTickStartS(event.id, tick);
    const playedS = Math.min(course.playedS, Math.max(tickS, lastS));
    return engine.outlook(setup, liveTilt(event.id, tickS), { script: course.script, playedS });
  }

  #stirred(event: SportEvent, quotes: readonly Quote[]): readonly Quote[] {
    return this.stirring.version(event.id) === 0 ? quotes : quotes.map((quote) => this.stirring.apply(event.id, quote));
  }

  #quotesOf(event: SportEvent, type: MarketType, book: Book): Quote[] {
    return type.offer(book.outlook).flatMap((lineIndex) => this.#quote(event, type, lineIndex, book) ?? []);
  }

  #quote(event: SportEvent, type: MarketType, lineIndex: number, book: Book): Quote | undefined {
    const key = `${type.id}.${lineIndex}`;
    if (!book.quotes.has(key)) {
      book.quotes.set(key, importedQuote(event, book.isUpcoming, type, lineIndex) ?? quoteMarket(type, lineIndex, book.outlook));
    }
    return book.quotes.get(key);
  }
}

export function findType(event: SportEvent, typeId: number): MarketType | undefined {
  return engineOf(event.competition.sport.id).types.find(({ id }) => id === typeId);
}

export function outcomeIdOf(eventId: number, quote: Quote, outcomeIndex: number): number {
  return encodeOutcome({ eventId, typeId: quote.type.id, lineIndex: quote.lineIndex, outcomeIndex });
}

/** Sports that are not played out here are sold before the start only. */
function isOpen(event: SportEvent, state: EventState): boolean {
  return state.kind === 'upcoming' || (state.kind === 'live' && engineOf(event.competition.sport.id).isPlayedLive);
}

function unevenness({ odds }: Quote): number {
  return Math.abs((odds[0] ?? 0) - (odds[1] ?? 0));
}
