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
import { fileURLToPath } from 'node:url';

const outDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'schemas', 'generated');
const written = new Set<string>();

/** Writes a generated file; one that says the same already is left alone, so that watchers and builds see no change. */
export function write(name: string, text: string): void {
  const path = join(outDir, name);
  written.add(name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Counts a file of an earlier run as one of this run. */
export function keep(name: string): void {
  written.add(name);
}

/** Removes what earlier runs generated and this one did not. */
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

/** AJV emits require() for its run-time helpers even as ES modules; the browser needs imports. */
export function hoistRequires(code: string): string {
  const imports = new Map<string, string>();
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/require\("([^"]+)"\)/g, (_match, specifier: string) => {
      const name = imports.get(specifier) ?? `ajvRuntime${imports.size}`;
      imports.set(specifier, name);
      return name;
    });
  const head = [...imports].map(
    ([specifier, name]) =>
      `import * as ${name}Module from "${specifier}.js";\nconst ${name} = ${name}Module.default && ${name}Module.default.__esModule ? ${name}Module.default : ${name}Module;`,
  );
  return `// Generated from schemas/. Do not edit.\n${head.join('\n')}\n${body}`;
}

/** AJV warns of `unicode: false` on every start; we want it, because the other way needs a run-time import. */
const ajvLogger = {
  log: (): void => undefined,
  warn: (message: unknown): void => {
    if (!String(message).includes('option unicode')) console.warn(message);
  },
  error: (message: unknown): void => console.error(message),
};

/** What `site check` reads in the schema of a plugin's settings, beside the validation. */
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
