import type { Store } from '../store/Store.ts';
import type { Timers } from '../time/Timers.ts';
import type { ImportedEvent } from '../world/ImportedEvent.ts';
import { ImportArchive, type ImportOutcome } from './ImportArchive.ts';
import type { Line } from './Line.ts';

/** So many events are taken in one go: a few milliseconds, whatever the size of the import. */
const eventsAtOnce = 300;
/** Slow enough to leave time and memory to those who are asking now. */
const lookBackEveryMs = 40;

/** Brings what was imported into the world, and into every world that is made from this database. */
export class ImportedEvents {
  readonly #store: Store;
  readonly #archive: ImportArchive;
  readonly #line: Line;
  readonly #timers: Timers;
  #version = 0;
  #isTaking = false;
  #unplayed: number[] = [];

  constructor(store: Store, line: Line, timers: Timers) {
    this.#store = store;
    this.#archive = new ImportArchive(store);
    this.#line = line;
    this.#timers = timers;
  }

  putAll(events: readonly ImportedEvent[]): ImportOutcome[] {
    const outcomes = this.#archive.putAll(events);
    this.#takeAll();
    return outcomes;
  }

  /** Puts everything into a world that is new. */
  replay(): void {
    this.#version = 0;
    this.#unplayed = [];
    this.#takeAll();
  }

  /** Takes what another process, the command line, has written since; a little at a time, so that nobody waits for it. */
  refresh(): void {
    if (this.#store.hasChangedElsewhere() && !this.#isTaking) this.#takeOn();
  }

  /**
   * Plays through, a little at a time, what is over and of which only the winner is known: tables and results of a
   * season are asked for all at once.
   */
  lookBack(): void {
    const { world } = this.#line;
    const gameId = this.#unplayed.pop();
    if (gameId !== undefined) world.record(gameId);
    if (this.#unplayed.length > 0) this.#timers.after(lookBackEveryMs, () => this.lookBack());
  }

  #takeOn(): void {
    this.#isTaking = this.#take() === eventsAtOnce;
    this.#timers.after(0, () => (this.#isTaking ? this.#takeOn() : this.lookBack()));
  }

  #takeAll(): void {
    while (this.#take() === eventsAtOnce);
  }

  #take(): number {
    const events = this.#archive.since(this.#version, eventsAtOnce);
    for (const { event, gameId, version } of events) {
      this.#line.world.putImported(event, gameId);
      if (event.winner !== undefined && event.startsAtMs < this.#line.world.nowMs) this.#unplayed.push(gameId);
      this.#version = version;
    }
    return events.length;
  }
}
