import type { CoreServices } from '#core';
import type { Betting } from '../../service/Betting.ts';
import { groupBySport } from '../groupBySport.ts';
import { drawnRows, type DrawnRow } from './drawnRows.ts';
import type { ListStore } from '../ListStore.ts';
import type { RowPosition } from './rowPositions.ts';

/** When the row has not moved for this long, the content above it has its final height. */
const restMs = 1500;
/** Live events above the row may move it for ever, so restoring ends after this time. */
const mostMs = 10_000;
/** Rows that were scrolled to are drawn in the frame after the next one. */
const framesToDraw = 3;
/** Less is a part of a pixel that the page cannot be moved by. */
const leastPx = 1;
/** Input events that mean the person is scrolling: the page is left alone from then on. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls until the row is at its former position, and keeps it there while pictures load. */
export async function restoreRow(
  position: RowPosition,
  list: ListStore,
  { tree }: Pick<Betting, 'tree'>,
  { scheduler, clock }: Pick<CoreServices, 'scheduler' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const taken = new AbortController();
  for (const move of ownMoves)
    addEventListener(move, () => taken.abort(), { signal: taken.signal, passive: true });
  const end = AbortSignal.any([signal, taken.signal]);
  const frames = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const next = (left: number): void => {
        if (left === 0) resolve();
        else scheduler.nextFrame(() => next(left - 1));
      };
      next(count);
    });
  const lastMs = clock.monotonicMs() + mostMs;
  let endMs = clock.monotonicMs() + restMs;
  while (!end.aborted && clock.monotonicMs() < Math.min(endMs, lastMs)) {
    const row = position.rows.find(({ eventId }) => list.order.includes(eventId));
    if (row !== undefined) {
      const { hasMoved, isDrawn } = moveTo(row, list, tree);
      if (hasMoved) endMs = clock.monotonicMs() + restMs;
      await frames(isDrawn ? 1 : framesToDraw);
    } else if (!list.snapshot.hasValue || list.isLoadingMore) await frames(1);
    else if (list.order.length < position.loaded && list.hasMore && !list.hasMoreFailed) {
      await list.loadMore();
      endMs = clock.monotonicMs() + restMs;
    } else break;
  }
  taken.abort();
}

/** Scrolls so that the row, or the estimated place of an undrawn one, is at its position. */
function moveTo(
  row: RowPosition['rows'][number],
  list: ListStore,
  tree: Betting['tree'],
): { readonly hasMoved: boolean; readonly isDrawn: boolean } {
  const rows = drawnRows();
  const drawn = rows.find(({ eventId }) => eventId === row.eventId);
  const topPx = drawn?.topPx ?? estimatedTopPx(row.eventId, rows, orderOnPage(list, tree));
  const wayPx = topPx === undefined ? 0 : topPx - row.topPx;
  const beforePx = scrollY;
  if (Math.abs(wayPx) > leastPx) scrollBy({ top: wayPx, behavior: 'instant' });
  return { hasMoved: scrollY !== beforePx, isDrawn: drawn !== undefined };
}

/** Returns all events of the list in the order of the page. */
function orderOnPage(list: ListStore, tree: Betting['tree']): readonly number[] {
  const sports = groupBySport(
    list.groups,
    tree.sports.map(({ id }) => id),
  );
  return sports.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds));
}

/** Estimates the top of a row that is not rendered from the nearest rendered one. */
function estimatedTopPx(
  eventId: number,
  drawn: readonly DrawnRow[],
  order: readonly number[],
): number | undefined {
  const index = order.indexOf(eventId);
  const from = (row: DrawnRow): number => Math.abs(order.indexOf(row.eventId) - index);
  const [near] = drawn
    .filter((row) => order.includes(row.eventId))
    .toSorted((first, second) => from(first) - from(second));
  if (near === undefined) return undefined;
  return near.topPx + (index - order.indexOf(near.eventId)) * near.heightPx;
}
