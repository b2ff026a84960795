import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './decodeText.ts';
import { readTable, type CsvTable } from './readTable.ts';

/** A file that was read and decoded. */
export type SourceFile = { readonly path: string } & (
  | { readonly kind: 'table'; readonly table: CsvTable }
  | { readonly kind: 'json'; readonly value: unknown }
);

/** Files above this size do not contain the season of a sport. */
const largestFileBytes = 32 * 1024 * 1024;
const binaryProbeBytes = 8192;

/** Reads and decodes a file; returns the reason if it is neither a table nor JSON. */
export function openSource(
  path: string,
): SourceFile | { readonly kind: 'unreadable'; readonly reason: string } {
  const unreadable = (reason: string) => ({ kind: 'unreadable', reason }) as const;
  let bytes: Uint8Array;
  try {
    const { size } = statSync(path);
    if (size > largestFileBytes)
      return unreadable(`larger than ${largestFileBytes / 1024 / 1024} MB`);
    bytes = readFileSync(path);
  } catch (error) {
    return unreadable(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (bytes.length === 0) return unreadable('an empty file');
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isUtf16 && bytes.subarray(0, binaryProbeBytes).includes(0)) return unreadable('not a text');
  const text = decodeText(bytes);
  if (/^[\s\uFEFF]*[[{]/.test(text.slice(0, 1000))) {
    try {
      return { path, kind: 'json', value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
    } catch {
      return unreadable('not valid JSON');
    }
  }
  return { path, kind: 'table', table: readTable(text) };
}
