import { BoundedCache } from '../BoundedCache.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { contestPlans, type ContestPlan } from '../catalogue/contests.ts';
import type { TeamRecord } from '../catalogue/teams.ts';
import type { Counts, EndedEvent } from '../EventBoard.ts';
import type { OutrightBook } from '../outrights/OutrightBook.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import type { OutrightMarket } from '../outrights/outrightMarkets.ts';
import type { OutrightQuote, OutrightState } from '../outrights/Outrights.ts';
import { toQuote } from '../outrights/toQuote.ts';
import { dayMs } from '../schedule.ts';
import type { SettlementId } from '../World.ts';
import { findContest, isContest, toContest, type ContestEvent } from './ContestEvent.ts';
import { contestMarkets } from './contestMarkets.ts';
import { entrantsOf } from './entrantsOf.ts';
import { orderOfContest, placeChances, stepAt } from './contestForm.ts';

const BOOKS_KEPT = 400;
/** Who comes to know later what ended is told this much. */
const ENDED_KEPT_MS = 7 * dayMs;

/** Races of marbles and votes: a pure function of seed and time. They are offered, closed, and decided a while later. */
export class Contests implements OutrightBook {
  readonly #seed: number;
  readonly #plans: ReadonlyMap<number, ContestPlan> = new Map(contestPlans.map((plan) => [plan.competition.id, plan]));
  readonly #books = new BoundedCache<string, readonly OutrightQuote[]>(BOOKS_KEPT);
  readonly #casts = new BoundedCache<number, readonly TeamRecord[]>(BOOKS_KEPT);
  readonly #orders = new BoundedCache<number, readonly number[]>(BOOKS_KEPT);
  #offered: readonly ContestEvent[] = [];
  #nowMs: number;
  #revision = 0;
  #nextChangeMs = 0;

  constructor(seed: number, nowMs: number) {
    this.#seed = seed;
    this.#nowMs = nowMs;
    this.refresh(nowMs);
  }

  readonly competitions: readonly Competition[] = contestPlans.map(({ competition }) => competition);

  competition(competitionId: number): Competition | undefined {
    return this.#plans.get(competitionId)?.competition;
  }

  /** Raised when one comes or ends. */
  get revision(): number {
    return this.#revision;
  }

  /** What can be bet on and what is being decided, what closes first before others. */
  get offered(): readonly ContestEvent[] {
    return this.#offered;
  }

  countsOf(competitionId: number): Counts {
    return { line: this.#offered.filter(({ competition }) => competition.id === competitionId).length, live: 0 };
  }

  /** Cheap to call at any time. */
  refresh(nowMs: number): void {
    this.#nowMs = nowMs;
    if (nowMs < this.#nextChangeMs) return;
    const near = contestPlans.flatMap((plan) => contestsBetween(plan, nowMs - plan.decidesMs, nowMs + plan.offeredMs + plan.spacingMs));
    this.#offered = near.filter(({ opensAtMs, endsAtMs }) => opensAtMs <= nowMs && nowMs < endsAtMs).toSorted((one, other) => one.closesAtMs - other.closesAtMs || one.id - other.id);
    this.#nextChangeMs = Math.min(...near.flatMap(({ opensAtMs, endsAtMs }) => [opensAtMs, endsAtMs]).filter((atMs) => atMs > nowMs));
    this.#revision += 1;
  }

  find(eventId: number): ContestEvent | undefined {
    return findContest(this.#plans, eventId);
  }

  /** Never falls: its prices follow what is thought of those who take part, and its end is seen. */
  changesOf(event: ContestEvent): number {
    return stepAt(event, this.#nowMs) + Number(this.#nowMs >= event.closesAtMs) + Number(this.#nowMs >= event.endsAtMs);
  }

  stateOf(event: OutrightEvent, nowMs: number): OutrightState {
    const endsAtMs = isContest(event) ? event.endsAtMs : event.closesAtMs;
    return nowMs >= endsAtMs ? { kind: 'ended', endedAtMs: endsAtMs } : { kind: 'open', endedAtMs: 0 };
  }

  /** Also what ended while no world was running. */
  endedSince(sinceMs: number): readonly EndedEvent[] {
    const fromMs = Math.max(sinceMs, this.#nowMs - ENDED_KEPT_MS);
    return contestPlans
      .flatMap((plan) => contestsBetween(plan, fromMs - plan.decidesMs, this.#nowMs))
      .filter(({ endsAtMs }) => endsAtMs > fromMs && endsAtMs <= this.#nowMs)
      .map(({ id, endsAtMs }) => ({ gameId: id, endedAtMs: endsAtMs }));
  }

  marketsOf(event: OutrightEvent): readonly OutrightMarket[] {
    return isContest(event) ? event.plan.markets.map((key) => contestMarkets[key]) : [];
  }

  outcomeCount({ competition }: OutrightEvent): number {
    return competition.teamCount;
  }

  teamOf(event: OutrightEvent, outcomeIndex: number): TeamRecord | undefined {
    return isContest(event) ? this.#castOf(event)[outcomeIndex] : undefined;
  }

  scorerOf(): undefined {
    return undefined;
  }

  /** The order in which they came in; undefined as long as it is not known. */
  placesOf(event: OutrightEvent, nowMs: number): readonly TeamRecord[] | undefined {
    if (!isContest(event) || nowMs < event.endsAtMs) return undefined;
    const cast = this.#castOf(event);
    return this.#orderOf(event).flatMap((entrant) => cast[entrant] ?? []);
  }

  /** Empty before bets are taken and once it is decided; between its close and that nothing is sold. */
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[] {
    if (!isContest(event) || nowMs < event.opensAtMs || nowMs >= event.endsAtMs) return [];
    const step = stepAt(event, nowMs);
    const priced = this.#books.get(`${event.id}|${step}`, () => {
      const places = placeChances(this.#seed, event, this.#ratingsOf(event), step);
      return this.marketsOf(event).flatMap((market) => toQuote(market, places.map((shares) => shares.reduce((sum, share, place) => sum + (market.hasWon(place + 1, places.length) ? share : 0), 0))));
    });
    return nowMs < event.closesAtMs ? priced : priced.map(({ market, prices }) => ({ market, prices: prices.map((price) => ({ ...price, isBlocked: true })) }));
  }

  oddsAt(event: OutrightEvent, market: OutrightMarket, atMs: number): readonly number[] {
    const odds = new Array<number>(this.outcomeCount(event)).fill(0);
    for (const { outcomeIndex, odds: price } of this.quotes(event, atMs).find((quote) => quote.market.id === market.id)?.prices ?? []) odds[outcomeIndex] = price;
    return odds;
  }

  settlement(event: OutrightEvent, typeId: number, outcomeIndex: number, nowMs: number): SettlementId {
    const market = this.marketsOf(event).find(({ id }) => id === typeId);
    if (!isContest(event) || market === undefined || outcomeIndex >= this.outcomeCount(event)) return 2;
    if (nowMs < event.endsAtMs) return nowMs < event.closesAtMs ? -1 : -2;
    const order = this.#orderOf(event);
    return market.hasWon(order.indexOf(outcomeIndex) + 1, order.length) ? 1 : 0;
  }

  #orderOf(event: ContestEvent): readonly number[] {
    return this.#orders.get(event.id, () => orderOfContest(this.#seed, event, this.#ratingsOf(event)));
  }

  #ratingsOf(event: ContestEvent): readonly number[] {
    return this.#castOf(event).map(({ rating }) => rating);
  }

  #castOf(event: ContestEvent): readonly TeamRecord[] {
    return this.#casts.get(event.id, () => entrantsOf(this.#seed, event));
  }
}

/** Those that close between two instants. */
function contestsBetween(plan: ContestPlan, fromMs: number, toMs: number): readonly ContestEvent[] {
  const first = Math.ceil((fromMs - plan.offsetMs) / plan.spacingMs);
  const last = Math.floor((toMs - plan.offsetMs) / plan.spacingMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) => toContest(plan, first + index));
}
