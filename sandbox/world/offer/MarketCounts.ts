import { BoundedCache } from '../BoundedCache.ts';
import { engineOf } from '../engine/engines.ts';
import type { Outlook } from '../markets/MarketType.ts';
import type { EventState, Play } from '../Play.ts';
import { quoteMarket } from '../pricing/quoteMarket.ts';
import { noMarginSkew, type SportEngine } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';

const liveStepS = 180;
const levelStep = 0.2;

/** A function of sport and levels alone, so all worlds share it. */
const upcoming = new BoundedCache<string, number>(2000);

/**
 * Number of markets for a list row, without pricing the whole event. Before the start: as many as a
 * match of similar strengths has. Live: as many as at the last step of play, at most minutes ago.
 * The event page counts its own.
 */
export class MarketCounts {
  readonly #play: Play;
  readonly #live = new BoundedCache<number, { step: number; count: number }>(1000);

  constructor(play: Play) {
    this.#play = play;
  }

  of(event: SportEvent, state: EventState): number {
    const engine = engineOf(event.competition);
    if (state.kind === 'upcoming')
      return this.#ofLevels(
        event.competition.discipline?.key ?? event.competition.sport.key,
        engine,
        event.levels,
      );
    if (state.kind === 'ended') return 0;
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
