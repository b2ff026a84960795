import type { CouponBet, GameFull, GameOutcomes, GameWire, PriceHistoryWire } from '#wire';
import { isContest } from '../contests/ContestEvent.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import type { Texts } from '../locales/texts.ts';
import { priceCourse } from '../pricing/priceCourse.ts';
import { toChamp } from '../wire/gameWire.ts';
import {
  toOutrightBet,
  toOutrightGame,
  toOutrightHistory,
  toOutrightMarket,
} from '../wire/outrightWire.ts';
import { toSettledMarket } from '../wire/settledMarketWire.ts';
import { toGroups } from '../wire/toGroups.ts';
import type { OutrightEvent } from './OutrightEvent.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { OutrightBook } from './OutrightBook.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';

const hourMs = 3_600_000;
/** Suspended outcomes need a price: the longest. */
const closedOdds = 500_000;

/** Outrights, races and votes in the shapes of the wire. */
export class OutrightPages {
  readonly #outrights: OutrightBook;
  readonly #board: Pick<EventBoard, 'countsOf'>;

  constructor(outrights: OutrightBook, board: Pick<EventBoard, 'countsOf'>) {
    this.#outrights = outrights;
    this.#board = board;
  }

  row(event: OutrightEvent, nowMs: number, texts: Texts): GameWire {
    return toOutrightGame(this.#outrights, event, nowMs, texts);
  }

  full(gameId: number, nowMs: number, seq: number, texts: Texts): GameFull | undefined {
    const event = this.#outrights.find(gameId);
    // A future season is not known yet.
    if (event === undefined || nowMs < event.opensAtMs) return undefined;
    const markets = this.#outrights
      .quotes(event, nowMs)
      .map((quote) => toOutrightMarket(this.#outrights, event, quote, texts));
    return {
      game: this.row(event, nowMs, texts),
      champ: toChamp(event.competition, this.#board.countsOf(event.competition.id), texts),
      groups: toGroups(groupsOf(event), markets, texts),
      subs: [],
      markets,
      timeline: [],
      momentum: [],
      details: [],
      seq,
    };
  }

  /** Returns the settlement of its markets with their last prices; no markets while it is open. */
  outcomes(
    event: OutrightEvent,
    nowMs: number,
    texts: Texts,
    settlement: (outcomeId: number) => Settlement,
  ): GameOutcomes | undefined {
    if (nowMs < event.opensAtMs) return undefined;
    const state = this.#outrights.stateOf(event, nowMs);
    const quotes =
      state.kind === 'ended'
        ? this.#outrights.quotes(event, Math.min(event.closesAtMs, state.endedAtMs) - 1)
        : [];
    const markets = quotes.map((quote) =>
      toSettledMarket(toOutrightMarket(this.#outrights, event, quote, texts), settlement),
    );
    return { gameId: event.id, groups: toGroups(groupsOf(event), markets, texts), markets };
  }

  history(
    event: OutrightEvent,
    typeId: number,
    hours: number,
    nowMs: number,
    texts: Texts,
  ): PriceHistoryWire | undefined {
    const market = this.#outrights.marketsOf(event).find(({ id }) => id === typeId);
    if (market === undefined || nowMs < event.opensAtMs) return undefined;
    const state = this.#outrights.stateOf(event, nowMs);
    const toMs = state.kind === 'ended' ? state.endedAtMs : nowMs;
    const course = priceCourse(
      Math.max(Math.min(event.opensAtMs, toMs), toMs - hours * hourMs),
      toMs,
      (atMs) => this.#oddsAt(event, market, atMs),
    );
    return toOutrightHistory(this.#outrights, event, market, course, texts);
  }

  /** Returns the odds of a market by outcome at an instant; 0 where it was not offered. */
  #oddsAt(event: OutrightEvent, market: OutrightMarket, atMs: number): readonly number[] {
    const odds = new Array<number>(this.#outrights.outcomeCount(event, market)).fill(0);
    const quote = this.#outrights.quotes(event, atMs).find((each) => each.market.id === market.id);
    for (const { outcomeIndex, odds: price } of quote?.prices ?? []) odds[outcomeIndex] = price;
    return odds;
  }

  bet(
    event: OutrightEvent,
    typeId: number,
    outcomeIndex: number,
    nowMs: number,
    texts: Texts,
  ): CouponBet | undefined {
    const market = this.#outrights.marketsOf(event).find(({ id }) => id === typeId);
    if (
      market === undefined ||
      nowMs < event.opensAtMs ||
      outcomeIndex >= this.#outrights.outcomeCount(event, market)
    )
      return undefined;
    const price = this.#outrights
      .quotes(event, nowMs)
      .find((quote) => quote.market.id === typeId)
      ?.prices.find((each) => each.outcomeIndex === outcomeIndex);
    return toOutrightBet(
      this.#outrights,
      event,
      this.#outrights.stateOf(event, nowMs),
      market,
      outcomeIndex,
      price ?? { odds: closedOdds, isBlocked: true },
      texts,
    );
  }
}

function groupsOf(event: OutrightEvent): readonly string[] {
  return isContest(event) ? ['main'] : ['championship', 'players'];
}
