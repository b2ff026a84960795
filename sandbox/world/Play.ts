import { BoundedCache } from './BoundedCache.ts';
import { sampleOutcome } from './imported/sampleOutcome.ts';
import { engineOf } from './engine/engines.ts';
import { annulLast } from './disruptions/annulLast.ts';
import { cutShort } from './disruptions/cutShort.ts';
import type { Disruption } from './disruptions/Disruption.ts';
import { disruptionOf } from './disruptions/disruptionOf.ts';
import type { PlayClock } from './schedule/playClock.ts';
import { simulatedScript } from './simulatedScripts.ts';
import type { Course, FixedResult, MatchScript, MatchSetup } from './engine/SportEngine.ts';
import type { SportEvent } from './SportEvent.ts';

const cachedScripts = 800;

/** Result set by the control API: the match ended at that instant with that score. */
export interface SetScore {
  readonly score: readonly [number, number];
  readonly endedAtMs: number;
  /** Match second at that instant; negative before the start. */
  readonly afterS: number;
  /** The match had already ended with another result. */
  readonly isCorrection: boolean;
}

export type EventState =
  | { readonly kind: 'upcoming' }
  | { readonly kind: 'live'; readonly course: Course }
  /**
   * `isVoid`: not played, or the result does not count. `isCorrected`: the result was changed after
   * the end.
   */
  | {
      readonly kind: 'ended';
      readonly course: Course;
      readonly endedAtMs: number;
      readonly isVoid?: true;
      readonly isCorrected?: true;
    };

/** Maps the schedule to play: the second of its script that a match has reached. */
export class Play {
  readonly #seed: number;
  readonly #clock: PlayClock;
  readonly #scripts = new BoundedCache<number, MatchScript>(cachedScripts);
  readonly #corrected = new BoundedCache<number, { readonly script: MatchScript | undefined }>(
    cachedScripts,
  );
  readonly #setScores = new Map<number, SetScore>();
  /** Disruptions set by the control API; undefined means that the match is played normally. */
  readonly #disruptions = new Map<number, Disruption | undefined>();

  constructor(seed: number, clock: PlayClock) {
    this.#seed = seed;
    this.#clock = clock;
  }

  setupOf(event: SportEvent): MatchSetup {
    return {
      id: event.id,
      seed: this.#seed,
      levels: event.closingLevels ?? event.levels,
      ...tieOf(event),
    };
  }

  scriptOf(event: SportEvent): MatchScript {
    return this.#scripts.get(event.id, () => {
      const engine = engineOf(event.competition);
      const fixed = this.#fixedResult(event);
      const winner = fixed === undefined ? event.imported?.winner : undefined;
      const whole = this.#played(event, fixed, winner);
      const disruption = fixed === undefined ? this.disruptionOf(event) : undefined;
      switch (disruption?.kind) {
        case 'retired':
          return cutShort(engine, whole, 'retired', disruption.team, disruption.part);
        case 'abandoned':
          return cutShort(engine, whole, 'abandoned', 0, disruption.part);
        default:
          return whole;
      }
    });
  }

  /** Returns the disruption of the match; none once its result was set. */
  disruptionOf(event: SportEvent): Disruption | undefined {
    if (this.#setScores.has(event.id)) return undefined;
    return this.#disruptions.has(event.id)
      ? this.#disruptions.get(event.id)
      : disruptionOf(this.#seed, event);
  }

  /** Reads the import or the schedule only; does not simulate the match. */
  isCalledOff(event: SportEvent): boolean {
    return event.imported?.fate !== undefined || this.disruptionOf(event)?.kind === 'postponed';
  }

  setDisruption(event: SportEvent, disruption: Disruption | undefined): void {
    this.#disruptions.set(event.id, disruption);
    this.clearCache(event.id);
  }

  stateAt(event: SportEvent, nowMs: number): EventState {
    const set = this.#setScores.get(event.id);
    if (set !== undefined && nowMs >= set.endedAtMs)
      return this.#ended(event, set.endedAtMs, set.isCorrection);
    const disruption = this.disruptionOf(event);
    const calledOffAtMs =
      event.imported?.fate !== undefined
        ? event.startsAtMs
        : disruption?.kind === 'postponed'
          ? (disruption.atMs ?? event.startsAtMs)
          : Number.POSITIVE_INFINITY;
    if (nowMs >= calledOffAtMs)
      return {
        kind: 'ended',
        course: { script: notPlayed, playedS: 0 },
        endedAtMs: calledOffAtMs,
        isVoid: true,
      };
    if (nowMs < event.startsAtMs) return { kind: 'upcoming' };
    const script = this.scriptOf(event);
    const playedS = this.playedS(event, nowMs);
    if (playedS < script.durationS) return { kind: 'live', course: { script, playedS } };
    const endedAtMs = this.#endsOnItsOwn(event, script);
    const correctsAtMs = this.#correctsAtMs(event, endedAtMs);
    const corrected = nowMs >= correctsAtMs ? this.#correctedScript(event) : undefined;
    if (corrected === undefined) return this.#ended(event, endedAtMs);
    return {
      kind: 'ended',
      course: { script: corrected, playedS: corrected.durationS },
      endedAtMs,
      isCorrected: true,
    };
  }

  /** Returns when the result of an ended match is corrected; undefined for nearly all matches. */
  correctsAtMs(event: SportEvent, endedAtMs: number): number | undefined {
    const atMs = this.#correctsAtMs(event, endedAtMs);
    return Number.isFinite(atMs) && this.#correctedScript(event) !== undefined ? atMs : undefined;
  }

  /** Returns false for nearly all matches, whose result cannot change after the end. */
  canBeCorrected(event: SportEvent): boolean {
    return (
      this.#setScores.get(event.id)?.isCorrection ?? this.disruptionOf(event)?.kind === 'corrected'
    );
  }

  endsAtMs(event: SportEvent): number {
    const disruption = this.disruptionOf(event);
    if (disruption?.kind === 'postponed') return disruption.atMs ?? event.startsAtMs;
    return (
      this.#setScores.get(event.id)?.endedAtMs ?? this.#endsOnItsOwn(event, this.scriptOf(event))
    );
  }

  /** Returns the match seconds since the kick-off; negative before it. */
  playedS(event: SportEvent, nowMs: number): number {
    return Math.floor(this.#clock.playedS(event.startsAtMs, nowMs) * (event.imported?.pace ?? 1));
  }

  setScore(event: SportEvent, set: SetScore): void {
    this.#setScores.set(event.id, set);
    this.clearCache(event.id);
  }

  hasSetScore(eventId: number): boolean {
    return this.#setScores.has(eventId);
  }

  /** Returns a key that changes with every set result and every import. */
  versionOf(event: SportEvent): string {
    const set = this.#setScores.get(event.id);
    const { result, extra, winner, retired, fate } = event.imported ?? {};
    return set === undefined
      ? JSON.stringify([result, extra, winner, retired, fate, this.#disruptions.get(event.id)])
      : `${set.score.join(':')}@${set.endedAtMs}`;
  }

  clearCache(eventId: number): void {
    this.#scripts.delete(eventId);
    this.#corrected.delete(eventId);
  }

  #played(
    event: SportEvent,
    fixed: FixedResult | undefined,
    winner: 1 | 2 | undefined,
  ): MatchScript {
    const setup = this.setupOf(event);
    if (winner !== undefined)
      return sampleOutcome(engineOf(event.competition), setup, winner, event.imported?.course);
    return fixed === undefined
      ? simulatedScript(event, setup)
      : engineOf(event.competition).simulate(setup, fixed);
  }

  #endsOnItsOwn(event: SportEvent, { durationS }: MatchScript): number {
    return this.#clock.instantOf(
      event.startsAtMs,
      Math.ceil(durationS / (event.imported?.pace ?? 1)),
    );
  }

  #correctsAtMs(event: SportEvent, endedAtMs: number): number {
    const disruption = this.disruptionOf(event);
    return disruption?.kind === 'corrected'
      ? endedAtMs + disruption.afterMs
      : Number.POSITIVE_INFINITY;
  }

  #correctedScript(event: SportEvent): MatchScript | undefined {
    return this.#corrected.get(event.id, () => ({
      script: annulLast(engineOf(event.competition), this.scriptOf(event)),
    })).script;
  }

  #ended(event: SportEvent, endedAtMs: number, isCorrected = false): EventState {
    const script = this.scriptOf(event);
    return {
      kind: 'ended',
      course: { script, playedS: script.durationS },
      endedAtMs,
      ...(isCorrected ? { isCorrected: true } : {}),
    };
  }

  #fixedResult(event: SportEvent): FixedResult | undefined {
    const set = this.#setScores.get(event.id);
    if (set !== undefined) return { score: set.score, afterS: set.afterS };
    const { result, extra, course, isDecider } = event.imported ?? {};
    if (result === undefined) return undefined;
    return {
      ...result,
      ...(extra === undefined || isDecider !== true ? {} : { extra }),
      ...(course?.kind === 'halves'
        ? { halvesS: [lengthOf(course.first), lengthOf(course.second)] }
        : {}),
    };
  }
}

/**
 * The deciding match of a tie is played until one side goes through; a first leg may end in any
 * score.
 */
function tieOf({ tie, imported }: SportEvent): Pick<MatchSetup, 'isCup' | 'lead'> {
  if (imported?.isDecider === true) return { isCup: true };
  return tie === undefined || tie.leg !== tie.legs
    ? {}
    : { isCup: true, ...(tie.lead === 0 ? {} : { lead: tie.lead }) };
}

const notPlayed: MatchScript = {
  durationS: 0,
  phases: [],
  incidents: [],
  suspensions: [],
  facts: { sequence: [], pair: () => undefined },
};

/**
 * Returns the length of a half in seconds. The first entry is the kick-off, each other one a
 * minute; the final whistle comes 20 seconds into the next minute.
 */
function lengthOf(minutes: readonly unknown[]): number {
  return (minutes.length - 1) * 60 + 20;
}
