import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

const outDir = join(import.meta.dirname, '..', '..', 'schemas', 'generated');
const written = new Set<string>();

/** Writes a generated file unless it is unchanged, so that watchers see real changes only. */
export function write(name: string, text: string): void {
  const path = join(outDir, name);
  written.add(name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Marks a file of an earlier run as current. */
export function markCurrent(name: string): void {
  written.add(name);
}

/** Removes files of earlier runs that this one did not write. */
export function dropStale(): void {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(outDir, name);
    if (
      !written.has(name) &&
      !name.endsWith('.draft') &&
      statSync(path, { throwIfNoEntry: false })?.isFile() === true
    )
      rmSync(path, { force: true });
  }
}

/** A validator: its name, the id of its schema, and the type that it checks. */
export interface GeneratedCheck {
  readonly name: string;
  readonly schema: string;
  readonly type: string;
}

/** Writes `validators/<area>.js` with its declarations; `imports` are those that the types need. */
export function writeChecks(
  area: string,
  ajv: Ajv2020,
  checks: readonly GeneratedCheck[],
  imports: string,
): void {
  const ids = Object.fromEntries(checks.map(({ name, schema }) => [name, schema]));
  write(`validators/${area}.js`, hoistRequires(standalone(ajv, ids)));
  write(
    `validators/${area}.d.ts`,
    `// Generated from schemas/. Do not edit.
${imports}
import type { ErrorObject } from 'ajv';
type Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };
${checks.map(({ name, type }) => `export declare const ${name}: Check<${type}>;`).join('\n')}
`,
  );
}

/** AJV emits require() for its run-time helpers even as ES modules; the browser needs imports. */
export function hoistRequires(code: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace(/^"use strict";/, '')
    // A function is there before its module has run, also where files of the build import each
    // other; a constant is not.
    .replace(/^export const (\w+) = (validate\d+);$/gm, 'export { $2 as $1 };')
    .replace(/require\("([^"]+)"\)/g, (_match, specifier: string) => {
      const name = imports.get(specifier) ?? `ajvRuntime${imports.size}`;
      imports.set(specifier, name);
      return name;
    });
  const head = [...imports].map(
    ([specifier, name]) =>
      `import * as ${name}Module from "${specifier}.js";
const ${name} = ${name}Module.default?.__esModule ? ${name}Module.default : ${name}Module;`,
  );
  return `// Generated from schemas/. Do not edit.\n${head.join('\n')}\n${body}`;
}

/** Suppresses AJV's warning about `unicode: false`, which saves validators a run-time import. */
const ajvLogger = {
  log: (): void => undefined,
  warn: (message: unknown): void => {
    if (!String(message).includes('option unicode')) console.warn(message);
  },
  error: (message: unknown): void => console.error(message),
};

/** Keywords for `site check` in the schema of a plugin's settings; they validate nothing. */
const settingsKeywords: string[] = ['legibility'];

/** Options that make validators small and free of imports. */
export const ajvOptions = {
  strict: true,
  allowUnionTypes: true,
  inlineRefs: false,
  unicode: false,
  keywords: settingsKeywords,
  logger: ajvLogger,
  code: { source: true, esm: true, lines: true },
} as const;
