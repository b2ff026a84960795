import { DatabaseSync } from 'node:sqlite';
import { ownFile } from './ownFile.ts';
import { StoreError } from './StoreError.ts';

/** Time for an ending process to release the file. */
const patienceMs = 3000;

/**
 * Locks a database for one platform: decisions read and write in several steps, and two processes
 * would settle and cash out twice. It is an SQLite lock on a file beside the database, which the
 * system releases however the process ends. Imports do not need it; they have a lock of their own.
 */
export class FileLock implements Disposable {
  readonly #database: DatabaseSync;

  /**
   * @param inUse message if another process holds the lock
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
