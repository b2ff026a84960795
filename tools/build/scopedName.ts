import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { rootFolder } from './installedPlugins.ts';

/**
 * The name of a class of a CSS module on the page: its own with the mark of its file, the same in
 * the page and in the edge. The usual one ends with the line as well, so that no two repeat
 * anything: half a kilobyte of the first page.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(rootFolder, file).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
