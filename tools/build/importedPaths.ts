import { posix } from 'node:path';

/**
 * The modules that a thunk imports, from its own text: `async () => (await import('./pages/HomePage.tsx')).HomePage`.
 * A variable in a template becomes `*`.
 *
 * @param folder of the module in which the thunk is written, from the root: `plugins/betting`
 */
export function importedPaths(thunk: (...given: never[]) => unknown, folder: string): string[] {
  return [...String(thunk).matchAll(/import\(\s*(["'`])(\.[^"'`]+)\1/g)].map((match) =>
    posix.join(folder, (match[2] ?? '').replace(/\$\{[^}]*\}/g, '*')),
  );
}
