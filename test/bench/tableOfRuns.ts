import { markdownTable, shortNumber } from './markdownTable.ts';
import { median } from './statistics.ts';

/** A row for each page with the medians of its rounds. */
export function tableOfRuns<Page extends { readonly name: string }, Run>(
  pages: readonly Page[],
  runs: ReadonlyMap<Page, readonly Run[]>,
  columns: Readonly<Record<string, (run: Run) => number>>,
): string {
  return markdownTable(
    ['page', ...Object.keys(columns)],
    pages.map((page) => [
      page.name,
      ...Object.values(columns).map((pick) =>
        shortNumber(median((runs.get(page) ?? []).map(pick))),
      ),
    ]),
  );
}
