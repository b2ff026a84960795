import { setImmediate as turn } from 'node:timers/promises';
import type { Timers } from '../time/Timers.ts';
import type { Line } from './Line.ts';

/** Maximum time for which a table blocks other requests. */
const sliceMs = 8;
/** Length and pause of slices for tables that were not requested yet. */
const idleSliceMs = 3;
const idlePauseMs = 40;
const maxPreloaded = 30;

interface SeasonPlayerDependencies {
  readonly line: Line;
  readonly timers: Pick<Timers, 'after'>;
  /** Whether tables are played before they are requested. */
  readonly looksAhead: () => boolean;
  /** Clock that measures the slices. */
  readonly monotonicMs?: () => number;
}

/**
 * Plays seasons for their tables, because hundreds of matches that were never read take a good part
 * of a second. The world caches them, so a table played before is answered at once.
 */
export class SeasonPlayer {
  readonly #line: Line;
  readonly #timers: Pick<Timers, 'after'>;
  readonly #looksAhead: () => boolean;
  readonly #monotonicMs: () => number;
  readonly #foreseen = new Map<string, Iterator<unknown>>();
  #isAtIt = false;

  constructor({
    line,
    timers,
    looksAhead,
    monotonicMs = () => performance.now(),
  }: SeasonPlayerDependencies) {
    this.#line = line;
    this.#timers = timers;
    this.#looksAhead = looksAhead;
    this.#monotonicMs = monotonicMs;
  }

  /** Resolves when the table can be answered at once; other requests are answered meanwhile. */
  async play(competitionId: number, season?: number): Promise<void> {
    let untilMs = this.#monotonicMs() + sliceMs;
    for (const _ of this.#line.world.playSeason(competitionId, season)) {
      if (this.#monotonicMs() < untilMs) continue;
      await turn();
      untilMs = this.#monotonicMs() + sliceMs;
    }
  }

  /** Plays a table that is likely to be requested soon. */
  preload(competitionId: number, season?: number): void {
    if (!this.#looksAhead() || this.#foreseen.size >= maxPreloaded) return;
    const key = `${this.#line.epoch} ${competitionId} ${season}`;
    if (!this.#foreseen.has(key))
      this.#foreseen.set(key, this.#line.world.playSeason(competitionId, season));
    if (this.#isAtIt) return;
    this.#isAtIt = true;
    this.#timers.after(idlePauseMs, () => this.#continue());
  }

  #continue(): void {
    const untilMs = this.#monotonicMs() + idleSliceMs;
    for (const [key, season] of this.#foreseen) {
      let isOver = false;
      while (!isOver && this.#monotonicMs() < untilMs) isOver = season.next().done === true;
      if (!isOver) break;
      this.#foreseen.delete(key);
    }
    this.#isAtIt = this.#foreseen.size > 0;
    if (this.#isAtIt) this.#timers.after(idlePauseMs, () => this.#continue());
  }
}
