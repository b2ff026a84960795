import { expect, test } from 'vitest';
import { ManualTime } from '../testing/ManualTime.ts';
import type { Cadence, Move, PriceCell, PriceState } from './PriceCell.ts';
import { PriceStore } from './PriceStore.ts';

class RecordingCell implements PriceCell {
  readonly cadence: Cadence;
  isVisible = true;
  painted: { readonly odds: number; readonly state: PriceState }[] = [];
  marks: { readonly move: Move; readonly isFlashing: boolean }[] = [];

  constructor(cadence: Cadence = 'list') {
    this.cadence = cadence;
  }

  readonly paint = (odds: number, state: PriceState): void =>
    void this.painted.push({ odds, state });
  readonly mark = (move: Move, isFlashing: boolean): void =>
    void this.marks.push({ move, isFlashing });

  get lastOdds(): number | undefined {
    return this.painted.at(-1)?.odds;
  }

  get lastMark(): { readonly move: Move; readonly isFlashing: boolean } | undefined {
    return this.marks.at(-1);
  }

  forget(): void {
    this.painted = [];
    this.marks = [];
  }
}

function createStage(cadence: Cadence = 'list') {
  const time = new ManualTime();
  const prices = new PriceStore(time);
  prices.upsert([1, 1850, 0, 2, 3600, 0]);
  prices.hold([1, 2]);
  const cell = new RecordingCell(cadence);
  const unbind = prices.bind(1, cell);
  time.play(400);
  cell.forget();
  return { time, prices, cell, unbind };
}

test('BET-1 conflates: of many changes between two paints only the last price is written', () => {
  const { time, prices, cell } = createStage();
  for (let odds = 1860; odds <= 1950; odds += 10) prices.apply([1, odds, 0]);
  time.play(200);
  expect(cell.painted).toEqual([{ odds: 1950, state: 0 }]);
});

test('A11 BET-1 writes to the page at most once a frame, whatever arrives', () => {
  const { time, prices, cell } = createStage();
  const background = new RecordingCell('background');
  const open = new RecordingCell('frame');
  prices.bind(1, background);
  prices.bind(2, open);
  const before = prices.commitCount;
  let frames = 0;
  for (let passedMs = 0; passedMs < 1000; passedMs += 16) {
    for (let change = 0; change < 20; change += 1)
      prices.apply([
        1,
        1850 + ((passedMs + change) % 90) * 10,
        0,
        2,
        3600 + change * 10 + passedMs,
        0,
      ]);
    time.advance(16);
    const commits = prices.commitCount;
    time.frame();
    expect(prices.commitCount - commits).toBeLessThanOrEqual(1);
    frames += 1;
  }
  expect(prices.commitCount - before).toBeLessThanOrEqual(frames);
  expect(cell.painted.length).toBeGreaterThan(0);
});

test.each(['frame', 'list', 'background'] as const)(
  'A11 under a thousand changes a second a cell of cadence %s is written at most five times in any second, and ends at the last price',
  (cadence) => {
    const { time, prices, cell } = createStage(cadence);
    const paintedAtMs: number[] = [];
    for (let passedMs = 0; passedMs < 10_000; passedMs += 16) {
      const before = cell.painted.length;
      for (let change = 0; change < 16; change += 1)
        prices.apply([1, 1500 + ((passedMs + change) % 700), 0]);
      time.advance(16);
      time.frame();
      for (let more = before; more < cell.painted.length; more += 1) paintedAtMs.push(time.nowMs);
    }
    const most = Math.max(
      ...paintedAtMs.map(
        (fromMs) => paintedAtMs.filter((atMs) => atMs >= fromMs && atMs < fromMs + 1000).length,
      ),
    );
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(5);
    time.play(1000);
    expect(cell.lastOdds).toBe(prices.odds(1));
  },
);

test.each([
  ['frame', 16],
  ['list', 100],
  ['background', 250],
] as const)(
  'BET-2 a cell of cadence %s is painted no sooner than %i ms after the cells before',
  (cadence, everyMs) => {
    const { time, prices, cell } = createStage(cadence);
    const other = new RecordingCell(cadence);
    prices.bind(2, other);
    other.forget();
    prices.apply([1, 1900, 0]);
    time.advance(1);
    time.frame();
    expect(cell.lastOdds).toBe(1900);
    prices.apply([2, 3700, 0]);
    time.play(everyMs - 32);
    expect(other.painted.length).toBe(0);
    time.play(64);
    expect(other.lastOdds).toBe(3700);
  },
);

test('BET-519 one cell changes at most five times a second', () => {
  const { time, prices, cell } = createStage('frame');
  // Nine changes a second: more would make the event a busy one.
  for (let passedMs = 0; passedMs < 1000; passedMs += 16) {
    if (passedMs % 112 === 0) prices.apply([1, 1900 + passedMs, 0]);
    time.advance(16);
    time.frame();
  }
  expect(cell.painted.length).toBeLessThanOrEqual(5);
  expect(cell.painted.length).toBeGreaterThanOrEqual(4);
  time.play(300);
  expect(cell.lastOdds).toBe(1900 + 896);
});

test('BET-3 a suspension is painted in the next frame, whatever the cadence', () => {
  const { time, prices, cell } = createStage('background');
  prices.apply([1, 1900, 0]);
  time.play(32);
  cell.forget();
  prices.apply([1, 1900, 1]);
  time.frame();
  expect(cell.painted).toEqual([{ odds: 1900, state: 1 }]);
});

test('BET-4 a move flashes for at most a second, then colour and triangle stay for ten', () => {
  const { time, prices, cell } = createStage();
  prices.apply([1, 1900, 0]);
  time.play(32);
  expect(cell.lastMark).toEqual({ move: 1, isFlashing: true });
  time.play(1000);
  expect(cell.lastMark).toEqual({ move: 1, isFlashing: false });
  time.play(8500);
  expect(cell.lastMark).toEqual({ move: 1, isFlashing: false });
  time.play(1000);
  expect(cell.lastMark).toEqual({ move: 0, isFlashing: false });
});

test.each([
  { everyMs: 112, flashes: 2 },
  { everyMs: 16, flashes: 1 },
])(
  'C06 BET-521 a cell flashes at most once a second, and every two seconds where all moves all the time: a change every $everyMs ms',
  ({ everyMs, flashes }) => {
    const { time, prices, cell } = createStage('frame');
    let starts = 0;
    let isFlashing = false;
    for (let passedMs = 0; passedMs < 1990; passedMs += 16) {
      if (passedMs % everyMs === 0) prices.apply([1, 2500 + passedMs, 0]);
      time.advance(16);
      time.frame();
      const now = cell.lastMark?.isFlashing === true;
      if (now && !isFlashing) starts += 1;
      isFlashing = now;
    }
    expect(starts).toBe(flashes);
  },
);

test('BET-522 one timer sweeps the marks of all cells, and rests when there are none', () => {
  const { time, prices } = createStage();
  for (let id = 10; id < 60; id += 1) {
    prices.upsert([id, 1500, 0]);
    prices.bind(id, new RecordingCell());
  }
  const idle = time.timerCount;
  prices.apply(Array.from({ length: 50 }, (_, index) => [10 + index, 1600, 0]).flat());
  time.advance(120);
  time.frame();
  expect(time.timerCount - idle).toBe(1);
  time.play(11_000);
  expect(time.timerCount).toBe(0);
});

test('BET-1 marks and cells that rest wake the page at no other moments than prices do', () => {
  const { time, prices } = createStage('list');
  const ids = Array.from({ length: 20 }, (_, index) => 100 + index);
  const cells = ids.map((id) => {
    const cell = new RecordingCell('frame');
    prices.upsert([id, 2000, 0]);
    prices.bind(id, cell);
    return cell;
  });
  const written = (): number =>
    cells.reduce((sum, cell) => sum + cell.painted.length + cell.marks.length, 0);
  let moments = 0;
  for (let frame = 0; frame < 400; frame += 1) {
    if (frame % 3 === 0)
      prices.apply(
        ids.filter((id) => (id * 7 + frame) % 5 === 0).flatMap((id) => [id, 2000 + frame, 0]),
      );
    const before = written();
    time.advance(16);
    const isAsked = time.frameCount > 0;
    time.frame();
    if (frame >= 100 && (isAsked || written() > before)) moments += 1;
  }
  // Once the store has noticed how busy the event is: a paint every 300 ms, for 4.8 s.
  expect(moments).toBeLessThanOrEqual(17);
});

test('BET-33 paused cells keep their odds without marks until the latest are asked for', () => {
  const { time, prices, cell } = createStage('frame');
  prices.apply([1, 1900, 0]);
  time.play(32);
  prices.setPaused(true);
  expect(cell.lastMark).toEqual({ move: 0, isFlashing: false });
  cell.forget();
  prices.apply([1, 1910, 0]);
  time.play(3000);
  expect([cell.painted.length, prices.odds(1), prices.shownOdds(1)]).toEqual([0, 1910, 1900]);
  prices.showLatest();
  expect([cell.lastOdds, prices.shownOdds(1)]).toEqual([1910, 1910]);
  prices.apply([1, 1950, 0]);
  time.play(3000);
  expect(cell.lastOdds).toBe(1910);
  prices.setPaused(false);
  expect([cell.lastOdds, cell.marks.filter((mark) => mark.move !== 0)]).toEqual([1950, []]);
  prices.apply([1, 1960, 0]);
  time.play(300);
  expect(cell.lastOdds).toBe(1960);
});

test('BET-33 M83 changes that waited for their paint are shown with the pause, and nothing moves after it', () => {
  const { time, prices, cell } = createStage('list');
  prices.apply([1, 1900, 0]);
  time.play(300);
  prices.apply([1, 1950, 0]);
  prices.setPaused(true);
  expect(cell.lastOdds).toBe(1950);
  const { length } = cell.painted;
  time.play(3000);
  expect(cell.painted.slice(length).filter(({ odds }) => odds !== 1950)).toEqual([]);
});

test('BET-524 while paused a suspension is shown at once, and a freshly loaded price is shown as it is', () => {
  const { time, prices, cell } = createStage('list');
  const before = prices.shownOdds(1);
  prices.setPaused(true);
  cell.forget();
  prices.apply([1, before + 50, 1]);
  time.play(16);
  expect(cell.painted.at(-1)).toEqual({ odds: before, state: 1 });
  prices.apply([1, before + 60, 0]);
  time.play(16);
  expect(cell.painted.at(-1)).toEqual({ odds: before, state: 0 });
  prices.upsert([1, before + 60, 0], true);
  time.play(300);
  expect(cell.lastOdds).toBe(before + 60);
  prices.upsert([900, 4000, 0]);
  expect(prices.shownOdds(900)).toBe(4000);
});

test('C06 a move is shown by the new price and its direction, and no cell flashes more than three times a second', () => {
  const { time, prices, cell } = createStage('frame');
  prices.apply([1, 1990, 0]);
  time.play(300);
  expect([cell.lastOdds, cell.lastMark?.move]).toEqual([1990, 1]);
  prices.apply([1, 1700, 0]);
  time.play(300);
  expect([cell.lastOdds, cell.lastMark?.move]).toEqual([1700, -1]);
  const flashedAtMs: number[] = [];
  let isFlashing = cell.lastMark?.isFlashing === true;
  for (let passedMs = 0; passedMs < 10_000; passedMs += 16) {
    prices.apply([1, 1700 + (passedMs % 300), 0]);
    time.advance(16);
    time.frame();
    const now = cell.lastMark?.isFlashing === true;
    if (now && !isFlashing) flashedAtMs.push(time.nowMs);
    isFlashing = now;
  }
  expect(flashedAtMs.length).toBeGreaterThan(0);
  for (const fromMs of flashedAtMs)
    expect(
      flashedAtMs.filter((atMs) => atMs >= fromMs && atMs < fromMs + 1000).length,
    ).toBeLessThanOrEqual(3);
});

test('C06 BET-5 reduced motion keeps colour and triangle but never flashes', () => {
  const { time, prices, cell } = createStage();
  prices.setFlashes(false);
  prices.apply([1, 1700, 0]);
  time.play(120);
  expect(cell.marks).toEqual([{ move: -1, isFlashing: false }]);
});

test('BET-6 nothing is written to a cell out of view; it is right as soon as it is in view', () => {
  const { time, prices, cell } = createStage();
  cell.isVisible = false;
  prices.apply([1, 1990, 0]);
  time.play(500);
  expect(cell.painted).toEqual([]);
  cell.isVisible = true;
  prices.refresh(1, cell);
  expect(cell.lastOdds).toBe(1990);
  prices.apply([1, 2010, 0]);
  time.play(500);
  expect(cell.lastOdds).toBe(2010);
});

test('BET-7 another format of odds writes all cells in one go', () => {
  const { prices, cell } = createStage();
  const other = new RecordingCell('background');
  prices.bind(2, other);
  other.forget();
  const before = prices.commitCount;
  prices.repaint();
  expect([cell.painted.length, other.painted.length]).toEqual([1, 1]);
  expect(prices.commitCount - before).toBe(1);
});

test('BET-8 prices that are neither held nor shown are dropped and their slot is reused', () => {
  const { prices, unbind } = createStage();
  prices.release([1, 2]);
  expect(prices.outcomeCount).toBe(1);
  unbind();
  expect(prices.outcomeCount).toBe(0);
  for (let id = 100; id < 2000; id += 1) prices.upsert([id, 1000 + id, 0]);
  expect(prices.odds(1999)).toBe(2999);
  expect(prices.odds(1)).toBe(0);
  prices.apply([1, 5000, 0]);
  expect(prices.odds(1)).toBe(0);
});

test('BET-520 the open event is painted at every frame until changes come more than ten times a second, then every 300 ms, and is quick again after it', () => {
  const { time, prices } = createStage('frame');
  const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
  prices.upsert(ids.flatMap((id) => [id, 2000, 0]));
  prices.hold(ids);
  for (const id of ids) prices.bind(id, new RecordingCell('frame'));
  let change = 0;
  const paintsIn = (forMs: number): number => {
    const before = prices.commitCount;
    for (let passedMs = 0; passedMs < forMs; passedMs += 32) {
      change += 1;
      prices.apply([ids[change % ids.length]!, 2000 + change * 10, 0]);
      time.play(32);
    }
    return prices.commitCount - before;
  };
  expect(paintsIn(160)).toBe(5);
  paintsIn(2000);
  expect(paintsIn(3000)).toBeGreaterThanOrEqual(9);
  expect(paintsIn(3000)).toBeLessThanOrEqual(10);
  time.play(3000);
  const before = prices.commitCount;
  prices.apply([ids[0]!, 9000, 0]);
  time.play(16);
  expect(prices.commitCount - before).toBe(1);
});
