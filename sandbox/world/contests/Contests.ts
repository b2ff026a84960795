import { BoundedCache } from '../BoundedCache.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { contestPlans, type ContestPlan } from '../catalogue/contests.ts';
import type { TeamRecord } from '../catalogue/teams.ts';
import type { Counts, EndedEvent } from '../schedule/EventBoard.ts';
import type { OutrightBook } from '../outrights/OutrightBook.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import type { OutrightMarket } from '../outrights/outrightMarkets.ts';
import type { OutrightQuote, OutrightState } from '../outrights/OutrightBook.ts';
import { toQuote, winningChances } from '../outrights/toQuote.ts';
import { dayMs } from '../calendar/days.ts';
import type { PlayedFixture } from '../World.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import { findContest, isContest, toContest, type ContestEvent } from './ContestEvent.ts';
import { contestMarkets } from './contestMarkets.ts';
import type { ContestHistory, PlacedEntrant } from './ContestHistory.ts';
import {
  formAt,
  rankByStrength,
  placeChances,
  sharesOfVotes,
  stepAt,
  strengthsShown,
} from './contestForm.ts';
import { entrantsOf, regularsOf } from './entrantsOf.ts';

const cachedBooks = 400;
/** Races of a track that count for its statistics: two days. */
const racesCounted = 120;
const pastShown = 8;
const pollsShown = 5;
const pollsEveryMs = 7 * dayMs;
/** How long ended contests are listed. */
const endedShownMs = 7 * dayMs;

/** Races of marbles and votes: a pure function of seed and time. */
export class Contests implements OutrightBook {
  readonly #seed: number;
  readonly #plans: ReadonlyMap<number, ContestPlan> = new Map(
    contestPlans.map((plan) => [plan.competition.id, plan]),
  );
  readonly #books = new BoundedCache<string, readonly OutrightQuote[]>(cachedBooks);
  readonly #entrants = new BoundedCache<number, readonly TeamRecord[]>(cachedBooks);
  readonly #orders = new BoundedCache<number, readonly number[]>(cachedBooks);
  /** Orders set by the control API. */
  readonly #set = new Map<
    number,
    { readonly order: readonly number[]; readonly endedAtMs: number; readonly times: number }
  >();
  readonly #corrections: { readonly gameId: number; readonly atMs: number }[] = [];
  #offered: readonly ContestEvent[] = [];
  #nowMs: number;
  #revision = 0;
  #nextChangeMs = 0;

  constructor(seed: number, nowMs: number) {
    this.#seed = seed;
    this.#nowMs = nowMs;
    this.refresh(nowMs);
  }

  readonly competitions: readonly Competition[] = contestPlans.map(
    ({ competition }) => competition,
  );

  competition(competitionId: number): Competition | undefined {
    return this.#plans.get(competitionId)?.competition;
  }

  /** Rises when a contest appears or ends. */
  get revision(): number {
    return this.#revision;
  }

  /** Open and undecided contests, the earliest closing first. */
  get offered(): readonly ContestEvent[] {
    return this.#offered;
  }

  countsOf(competitionId: number): Counts {
    return {
      line: this.#offered.filter(({ competition }) => competition.id === competitionId).length,
      live: 0,
    };
  }

  /** Cheap to call at any time. */
  refresh(nowMs: number, isForced = false): void {
    this.#nowMs = nowMs;
    if (!isForced && nowMs < this.#nextChangeMs) return;
    const near = contestPlans.flatMap((plan) =>
      contestsBetween(plan, nowMs - plan.decidesMs, nowMs + plan.offeredMs + plan.spacingMs),
    );
    this.#offered = near
      .filter((event) => event.opensAtMs <= nowMs && nowMs < this.#endsAtMs(event))
      .toSorted((one, other) => one.closesAtMs - other.closesAtMs || one.id - other.id);
    this.#nextChangeMs = Math.min(
      ...near
        .flatMap(({ opensAtMs, endsAtMs }) => [opensAtMs, endsAtMs])
        .filter((atMs) => atMs > nowMs),
    );
    this.#revision += 1;
  }

  find(eventId: number): ContestEvent | undefined {
    return findContest(this.#plans, eventId);
  }

  /**
   * Returns a number that never falls: it counts rating changes, which move prices, and the end.
   */
  changesOf(event: ContestEvent): number {
    return (
      stepAt(event, this.#nowMs) +
      Number(this.#nowMs >= event.closesAtMs) +
      Number(this.#nowMs >= event.endsAtMs) +
      (this.#set.get(event.id)?.times ?? 0)
    );
  }

  stateOf(event: OutrightEvent, nowMs: number): OutrightState {
    const endsAtMs = isContest(event) ? this.#endsAtMs(event) : event.closesAtMs;
    return nowMs >= endsAtMs
      ? { kind: 'ended', endedAtMs: endsAtMs }
      : { kind: 'open', endedAtMs: 0 };
  }

  /** Includes contests that ended while no world was running. */
  endedSince(sinceMs: number): readonly EndedEvent[] {
    const fromMs = Math.max(sinceMs, this.#nowMs - endedShownMs);
    const byItself = contestPlans
      .flatMap((plan) => contestsBetween(plan, fromMs - plan.decidesMs, this.#nowMs))
      .flatMap(({ id, endsAtMs }) =>
        this.#set.has(id) ? [] : { gameId: id, endedAtMs: endsAtMs },
      );
    const byHand = [...this.#set].map(([gameId, { endedAtMs }]) => ({ gameId, endedAtMs }));
    return [...byItself, ...byHand].filter(
      ({ endedAtMs }) => endedAtMs > fromMs && endedAtMs <= this.#nowMs,
    );
  }

  /** Results corrected after the end. */
  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[] {
    return this.#corrections.filter(({ atMs }) => atMs > sinceMs);
  }

  isCorrected(gameId: number): boolean {
    return this.#corrections.some((each) => each.gameId === gameId);
  }

  /**
   * Decides or corrects a contest: the given names come first, all others keep their order. Returns
   * false for an unknown or repeated name, and before bets are taken.
   */
  setPlaces(event: ContestEvent, names: readonly string[], nowMs: number): boolean {
    const entrants = this.#teamsOf(event);
    const first = names.map((name) => entrants.findIndex((entrant) => entrant.name === name));
    if (first.includes(-1) || new Set(first).size < first.length || nowMs < event.opensAtMs)
      return false;
    const isOver = nowMs >= this.#endsAtMs(event);
    const order = [...first, ...this.#orderOf(event).filter((entrant) => !first.includes(entrant))];
    this.#set.set(event.id, {
      order,
      endedAtMs: isOver ? this.#endsAtMs(event) : nowMs,
      times: (this.#set.get(event.id)?.times ?? 0) + 1,
    });
    if (isOver) this.#corrections.push({ gameId: event.id, atMs: nowMs });
    this.refresh(nowMs, true);
    return true;
  }

  /** Returns finished contests that began within the interval, newest first. */
  played(fromMs: number, toMs: number): readonly PlayedFixture[] {
    return contestPlans.flatMap((plan) =>
      contestsBetween(plan, fromMs, toMs - 1)
        .filter((event) => this.#nowMs >= this.#endsAtMs(event))
        .toReversed()
        .map((event) => ({
          gameId: event.id,
          sportId: plan.competition.sport.id,
          competitionId: plan.competition.id,
          startsAtMs: event.closesAtMs,
          contestants: this.#teamsOf(event),
        })),
    );
  }

  /** Returns past results and the form of the next entrants; undefined for other competitions. */
  historyOf(competitionId: number): ContestHistory | undefined {
    const plan = this.#plans.get(competitionId);
    if (plan === undefined) return undefined;
    const count = plan.entrantKind === 'marbles' ? racesCounted : pastShown;
    // The control API may set results early, so as many more contests are read as may be undecided.
    const over = contestsBetween(
      plan,
      this.#nowMs - (count + 2) * plan.spacingMs,
      this.#nowMs + plan.offeredMs,
    )
      .filter((event) => this.#nowMs >= this.#endsAtMs(event))
      .toReversed()
      .slice(0, count);
    const past = over
      .slice(0, pastShown)
      .map((event) => ({ event, endedAtMs: this.#endsAtMs(event), places: this.#placed(event) }));
    if (plan.entrantKind === 'marbles')
      return {
        past,
        track: { races: over.length, marbles: this.#marblesOf(plan.competition.id, over) },
      };
    const next = this.#offered.find(
      ({ competition, closesAtMs }) => competition.id === competitionId && this.#nowMs < closesAtMs,
    );
    return { past, ...(next === undefined ? {} : { polls: this.#pollsOf(next) }) };
  }

  #marblesOf(
    competitionId: number,
    over: readonly ContestEvent[],
  ): NonNullable<ContestHistory['track']>['marbles'] {
    const orders = over.map((event) => {
      const entrants = this.#teamsOf(event);
      return this.#orderOf(event).map((entrant) => entrants[entrant]?.id);
    });
    return regularsOf(this.#seed, competitionId)
      .map((marble) => {
        const places = orders
          .map((order) => order.indexOf(marble.id) + 1)
          .filter((place) => place > 0);
        const last = orders.filter((order) => order.at(-1) === marble.id).length;
        return {
          marble,
          started: places.length,
          won: places.filter((place) => place === 1).length,
          topThree: places.filter((place) => place <= 3).length,
          last,
        };
      })
      .toSorted(
        (one, other) =>
          other.won / Math.max(1, other.started) - one.won / Math.max(1, one.started) ||
          other.topThree - one.topThree ||
          one.marble.id - other.marble.id,
      );
  }

  #pollsOf(event: ContestEvent): NonNullable<ContestHistory['polls']> {
    const instants = Array.from(
      { length: pollsShown },
      (_unused, back) => this.#nowMs - back * pollsEveryMs,
    ).filter((atMs) => atMs >= event.opensAtMs);
    const polls = instants.map((atMs) => {
      const step = stepAt(event, atMs);
      const form = formAt(this.#seed, event, this.#ratingsOf(event), step);
      return {
        atMs: event.opensAtMs + step * event.plan.stepMs,
        form,
        shares: sharesOfVotes(form),
      };
    });
    const entrants = this.#teamsOf(event);
    const rows = rankByStrength(polls[0]?.form ?? []).flatMap((index) => {
      const person = entrants[index];
      return person === undefined
        ? []
        : [{ person, shares: polls.map(({ shares }) => shares[index] ?? 0) }];
    });
    return { event, atMs: polls.map(({ atMs }) => atMs), rows };
  }

  /** Returns all entrants in finishing order; in a vote with their shares. */
  #placed(event: ContestEvent): readonly PlacedEntrant[] {
    const entrants = this.#teamsOf(event);
    const order = this.#orderOf(event);
    // A winner set by the control API also gets the most votes.
    const shares =
      event.plan.entrantKind === 'marbles'
        ? []
        : sharesOfVotes(strengthsShown(this.#seed, event, this.#ratingsOf(event))).toSorted(
            (one, other) => other - one,
          );
    return order.flatMap((index, place) => {
      const entrant = entrants[index];
      return entrant === undefined
        ? []
        : [{ entrant, ...(shares[place] === undefined ? {} : { share: shares[place] }) }];
    });
  }

  #endsAtMs(event: ContestEvent): number {
    return this.#set.get(event.id)?.endedAtMs ?? event.endsAtMs;
  }

  marketsOf(event: OutrightEvent): readonly OutrightMarket[] {
    return isContest(event) ? event.plan.markets.map((key) => contestMarkets[key]) : [];
  }

  outcomeCount({ competition }: OutrightEvent): number {
    return competition.teamCount;
  }

  teamOf(event: OutrightEvent, outcomeIndex: number): TeamRecord | undefined {
    return isContest(event) ? this.#teamsOf(event)[outcomeIndex] : undefined;
  }

  scorerOf(): undefined {
    return undefined;
  }

  entrantsOf(event: ContestEvent): readonly TeamRecord[] {
    return this.#teamsOf(event);
  }

  /** Returns the finishing order; undefined while it is not known. */
  placesOf(event: OutrightEvent, nowMs: number): readonly TeamRecord[] | undefined {
    if (!isContest(event) || nowMs < this.#endsAtMs(event)) return undefined;
    const entrants = this.#teamsOf(event);
    return this.#orderOf(event).flatMap((entrant) => entrants[entrant] ?? []);
  }

  /**
   * Returns no markets before bets are taken and after the decision; suspended ones between close
   * and result.
   */
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[] {
    if (!isContest(event) || nowMs < event.opensAtMs || nowMs >= this.#endsAtMs(event)) return [];
    const step = stepAt(event, nowMs);
    const priced = this.#books.get(`${event.id}|${step}`, () => {
      const places = placeChances(this.#seed, event, this.#ratingsOf(event), step);
      return this.marketsOf(event).flatMap((market) =>
        toQuote(market, winningChances(market, places)),
      );
    });
    return nowMs < event.closesAtMs
      ? priced
      : priced.map(({ market, prices }) => ({
          market,
          prices: prices.map((price) => ({ ...price, isBlocked: true })),
        }));
  }

  settlement(
    event: OutrightEvent,
    typeId: number,
    outcomeIndex: number,
    nowMs: number,
  ): Settlement {
    const market = this.marketsOf(event).find(({ id }) => id === typeId);
    if (!isContest(event) || market === undefined || outcomeIndex >= this.outcomeCount(event))
      return 'void';
    if (nowMs < this.#endsAtMs(event)) return nowMs < event.closesAtMs ? 'notStarted' : 'unsettled';
    const order = this.#orderOf(event);
    return market.hasWon(order.indexOf(outcomeIndex) + 1, order.length) ? 'won' : 'lost';
  }

  #orderOf(event: ContestEvent): readonly number[] {
    return (
      this.#set.get(event.id)?.order ??
      this.#orders.get(event.id, () =>
        rankByStrength(strengthsShown(this.#seed, event, this.#ratingsOf(event))),
      )
    );
  }

  #ratingsOf(event: ContestEvent): readonly number[] {
    return this.#teamsOf(event).map(({ rating }) => rating);
  }

  #teamsOf(event: ContestEvent): readonly TeamRecord[] {
    return this.#entrants.get(event.id, () => entrantsOf(this.#seed, event));
  }
}

/** Returns the contests that close between two instants. */
function contestsBetween(plan: ContestPlan, fromMs: number, toMs: number): readonly ContestEvent[] {
  const first = Math.ceil((fromMs - plan.offsetMs) / plan.spacingMs);
  const last = Math.floor((toMs - plan.offsetMs) / plan.spacingMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) =>
    toContest(plan, first + index),
  );
}
