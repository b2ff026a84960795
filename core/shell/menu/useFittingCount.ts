import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How many of the first widths fit if the rest goes behind a button of `moreWidth`. */
export function fittingCount(widths: readonly number[], roomPx: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= roomPx) return widths.length;
  let used = moreWidth;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > roomPx) break;
    count += 1;
  }
  return count;
}

/**
 * SHL-63: how many children marked `data-item` fit into the row, including the button marked
 * `data-more`. Measured again when the row, a text or a font changes; items that do not fit stay in
 * the tree, invisible, to be measured.
 */
export function useFittingCount(rowRef: RefObject<HTMLElement | null>, itemCount: number): number {
  const [count, setCount] = useState(itemCount);
  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return undefined;
    // The observer calls between layout and paint, where reading widths is cheap; the result is
    // painted at once.
    const measure = () => {
      if (row.clientWidth === 0) return;
      const widths = [...row.querySelectorAll<HTMLElement>('[data-item]')].map(
        (item) => item.offsetWidth,
      );
      const moreWidth = row.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? 0;
      const fitting = fittingCount(widths, row.clientWidth, moreWidth);
      flushSync(() => setCount(fitting));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const item of row.querySelectorAll('[data-item]')) observer.observe(item);
    return () => observer.disconnect();
  }, [rowRef, itemCount]);
  return Math.min(count, itemCount);
}
