import { BoundedCache } from './BoundedCache.ts';
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
  | { readonly kind: 'ended'; readonly course: Course; readonly endedAtMs: number };

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
    return { id: event.id, seed: this.#seed, levels: event.levels };
  }

  scriptOf(event: SportEvent): MatchScript {
    return this.#scripts.get(event.id, () => engineOf(event.competition.sport.id).simulate(this.setupOf(event), this.#fixedResult(event)));
  }

  stateAt(event: SportEvent, nowMs: number): EventState {
    const set = this.#setScores.get(event.id);
    if (set !== undefined && nowMs >= set.endedAtMs) return this.#ended(event, set.endedAtMs);
    if (nowMs < event.startsAtMs) return { kind: 'upcoming' };
    const script = this.scriptOf(event);
    const playedS = this.#clock.playedS(event.startsAtMs, nowMs);
    if (playedS >= script.durationS) return this.#ended(event, this.#clock.instantOf(event.startsAtMs, script.durationS));
    return { kind: 'live', course: { script, playedS } };
  }

  endsAtMs(event: SportEvent): number {
    return this.#setScores.get(event.id)?.endedAtMs ?? this.#clock.instantOf(event.startsAtMs, this.scriptOf(event).durationS);
  }

  setScore(event: SportEvent, set: SetScore): void {
    this.#setScores.set(event.id, set);
    this.#scripts.delete(event.id);
  }

  /** Another one after every change of a result by hand or by an import. */
  versionOf(event: SportEvent): string {
    const set = this.#setScores.get(event.id);
    return set === undefined ? JSON.stringify(event.imported?.result ?? '') : `${set.score.join(':')}@${set.endedAtMs}`;
  }

  forget(eventId: number): void {
    this.#scripts.delete(eventId);
  }

  #ended(event: SportEvent, endedAtMs: number): EventState {
    const script = this.scriptOf(event);
    return { kind: 'ended', course: { script, playedS: script.durationS }, endedAtMs };
  }

  #fixedResult(event: SportEvent): FixedResult | undefined {
    const set = this.#setScores.get(event.id);
    if (set !== undefined) return { score: set.score, afterS: set.afterS };
    return event.imported?.result;
  }
}
