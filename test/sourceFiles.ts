import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface SourceFile {
  /** Path from the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Files of a folder whose path matches. */
export function sourceFiles(folder: string, pattern: RegExp, from = root): SourceFile[] {
  return readdirSync(join(from, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(from, path), 'utf8') }));
}

export interface ImportedModule {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  readonly isDynamic: boolean;
}

/** Imports of a module: statements, re-exports and import(). */
export function importsOf(text: string): ImportedModule[] {
  const code = withoutComments(text);
  const statements = [
    ...code.matchAll(
      /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/gm,
    ),
  ];
  const calls = [...code.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)];
  return [
    ...statements.map((match) => ({
      specifier: match[2] ?? '',
      isTypeOnly: match[1] !== undefined,
      isDynamic: false,
    })),
    ...calls.map((match) => ({ specifier: match[1] ?? '', isTypeOnly: false, isDynamic: true })),
  ];
}

/** Removes comments; line numbers stay. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');
}
