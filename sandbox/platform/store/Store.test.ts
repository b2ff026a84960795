import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Store } from './Store.ts';
import { StoreError } from './StoreError.ts';

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

test('a store in memory has the same schema as a file after all migrations', () => {
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

test('a store in memory begins with the rows of an image, and has none after a reset', () => {
  const tables = ['CREATE TABLE IF NOT EXISTS tips (id INTEGER PRIMARY KEY) STRICT'];
  const first = new Store(':memory:', tables);
  const empty = contentOf(first);
  first.run('INSERT INTO tips (id) VALUES (7)');
  const second = new Store(':memory:', tables, 'alone', first.image());
  first.run('INSERT INTO tips (id) VALUES (8)');
  expect([contentOf(second), second.all('SELECT id FROM tips')]).toEqual([
    contentOf(first),
    [{ id: 7 }],
  ]);
  second.reset();
  expect([contentOf(second), second.all('SELECT id FROM tips')]).toEqual([empty, []]);
  first.close();
  second.close();
});

test('tables of plugins are created where missing, and are empty after a reset', () => {
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

/** Runs work in a temporary folder. */
function inFolder(work: (path: string, folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-store-'));
  try {
    work(join(folder, 'store.sqlite'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('SBX-840 M76 a second platform on one file is refused until the first has ended, however it did; an importer is not', () => {
  inFolder((path) => {
    const first = new Store(path);
    expect(() => new Store(path)).toThrow(
      `The database ${path} is in use by another process: end that one, or name another file in SANDBOX_FILE`,
    );
    const importer = new Store(path, [], 'beside');
    importer.close();
    first.close();
    // Ends without closing anything, like a killed process.
    const script = `const { Store } = await import(${JSON.stringify(join(import.meta.dirname, 'Store.ts'))});
      new Store(${JSON.stringify(path)}); process.kill(process.pid, 'SIGKILL');`;
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe(
      'SIGKILL',
    );
    const next = new Store(path);
    next.close();
  });
});

test('SBX-841 M80 the files of the database are readable by their owner only, and each commit reaches the disk', () => {
  inFolder((path, folder) => {
    const store = new Store(path);
    store.run("INSERT INTO promo_codes (code, promo) VALUES ('a', '{}')");
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    expect(store.one('PRAGMA synchronous')).toEqual({ synchronous: 2 });
    store.close();
  });
});

test('SBX-842 M80 a file that is no database, or cannot be opened, is reported in one sentence with its name', () => {
  inFolder((path, folder) => {
    writeFileSync(
      path,
      'not a database, but long enough to be read as the head of one: '.repeat(20),
    );
    expect(() => new Store(path)).toThrow(StoreError);
    expect(() => new Store(path)).toThrow(
      `The database ${path} cannot be opened (file is not a database): move it away, or name another file in SANDBOX_FILE`,
    );
    expect(() => new Store(folder)).toThrow(`The database ${folder} cannot be opened`);
  });
});
