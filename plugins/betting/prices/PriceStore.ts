import type { Dispose } from '#core';
import { cadences, type Cadence, type Move, type PriceCell, type PriceState } from './PriceCell.ts';

/** How long each kind of cell may wait for its paint. */
const paintEveryMs: Readonly<Record<Cadence, number>> = { frame: 0, list: 100, background: 250 };
const longAgoMs = -1000;
/** A cell changes at most five times a second, whatever arrives. */
const cellRestMs = 200;
const flashMs = 600;
const flashEveryMs = 1000;
/** Flashes are rarer when many prices move all the time. */
const flashEveryBusyMs = 2000;
const markMs = 10_000;
/** A paint also clears marks older than this: a frame for marks alone costs as much. */
const sweepEveryMs = 150;
/** Without a paint; longer than any wait for one, so that it never adds a frame. */
const sweepAloneMs = 400;
const growth = 2;
/** Counted in whole frames: skipping a slightly early frame would cost as much. */
const earlyMs = 12;
/** Above this many bursts a second the open event is painted less often. */
const busyBursts = 10;
const paintEveryBusyMs = 300;
const frameCadence = cadences.indexOf('frame');

interface PriceStoreServices {
  readonly scheduler: {
    readonly after: (delayMs: number, run: () => void) => Dispose;
    readonly nextFrame: (run: () => void) => Dispose;
  };
  readonly clock: { readonly monotonicMs: () => number };
}

/**
 * All prices of the page in typed arrays. Cells bind to an outcome and are painted together: all
 * due cells in one frame, the last price wins, and only visible cells are written. Up and down
 * marks are removed by one shared timer.
 */
export class PriceStore {
  #slots = new Map<number, number>();
  #free: number[] = [];
  #used = 0;
  #odds = new Int32Array(256);
  /** The odds that cells show: the latest, or those at which they were paused. */
  #shownOdds = new Int32Array(256);
  #state = new Uint8Array(256);
  #holders = new Uint16Array(256);
  #move = new Int8Array(256);
  #isFlashing = new Uint8Array(256);
  #dirty = new Uint8Array(256);
  #movedAtMs = new Float64Array(256);
  #flashedAtMs = new Float64Array(256).fill(-flashEveryBusyMs);
  #paintedAtMs = new Float64Array(256).fill(-cellRestMs);
  /** Whether a cell may be visible: most are not, and asking each is half the work. */
  #maySee = new Uint8Array(256);
  #cells: (PriceCell[] | undefined)[] = [];
  #queues: number[][] = cadences.map(() => []);
  #flushedAtMs = cadences.map(() => longAgoMs);
  /** Timer of the next paint of each cadence; none if a change arrives when the paint is due. */
  #waits: ({ readonly dueAtMs: number; readonly stop: Dispose } | undefined)[] = cadences.map(
    () => undefined,
  );
  #isFrameAsked = false;
  /** Bursts of changes of the open event in about the last second, and when the last came. */
  #recentBursts = 0;
  #burstAtMs = longAgoMs;
  #marked = new Set<number>();
  #stopSweep: Dispose | undefined;
  #sweptAtMs = longAgoMs;
  #hasFlashes = true;
  #isPaused = false;
  #commits = 0;
  readonly #services: PriceStoreServices;

  constructor(services: PriceStoreServices) {
    this.#services = services;
  }

  /** How often the page was written to: at most once a frame. */
  get commitCount(): number {
    return this.#commits;
  }

  get outcomeCount(): number {
    return this.#slots.size;
  }

  /** Last thousandths of the platform; 0 for an outcome without a price. */
  odds(outcomeId: number): number {
    const slot = this.#slots.get(outcomeId);
    return slot === undefined ? 0 : (this.#odds[slot] ?? 0);
  }

  /** Returns the thousandths that the page shows. */
  shownOdds(outcomeId: number): number {
    const slot = this.#slots.get(outcomeId);
    return slot === undefined ? 0 : (this.#shownOdds[slot] ?? 0);
  }

  state(outcomeId: number): PriceState {
    const slot = this.#slots.get(outcomeId);
    return slot === undefined ? 2 : ((this.#state[slot] ?? 0) as PriceState);
  }

  /** Without flashes the colour and the triangle stay. */
  setFlashes(hasFlashes: boolean): void {
    this.#hasFlashes = hasFlashes;
    if (!hasFlashes) for (const slot of this.#marked) this.#clearMark(slot, false);
  }

  /** While paused, cells show old odds without marks; suspensions still show at once. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const slot of this.#marked) this.#clearMark(slot, true);
    if (!isPaused) this.showLatest();
    // Otherwise a waiting price would change after the press.
    else this.repaint();
  }

  /** Writes the odds of this moment to every cell, paused or not. */
  showLatest(): void {
    this.#shownOdds.set(this.#odds);
    this.repaint();
  }

  /**
   * Prices of whole rows or markets: outcomes not known before are added. Flat triples of id,
   * thousandths, state. Those that were read for a person just now are shown also while paused.
   */
  upsert(triples: readonly number[], isJustRead = false): void {
    this.#apply(triples, true, isJustRead);
  }

  /** Prices that moved; outcomes that nothing shows are ignored. */
  apply(triples: readonly number[]): void {
    this.#apply(triples, false, false);
  }

  /** Retains the prices of a list or page; each call needs its `release`. */
  hold(outcomeIds: Iterable<number>): void {
    for (const outcomeId of outcomeIds) {
      const slot = this.#slots.get(outcomeId) ?? this.#newSlot(outcomeId);
      this.#holders[slot] = (this.#holders[slot] ?? 0) + 1;
    }
  }

  release(outcomeIds: Iterable<number>): void {
    for (const outcomeId of outcomeIds) {
      const slot = this.#slots.get(outcomeId);
      if (slot === undefined) continue;
      this.#holders[slot] = Math.max(0, (this.#holders[slot] ?? 0) - 1);
      this.#forget(outcomeId, slot);
    }
  }

  /** Shows the price in the cell at once and keeps it up to date until disposed. */
  bind(outcomeId: number, cell: PriceCell): Dispose {
    const slot = this.#slots.get(outcomeId) ?? this.#newSlot(outcomeId);
    const cells = this.#cells[slot];
    if (cells === undefined) this.#cells[slot] = [cell];
    else cells.push(cell);
    this.#show(slot, cell);
    let isBound = true;
    return () => {
      if (!isBound) return;
      isBound = false;
      const bound = this.#cells[slot] ?? [];
      const place = bound.indexOf(cell);
      if (place >= 0) bound.splice(place, 1);
      if (bound.length === 0) this.#cells[slot] = undefined;
      this.#forget(outcomeId, slot);
    };
  }

  /** Refreshes a cell that is visible again. */
  refresh(outcomeId: number, cell: PriceCell): void {
    const slot = this.#slots.get(outcomeId);
    if (slot !== undefined) this.#show(slot, cell);
  }

  /** Writes every cell again in one go: the format of odds has changed. */
  repaint(): void {
    for (let slot = 0; slot < this.#used; slot += 1) {
      for (const cell of this.#cells[slot] ?? []) this.#show(slot, cell);
    }
    this.#commits += 1;
  }

  #apply(triples: readonly number[], addsUnknown: boolean, isJustRead: boolean): void {
    const nowMs = this.#services.clock.monotonicMs();
    for (let index = 0; index + 2 < triples.length; index += 3) {
      const outcomeId = triples[index] ?? 0;
      const odds = triples[index + 1] ?? 0;
      const state = triples[index + 2] ?? 0;
      const known = this.#slots.get(outcomeId);
      if (known === undefined && !addsUnknown) continue;
      const slot = known ?? this.#newSlot(outcomeId);
      const was = this.#odds[slot] ?? 0;
      const isUrgent = this.#state[slot] !== state;
      const shown = this.#isPaused && !isJustRead ? (this.#shownOdds[slot] ?? 0) : 0;
      const toShow = shown === 0 || odds === 0 ? odds : shown;
      const isShownAlready = this.#shownOdds[slot] === toShow;
      if (was === odds && isShownAlready && !isUrgent) continue;
      this.#odds[slot] = odds;
      this.#shownOdds[slot] = toShow;
      this.#state[slot] = state;
      if (isShownAlready && !isUrgent) continue;
      if (!this.#isPaused && was > 0 && odds > 0 && was !== odds) {
        this.#move[slot] = odds > was ? 1 : -1;
        this.#movedAtMs[slot] = nowMs;
      }
      if (isUrgent) this.#paintedAtMs[slot] = -cellRestMs;
      this.#queue(slot, isUrgent, nowMs);
    }
  }

  /** Suspensions are painted in the next frame, so that they cannot be pressed. */
  #queue(slot: number, isUrgent: boolean, nowMs: number): void {
    const cells = this.#cells[slot];
    if (cells === undefined || this.#maySee[slot] === 0) return;
    let isSeen = false;
    for (const cell of cells) {
      if (!cell.isVisible) continue;
      isSeen = true;
      const cadence = cadences.indexOf(cell.cadence);
      const bit = 1 << cadence;
      if (((this.#dirty[slot] ?? 0) & bit) === 0) {
        this.#dirty[slot] = (this.#dirty[slot] ?? 0) | bit;
        this.#queues[cadence]?.push(slot);
      }
      if (isUrgent) this.#flushedAtMs[cadence] = longAgoMs;
      if (cadence === frameCadence) this.#countBurst(nowMs);
      this.#schedule(cadence, nowMs);
    }
    // A cell that comes into view calls `refresh`.
    if (!isSeen) this.#maySee[slot] = 0;
  }

  /** Changes of one moment count once; capped at twice the limit to recover soon. */
  #countBurst(nowMs: number): void {
    if (nowMs - this.#burstAtMs < earlyMs) return;
    const spent = ((nowMs - this.#burstAtMs) * busyBursts) / 1000;
    this.#recentBursts = Math.min(2 * busyBursts, 1 + Math.max(0, this.#recentBursts - spent));
    this.#burstAtMs = nowMs;
  }

  get #isBusy(): boolean {
    return this.#recentBursts > busyBursts;
  }

  #everyMs(cadence: number): number {
    if (cadence === frameCadence && this.#isBusy) return paintEveryBusyMs;
    return paintEveryMs[cadences[cadence] ?? 'list'];
  }

  /** A change paints itself when due: a timer would cost as much as the change. */
  #schedule(cadence: number, nowMs: number): void {
    if (this.#isFrameAsked) return;
    const dueAtMs = (this.#flushedAtMs[cadence] ?? 0) + this.#everyMs(cadence);
    if (dueAtMs - earlyMs <= nowMs) this.#askFrame();
    else this.#wait(cadence, dueAtMs, nowMs);
  }

  #wait(cadence: number, dueAtMs: number, nowMs: number): void {
    const known = this.#waits[cadence];
    if (known !== undefined && known.dueAtMs <= dueAtMs) return;
    known?.stop();
    const stop = this.#services.scheduler.after(dueAtMs - nowMs, () => {
      this.#waits[cadence] = undefined;
      this.#askFrame();
    });
    this.#waits[cadence] = { dueAtMs, stop };
  }

  #askFrame(): void {
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    this.#services.scheduler.nextFrame(() => {
      this.#isFrameAsked = false;
      this.#commit();
    });
  }

  /** Everything that is due, in one frame. */
  #commit(): void {
    const nowMs = this.#services.clock.monotonicMs();
    if (this.#marked.size > 0 && nowMs - this.#sweptAtMs >= sweepEveryMs) this.#sweep();
    let hasPainted = false;
    for (let cadence = 0; cadence < cadences.length; cadence += 1) {
      const queue = this.#queues[cadence] ?? [];
      if (queue.length === 0) continue;
      if ((this.#flushedAtMs[cadence] ?? 0) + this.#everyMs(cadence) - earlyMs > nowMs) {
        this.#schedule(cadence, nowMs);
        continue;
      }
      this.#waits[cadence]?.stop();
      this.#waits[cadence] = undefined;
      this.#queues[cadence] = [];
      this.#flushedAtMs[cadence] = nowMs;
      hasPainted = this.#flush(cadence, queue, nowMs) || hasPainted;
    }
    if (hasPainted) this.#commits += 1;
  }

  #flush(cadence: number, queue: readonly number[], nowMs: number): boolean {
    const bit = 1 << cadence;
    let hasPainted = false;
    let restMs = 0;
    for (const slot of queue) {
      const restsMs = (this.#paintedAtMs[slot] ?? 0) + cellRestMs - nowMs;
      if (restsMs > earlyMs && this.#paintedAtMs[slot] !== nowMs) {
        restMs = restMs === 0 ? restsMs : Math.min(restMs, restsMs);
        this.#queues[cadence]?.push(slot);
        continue;
      }
      this.#dirty[slot] = (this.#dirty[slot] ?? 0) & ~bit;
      this.#paint(slot, cadence, nowMs);
      hasPainted = true;
    }
    if (restMs > 0) this.#wait(cadence, nowMs + Math.max(restMs, this.#everyMs(cadence)), nowMs);
    return hasPainted;
  }

  #paint(slot: number, cadence: number, nowMs: number): void {
    const move = (this.#move[slot] ?? 0) as Move;
    const isMarked = !this.#isPaused && move !== 0 && nowMs - (this.#movedAtMs[slot] ?? 0) < markMs;
    const restMs = cadence === frameCadence && this.#isBusy ? flashEveryBusyMs : flashEveryMs;
    if (isMarked && this.#hasFlashes && nowMs - (this.#flashedAtMs[slot] ?? 0) >= restMs) {
      this.#flashedAtMs[slot] = nowMs;
      this.#isFlashing[slot] = 1;
    }
    this.#paintedAtMs[slot] = nowMs;
    for (const cell of this.#cells[slot] ?? []) {
      if (!cell.isVisible || cadences.indexOf(cell.cadence) !== cadence) continue;
      cell.paint(this.#shownOdds[slot] ?? 0, (this.#state[slot] ?? 0) as PriceState);
      if (isMarked) cell.mark(move, this.#isFlashing[slot] === 1);
    }
    if (isMarked) {
      this.#marked.add(slot);
      this.#startSweep();
    }
  }

  #show(slot: number, cell: PriceCell): void {
    this.#maySee[slot] = 1;
    cell.paint(this.#shownOdds[slot] ?? 0, (this.#state[slot] ?? 0) as PriceState);
    const isMarked = this.#marked.has(slot);
    cell.mark(
      isMarked ? ((this.#move[slot] ?? 0) as Move) : 0,
      isMarked && this.#isFlashing[slot] === 1,
    );
  }

  #startSweep(): void {
    if (this.#stopSweep !== undefined) return;
    this.#sweptAtMs = this.#services.clock.monotonicMs();
    this.#stopSweep = this.#services.scheduler.after(sweepAloneMs, () => this.#sweep());
  }

  #sweep(): void {
    this.#stopSweep?.();
    this.#stopSweep = undefined;
    const nowMs = this.#services.clock.monotonicMs();
    for (const slot of this.#marked) {
      if (nowMs - (this.#movedAtMs[slot] ?? 0) >= markMs) this.#clearMark(slot, true);
      else if (this.#isFlashing[slot] === 1 && nowMs - (this.#flashedAtMs[slot] ?? 0) >= flashMs)
        this.#clearMark(slot, false);
    }
    if (this.#marked.size > 0) this.#startSweep();
  }

  #clearMark(slot: number, isWhole: boolean): void {
    this.#isFlashing[slot] = 0;
    if (isWhole) {
      this.#move[slot] = 0;
      this.#marked.delete(slot);
    }
    for (const cell of this.#cells[slot] ?? []) cell.mark((this.#move[slot] ?? 0) as Move, false);
  }

  #newSlot(outcomeId: number): number {
    const slot = this.#free.pop() ?? this.#used++;
    if (slot >= this.#odds.length) this.#grow();
    this.#odds[slot] = 0;
    this.#shownOdds[slot] = 0;
    this.#state[slot] = 0;
    this.#holders[slot] = 0;
    this.#move[slot] = 0;
    this.#isFlashing[slot] = 0;
    this.#dirty[slot] = 0;
    this.#maySee[slot] = 0;
    this.#flashedAtMs[slot] = -flashEveryBusyMs;
    this.#paintedAtMs[slot] = -cellRestMs;
    this.#slots.set(outcomeId, slot);
    return slot;
  }

  #forget(outcomeId: number, slot: number): void {
    if (
      (this.#holders[slot] ?? 0) > 0 ||
      this.#cells[slot] !== undefined ||
      this.#slots.get(outcomeId) !== slot
    )
      return;
    if ((this.#dirty[slot] ?? 0) !== 0)
      this.#queues = this.#queues.map((queue) => queue.filter((queued) => queued !== slot));
    this.#marked.delete(slot);
    this.#slots.delete(outcomeId);
    this.#free.push(slot);
  }

  #grow(): void {
    const size = this.#odds.length * growth;
    this.#odds = copyInto(new Int32Array(size), this.#odds);
    this.#shownOdds = copyInto(new Int32Array(size), this.#shownOdds);
    this.#state = copyInto(new Uint8Array(size), this.#state);
    this.#holders = copyInto(new Uint16Array(size), this.#holders);
    this.#move = copyInto(new Int8Array(size), this.#move);
    this.#isFlashing = copyInto(new Uint8Array(size), this.#isFlashing);
    this.#dirty = copyInto(new Uint8Array(size), this.#dirty);
    this.#maySee = copyInto(new Uint8Array(size), this.#maySee);
    this.#movedAtMs = copyInto(new Float64Array(size), this.#movedAtMs);
    this.#flashedAtMs = copyInto(new Float64Array(size), this.#flashedAtMs);
    this.#paintedAtMs = copyInto(new Float64Array(size), this.#paintedAtMs);
  }
}

function copyInto<Table extends { set(source: ArrayLike<number>): void }>(
  target: Table,
  source: ArrayLike<number>,
): Table {
  target.set(source);
  return target;
}
