import { BoundedCache } from './BoundedCache.ts';
import { drawWonBy } from './drawWonBy.ts';
import { engineOf } from './engines.ts';
import { annulLast } from './fates/annulLast.ts';
import { cutShort } from './fates/cutShort.ts';
import type { Fate } from './fates/Fate.ts';
import { fateOf } from './fates/fateOf.ts';
import type { PlayClock } from './playClock.ts';
import { simulatedScript } from './simulatedScripts.ts';
import type { Course, FixedResult, MatchScript, MatchSetup } from './SportEngine.ts';
import type { SportEvent } from './SportEvent.ts';

const scriptsKept = 800;

/** A result that was set by hand: the match ended then, so. */
export interface SetScore {
  readonly score: readonly [number, number];
  readonly endedAtMs: number;
  /** Match second that had been reached; below 0 before the start. */
  readonly afterS: number;
  /** It had ended before, with another result. */
  readonly isCorrection: boolean;
}

export type EventState =
  | { readonly kind: 'upcoming' }
  | { readonly kind: 'live'; readonly course: Course }
  /** `isVoid`: it was never played, or nothing of it counts. `isCorrected`: the result is another one than at the end. */
  | { readonly kind: 'ended'; readonly course: Course; readonly endedAtMs: number; readonly isVoid?: true; readonly isCorrected?: true };

/** Turns the schedule into play: which second of its script a match has reached. */
export class Play {
  readonly #seed: number;
  readonly #clock: PlayClock;
  readonly #scripts = new BoundedCache<number, MatchScript>(scriptsKept);
  readonly #corrected = new BoundedCache<number, { readonly script: MatchScript | undefined }>(scriptsKept);
  readonly #setScores = new Map<number, SetScore>();
  /** Ordered by hand; undefined: this match is simply played. */
  readonly #fates = new Map<number, Fate | undefined>();

  constructor(seed: number, clock: PlayClock) {
    this.#seed = seed;
    this.#clock = clock;
  }

  setupOf(event: SportEvent): MatchSetup {
    return { id: event.id, seed: this.#seed, levels: event.closingLevels ?? event.levels, ...tieOf(event) };
  }

  scriptOf(event: SportEvent): MatchScript {
    return this.#scripts.get(event.id, () => {
      const engine = engineOf(event.competition);
      const fixed = this.#fixedResult(event);
      const winner = fixed === undefined ? event.imported?.winner : undefined;
      const whole = this.#played(event, fixed, winner);
      const fate = fixed === undefined ? this.fateOf(event) : undefined;
      switch (fate?.kind) {
        case 'retired':
          return cutShort(engine, whole, 'retired', fate.team, fate.part);
        case 'abandoned':
          return cutShort(engine, whole, 'abandoned', 0, fate.part);
        default:
          return whole;
      }
    });
  }

  /** What befalls the match; nothing any more once its result was set by hand. */
  fateOf(event: SportEvent): Fate | undefined {
    if (this.#setScores.has(event.id)) return undefined;
    return this.#fates.has(event.id) ? this.#fates.get(event.id) : fateOf(this.#seed, event);
  }

  orderFate(event: SportEvent, fate: Fate | undefined): void {
    this.#fates.set(event.id, fate);
    this.forget(event.id);
  }

  stateAt(event: SportEvent, nowMs: number): EventState {
    const set = this.#setScores.get(event.id);
    if (set !== undefined && nowMs >= set.endedAtMs) return this.#ended(event, set.endedAtMs, set.isCorrection);
    const fate = this.fateOf(event);
    const calledOffAtMs = event.imported?.fate !== undefined ? event.startsAtMs : fate?.kind === 'postponed' ? (fate.atMs ?? event.startsAtMs) : Number.POSITIVE_INFINITY;
    if (nowMs >= calledOffAtMs) return { kind: 'ended', course: { script: notPlayed, playedS: 0 }, endedAtMs: calledOffAtMs, isVoid: true };
    if (nowMs < event.startsAtMs) return { kind: 'upcoming' };
    const script = this.scriptOf(event);
    const playedS = this.playedS(event, nowMs);
    if (playedS < script.durationS) return { kind: 'live', course: { script, playedS } };
    const endedAtMs = this.#endsOnItsOwn(event, script);
    const correctsAtMs = this.#correctsAtMs(event, endedAtMs);
    const corrected = nowMs >= correctsAtMs ? this.#correctedScript(event) : undefined;
    if (corrected === undefined) return this.#ended(event, endedAtMs);
    return { kind: 'ended', course: { script: corrected, playedS: corrected.durationS }, endedAtMs, isCorrected: true };
  }

  /** When the result of a match that ended then becomes another one by itself; undefined for nearly all. */
  correctsAtMs(event: SportEvent, endedAtMs: number): number | undefined {
    const atMs = this.#correctsAtMs(event, endedAtMs);
    return Number.isFinite(atMs) && this.#correctedScript(event) !== undefined ? atMs : undefined;
  }

  /** False for nearly all: their result can only be what it was at the end. */
  canBeCorrected(event: SportEvent): boolean {
    return this.#setScores.get(event.id)?.isCorrection ?? this.fateOf(event)?.kind === 'corrected';
  }

  endsAtMs(event: SportEvent): number {
    const fate = this.fateOf(event);
    if (fate?.kind === 'postponed') return fate.atMs ?? event.startsAtMs;
    return this.#setScores.get(event.id)?.endedAtMs ?? this.#endsOnItsOwn(event, this.scriptOf(event));
  }

  /** Match seconds since the kick-off; below 0 before it. */
  playedS(event: SportEvent, nowMs: number): number {
    return Math.floor(this.#clock.playedS(event.startsAtMs, nowMs) * (event.imported?.pace ?? 1));
  }

  setScore(event: SportEvent, set: SetScore): void {
    this.#setScores.set(event.id, set);
    this.forget(event.id);
  }

  hasSetScore(eventId: number): boolean {
    return this.#setScores.has(eventId);
  }

  /** Another one after every change of a result by hand or by an import. */
  versionOf(event: SportEvent): string {
    const set = this.#setScores.get(event.id);
    const { result, extra, winner, retired, fate } = event.imported ?? {};
    return set === undefined ? JSON.stringify([result, extra, winner, retired, fate, this.#fates.get(event.id)]) : `${set.score.join(':')}@${set.endedAtMs}`;
  }

  forget(eventId: number): void {
    this.#scripts.delete(eventId);
    this.#corrected.delete(eventId);
  }

  #played(event: SportEvent, fixed: FixedResult | undefined, winner: 1 | 2 | undefined): MatchScript {
    const setup = this.setupOf(event);
    if (winner !== undefined) return drawWonBy(engineOf(event.competition), setup, winner, event.imported?.course);
    return fixed === undefined ? simulatedScript(event, setup) : engineOf(event.competition).simulate(setup, fixed);
  }

  #endsOnItsOwn(event: SportEvent, { durationS }: MatchScript): number {
    return this.#clock.instantOf(event.startsAtMs, Math.ceil(durationS / (event.imported?.pace ?? 1)));
  }

  #correctsAtMs(event: SportEvent, endedAtMs: number): number {
    const fate = this.fateOf(event);
    return fate?.kind === 'corrected' ? endedAtMs + fate.afterMs : Number.POSITIVE_INFINITY;
  }

  #correctedScript(event: SportEvent): MatchScript | undefined {
    return this.#corrected.get(event.id, () => ({ script: annulLast(engineOf(event.competition), this.scriptOf(event)) })).script;
  }

  #ended(event: SportEvent, endedAtMs: number, isCorrected = false): EventState {
    const script = this.scriptOf(event);
    return { kind: 'ended', course: { script, playedS: script.durationS }, endedAtMs, ...(isCorrected ? { isCorrected: true } : {}) };
  }

  #fixedResult(event: SportEvent): FixedResult | undefined {
    const set = this.#setScores.get(event.id);
    if (set !== undefined) return { score: set.score, afterS: set.afterS };
    const { result, extra, course, isDecider } = event.imported ?? {};
    if (result === undefined) return undefined;
    return {
      ...result,
      ...(extra === undefined || isDecider !== true ? {} : { extra }),
      ...(course?.kind === 'halves' ? { halvesS: [lengthOf(course.first), lengthOf(course.second)] } : {}),
    };
  }
}

/** The last match of a tie is played until somebody goes through; a first leg may end as it will. */
function tieOf({ tie, imported }: SportEvent): Pick<MatchSetup, 'isCup' | 'lead'> {
  if (imported?.isDecider === true) return { isCup: true };
  return tie === undefined || tie.leg !== tie.legs ? {} : { isCup: true, ...(tie.lead === 0 ? {} : { lead: tie.lead }) };
}

const notPlayed: MatchScript = { durationS: 0, phases: [], incidents: [], suspensions: [], facts: { sequence: [], pair: () => undefined } };

/** One entry stands for the kick-off, each other one for a minute; the whistle comes some seconds into the next. */
function lengthOf(minutes: readonly unknown[]): number {
  return (minutes.length - 1) * 60 + 20;
}
