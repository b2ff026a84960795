import type { SandboxPlatform, Person } from '#sandbox';
import { personTables } from './personTables.ts';
import { tablesIn } from './tablesIn.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Exports all stored data of a person except secrets that open the account. Source: GDPR, articles
 * 15 and 20.
 */
export function personExport(
  { store }: SandboxPlatform,
  { id }: Person,
): Readonly<Record<string, readonly Row[]>> {
  const there = tablesIn(store);
  return Object.fromEntries(
    Object.entries(personTables).flatMap(([name, table]) => {
      if (typeof table === 'string' || !there.has(name)) return [];
      const { as, columns, where = 'user_id = ?' } = table;
      const rows = store.all<Row>(`SELECT ${columns} FROM ${name} WHERE ${where}`, id);
      return [[as, rows.map(readable)]];
    }),
  );
}

/** Files are written as text. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  );
}
