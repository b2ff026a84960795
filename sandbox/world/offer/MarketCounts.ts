import { BoundedCache } from '../BoundedCache.ts';
import { engineOf } from '../engine/engines.ts';
import type { Outlook } from '../markets/MarketType.ts';
import type { EventState, Play } from '../Play.ts';
import type { Pricing } from '../Pricing.ts';
import { quoteMarket } from '../pricing/quoteMarket.ts';
import { noMarginSkew, type SportEngine } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';

const liveStepS = 180;
const levelStep = 0.2;

/** A function of sport and levels alone, so all worlds share it. */
const upcoming = new BoundedCache<string, number>(2000);

/** An event counted exactly at its prices of that stamp. */
interface Counted {
  readonly stamp: string;
  readonly count: number;
  /** How often the count has changed; rows that show it are read again. */
  readonly changes: number;
}

/**
 * Number of markets for a list row: that of the event's page, as last counted. Counting prices the
 * whole event, so rows are not kept waiting for it: what a row was asked for is counted soon after,
 * a few events at a time, and until the first count a row says an estimate.
 */
export class MarketCounts {
  readonly #play: Play;
  readonly #pricing: Pricing;
  readonly #live = new BoundedCache<number, { step: number; count: number }>(1000);
  readonly #counted = new BoundedCache<number, { value: Counted | undefined }>(10_000);
  readonly #waiting = new Map<number, SportEvent>();

  constructor(play: Play, pricing: Pricing) {
    this.#play = play;
    this.#pricing = pricing;
  }

  of(event: SportEvent, state: EventState, nowMs: number): number {
    if (state.kind === 'ended') return 0;
    const counted = this.#counted.peek(event.id)?.value;
    if (counted?.stamp !== this.#pricing.stamp(event, state, nowMs))
      this.#waiting.set(event.id, event);
    return counted?.count ?? this.#estimate(event, state);
  }

  /** Counts the markets of the event at its prices of now. */
  count(event: SportEvent, state: EventState, nowMs: number): void {
    this.#waiting.delete(event.id);
    if (state.kind === 'ended') return;
    const entry = this.#counted.get(event.id, () => ({ value: undefined }));
    const before = entry.value;
    const count = this.#pricing.count(event, state, nowMs);
    const shown = before?.count ?? this.#estimate(event, state);
    entry.value = {
      stamp: this.#pricing.stamp(event, state, nowMs),
      count,
      changes: (before?.changes ?? 0) + (count === shown ? 0 : 1),
    };
  }

  /** Counts at most so many of the events that wait, those asked for first. */
  countWaiting(atMost: number, stateOf: (event: SportEvent) => EventState, nowMs: number): void {
    for (const event of [...this.#waiting.values()].slice(0, atMost))
      this.count(event, stateOf(event), nowMs);
  }

  changesOf(eventId: number): number {
    return this.#counted.peek(eventId)?.value?.changes ?? 0;
  }

  /**
   * Before the start as many as a match of similar strengths has, during play as many as at the
   * last step of it, at most minutes ago.
   */
  #estimate(event: SportEvent, state: Exclude<EventState, { readonly kind: 'ended' }>): number {
    const engine = engineOf(event.competition);
    if (state.kind === 'upcoming')
      return this.#ofLevels(
        event.competition.discipline?.key ?? event.competition.sport.key,
        engine,
        event.levels,
      );
    const offset = event.id % liveStepS;
    const step = Math.floor((state.course.playedS + offset) / liveStepS);
    const cached = this.#live.get(event.id, () => ({ step: -1, count: 0 }));
    if (cached.step !== step) {
      const playedS = Math.max(0, step * liveStepS - offset);
      cached.count = countMarkets(
        engine,
        engine.outlook(this.#play.setupOf(event), noMarginSkew, {
          script: state.course.script,
          playedS,
        }),
      );
      cached.step = step;
    }
    return cached.count;
  }

  #ofLevels(sportKey: string, engine: SportEngine, levels: readonly number[]): number {
    const rounded = levels.map((level) =>
      Math.exp(Math.round(Math.log(level) / levelStep) * levelStep),
    );
    const key = `${sportKey}|${rounded.join('|')}`;
    return upcoming.get(key, () =>
      countMarkets(engine, engine.outlook({ id: 0, seed: 0, levels: rounded }, noMarginSkew)),
    );
  }
}

function countMarkets(engine: SportEngine, outlook: Outlook): number {
  return engine.types.reduce(
    (sum, type) =>
      sum +
      type.offer(outlook).filter((lineIndex) => quoteMarket(type, lineIndex, outlook) !== undefined)
        .length,
    0,
  );
}
