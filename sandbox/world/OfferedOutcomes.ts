import type { CouponBet, GameOutcomes, PriceHistoryWire } from '#wire';
import { engineOf } from './engines.ts';
import type { EventBoard } from './EventBoard.ts';
import { decodeMarket, decodeOutcome } from './identifiers.ts';
import { textsOf } from './locales/texts.ts';
import type { EventState, Play } from './Play.ts';
import { findType, type Pricing } from './Pricing.ts';
import { overroundOf } from './pricing/applyMargin.ts';
import { isSuspended } from './pricing/isSuspended.ts';
import { priceCourse } from './pricing/priceCourse.ts';
import { closedOdds } from './pricing/quoteMarket.ts';
import type { Rulings } from './Rulings.ts';
import type { Sideless } from './Sideless.ts';
import type { SportEvent } from './SportEvent.ts';
import { toCouponBet, toMarket, toPriceHistory } from './wire/gameWire.ts';
import { toGroups } from './wire/toGroups.ts';

const hourMs = 3_600_000;

type FoundMarket = { readonly event: SportEvent; readonly type: NonNullable<ReturnType<typeof findType>> };

export interface OfferedOutcomesParts {
  readonly play: Play;
  readonly board: EventBoard;
  readonly pricing: Pricing;
  readonly rulings: Rulings;
  readonly sideless: Sideless;
  readonly nowMs: () => number;
}

/** What can be bet on, by the ids of markets and outcomes: prices now and before, and how it ended. */
export class OfferedOutcomes {
  readonly #play: Play;
  readonly #board: EventBoard;
  readonly #pricing: Pricing;
  readonly #rulings: Rulings;
  readonly #sideless: Sideless;
  readonly #nowMs: () => number;

  constructor({ play, board, pricing, rulings, sideless, nowMs }: OfferedOutcomesParts) {
    this.#play = play;
    this.#board = board;
    this.#pricing = pricing;
    this.#rulings = rulings;
    this.#sideless = sideless;
    this.#nowMs = nowMs;
  }

  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined {
    const { eventId, typeId, lineIndex } = decodeMarket(marketId);
    const outright = this.#sideless.find(eventId);
    if (outright !== undefined) return lineIndex === 0 ? this.#sideless.pagesOf(eventId).history(outright, typeId, hours, this.#nowMs(), textsOf(language)) : undefined;
    const found = this.#find(eventId, typeId, lineIndex);
    if (found === undefined) return undefined;
    const { event, type } = found;
    const now = this.#stateOf(event);
    const toMs = now.kind === 'ended' ? Math.min(now.endedAtMs, this.#nowMs()) : this.#nowMs();
    const appearedAtMs = event.startsAtMs - event.competition.offeredH * hourMs;
    const none = type.outcomes.map(() => 0);
    const course = priceCourse(Math.max(Math.min(appearedAtMs, toMs), toMs - hours * hourMs), toMs, (atMs) =>
      atMs === this.#nowMs() ? (this.#pricing.one(event, now, atMs, type, lineIndex)?.odds ?? none) : (this.#pricing.at(event, this.#play.stateAt(event, atMs), atMs, type, lineIndex) ?? none),
    );
    return toPriceHistory(event, type, lineIndex, course, textsOf(language));
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const outright = this.#sideless.find(eventId);
    if (outright !== undefined) return lineIndex === 0 ? this.#sideless.pagesOf(eventId).bet(outright, typeId, outcomeIndex, this.#nowMs(), textsOf(language)) : undefined;
    const found = this.#find(eventId, typeId, lineIndex);
    if (found === undefined || outcomeIndex >= found.type.outcomes.length) return undefined;
    const { event, type } = found;
    const state = this.#stateOf(event);
    const quote = this.#pricing.one(event, state, this.#nowMs(), type, lineIndex);
    const open = quote?.odds[outcomeIndex] ?? 0;
    const isBlocked = open === 0 || (state.kind === 'live' && isSuspended(state.course));
    const odds =
      open > 0 ? open : closedOdds(type, lineIndex, outcomeIndex, this.#pricing.outlook(event, state.kind === 'ended' && state.isVoid === true ? { kind: 'upcoming' } : state, this.#nowMs()));
    return toCouponBet(event, state, type, lineIndex, outcomeIndex, { id: outcomeId, odds, isBlocked }, textsOf(language));
  }

  overround(outcomeId: number): number | undefined {
    const { eventId, typeId, lineIndex } = decodeOutcome(outcomeId);
    const found = this.#find(eventId, typeId);
    if (found === undefined) return undefined;
    const { event, type } = found;
    const odds = this.#pricing.one(event, this.#stateOf(event), this.#nowMs(), type, lineIndex)?.odds.filter((price) => price > 0);
    return odds === undefined ? type.overround : overroundOf(odds, type.winners);
  }

  outcomes(gameId: number, language: string): GameOutcomes | undefined {
    const outright = this.#sideless.find(gameId);
    if (outright !== undefined) return this.#sideless.pagesOf(gameId).outcomes(outright, this.#nowMs(), textsOf(language), (outcomeId) => this.#rulings.settlement(outcomeId));
    const event = this.#board.find(gameId);
    if (event === undefined) return undefined;
    const texts = textsOf(language);
    const quotes = this.#stateOf(event).kind === 'ended' ? this.#pricing.all(event, { kind: 'upcoming' }, event.startsAtMs - 1) : [];
    const markets = quotes.map((quote) => {
      const { id, name, groupIds, outcomes } = toMarket(event, quote, false, texts);
      return { id, name, groupIds, outcomes: outcomes.map((outcome) => ({ id: outcome.id, name: outcome.name, coef: outcome.coef, statusId: this.#rulings.settlement(outcome.id) })) };
    });
    return { gameId, groups: toGroups(engineOf(event.competition).groups, markets, texts), markets: markets as GameOutcomes['markets'] };
  }

  #find(eventId: number, typeId: number, lineIndex = 0): FoundMarket | undefined {
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    return event === undefined || type === undefined || lineIndex >= (type.grid?.count ?? 1) ? undefined : { event, type };
  }

  #stateOf(event: SportEvent): EventState {
    return this.#play.stateAt(event, this.#nowMs());
  }
}
