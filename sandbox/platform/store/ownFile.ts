import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from './StoreError.ts';

/**
 * Creates the file if it is missing, readable by its owner only because it holds people, sessions
 * and e-mails. SQLite gives the files beside it the same mode.
 *
 * @throws StoreError
 */
export function ownFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  } catch (error) {
    throw new StoreError(
      `The database ${path} cannot be opened (${error instanceof Error ? error.message : String(error)}): make it readable and writable, or name another file in SANDBOX_FILE`,
      { cause: error },
    );
  }
}
