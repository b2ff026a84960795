import { BoundedCache } from './BoundedCache.ts';
import { drawWonBy } from './drawWonBy.ts';
import { engineOf } from './engines.ts';
import type { PlayClock } from './playClock.ts';
import type { Course, FixedResult, MatchScript, MatchSetup } from './SportEngine.ts';
import type { SportEvent } from './SportEvent.ts';

const SCRIPTS_KEPT = 800;

/** A result that was set by hand: the match ended then, so. */
export interface SetScore {
  readonly score: readonly [number, number];
  readonly endedAtMs: number;
  /** Match second that had been reached; below 0 before the start. */
  readonly afterS: number;
}

export type EventState =
  | { readonly kind: 'upcoming' }
  | { readonly kind: 'live'; readonly course: Course }
  /** `isVoid`: it was never played, or nothing of it counts. */
  | { readonly kind: 'ended'; readonly course: Course; readonly endedAtMs: number; readonly isVoid?: true };

/** Turns the schedule into play: which second of its script a match has reached. */
export class Play {
  readonly #seed: number;
  readonly #clock: PlayClock;
  readonly #scripts = new BoundedCache<number, MatchScript>(SCRIPTS_KEPT);
  readonly #setScores = new Map<number, SetScore>();

  constructor(seed: number, clock: PlayClock) {
    this.#seed = seed;
    this.#clock = clock;
  }

  setupOf(event: SportEvent): MatchSetup {
    return { id: event.id, seed: this.#seed, levels: event.closingLevels ?? event.levels };
  }

  scriptOf(event: SportEvent): MatchScript {
    return this.#scripts.get(event.id, () => {
      const engine = engineOf(event.competition);
      const fixed = this.#fixedResult(event);
      const winner = fixed === undefined ? event.imported?.winner : undefined;
      return winner === undefined ? engine.simulate(this.setupOf(event), fixed) : drawWonBy(engine, this.setupOf(event), winner, event.imported?.course);
    });
  }

  stateAt(event: SportEvent, nowMs: number): EventState {
    const set = this.#setScores.get(event.id);
    if (set !== undefined && nowMs >= set.endedAtMs) return this.#ended(event, set.endedAtMs);
    if (nowMs < event.startsAtMs) return { kind: 'upcoming' };
    const { imported } = event;
    if (imported?.fate !== undefined) return { kind: 'ended', course: { script: notPlayed, playedS: 0 }, endedAtMs: event.startsAtMs, isVoid: true };
    const script = this.scriptOf(event);
    const playedS = this.playedS(event, nowMs);
    if (playedS >= script.durationS) return this.#ended(event, this.#endsOnItsOwn(event, script));
    return { kind: 'live', course: { script, playedS } };
  }

  endsAtMs(event: SportEvent): number {
    return this.#setScores.get(event.id)?.endedAtMs ?? this.#endsOnItsOwn(event, this.scriptOf(event));
  }

  /** Match seconds since the kick-off; below 0 before it. */
  playedS(event: SportEvent, nowMs: number): number {
    return Math.floor(this.#clock.playedS(event.startsAtMs, nowMs) * (event.imported?.pace ?? 1));
  }

  setScore(event: SportEvent, set: SetScore): void {
    this.#setScores.set(event.id, set);
    this.#scripts.delete(event.id);
  }

  hasSetScore(eventId: number): boolean {
    return this.#setScores.has(eventId);
  }

  /** Another one after every change of a result by hand or by an import. */
  versionOf(event: SportEvent): string {
    const set = this.#setScores.get(event.id);
    const { result, winner, fate } = event.imported ?? {};
    return set === undefined ? JSON.stringify([result, winner, fate]) : `${set.score.join(':')}@${set.endedAtMs}`;
  }

  forget(eventId: number): void {
    this.#scripts.delete(eventId);
  }

  #endsOnItsOwn(event: SportEvent, { durationS }: MatchScript): number {
    return this.#clock.instantOf(event.startsAtMs, Math.ceil(durationS / (event.imported?.pace ?? 1)));
  }

  #ended(event: SportEvent, endedAtMs: number): EventState {
    const script = this.scriptOf(event);
    return { kind: 'ended', course: { script, playedS: script.durationS }, endedAtMs };
  }

  #fixedResult(event: SportEvent): FixedResult | undefined {
    const set = this.#setScores.get(event.id);
    if (set !== undefined) return { score: set.score, afterS: set.afterS };
    const { result, course } = event.imported ?? {};
    return result === undefined || course?.kind !== 'halves' ? result : { ...result, halvesS: [lengthOf(course.first), lengthOf(course.second)] };
  }
}

const notPlayed: MatchScript = { durationS: 0, phases: [], incidents: [], suspensions: [], facts: { sequence: [], pair: () => undefined } };

/** One entry stands for the kick-off, each other one for a minute; the whistle comes some seconds into the next. */
function lengthOf(minutes: readonly unknown[]): number {
  return (minutes.length - 1) * 60 + 20;
}
