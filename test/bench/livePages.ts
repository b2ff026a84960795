import type { Page } from '@playwright/test';

/** Common interface of both pages, so that they can be compared. */
export interface LivePage {
  readonly name: string;
  readonly scripts: readonly string[];
  readonly address: string;
  /** Makes the generator use this page's message format. */
  readonly cells?: readonly number[];
  /** Visible cells by their index among all, with their text. */
  readonly shownCells: (page: Page) => Promise<readonly (readonly [number, string])[]>;
  /** Relative scroll position of the measurement; the start by default. */
  readonly startsAt?: number;
  readonly scrollTo: (page: Page, share: number) => Promise<void>;
}

export interface ProductPlace {
  readonly path: string;
  /** Container of its cells. */
  readonly cellsIn: string;
  readonly startsAt?: number;
}

const livePage: ProductPlace = { path: '/en/live', cellsIn: 'main [data-event] [data-odds]' };

export function productPage(
  origin: string,
  scripts: readonly string[],
  cells: readonly number[],
  { path, cellsIn, startsAt = 0 } = livePage,
): LivePage {
  const indexOf = new Map(cells.map((cell, index) => [cell, index]));
  return {
    name: 'product',
    scripts,
    address: `${origin}${path}`,
    cells,
    startsAt,
    shownCells: async (page) => {
      const shown = await page.evaluate(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)].flatMap((cell) => {
            const { top, bottom, width } = cell.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < innerHeight
              ? [
                  [
                    Number(cell.dataset['odds']),
                    (cell.querySelector('[translate="no"]')?.textContent ?? '').trim(),
                  ] as const,
                ]
              : [];
          }),
        cellsIn,
      );
      return shown.flatMap(([id, text]) => {
        const index = indexOf.get(id);
        return index === undefined ? [] : [[index, text] as const];
      });
    },
    scrollTo: async (page, share) =>
      page.evaluate(
        (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
        share,
      ),
  };
}

export interface ReferenceOptions {
  readonly name: string;
  readonly flush: 'raf' | '100';
  readonly flash: 'none' | 'colour';
}

export function referencePage(
  origin: string,
  scripts: readonly string[],
  size: { readonly events: number; readonly outcomes: number; readonly listPx: number },
  { name, flush, flash }: ReferenceOptions,
): LivePage {
  const query = new URLSearchParams({
    events: String(size.events),
    outcomes: String(size.outcomes),
    list: String(size.listPx),
    flush,
    flash,
  });
  return {
    name,
    scripts,
    address: `${origin}/index.html?${query.toString()}`,
    shownCells: async (page) =>
      page.evaluate(() => {
        const list = document.querySelector('.scroll')?.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('[data-i]')].flatMap((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return list !== undefined && bottom > list.top && top < list.bottom
            ? [[Number(cell.dataset['i']), cell.querySelector('.c')?.textContent ?? ''] as const]
            : [];
        });
      }),
    scrollTo: async (page, share) =>
      page.evaluate((part) => {
        const list = document.querySelector('.scroll');
        if (list !== null) list.scrollTop = part * (list.scrollHeight - list.clientHeight);
      }, share),
  };
}
