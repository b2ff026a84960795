/** Heights of a list of groups, as the styles set them. */
export interface ListMetrics {
  readonly headPx: number;
  readonly rowPx: number;
}

/** A group as far as a window needs it; a folded one has no rows. */
export interface WindowGroup {
  readonly rowCount: number;
  /** Heights of its own. */
  readonly metrics?: ListMetrics | undefined;
}

/** The part of a group that is rendered, with the space that the rest of its rows takes. */
export interface GroupWindow {
  readonly group: number;
  readonly firstRow: number;
  readonly endRow: number;
  readonly abovePx: number;
  readonly belowPx: number;
}

export interface ListWindow {
  readonly groups: readonly GroupWindow[];
  readonly abovePx: number;
  readonly belowPx: number;
}

/** The groups and rows between two heights of the list; the rest is empty space. */
export function listWindow(
  groups: readonly WindowGroup[],
  metrics: ListMetrics,
  topPx: number,
  bottomPx: number,
): ListWindow {
  const shown: GroupWindow[] = [];
  let abovePx = 0;
  let belowPx = 0;
  let startPx = 0;
  groups.forEach(({ rowCount, metrics: { headPx, rowPx } = metrics }, group) => {
    const heightPx = headPx + rowCount * rowPx;
    const endPx = startPx + heightPx;
    if (endPx <= topPx) abovePx += heightPx;
    else if (startPx >= bottomPx) belowPx += heightPx;
    else {
      const rowsPx = startPx + headPx;
      const firstRow = clamp(Math.floor((topPx - rowsPx) / rowPx), rowCount);
      const endRow = clamp(Math.ceil((bottomPx - rowsPx) / rowPx), rowCount);
      shown.push({
        group,
        firstRow,
        endRow,
        abovePx: firstRow * rowPx,
        belowPx: (rowCount - endRow) * rowPx,
      });
    }
    startPx = endPx;
  });
  return { groups: shown, abovePx, belowPx };
}

function clamp(row: number, rowCount: number): number {
  return Math.max(0, Math.min(rowCount, row));
}
