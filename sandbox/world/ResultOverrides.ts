import { BoundedCache } from './BoundedCache.ts';
import type { ContestEvent } from './contests/ContestEvent.ts';
import type { Contests } from './contests/Contests.ts';
import { engineOf } from './engine/engines.ts';
import { isPartOver } from './engine/isPartOver.ts';
import type { Course } from './engine/SportEngine.ts';
import type { EventBoard } from './schedule/EventBoard.ts';
import { disruptionShares } from './disruptions/Disruption.ts';
import { settleMarket } from './disruptions/settleMarket.ts';
import { toDisruption } from './disruptions/toDisruption.ts';
import { decodeOutcome } from './identifiers.ts';
import type { MarketType } from './markets/MarketType.ts';
import type { Outrights } from './outrights/Outrights.ts';
import type { EventState, Play } from './Play.ts';
import { findType } from './Pricing.ts';
import type { SportEvent } from './SportEvent.ts';
import type { DisruptionOrder, SetResult } from './World.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';

const defaultCutShare = 0.6;
/** Number of live matches whose decided parts are cached for an instant. */
const matchesRemembered = 400;

export interface ResultOverridesDependencies {
  readonly play: Play;
  readonly board: EventBoard;
  readonly outrights: Outrights;
  readonly contests: Contests;
  readonly nowMs: () => number;
}

/** Settles outcomes by the played match, or by a result set by the control API. */
export class ResultOverrides {
  readonly #play: Play;
  readonly #board: EventBoard;
  readonly #outrights: Outrights;
  readonly #contests: Contests;
  readonly #nowMs: () => number;
  readonly #fixedOutcomes = new Map<number, Settlement>();
  readonly #changes = new Map<number, number>();
  readonly #partsOver = new BoundedCache<
    number,
    { readonly course: Course; readonly parts: Map<string, boolean> }
  >(matchesRemembered);

  constructor({ play, board, outrights, contests, nowMs }: ResultOverridesDependencies) {
    this.#play = play;
    this.#board = board;
    this.#outrights = outrights;
    this.#contests = contests;
    this.#nowMs = nowMs;
  }

  /** Returns how many times the control API has changed an event. */
  changesOf(gameId: number): number {
    return this.#changes.get(gameId) ?? 0;
  }

  recordChange(gameId: number): void {
    this.#changes.set(gameId, this.changesOf(gameId) + 1);
  }

  settlement(outcomeId: number): Settlement {
    const fixed = this.#fixedOutcomes.get(outcomeId);
    if (fixed !== undefined) return fixed;
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const contest = this.#contests.find(eventId);
    if (contest !== undefined)
      return this.#contests.settlement(contest, typeId, outcomeIndex, this.#nowMs());
    const outright = this.#outrights.find(eventId);
    if (outright !== undefined)
      return this.#outrights.settlement(outright, typeId, outcomeIndex, this.#nowMs());
    const event = this.#board.findAny(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined) return 'void';
    const state = this.#stateOf(event);
    if (state.kind === 'upcoming') return 'notStarted';
    if (state.kind === 'ended' && state.isVoid === true) return 'forcedVoid';
    const engine = engineOf(event.competition);
    if (state.kind === 'ended')
      return settleMarket(
        engine,
        this.#play.setupOf(event),
        state.course.script,
        type,
        lineIndex,
        outcomeIndex,
      );
    const standing = engine.standing(state.course);
    return this.#isOver(event, state.course, type, lineIndex)
      ? type.settle(standing, lineIndex, outcomeIndex)
      : 'unsettled';
  }

  isDecidedInPlay(outcomeId: number): boolean {
    const { eventId, typeId, lineIndex } = decodeOutcome(outcomeId);
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined) return false;
    const state = this.#stateOf(event);
    return state.kind === 'live' && this.#isOver(event, state.course, type, lineIndex);
  }

  /** Called for each open bet every two seconds, so the parts of a match are cached per instant. */
  #isOver(event: SportEvent, course: Course, type: MarketType, lineIndex: number): boolean {
    const engine = engineOf(event.competition);
    if (type.isDecided !== undefined) return type.isDecided(engine.standing(course), lineIndex);
    const known = this.#partsOver.get(event.id, () => ({ course, parts: new Map() }));
    if (known.course.script !== course.script || known.course.playedS !== course.playedS)
      Object.assign(known, { course, parts: new Map() });
    const isOver =
      known.parts.get(type.scope) ?? isPartOver(engine, this.#play.setupOf(event), course, type);
    known.parts.set(type.scope, isOver);
    return isOver;
  }

  setResult(gameId: number, result: SetResult): boolean {
    const contest = this.#contests.find(gameId);
    if (contest !== undefined) return this.#setPlaces(contest, result);
    const event = this.#board.findAny(gameId);
    if (event === undefined || result.places !== undefined) return false;
    for (const [outcomeId, settlement] of Object.entries(result.outcomes ?? {}))
      this.#fixedOutcomes.set(Number(outcomeId), settlement);
    const before = this.#stateOf(event);
    const wasOver = before.kind === 'ended';
    const endedAtMs = wasOver ? before.endedAtMs : this.#nowMs();
    if (result.score !== undefined)
      this.#play.setScore(event, {
        score: result.score,
        endedAtMs,
        afterS: this.#play.playedS(event, endedAtMs),
        isCorrection: wasOver,
      });
    this.recordChange(gameId);
    this.#board.recordResult(event, this.#nowMs(), wasOver);
    return true;
  }

  #setPlaces(contest: ContestEvent, { score, places, outcomes = {} }: SetResult): boolean {
    const isOver = this.#contests.stateOf(contest, this.#nowMs()).kind === 'ended';
    if (score !== undefined) return false;
    if (
      (places !== undefined || isOver) &&
      !this.#contests.setPlaces(contest, places ?? [], this.#nowMs())
    )
      return false;
    for (const [outcomeId, settlement] of Object.entries(outcomes))
      this.#fixedOutcomes.set(Number(outcomeId), settlement);
    return true;
  }

  orderDisruption(gameId: number, order: DisruptionOrder): boolean {
    const event = this.#board.findAny(gameId);
    const state = event === undefined ? undefined : this.#stateOf(event);
    if (event === undefined || state === undefined || state.kind === 'ended') return false;
    const isLive = state.kind === 'live';
    if (order.kind === 'postponed' && isLive) return false;
    const hasCourse = event.imported === undefined && event.competition.discipline === undefined;
    if (order.kind !== 'played' && order.kind !== 'postponed' && !hasCourse) return false;
    if (order.kind === 'corrected' && !(event.competition.sport.id in disruptionShares.corrected))
      return false;
    // A live match is cut now; a future one somewhere in its second half.
    const part = isLive
      ? state.course.playedS / (state.course.script.cut?.whole ?? state.course.script).durationS
      : defaultCutShare;
    this.#play.setDisruption(event, toDisruption(order, part, this.#nowMs()));
    this.recordChange(gameId);
    this.#board.recordResult(event, this.#nowMs());
    return true;
  }

  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[] {
    return [
      ...this.#board.correctedSince(sinceMs, this.#nowMs()),
      ...this.#contests.correctedSince(sinceMs),
    ].toSorted((first, second) => first.atMs - second.atMs);
  }

  isCorrected(gameId: number): boolean {
    if (this.#contests.isCorrected(gameId)) return true;
    const event = this.#board.findAny(gameId);
    // Answers for nearly every match without simulating it.
    if (event === undefined || !this.#play.canBeCorrected(event)) return false;
    const state = this.#stateOf(event);
    return state.kind === 'ended' && state.isCorrected === true;
  }

  #stateOf(event: SportEvent): EventState {
    return this.#play.stateAt(event, this.#nowMs());
  }
}
