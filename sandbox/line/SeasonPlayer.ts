import { setImmediate as turn } from 'node:timers/promises';
import type { Timers } from '../time/Timers.ts';
import type { Line } from './Line.ts';

/** Longer than this nobody else waits for a table. */
const sliceMs = 8;
/** What is not asked for yet is played in so small parts, so seldom. */
const idleSliceMs = 3;
const idlePauseMs = 40;
const mostForeseen = 30;

interface SeasonPlayerOptions {
  readonly line: Line;
  readonly timers: Pick<Timers, 'after'>;
  /** Whether tables are played before they are asked for. */
  readonly looksAhead: () => boolean;
  /** By this the slices are measured. */
  readonly monotonicMs?: () => number;
}

/**
 * Plays seasons for their tables: hundreds of matches that nobody has looked at are a good part of a second. The world
 * remembers each of them, so a table that was played before is there at once.
 */
export class SeasonPlayer {
  readonly #line: Line;
  readonly #timers: Pick<Timers, 'after'>;
  readonly #looksAhead: () => boolean;
  readonly #monotonicMs: () => number;
  readonly #foreseen = new Map<string, Iterator<unknown>>();
  #isAtIt = false;

  constructor({ line, timers, looksAhead, monotonicMs = () => performance.now() }: SeasonPlayerOptions) {
    this.#line = line;
    this.#timers = timers;
    this.#looksAhead = looksAhead;
    this.#monotonicMs = monotonicMs;
  }

  /** Resolves when the table can be told at once; other calls are answered meanwhile. */
  async play(champId: number, season?: number): Promise<void> {
    let untilMs = this.#monotonicMs() + sliceMs;
    for (const _ of this.#line.world.playSeason(champId, season)) {
      if (this.#monotonicMs() < untilMs) continue;
      await turn();
      untilMs = this.#monotonicMs() + sliceMs;
    }
  }

  /** Somebody may soon ask for this table. */
  foresee(champId: number, season?: number): void {
    if (!this.#looksAhead() || this.#foreseen.size >= mostForeseen) return;
    const key = `${this.#line.epoch} ${champId} ${season}`;
    if (!this.#foreseen.has(key)) this.#foreseen.set(key, this.#line.world.playSeason(champId, season));
    if (this.#isAtIt) return;
    this.#isAtIt = true;
    this.#timers.after(idlePauseMs, () => this.#goOn());
  }

  #goOn(): void {
    const untilMs = this.#monotonicMs() + idleSliceMs;
    for (const [key, season] of this.#foreseen) {
      let isOver = false;
      while (!isOver && this.#monotonicMs() < untilMs) isOver = season.next().done === true;
      if (!isOver) break;
      this.#foreseen.delete(key);
    }
    this.#isAtIt = this.#foreseen.size > 0;
    if (this.#isAtIt) this.#timers.after(idlePauseMs, () => this.#goOn());
  }
}
