import { BoundedCache } from '../BoundedCache.ts';
import { engineOf } from '../engine/engines.ts';
import type { Outlook } from '../markets/MarketType.ts';
import type { EventState } from '../Play.ts';
import type { Pricing } from '../Pricing.ts';
import { quoteMarket } from '../pricing/quoteMarket.ts';
import { noMarginSkew, type SportEngine } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';

const levelStep = 0.2;

/** A function of sport and levels alone, so all worlds share it. */
const upcoming = new BoundedCache<string, number>(2000);

/** A prematch event with its count at the prices of that stamp. */
interface Counted {
  readonly stamp: string;
  readonly count: number;
  /** How often the count has changed; rows that show it must then be read again. */
  readonly changes: number;
}

/**
 * Number of markets for a list row, equal to that of the event's page. Counting prices the whole
 * event. Live events are few, so they are counted when read. Prematch events do not delay their
 * rows: they are counted soon afterwards, a few at a time; until then rows show the last count, or
 * an estimate.
 */
export class MarketCounts {
  readonly #pricing: Pricing;
  readonly #counted = new BoundedCache<number, { value: Counted | undefined }>(10_000);
  readonly #waiting = new Map<number, SportEvent>();

  constructor(pricing: Pricing) {
    this.#pricing = pricing;
  }

  of(event: SportEvent, state: EventState, nowMs: number): number {
    if (state.kind !== 'upcoming') return this.#pricing.count(event, state, nowMs);
    const counted = this.#counted.peek(event.id)?.value;
    if (counted?.stamp !== this.#pricing.stamp(event, state, nowMs))
      this.#waiting.set(event.id, event);
    return counted?.count ?? this.#estimate(event);
  }

  /** Counts the markets of a prematch event at its current prices. */
  count(event: SportEvent, state: EventState, nowMs: number): void {
    this.#waiting.delete(event.id);
    if (state.kind !== 'upcoming') return;
    const entry = this.#counted.get(event.id, () => ({ value: undefined }));
    const before = entry.value;
    const count = this.#pricing.count(event, state, nowMs);
    const shown = before?.count ?? this.#estimate(event);
    entry.value = {
      stamp: this.#pricing.stamp(event, state, nowMs),
      count,
      changes: (before?.changes ?? 0) + (count === shown ? 0 : 1),
    };
  }

  /** Counts at most so many of the pending events, in the order in which they were requested. */
  countWaiting(atMost: number, stateOf: (event: SportEvent) => EventState, nowMs: number): void {
    for (const event of [...this.#waiting.values()].slice(0, atMost))
      this.count(event, stateOf(event), nowMs);
  }

  changesOf(eventId: number): number {
    return this.#counted.peek(eventId)?.value?.changes ?? 0;
  }

  /** Returns the count of a match of similar strengths. */
  #estimate({ competition, levels }: SportEvent): number {
    return this.#ofLevels(
      competition.discipline?.key ?? competition.sport.key,
      engineOf(competition),
      levels,
    );
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
