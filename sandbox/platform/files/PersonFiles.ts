import {
  documentType,
  fileLimits,
  fileName,
  type DocumentType,
  type FileProblem,
} from '#domain/files/documentFile.ts';
import type { PersonFile, SentFile } from '#wire';
import { secretHash } from '../accounts/password/secretHash.ts';
import { randomToken } from '../accounts/password/secrets.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';
import type { Store } from '../store/Store.ts';
import { pixelsOf } from './pixelsOf.ts';
import { withoutMetadata } from './withoutMetadata.ts';

interface FileRow {
  readonly id: string;
  readonly user_id: number;
  readonly name: string;
  readonly size: number;
  readonly type: DocumentType | null;
  readonly used_by: string | null;
}

/** A file for download. */
export interface FileContent {
  readonly name: string;
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

/** Quota of all files of a person. */
const quotaBytes = 100 * 1024 * 1024;
/** Files that were uploaded but not sent are deleted after this. */
const waitsMs = 86_400_000;
/** Part of the test file of the European Institute for Computer Antivirus Research. */
const infectedMark = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
/** Lifetime of a download link, which is used at once. */
const linkMs = 60_000;

/** Files of people, stored in parts until complete, under unguessable ids. */
export class PersonFiles {
  readonly #store: Store;
  readonly #nowMs: () => number;
  /** Returns the owner of files from a browser without a session; set by the responsible part. */
  guestOf: (context: SandboxContext) => number | undefined = () => undefined;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /** @throws ApiError 400 with the problem of the file, 409 `too_many_files`, 413 `quota` */
  add(userId: number, name: string, size: number): PersonFile {
    const store = this.#store;
    if (size === 0) throw refused('empty');
    if (size > fileLimits.mostBytes) throw refused('too_large');
    store.run(
      'DELETE FROM person_files WHERE user_id = ? AND used_by IS NULL AND created_at_ms <= ?',
      userId,
      this.#nowMs() - waitsMs,
    );
    const open = this.#count(userId, 'AND used_by IS NULL');
    if (open.count >= fileLimits.mostFiles)
      throw new ApiError(409, 'too_many_files', 'Send or remove what is there first');
    if (this.#count(userId).bytes + size > quotaBytes)
      throw new ApiError(413, 'quota', `All files together have at most ${quotaBytes} bytes`);
    const id = randomToken();
    store.run(
      'INSERT INTO person_files (id, user_id, name, size, created_at_ms) VALUES (?, ?, ?, ?, ?)',
      ...[id, userId, fileName(name), size, this.#nowMs()],
    );
    return this.#wire(this.#requireOwn(userId, id));
  }

  /** Adds a part; the last one completes the file, whose type is then detected. */
  addPart(userId: number, id: string, part: number, bytes: Buffer): PersonFile {
    const store = this.#store;
    const row = this.#requireOwn(userId, id);
    const expected = partLength(row.size, part);
    if (expected === undefined || bytes.length !== expected)
      throw new ApiError(400, 'part_wrong', `Part ${part} has ${expected ?? 0} bytes`);
    store.run(
      'INSERT OR REPLACE INTO person_file_parts (file_id, part, bytes) VALUES (?, ?, ?)',
      ...[id, part, bytes],
    );
    const wire = this.#wire(row);
    if (wire.received.length === wire.parts) this.#finish(row);
    return wire;
  }

  remove(userId: number, id: string): void {
    const row = this.#requireOwn(userId, id);
    if (row.used_by !== null)
      throw new ApiError(409, 'file_sent', 'The file was sent and is being looked at');
    this.#drop(id);
  }

  /** Attaches complete unsent files to something. @throws ApiError 400 `file_wrong` */
  send(userId: number, ids: readonly string[], usedBy: string): void {
    for (const id of new Set(ids)) {
      const { used_by: sent, type } = this.#requireOwn(userId, id);
      if (sent !== null || type === null)
        throw new ApiError(400, 'file_wrong', 'A file is not whole, or was sent before', {
          field: 'files',
        });
      this.#store.run('UPDATE person_files SET used_by = ? WHERE id = ?', usedBy, id);
    }
  }

  /** Returns the files attached to something, in the order of sending. */
  sentWith(usedBy: string): SentFile[] {
    return this.#store.all<SentFile>(
      'SELECT id, name, size FROM person_files WHERE used_by = ? ORDER BY created_at_ms, rowid',
      usedBy,
    );
  }

  /** Creates a path that serves a file once, within a minute. */
  link(userId: number, id: string): string {
    const { type } = this.#requireOwn(userId, id);
    if (type === null) throw notFound('file_unknown', 'The file has not arrived as a whole');
    const token = randomToken();
    this.#store.run('DELETE FROM person_file_links WHERE expires_at_ms <= ?', this.#nowMs());
    this.#store.run(
      'INSERT INTO person_file_links (token_hash, file_id, expires_at_ms) VALUES (?, ?, ?)',
      secretHash(token),
      id,
      this.#nowMs() + linkMs,
    );
    return `/web-api/files/v1/content/${token}`;
  }

  /** Consumes a link. @throws ApiError 404 if it is used, expired or unknown */
  open(token: string): FileContent {
    const file = this.#store.one<{ file_id: string }>(
      'DELETE FROM person_file_links WHERE token_hash = ? AND expires_at_ms > ? RETURNING file_id',
      secretHash(token),
      this.#nowMs(),
    );
    const content =
      file &&
      this.#store.one<FileContent>(
        `SELECT name, type, bytes FROM person_files JOIN person_file_parts ON file_id = id
          WHERE id = ?`,
        file.file_id,
      );
    if (content === undefined) throw notFound('link_over', 'The link was used or is too old');
    return content;
  }

  #finish(row: FileRow): void {
    const store = this.#store;
    const parts = store.all<{ bytes: Uint8Array }>(
      'SELECT bytes FROM person_file_parts WHERE file_id = ? ORDER BY part',
      row.id,
    );
    const file = Buffer.concat(parts.map(({ bytes }) => bytes));
    const type = documentType(file);
    const problem = type === undefined ? 'type' : (scan(file) ?? contentProblem(file, type));
    if (type === undefined || problem !== undefined) {
      this.#drop(row.id);
      throw refused(problem ?? 'type');
    }
    store.transaction(() => {
      store.run('DELETE FROM person_file_parts WHERE file_id = ?', row.id);
      store.run(
        'INSERT INTO person_file_parts (file_id, part, bytes) VALUES (?, 0, ?)',
        row.id,
        withoutMetadata(file, type),
      );
      store.run('UPDATE person_files SET type = ? WHERE id = ?', type, row.id);
    });
  }

  #drop(id: string): void {
    this.#store.run('DELETE FROM person_files WHERE id = ?', id);
  }

  #requireOwn(userId: number, id: string): FileRow {
    const row = this.#store.one<FileRow>(
      `SELECT id, user_id, name, size, type, used_by FROM person_files
        WHERE id = ? AND user_id = ?`,
      id,
      userId,
    );
    if (row === undefined) throw notFound('file_unknown', 'There is no such file');
    return row;
  }

  #count(userId: number, more = ''): { readonly count: number; readonly bytes: number } {
    return (
      this.#store.one<{ count: number; bytes: number }>(
        `SELECT COUNT(*) AS count, COALESCE(SUM(size), 0) AS bytes FROM person_files WHERE user_id = ? ${more}`,
        userId,
      ) ?? { count: 0, bytes: 0 }
    );
  }

  #wire({ id, name, size }: FileRow): PersonFile {
    const received = this.#store.all<{ part: number }>(
      'SELECT part FROM person_file_parts WHERE file_id = ? ORDER BY part',
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

/** Stands in for a virus scan: detects the standard test file. */
function scan(file: Buffer): FileProblem | undefined {
  return file.includes(infectedMark) ? 'infected' : undefined;
}

function contentProblem(file: Buffer, type: DocumentType): FileProblem | undefined {
  if (type === 'application/pdf')
    return file.includes('/Encrypt') ? ('encrypted' as const) : undefined;
  const pixels = pixelsOf(file);
  // It has the signature of a picture but is none.
  if (pixels === undefined) return 'type';
  return pixels > fileLimits.mostPixels ? 'too_many_pixels' : undefined;
}

function refused(problem: FileProblem): ApiError {
  return new ApiError(400, problem, `The file cannot be taken: ${problem}`, { field: 'file' });
}
