import type { Store } from '../store/Store.ts';
import type { Timers } from '../time/Timers.ts';
import type { ImportedEvent } from '../../world/ImportedEvent.ts';
import { eventFault } from '../../import/eventFault.ts';
import { ImportArchive, type ImportOutcome } from './ImportArchive.ts';
import type { Line } from './Line.ts';

/** Events per batch: a few milliseconds, whatever the size of the import. */
const eventsAtOnce = 300;
/** Slow enough to leave time and memory to current requests. */
const lookBackEveryMs = 40;

/** Adds imported events to the world, and to every later world of this database. */
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

  upsertAll(events: readonly ImportedEvent[]): ImportOutcome[] {
    const outcomes = this.#archive.upsertAll(events);
    this.#takeAll();
    return outcomes;
  }

  known(): readonly ImportedEvent[] {
    return this.#archive.known();
  }

  /** Adds all events to a new world. */
  replay(): void {
    this.#version = 0;
    this.#unplayed = [];
    this.#takeAll();
  }

  /** Adds events that the command line has written since, in batches, so that no request waits. */
  refresh(): void {
    if (this.#store.hasChangedElsewhere() && !this.#isTaking) this.#takeNextBatch();
  }

  /**
   * Plays finished matches with a known winner but no score, a few at a time, because tables and
   * results of a season need all of them at once.
   */
  rereadRecent(): void {
    const { world } = this.#line;
    const gameId = this.#unplayed.pop();
    if (gameId !== undefined) world.record(gameId);
    if (this.#unplayed.length > 0) this.#timers.after(lookBackEveryMs, () => this.rereadRecent());
  }

  #takeNextBatch(): void {
    this.#isTaking = this.#take() === eventsAtOnce;
    this.#timers.after(0, () => (this.#isTaking ? this.#takeNextBatch() : this.rereadRecent()));
  }

  #takeAll(): void {
    while (this.#take() === eventsAtOnce);
  }

  #take(): number {
    const events = this.#archive.since(this.#version, eventsAtOnce);
    for (const { event, gameId, version } of events) {
      this.#version = version;
      const fault = event === undefined ? 'not JSON' : eventFault(event);
      if (event === undefined || fault !== undefined) {
        console.error(`Sandbox: imported match ${gameId} is left out: ${fault}`);
        continue;
      }
      this.#line.world.upsertImported(event, gameId);
      if (event.winner !== undefined && event.startsAtMs < this.#line.world.nowMs)
        this.#unplayed.push(gameId);
    }
    return events.length;
  }
}
