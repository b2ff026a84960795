import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Preloads } from '../tools/build/Preloads.ts';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly isImmutable: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/** The result of the build in memory: files by path, and what every contribution needs. */
export interface BuiltSite {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly preloads: Preloads;
}

/** There is nothing to serve. */
class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
}

const types: Readonly<Record<string, string>> = {
  // Modules are UTF-8 whatever is said.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the build writes for the edge alone. */
const internal = /^(?:preloads\.json|\.vite\/)/;

/** Reads a build folder. Everything is kept in memory: a few megabytes, and no file access while serving. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'preloads.json'))) throw new MissingBuildError(`There is no build in ${folder}; run npm run build or npm start`);
  return { files: readFiles(folder), preloads: JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')) as Preloads };
}

/** All files of a folder that may be served, by path. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/');
    const type = types[extname(path)];
    if (type === undefined || internal.test(path) || !statSync(join(folder, name)).isFile()) continue;
    const plain = read(join(folder, name));
    const variant = (ending: string): Uint8Array<ArrayBuffer> | undefined => (existsSync(join(folder, name + ending)) ? read(join(folder, name + ending)) : undefined);
    const brotli = variant('.br');
    const gzip = variant('.gz');
    files.set(`/${path}`, {
      type,
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      isImmutable: path.startsWith('assets/'),
      ...(brotli === undefined ? {} : { brotli }),
      ...(gzip === undefined ? {} : { gzip }),
    });
  }
  return files;
}

function read(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}
