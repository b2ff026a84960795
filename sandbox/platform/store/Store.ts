import { rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { FileLock } from './FileLock.ts';
import { migrations } from './migrations.ts';
import { ownFile } from './ownFile.ts';
import { StoreError } from './StoreError.ts';

/** The database: tables, prepared statements, one synchronous writer. */
export class Store {
  readonly #path: string;
  readonly #tables: readonly string[];
  readonly #lock: FileLock | undefined;
  #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #depth = 0;
  #dataVersion: number | undefined;

  /**
   * Opens `:memory:` or a file, which is created and migrated if needed.
   *
   * @param tables SQL that creates the tables of plugins where they are missing
   * @param use a platform locks its file; an importer writes beside it
   * @param image initial content of a database in memory
   * @throws StoreError
   */
  constructor(
    path: string,
    tables: readonly string[] = [],
    use: 'alone' | 'beside' = 'alone',
    image?: Uint8Array,
  ) {
    this.#path = path;
    this.#tables = tables;
    if (path !== ':memory:') ownFile(path);
    this.#lock = path === ':memory:' || use === 'beside' ? undefined : new FileLock(path);
    try {
      this.#database = this.#open(path === ':memory:' ? image : undefined);
    } catch (error) {
      this.#lock?.release();
      throw new StoreError(
        `The database ${path} cannot be opened (${error instanceof Error ? error.message : String(error)}): move it away, or name another file in SANDBOX_FILE`,
        { cause: error },
      );
    }
  }

  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  /** Runs a statement; returns the id of the inserted row, if any. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).lastInsertRowid);
  }

  /** Runs work as a transaction; nested calls join the outer one. */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.#database.exec('BEGIN IMMEDIATE');
    this.#depth += 1;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // An error such as a full disk has ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  /** Whether another connection, such as the importer's, has written since the last call. */
  hasChangedElsewhere(): boolean {
    const version = this.one<{ data_version: number }>('PRAGMA data_version')?.data_version;
    const hasChanged = this.#dataVersion !== undefined && this.#dataVersion !== version;
    this.#dataVersion = version;
    return hasChanged;
  }

  /** Deletes all data. */
  reset(): void {
    this.#closeDatabase();
    if (this.#path !== ':memory:') {
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${this.#path}${suffix}`, { force: true });
      ownFile(this.#path);
    }
    this.#database = this.#open();
  }

  /** Serialises the database, as initial content of another one in memory. */
  image(): Uint8Array {
    return this.#database.serialize();
  }

  close(): void {
    this.#closeDatabase();
    this.#lock?.release();
  }

  #closeDatabase(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #open(image?: Uint8Array): DatabaseSync {
    const database = open(this.#path, image);
    for (const sql of this.#tables) database.exec(sql);
    return database;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function open(path: string, image?: Uint8Array): DatabaseSync {
  const database = new DatabaseSync(path);
  if (image !== undefined) database.deserialize(image);
  // An accepted bet has to survive a power failure: each commit reaches the disk.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
  );
  if (image !== undefined) return database;
  if (path === ':memory:' && finished !== undefined) {
    database.exec(finished);
    return database;
  }
  database.exec('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY) STRICT');
  const { applied } = database.prepare('SELECT COUNT(*) AS applied FROM migrations').get() as {
    applied: number;
  };
  migrations.slice(applied).forEach((sql, index) => {
    database.exec(
      `BEGIN IMMEDIATE; ${sql} INSERT INTO migrations (id) VALUES (${applied + index + 1}); COMMIT;`,
    );
  });
  if (path === ':memory:') finished = readFinished(database);
  return database;
}

/**
 * Schema after all migrations, with which later stores in memory begin: migrating step by step
 * takes ten times as long, and tests open hundreds of stores.
 */
let finished: string | undefined;

/**
 * Returns undefined if a migration has written rows, which only the migration itself can repeat.
 */
function readFinished(database: DatabaseSync): string | undefined {
  const parts = database
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
    )
    .all() as { type: string; name: string; sql: string }[];
  const isFilled = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
    type === 'table' &&
    name !== 'migrations' &&
    database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() !== undefined;
  if (parts.some(isFilled)) return undefined;
  const counters = database.prepare('SELECT name, seq FROM sqlite_sequence').all() as {
    name: string;
    seq: number;
  }[];
  return [
    'BEGIN IMMEDIATE',
    ...parts.map(({ sql }) => sql),
    ...counters.map(
      ({ name, seq }) => `INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${seq})`,
    ),
    ...migrations.map((_sql, index) => `INSERT INTO migrations (id) VALUES (${index + 1})`),
    'COMMIT;',
  ].join(';\n');
}
