import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { rootFolder } from './installedPlugins.ts';

/**
 * The class name of a CSS module: its own name with a hash of its file, the same in page and edge.
 * The default name also ends with the line, so that no two repeat anything, which would cost half a
 * kilobyte of the first page.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(rootFolder, file).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
