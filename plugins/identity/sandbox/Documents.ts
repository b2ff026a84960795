import { ApiError, notFound, pixelsOf, randomToken, type SandboxPlatform } from '#sandbox';
import {
  documentType,
  fileLimits,
  fileName,
  type DocumentType,
  type FileProblem,
} from '#domain/identity/documentFile.ts';
import type { IdentityFile } from '#wire';
import { withoutMetadata } from './withoutMetadata.ts';

interface FileRow {
  readonly id: string;
  readonly user_id: number;
  readonly name: string;
  readonly size: number;
  readonly submission_id: number | null;
}

/** Of all files of one person. */
const quotaBytes = 100 * 1024 * 1024;

/** Files of people, in parts until they are whole; under ids that nobody guesses. */
export class Documents {
  static readonly tables = `CREATE TABLE IF NOT EXISTS identity_files (
    id TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    type TEXT,
    submission_id INTEGER,
    created_at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS identity_parts (
    file_id TEXT NOT NULL,
    part INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (file_id, part)
  );`;
  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  /** @throws ApiError 400 with what is wrong with the file, 409 `too_many_files`, 413 `quota` */
  add(userId: number, name: string, size: number): IdentityFile {
    const { store, nowMs } = this.#platform;
    if (size === 0) throw refused('empty');
    if (size > fileLimits.mostBytes) throw refused('too_large');
    const open = this.#count(userId, 'AND submission_id IS NULL');
    if (open.count >= fileLimits.mostFiles)
      throw new ApiError(409, 'too_many_files', 'Send or remove what is there first');
    if (this.#count(userId).bytes + size > quotaBytes)
      throw new ApiError(413, 'quota', `All files together have at most ${quotaBytes} bytes`);
    const id = randomToken();
    store.run(
      'INSERT INTO identity_files (id, user_id, name, size, created_at_ms) VALUES (?, ?, ?, ?, ?)',
      ...[id, userId, fileName(name), size, nowMs()],
    );
    return this.#wire(this.#own(userId, id));
  }

  /** Takes a part; the last one makes the file whole, and shows what it is. */
  addPart(userId: number, id: string, part: number, bytes: Buffer): IdentityFile {
    const { store } = this.#platform;
    const row = this.#own(userId, id);
    const expected = partLength(row.size, part);
    if (expected === undefined || bytes.length !== expected)
      throw new ApiError(400, 'part_wrong', `Part ${part} has ${expected ?? 0} bytes`);
    store.run(
      'INSERT OR REPLACE INTO identity_parts (file_id, part, bytes) VALUES (?, ?, ?)',
      ...[id, part, bytes],
    );
    const wire = this.#wire(row);
    if (wire.received.length === wire.parts) this.#finish(row);
    return wire;
  }

  remove(userId: number, id: string): void {
    const row = this.#own(userId, id);
    if (row.submission_id !== null)
      throw new ApiError(409, 'file_sent', 'The file was sent and is being looked at');
    this.#drop(id);
  }

  /** Files that are whole and not sent yet become part of one. @throws ApiError 400 `file_wrong` */
  send(userId: number, ids: readonly string[], submissionId: number): void {
    const { store } = this.#platform;
    for (const id of new Set(ids)) {
      const { submission_id: sent } = this.#own(userId, id);
      const isWhole = store.one(
        'SELECT 1 FROM identity_files WHERE id = ? AND type IS NOT NULL',
        id,
      );
      if (sent !== null || isWhole === undefined)
        throw new ApiError(400, 'file_wrong', 'A file is not whole, or was sent before', {
          field: 'files',
        });
      store.run('UPDATE identity_files SET submission_id = ? WHERE id = ?', submissionId, id);
    }
  }

  #finish(row: FileRow): void {
    const { store } = this.#platform;
    const parts = store.all<{ bytes: Uint8Array }>(
      'SELECT bytes FROM identity_parts WHERE file_id = ? ORDER BY part',
      row.id,
    );
    const file = Buffer.concat(parts.map(({ bytes }) => bytes));
    const type = documentType(file);
    const problem = type === undefined ? 'type' : contentProblem(file, type);
    if (type === undefined || problem !== undefined) {
      this.#drop(row.id);
      throw refused(problem ?? 'type');
    }
    store.transaction(() => {
      store.run('DELETE FROM identity_parts WHERE file_id = ?', row.id);
      store.run(
        'INSERT INTO identity_parts (file_id, part, bytes) VALUES (?, 0, ?)',
        row.id,
        withoutMetadata(file, type),
      );
      store.run('UPDATE identity_files SET type = ? WHERE id = ?', type, row.id);
    });
  }

  #drop(id: string): void {
    const { store } = this.#platform;
    store.transaction(() => {
      store.run('DELETE FROM identity_parts WHERE file_id = ?', id);
      store.run('DELETE FROM identity_files WHERE id = ?', id);
    });
  }

  #own(userId: number, id: string): FileRow {
    const row = this.#platform.store.one<FileRow>(
      'SELECT id, user_id, name, size, submission_id FROM identity_files WHERE id = ? AND user_id = ?',
      id,
      userId,
    );
    if (row === undefined) throw notFound('file_unknown', 'There is no such file');
    return row;
  }

  #count(userId: number, more = ''): { readonly count: number; readonly bytes: number } {
    return (
      this.#platform.store.one<{ count: number; bytes: number }>(
        `SELECT COUNT(*) AS count, COALESCE(SUM(size), 0) AS bytes FROM identity_files WHERE user_id = ? ${more}`,
        userId,
      ) ?? { count: 0, bytes: 0 }
    );
  }

  #wire({ id, name, size }: FileRow): IdentityFile {
    const received = this.#platform.store.all<{ part: number }>(
      'SELECT part FROM identity_parts WHERE file_id = ? ORDER BY part',
      id,
    );
    return {
      id,
      name,
      part_bytes: fileLimits.partBytes,
      parts: Math.ceil(size / fileLimits.partBytes),
      received: received.map(({ part }) => part),
    };
  }
}

function partLength(size: number, part: number): number | undefined {
  const begins = part * fileLimits.partBytes;
  return Number.isInteger(part) && part >= 0 && begins < size
    ? Math.min(fileLimits.partBytes, size - begins)
    : undefined;
}

function contentProblem(file: Buffer, type: DocumentType): FileProblem | undefined {
  if (type === 'application/pdf')
    return file.includes('/Encrypt') ? ('encrypted' as const) : undefined;
  const pixels = pixelsOf(file);
  // It begins as a picture and is none.
  if (pixels === undefined) return 'type';
  return pixels > fileLimits.mostPixels ? 'too_many_pixels' : undefined;
}

function refused(problem: FileProblem): ApiError {
  return new ApiError(400, problem, `The file cannot be taken: ${problem}`, { field: 'file' });
}
