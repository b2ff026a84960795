/** Working, off, or failed. */
export type RowTone = 'good' | 'off' | 'bad' | 'plain';

/** Row of a table; cells are in the order of the section's columns. */
export interface InspectorRow {
  readonly key: string;
  readonly cells: readonly string[];
  readonly tone: RowTone;
}

/** Table of the inspector. Column names are the keys `column.<name>` of its dictionary. */
export interface InspectorSection {
  readonly id: string;
  /** Key `section.<name>`, or a literal text. */
  readonly title: { readonly key: string } | { readonly text: string };
  readonly columns: readonly string[];
  readonly rows: readonly InspectorRow[];
}

/** Creates a section whose name is in the dictionary. */
export function section(
  name: string,
  columns: readonly string[],
  rows: readonly InspectorRow[],
): InspectorSection {
  return { id: name, title: { key: `section.${name}` }, columns, rows };
}

/** Rows that contain all the words, in any case; sections without any are left out. */
export function filterSections(
  sections: readonly InspectorSection[],
  words: string,
): readonly InspectorSection[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return sections;
  const isFound = ({ cells }: InspectorRow): boolean => {
    const text = cells.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return sections
    .map((each) => ({ ...each, rows: each.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Text for copying: lists of objects by section, named by columns. */
export function sectionsToJson(sections: readonly InspectorSection[]): string {
  const entries = sections.map(
    ({ id, columns, rows }) =>
      [
        id,
        rows.map(({ cells }) =>
          Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
        ),
      ] as const,
  );
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
