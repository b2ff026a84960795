import { dayMs } from '../calendar/days.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { undeterminedEvents } from './undeterminedEvents.ts';
import type { Play } from '../Play.ts';
import type { Schedule } from './schedule.ts';
import type { SportEvent } from '../SportEvent.ts';

const hourMs = 3_600_000;
/** Upper bound of a match's length, by which a starting world looks back for running matches. */
const longestMatchMs = 5 * hourMs;
const endedShownMs = 2 * dayMs;
/** Maximum number of missed matches played at once; more would delay the pages. */
const playedAtOnce = 100;

export interface EndedEvent {
  readonly gameId: number;
  readonly endedAtMs: number;
}

type End = readonly [event: SportEvent, endedAtMs: number];

export interface Counts {
  line: number;
  live: number;
}

/** Sorts top competitions first, then by start. */
function byRank(first: SportEvent, second: SportEvent): number {
  return (
    Number(second.competition.isTop) - Number(first.competition.isTop) ||
    first.startsAtMs - second.startsAtMs ||
    first.competition.id - second.competition.id ||
    first.id - second.id
  );
}

/** Offered events, live events, and the time of their next change. */
export class EventBoard {
  readonly #competitions: readonly Competition[];
  readonly #schedule: Schedule;
  readonly #play: Play;
  readonly #planned = new Map<number, SportEvent>();
  readonly #imported = new Map<number, SportEvent>();
  readonly #plannedUntilDay = new Map<number, number>();
  readonly #startedAtMs: number;
  #ended: EndedEvent[] = [];
  /** Certainly over since a jump of the clock but not yet played; the newest last. */
  #missed: SportEvent[] = [];
  /** Events that ended in this world, in the order in which that became known. */
  #corrections: { readonly gameId: number; readonly atMs: number }[] = [];
  #endedBefore: { readonly sinceMs: number; readonly events: readonly EndedEvent[] } | undefined;
  #line: SportEvent[] = [];
  /** Begun and not over; `live` has the visible ones among them. */
  #underWay: readonly SportEvent[] = [];
  #live: readonly SportEvent[] = [];
  /** Sport and country pairs for which files offer matches. */
  #filed: ReadonlySet<string> = new Set();
  #counts = new Map<number, Counts>();
  /** Events of files with undetermined sides. */
  #undetermined: ReadonlySet<number> = new Set();
  #nextChangeMs = 0;
  #revision = 1;
  /** Imported events enter the lists together at the next refresh, not one by one. */
  #waitsFor: number | undefined;

  constructor(competitions: readonly Competition[], schedule: Schedule, play: Play, nowMs: number) {
    this.#competitions = competitions;
    this.#schedule = schedule;
    this.#play = play;
    this.#startedAtMs = nowMs;
    for (const competition of competitions)
      this.#plannedUntilDay.set(competition.id, Math.floor((nowMs - longestMatchMs) / dayMs));
    this.refresh(nowMs, true);
  }

  get revision(): number {
    this.#catchUp();
    return this.#revision;
  }

  /** In order of their start. */
  get line(): readonly SportEvent[] {
    this.#catchUp();
    return this.#line;
  }

  get live(): readonly SportEvent[] {
    this.#catchUp();
    return this.#live;
  }

  countsOf(competitionId: number): Counts {
    this.#catchUp();
    return this.#counts.get(competitionId) ?? { line: 0, live: 0 };
  }

  /** Returns undefined as well for a match with undetermined sides. */
  find(eventId: number): SportEvent | undefined {
    if (this.#imported.has(eventId)) this.#catchUp();
    return this.#undetermined.has(eventId) ? undefined : this.findAny(eventId);
  }

  /** Finds undetermined events as well, for bets taken earlier and for results. */
  findAny(eventId: number): SportEvent | undefined {
    return (
      this.#imported.get(eventId) ?? this.#planned.get(eventId) ?? this.#schedule.find(eventId)
    );
  }

  /** Whether the event is over, derived without simulation: begun, and neither offered nor live. */
  isOver(event: SportEvent, nowMs: number): boolean {
    return (
      !this.#planned.has(event.id) &&
      (event.startsAtMs <= nowMs || this.#play.hasSetScore(event.id))
    );
  }

  /**
   * Whether an invented league is played but hidden, because a real league of its country is
   * imported.
   */
  isReplacedByImport(competition: Competition): boolean {
    this.#catchUp();
    return this.#isReplacedByImport(competition);
  }

  imported(): readonly SportEvent[] {
    return [...this.#imported.values()];
  }

  upsert(event: SportEvent, nowMs: number): void {
    this.#imported.set(event.id, event);
    this.#play.clearCache(event.id);
    // A match that is already over is only stored; its end is not computed.
    if (event.startsAtMs < nowMs - longestMatchMs / (event.imported?.pace ?? 1))
      this.#planned.delete(event.id);
    else this.#planned.set(event.id, event);
    this.#waitsFor = nowMs;
  }

  /** Records a set result: the event has ended now, whatever was played. */
  recordResult(event: SportEvent, nowMs: number, isCorrection = false): void {
    const state = this.#play.stateAt(event, nowMs);
    if (isCorrection) this.#corrections.push({ gameId: event.id, atMs: nowMs });
    if (state.kind === 'ended') {
      this.#ended = this.#ended.filter(({ gameId }) => gameId !== event.id);
      this.#recordEnds([[event, state.endedAtMs]]);
    }
    this.refresh(nowMs, true);
  }

  /** Records a corrected result of an ended event, whose bets must be settled again. */
  recordCorrection(gameId: number, nowMs: number): void {
    this.#corrections.push({ gameId, atMs: nowMs });
  }

  /** Updates the lists when an event begins, ends or appears; cheap to call at any time. */
  refresh(nowMs: number, isForced = false): void {
    this.#playMissed(nowMs);
    const hasEnded = this.#underWay.some((event) => this.#hasEnded(event, nowMs));
    if (!isForced && !hasEnded && nowMs < this.#nextChangeMs) return;
    this.#waitsFor = undefined;
    this.#plan(nowMs);
    this.#setMissedAside(nowMs);
    const line: SportEvent[] = [];
    const underWay: SportEvent[] = [];
    const ends: End[] = [];
    let next = nowMs + hourMs;
    this.#undetermined = undeterminedEvents(
      [...this.#planned.values()].filter(
        (event) => event.imported !== undefined && !this.#hasEnded(event, nowMs),
      ),
      nowMs,
    );
    for (const event of this.#planned.values()) {
      const appearsAtMs =
        event.startsAtMs - (event.competition.offeredH * hourMs) / (event.imported?.pace ?? 1);
      if (nowMs < appearsAtMs) {
        next = Math.min(next, appearsAtMs);
      } else if (event.imported?.fate !== undefined && nowMs < event.startsAtMs) {
        next = Math.min(next, event.startsAtMs);
      } else if (nowMs < event.startsAtMs && this.#play.stateAt(event, nowMs).kind === 'upcoming') {
        if (!this.#undetermined.has(event.id)) line.push(event);
        next = Math.min(next, event.startsAtMs);
      } else {
        const state = this.#play.stateAt(event, nowMs);
        if (state.kind === 'ended') {
          this.#planned.delete(event.id);
          ends.push([event, state.endedAtMs]);
        } else underWay.push(event);
      }
    }
    this.#recordEnds(ends);
    this.#filed = new Set(
      [...line, ...underWay].flatMap(({ imported, competition }) =>
        imported === undefined || competition.country.iso === 'int' ? [] : placeOf(competition),
      ),
    );
    const isShown = ({ competition }: SportEvent): boolean =>
      !this.#isReplacedByImport(competition);
    this.#line = line.filter(isShown).toSorted(byRank);
    this.#underWay = underWay;
    this.#live = underWay.filter(isShown).toSorted(byRank);
    this.#nextChangeMs = next;
    this.#count();
    this.#ended = this.#ended.filter(({ endedAtMs }) => endedAtMs > nowMs - endedShownMs);
    this.#corrections = this.#corrections.filter(({ atMs }) => atMs > nowMs - endedShownMs);
    this.#revision += 1;
  }

  endedSince(sinceMs: number): readonly EndedEvent[] {
    this.#catchUp();
    const own = this.#ended.filter(({ endedAtMs }) => endedAtMs > sinceMs);
    if (sinceMs >= this.#startedAtMs) return own;
    const seen = new Set(own.map(({ gameId }) => gameId));
    return [
      ...this.#endedBeforeStart(sinceMs).filter(
        ({ endedAtMs, gameId }) => endedAtMs > sinceMs && !seen.has(gameId),
      ),
      ...own,
    ].toSorted(byEnd);
  }

  correctedSince(
    sinceMs: number,
    nowMs: number,
  ): readonly { readonly gameId: number; readonly atMs: number }[] {
    return this.#corrections
      .filter(({ atMs }) => atMs > sinceMs && atMs <= nowMs)
      .toSorted((first, second) => first.atMs - second.atMs);
  }

  /**
   * Returns the events of at most a week that ended while no world was running, computed from the
   * schedule.
   */
  #endedBeforeStart(sinceMs: number): readonly EndedEvent[] {
    if (this.#endedBefore !== undefined && this.#endedBefore.sinceMs <= sinceMs)
      return this.#endedBefore.events;
    const fromMs = Math.max(sinceMs, this.#startedAtMs - 7 * dayMs) - longestMatchMs;
    const events: EndedEvent[] = [];
    for (const competition of this.#competitions) {
      for (let day = Math.floor(fromMs / dayMs); day * dayMs < this.#startedAtMs; day += 1) {
        for (const event of this.#schedule.ofDay(competition, day)) {
          if (event.startsAtMs < fromMs || event.startsAtMs >= this.#startedAtMs) continue;
          const endedAtMs = this.#play.endsAtMs(event);
          if (endedAtMs > sinceMs && endedAtMs <= this.#startedAtMs)
            events.push({ gameId: event.id, endedAtMs });
        }
      }
    }
    this.#endedBefore = { sinceMs, events: events.toSorted(byEnd) };
    return this.#endedBefore.events;
  }

  #hasEnded(event: SportEvent, nowMs: number): boolean {
    return this.#play.stateAt(event, nowMs).kind === 'ended';
  }

  #isReplacedByImport(competition: Competition): boolean {
    return competition.importedName === undefined && this.#filed.has(placeOf(competition));
  }

  #catchUp(): void {
    if (this.#waitsFor !== undefined) this.refresh(this.#waitsFor, true);
  }

  /** Plans cup rounds that became known: a round is drawn when the one before is over. */
  #planCup(competition: Competition, nowMs: number): void {
    const lastDay = Math.floor((nowMs + (competition.offeredH + 1) * hourMs) / dayMs);
    for (let day = Math.floor((nowMs - longestMatchMs) / dayMs); day <= lastDay; day += 1) {
      for (const event of this.#schedule.ofDay(competition, day)) {
        const isNew =
          event.startsAtMs > this.#startedAtMs - longestMatchMs &&
          !this.#planned.has(event.id) &&
          !this.#ended.some(({ gameId }) => gameId === event.id);
        if (isNew) this.#planned.set(event.id, event);
      }
    }
  }

  #plan(nowMs: number): void {
    for (const competition of this.#competitions) {
      if (competition.isCup) {
        this.#planCup(competition, nowMs);
        continue;
      }
      const lastDay = Math.floor((nowMs + (competition.offeredH + 1) * hourMs) / dayMs);
      // Older ends are no longer reported; their days are computed when read.
      const oldestDay = Math.floor((nowMs - endedShownMs - longestMatchMs) / dayMs);
      let day = Math.max(this.#plannedUntilDay.get(competition.id) ?? lastDay, oldestDay);
      for (; day <= lastDay; day += 1) {
        for (const event of this.#schedule.ofDay(competition, day)) {
          if (event.startsAtMs > this.#startedAtMs - longestMatchMs)
            this.#planned.set(event.id, event);
        }
      }
      this.#plannedUntilDay.set(competition.id, day);
    }
  }

  /**
   * Sets matches aside that must be over after a jump of the clock; they are played later, a few at
   * a time.
   */
  #setMissedAside(nowMs: number): void {
    const missed = [...this.#planned.values()].filter(
      ({ imported, startsAtMs }) => imported === undefined && startsAtMs + longestMatchMs < nowMs,
    );
    if (missed.length <= playedAtOnce) return;
    for (const { id } of missed) this.#planned.delete(id);
    this.#missed = [...this.#missed, ...missed].toSorted(
      (first, second) => first.startsAtMs - second.startsAtMs || first.id - second.id,
    );
  }

  #playMissed(nowMs: number): void {
    if (this.#missed.length === 0) return;
    const ends: End[] = [];
    for (const event of this.#missed.splice(-playedAtOnce)) {
      const state = this.#play.stateAt(event, nowMs);
      if (state.kind === 'ended') ends.push([event, state.endedAtMs]);
      else this.#planned.set(event.id, event);
    }
    this.#recordEnds(ends);
  }

  #recordEnds(ends: readonly End[]): void {
    if (ends.length === 0) return;
    const known = new Set(this.#ended.map(({ gameId }) => gameId));
    for (const [event, endedAtMs] of ends) {
      if (known.has(event.id)) continue;
      this.#ended.push({ gameId: event.id, endedAtMs });
      const atMs = this.#play.correctsAtMs(event, endedAtMs);
      if (atMs !== undefined) this.#corrections.push({ gameId: event.id, atMs });
    }
    this.#ended.sort(byEnd);
  }

  #count(): void {
    this.#counts = new Map();
    const add = (event: SportEvent, which: keyof Counts): void => {
      const counts = this.#counts.get(event.competition.id) ?? { line: 0, live: 0 };
      counts[which] += 1;
      this.#counts.set(event.competition.id, counts);
    };
    for (const event of this.#line) add(event, 'line');
    for (const event of this.#live) add(event, 'live');
  }
}

function placeOf({ sport, country }: Competition): string {
  return `${sport.id}|${country.iso}`;
}

function byEnd(first: EndedEvent, second: EndedEvent): number {
  return first.endedAtMs - second.endedAtMs || first.gameId - second.gameId;
}
