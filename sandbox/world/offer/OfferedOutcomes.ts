import type { CouponBet, GameOutcomes, PriceHistoryWire } from '#wire';
import { engineOf } from '../engine/engines.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import { decodeMarket, decodeOutcome } from '../identifiers.ts';
import { textsOf } from '../locales/texts.ts';
import type { SettlementChances } from '../markets/MarketType.ts';
import type { EventState, Play } from '../Play.ts';
import { findType, outcomeIdOf, type Pricing } from '../Pricing.ts';
import { overroundOf } from '../pricing/applyMargin.ts';
import { hasClosed } from '../pricing/hasClosed.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import { priceCourse } from '../pricing/priceCourse.ts';
import { closedOdds } from '../pricing/quoteMarket.ts';
import type { ResultOverrides } from '../ResultOverrides.ts';
import type { OutrightEvents } from './OutrightEvents.ts';
import type { SportEvent } from '../SportEvent.ts';
import { toCouponBet } from '../wire/couponWire.ts';
import { toMarket, toPriceHistory } from '../wire/marketWire.ts';
import { toSettledMarket } from '../wire/settledMarketWire.ts';
import { toGroups } from '../wire/toGroups.ts';
import type { PastPrice } from '../World.ts';

const hourMs = 3_600_000;

type FoundMarket = {
  readonly event: SportEvent;
  readonly type: NonNullable<ReturnType<typeof findType>>;
};

export interface OfferedOutcomesDependencies {
  readonly play: Play;
  readonly board: EventBoard;
  readonly pricing: Pricing;
  readonly resultOverrides: ResultOverrides;
  readonly outrightEvents: OutrightEvents;
  readonly nowMs: () => number;
}

/** Markets and outcomes by id: current and past prices, and settlements. */
export class OfferedOutcomes {
  readonly #play: Play;
  readonly #board: EventBoard;
  readonly #pricing: Pricing;
  readonly #resultOverrides: ResultOverrides;
  readonly #outrightEvents: OutrightEvents;
  readonly #nowMs: () => number;

  constructor({
    play,
    board,
    pricing,
    resultOverrides,
    outrightEvents,
    nowMs,
  }: OfferedOutcomesDependencies) {
    this.#play = play;
    this.#board = board;
    this.#pricing = pricing;
    this.#resultOverrides = resultOverrides;
    this.#outrightEvents = outrightEvents;
    this.#nowMs = nowMs;
  }

  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined {
    const { eventId, typeId, lineIndex } = decodeMarket(marketId);
    const outright = this.#outrightEvents.find(eventId);
    if (outright !== undefined)
      return lineIndex === 0
        ? this.#outrightEvents
            .pagesOf(eventId)
            .history(outright, typeId, hours, this.#nowMs(), textsOf(language))
        : undefined;
    const found = this.#find(eventId, typeId, lineIndex);
    if (found === undefined) return undefined;
    const { event, type } = found;
    const now = this.#stateOf(event);
    const toMs = now.kind === 'ended' ? Math.min(now.endedAtMs, this.#nowMs()) : this.#nowMs();
    const appearedAtMs = event.startsAtMs - event.competition.offeredH * hourMs;
    const none = type.outcomes.map(() => 0);
    const quote = this.#pricing.one(event, now, this.#nowMs(), type, lineIndex);
    const course = priceCourse(
      Math.max(Math.min(appearedAtMs, toMs), toMs - hours * hourMs),
      toMs,
      (atMs) =>
        atMs === this.#nowMs()
          ? (quote?.odds ?? none)
          : (this.#pricing.at(event, this.#play.stateAt(event, atMs), atMs, type, lineIndex) ??
            none),
    );
    return toPriceHistory(
      event,
      type,
      lineIndex,
      quote?.source === undefined ? course : { ...course, source: quote.source },
      textsOf(language),
    );
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const outright = this.#outrightEvents.find(eventId);
    if (outright !== undefined)
      return lineIndex === 0
        ? this.#outrightEvents
            .pagesOf(eventId)
            .bet(outright, typeId, outcomeIndex, this.#nowMs(), textsOf(language))
        : undefined;
    const found = this.#find(eventId, typeId, lineIndex);
    if (found === undefined || outcomeIndex >= found.type.outcomes.length) return undefined;
    const { event, type } = found;
    const state = this.#stateOf(event);
    const quote = this.#pricing.one(event, state, this.#nowMs(), type, lineIndex);
    const open = quote?.odds[outcomeIndex] ?? 0;
    const isBlocked = open === 0 || (state.kind === 'live' && isSuspended(state.course));
    const outlook =
      open > 0
        ? undefined
        : this.#pricing.outlook(
            event,
            state.kind === 'ended' && state.isVoid === true ? { kind: 'upcoming' } : state,
            this.#nowMs(),
          );
    const odds = outlook === undefined ? open : closedOdds(type, lineIndex, outcomeIndex, outlook);
    // Markets of games or frames also have no price between two of these parts.
    const isClosed =
      outlook !== undefined &&
      state.kind === 'live' &&
      (type.isDecided === undefined
        ? hasClosed(type, lineIndex, outcomeIndex, outlook)
        : this.#resultOverrides.isDecidedInPlay(outcomeId));
    return toCouponBet(
      event,
      state,
      type,
      lineIndex,
      outcomeIndex,
      { id: outcomeId, odds, isBlocked, isClosed },
      textsOf(language),
    );
  }

  settlementChances(outcomeId: number): SettlementChances | undefined {
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const found = this.#find(eventId, typeId, lineIndex);
    if (found?.type.settlementChances === undefined) return undefined;
    const { event, type } = found;
    const state = this.#stateOf(event);
    return state.kind === 'ended'
      ? undefined
      : type.settlementChances?.(
          this.#pricing.outlook(event, state, this.#nowMs()),
          lineIndex,
          outcomeIndex,
        );
  }

  overround(outcomeId: number): number | undefined {
    const { eventId, typeId, lineIndex } = decodeOutcome(outcomeId);
    const found = this.#find(eventId, typeId);
    if (found === undefined) return undefined;
    const { event, type } = found;
    const odds = this.#pricing
      .one(event, this.#stateOf(event), this.#nowMs(), type, lineIndex)
      ?.odds.filter((price) => price > 0);
    return odds === undefined ? type.overround : overroundOf(odds, type.winners);
  }

  outcomes(gameId: number, language: string): GameOutcomes | undefined {
    const outright = this.#outrightEvents.find(gameId);
    if (outright !== undefined)
      return this.#outrightEvents
        .pagesOf(gameId)
        .outcomes(outright, this.#nowMs(), textsOf(language), (outcomeId) =>
          this.#resultOverrides.settlement(outcomeId),
        );
    const event = this.#board.find(gameId);
    if (event === undefined) return undefined;
    const texts = textsOf(language);
    const quotes =
      this.#stateOf(event).kind === 'ended'
        ? this.#pricing.all(event, { kind: 'upcoming' }, event.startsAtMs - 1)
        : [];
    const markets = quotes.map((quote) =>
      toSettledMarket(toMarket(event, quote, false, texts), (outcomeId) =>
        this.#resultOverrides.settlement(outcomeId),
      ),
    );
    const { groups } = engineOf(event.competition);
    return { gameId, groups: toGroups(groups, markets, texts), markets };
  }

  pricesAtStart(gameId: number): readonly PastPrice[] {
    const event = this.#board.find(gameId);
    if (event === undefined || this.#stateOf(event).kind !== 'ended') return [];
    const atMs = event.startsAtMs - 1;
    const quotes = [
      ...this.#pricing.main(event, { kind: 'upcoming' }, atMs),
      ...this.#pricing.row(event, { kind: 'upcoming' }, atMs, ['asian']).map(({ quote }) => quote),
    ];
    return quotes.flatMap((quote) =>
      quote.odds.flatMap((odds, index): PastPrice | readonly PastPrice[] => {
        const outcomeId = outcomeIdOf(event.id, quote, index);
        const settlement = this.#resultOverrides.settlement(outcomeId);
        return odds === 0 ? [] : { outcomeId, odds, settlement };
      }),
    );
  }

  #find(eventId: number, typeId: number, lineIndex = 0): FoundMarket | undefined {
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    return event === undefined || type === undefined || lineIndex >= (type.grid?.count ?? 1)
      ? undefined
      : { event, type };
  }

  #stateOf(event: SportEvent): EventState {
    return this.#play.stateAt(event, this.#nowMs());
  }
}
