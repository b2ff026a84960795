import { DatabaseSync } from 'node:sqlite';
import { ownFile } from './ownFile.ts';
import { StoreError } from './StoreError.ts';

/** A process that is ending may still hold the file. */
const patienceMs = 3000;

/**
 * Keeps a database for one platform: decisions read and write in more than one step, and two that
 * settle and cash out side by side would do so twice. The lock is one of SQLite on a file beside
 * it, which the system takes back from a process however it ends. Imports do not need it; among
 * themselves they have one of their own.
 */
export class FileLock implements Disposable {
  readonly #database: DatabaseSync;

  /**
   * @param inUse what to say when another process has it
   * @throws StoreError
   */
  constructor(
    path: string,
    inUse = `The database ${path} is in use by another process: end that one, or name another file in SANDBOX_FILE`,
  ) {
    ownFile(`${path}.lock`);
    this.#database = new DatabaseSync(`${path}.lock`);
    try {
      this.#database.exec(
        `PRAGMA busy_timeout = ${patienceMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`,
      );
    } catch (error) {
      this.#database.close();
      throw new StoreError(inUse, { cause: error });
    }
  }

  release(): void {
    this.#database.close();
  }

  [Symbol.dispose](): void {
    this.release();
  }
}
