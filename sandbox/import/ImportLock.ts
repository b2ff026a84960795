import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another import is writing to the same database. */
export class ImportLockedError extends Error {
  override readonly name = 'ImportLockedError';
}

/** Two imports at once would both make the tables and choose the calendar. */
export class ImportLock implements Disposable {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** @throws ImportLockedError while the process that took it is running */
  static take(database: string): ImportLock {
    const path = `${database}.import`;
    mkdirSync(dirname(path), { recursive: true });
    if (!write(path)) {
      const owner = Number(readFileSync(path, 'utf8'));
      if (isRunning(owner))
        throw new ImportLockedError(
          `Another import (process ${owner}) writes to ${database}: try again when it has ended`,
        );
      // Left by one that was killed.
      rmSync(path, { force: true });
      if (!write(path)) throw new ImportLockedError(`Another import writes to ${database}`);
    }
    return new ImportLock(path);
  }

  [Symbol.dispose](): void {
    rmSync(this.#path, { force: true });
  }
}

/** False where the file is there already. */
function write(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid}`);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
