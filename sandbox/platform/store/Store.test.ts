import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Store } from './Store.ts';

interface Part {
  readonly name: string;
  readonly sql: string | null;
}

function contentOf(store: Store): unknown {
  const parts = store.all<Part>('SELECT name, sql FROM sqlite_schema ORDER BY name');
  return {
    parts,
    counters: store.all('SELECT * FROM sqlite_sequence ORDER BY name'),
    migrations: store.all('SELECT * FROM migrations'),
  };
}

test('every store in memory begins as a file does that has gone through all migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-store-'));
  const stores = [
    new Store(join(folder, 'store.sqlite')),
    new Store(':memory:'),
    new Store(':memory:'),
  ];
  const [file, ...inMemory] = stores.map(contentOf);
  for (const content of inMemory) expect(content).toEqual(file);
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true });
});

test('tables of plugins are made where they are missing, and are empty after a reset', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-store-'));
  const path = join(folder, 'store.sqlite');
  const tables = ['CREATE TABLE IF NOT EXISTS tips (id INTEGER PRIMARY KEY) STRICT'];
  const first = new Store(path, tables);
  first.run('INSERT INTO tips (id) VALUES (7)');
  first.close();
  const second = new Store(path, tables);
  expect(second.all('SELECT id FROM tips')).toEqual([{ id: 7 }]);
  second.reset();
  expect(second.all('SELECT id FROM tips')).toEqual([]);
  second.close();
  rmSync(folder, { recursive: true });
});
