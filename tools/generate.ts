/**
 * schemas/ and what plugins bring in their folders → schemas/generated/: types, eval-free validators, the typed endpoint
 * table, the configuration, the plugins' parts of the sandbox, the sprite; and from the sources the names of
 * everything that a browser keeps.
 * Nothing in generated/ is written by hand or committed; every script runs this first (about a second).
 */
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { writeConfiguration } from './generate/configuration.ts';
import { readIcons } from './generate/icons.ts';
import { openApi } from './generate/openApi.ts';
import { readPublishedSchema } from './generate/publishedSchema.ts';
import {
  readEndpoints,
  readSchemas,
  sandboxPartsModule,
  type EndpointRow,
  type Json,
  type SchemaFile,
} from './generate/pluginFiles.ts';
import { readPageSources, storedNames } from './generate/storedNames.ts';
import { installedPlugins } from './build/installedPlugins.ts';
import { writeStoredValidators } from './generate/storedValidators.ts';
import { ajvOptions, dropStale, hoistRequires, keep, write } from './generate/output.ts';

const root = join(import.meta.dirname, '..');

/** References lead to other files; the type compiler gets one file, so they are turned into local ones. */
function withLocalRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^.*#\/\$defs\//, '#/$defs/')
        : withLocalRefs(inner),
    ]),
  );
}

async function writeTypes(
  files: readonly SchemaFile[],
  output: string,
  style: { readonly additionalProperties: boolean },
): Promise<void> {
  const all: Record<string, unknown> = {};
  for (const file of files) {
    for (const [name, def] of Object.entries(file.defs)) {
      if (name in all)
        throw new Error(`schemas: two definitions are named ${name}; rename the one in ${file.id}`);
      all[name] = { ...(withLocalRefs(def) as Json), title: name };
    }
  }
  const source = await compile(
    { title: 'WireRoot', type: 'object', additionalProperties: false, $defs: all } as never,
    'WireRoot',
    {
      bannerComment: '/* Generated from schemas/. Do not edit: run `node tools/generate.ts`. */',
      unreachableDefinitions: true,
      ...style,
      format: false,
      ignoreMinAndMaxItems: false,
      maxItems: 2,
    },
  );
  write(output, source.replace(/export interface WireRoot \{\s*\}\n/, ''));
}

function writeValidators(files: readonly SchemaFile[]): void {
  for (const file of files) {
    const ajv = new Ajv2020({
      schemas: files.map((each) => each.schema) as never,
      ...ajvOptions,
      messages: false,
    });
    const names = Object.keys(file.defs);
    const code = standalone(
      ajv,
      Object.fromEntries(names.map((name) => [`is${name}`, `${file.id}#/$defs/${name}`])),
    );
    write(`validators/${file.area}.js`, hoistRequires(code));
    const types = names.map((name) => `export declare const is${name}: Check<Wire.${name}>;`);
    write(
      `validators/${file.area}.d.ts`,
      `// Generated from schemas/. Do not edit.\nimport type * as Wire from '../wire.ts';\nimport type { ErrorObject } from 'ajv';\ntype Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };\n${types.join('\n')}\n`,
    );
  }
}

function writeEndpoints(files: readonly SchemaFile[]): void {
  const endpoints = readEndpoints(root);
  const known = new Set(files.flatMap((file) => Object.keys(file.defs)));
  const used = new Set<string>();
  for (const row of endpoints) {
    for (const name of [row.request, row.answer]) {
      if (name === undefined) continue;
      if (!known.has(name))
        throw new Error(`Endpoint ${row.id} names ${name}, which no schema defines`);
      used.add(name);
    }
  }
  write('openapi.json', `${JSON.stringify(openApi(endpoints, files), null, 2)}\n`);
  writePageRows(endpoints);
  const rows = endpoints.map(
    ({ request: _request, answer: _answer, ...rest }) =>
      `  ${JSON.stringify(rest['id'])}: ${JSON.stringify(rest)},`,
  );
  const shapes = endpoints.map(
    (row) =>
      `  ${JSON.stringify(row.id)}: { request: ${row.request ?? 'undefined'}; answer: ${row.answer ?? 'undefined'} };`,
  );
  write(
    'endpoints.ts',
    `/* Generated from all endpoints.json. Do not edit. */\nimport type { ${[...used].sort().join(', ')} } from './wire.ts';\n\nexport const endpoints = {\n${rows.join('\n')}\n} as const;\n\nexport type EndpointId = keyof typeof endpoints;\n\n/** Body and answer of each endpoint. */\nexport interface EndpointShapes {\n${shapes.join('\n')}\n}\n`,
  );
}

/** The check of each endpoint's answer, for the edge: it puts answers into pages that nobody else has looked at. */
function writeAnswerChecks(files: readonly SchemaFile[]): void {
  const areas = new Map(
    files.flatMap((file) => Object.keys(file.defs).map((name) => [name, file.area])),
  );
  const rows = readEndpoints(root).filter(({ method }) => method === 'GET');
  const named = Map.groupBy(
    new Set(rows.map(({ answer }) => answer).filter((answer) => answer !== undefined)),
    (answer) => areas.get(answer),
  );
  const imports = [...named].map(
    ([area, names]) =>
      `import { ${names.map((name) => `is${name}`).join(', ')} } from './validators/${area}.js';`,
  );
  const checks = rows
    .filter(({ answer }) => answer !== undefined)
    .map(({ id, answer }) => `  ${JSON.stringify(id)}: is${answer},`);
  write(
    'answerChecks.ts',
    `/* Generated from all endpoints.json. Do not edit. */\n${imports.join('\n')}\n\nexport const answerChecks = {\n${checks.join('\n')}\n} as const;\n`,
  );
}

/**
 * The table as a page carries it: without what most rows have in common, and without what only servers and tests read.
 */
function writePageRows(endpoints: readonly EndpointRow[]): void {
  const usual: Readonly<Record<string, unknown>> = {
    method: 'GET',
    auth: 'none',
    idempotent: true,
    retries: 2,
    timeoutMs: 10_000,
  };
  const rows = endpoints.map(
    ({ id, request: _request, answer: _answer, query: _query, ...rest }) => {
      const own = Object.fromEntries(
        Object.entries(rest).filter(([name, value]) => usual[name] !== value),
      );
      return `  ${JSON.stringify(id)}: ${JSON.stringify(own)},`;
    },
  );
  write(
    'endpointRows.ts',
    `/* Generated from all endpoints.json. Do not edit. */\n/** What a row has unless it says otherwise. */\nexport const defaultRow = ${JSON.stringify(usual)} as const;\n\nexport const endpointRows = {\n${rows.join('\n')}\n} as const;\n`,
  );
}

/** One sprite of all symbols, and their names. */
function writeIcons(): void {
  const icons = readIcons(root);
  write(
    'icons/sprite.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons.values()].join('\n')}\n</svg>\n`,
  );
  write(
    'icons/IconName.ts',
    `/** Names of the sprite. */\nexport type IconName =\n${[...icons.keys()].map((name) => `  | '${name}'`).join('\n')};\n`,
  );
}

/** The names that really exist are in the manifests; while one of them cannot be read, the last published schema stays. */
async function writePublishedSchema(): Promise<void> {
  const name = 'site-configuration.published.json';
  try {
    write(
      name,
      `${JSON.stringify(readPublishedSchema(root, await installedPlugins()), null, 2)}\n`,
    );
  } catch (error) {
    console.warn(
      `${name} stays as it is: ${error instanceof Error ? error.message : String(error)}`,
    );
    keep(name);
  }
}

const files = readSchemas(root, ['wire', 'feed']);
await writeTypes(files, 'wire.ts', { additionalProperties: false });
writeValidators(files);
const stored = readSchemas(root, ['stored']);
await writeTypes(stored, 'stored/stored.ts', { additionalProperties: false });
writeStoredValidators(stored);
writeEndpoints(files);
writeAnswerChecks(files);
writeIcons();
write('sandboxParts.ts', sandboxPartsModule(root));
await writeConfiguration();
await writePublishedSchema();
write(
  'storedNames.ts',
  `/* Generated from the sources. Do not edit. */\nexport const storedNames = ${JSON.stringify(storedNames(readPageSources(root)), null, 2)} as const;\n`,
);
dropStale();
