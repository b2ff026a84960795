import { afterEach, expect, test, vi } from 'vitest';
import { exampleGame } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { drawnRows } from './drawnRows.ts';
import { restoreRow } from './restoreRow.ts';
import { RowPositions, type RowPosition } from './rowPositions.ts';

const rowPx = 40;
const windowPx = 800;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page with nothing but a list of 300 events, of which the rows on the screen are drawn. */
async function createListPage(loaded: number) {
  const stage = await createBettingStage();
  stage.platform.games = Array.from({ length: 300 }, (_, index) => exampleGame(index + 1));
  const list = stage.betting.list({ section: 'line', limit: 60 });
  list.open();
  await settled();
  while (list.order.length < loaded) await list.loadMore();
  const main = document.createElement('main');
  document.body.append(main);
  let scrolledPx = 0;
  let abovePx = 0;
  const draw = (): void =>
    main.replaceChildren(
      ...list.order.flatMap((eventId, index) => {
        const topPx = abovePx + index * rowPx - scrolledPx;
        if (topPx < -rowPx || topPx > windowPx) return [];
        const row = document.createElement('div');
        row.dataset['event'] = String(eventId);
        row.getBoundingClientRect = () => DOMRect.fromRect({ y: topPx, height: rowPx });
        return [row];
      }),
    );
  const scrollTo = (px: number): void => {
    scrolledPx = Math.max(0, Math.min(px, abovePx + list.order.length * rowPx - windowPx));
    vi.stubGlobal('scrollY', scrolledPx);
    draw();
  };
  vi.stubGlobal('innerHeight', windowPx);
  vi.stubGlobal('scrollBy', ({ top }: { readonly top: number }) => scrollTo(scrolledPx + top));
  scrollTo(0);
  /** Calls `onFrame` with each frame that is drawn. */
  const back = async (
    position: RowPosition | undefined,
    onFrame: (frame: number, growAbove: (px: number) => void) => void = () => undefined,
  ): Promise<void> => {
    if (position === undefined) throw new Error('The position was not kept');
    let isOver = false;
    const { betting, services, time } = stage;
    void restoreRow(position, list, betting, services, new AbortController().signal).then(
      () => (isOver = true),
    );
    for (let frame = 0; frame < 700 && !isOver; frame += 1) {
      await settled();
      time.advance(16);
      time.frame();
      onFrame(frame, (px) => (abovePx += px));
      draw();
    }
    expect(isOver).toBe(true);
  };
  return { list, scrollTo, back };
}

const topOf = (eventId: number): number | undefined =>
  drawnRows().find((row) => row.eventId === eventId)?.topPx;

/** Returns the stored position of a page that was left with the row of this event on the screen. */
async function leaveAt(eventId: number): Promise<RowPosition | undefined> {
  const { list, scrollTo } = await createListPage(300);
  scrollTo(list.order.indexOf(eventId) * rowPx - 390);
  const positions = new RowPositions();
  positions.keep('entry', list);
  expect(positions.get('another entry', list)).toBeUndefined();
  document.body.replaceChildren();
  return positions.get('entry', list);
}

test('BET-764 M50 back in a long list, the row in the middle is at its former position', async () => {
  const position = await leaveAt(200);
  const { back } = await createListPage(300);
  expect(topOf(200)).toBeUndefined();
  await back(position);
  expect(topOf(200)).toBe(390);
});

test('BET-764 a list that begins again loads as much as it had', async () => {
  const position = await leaveAt(200);
  const { list, back } = await createListPage(60);
  await back(position);
  expect(list.order.length).toBeGreaterThanOrEqual(200);
  expect(topOf(200)).toBe(390);
});

test('BET-764 if the row is gone, the next remaining one is at its former position', async () => {
  const position = await leaveAt(200);
  const { list, back } = await createListPage(300);
  list.applyDelta({
    events: [],
    order: undefined,
    removed: [150, 151, 200],
    scores: [],
    rowPrices: [],
    prices: [],
    total: undefined,
  });
  await back(position);
  expect(topOf(201)).toBe(430);
});

test('BET-764 content that loads late above the row does not move it away, however slow the page is', async () => {
  const position = await leaveAt(200);
  const { back } = await createListPage(300);
  await back(position, (frame, growAbove) => {
    if (frame === 80 || frame === 150 || frame === 230) growAbove(500);
  });
  expect(topOf(200)).toBe(390);
});

test('BET-764 a page that never comes to rest is left alone after ten seconds', async () => {
  const position = await leaveAt(200);
  const { back } = await createListPage(300);
  let frames = 0;
  await back(position, (frame, growAbove) => {
    frames = frame;
    growAbove(10);
  });
  expect(frames * 16).toBeGreaterThan(9000);
  expect(frames * 16).toBeLessThan(11_000);
});

test('BET-764 a person who scrolls meanwhile is not scrolled back', async () => {
  const position = await leaveAt(200);
  const { back, scrollTo } = await createListPage(300);
  queueMicrotask(() => {
    dispatchEvent(new Event('wheel'));
    scrollTo(0);
  });
  await back(position);
  expect(topOf(200)).toBeUndefined();
});
