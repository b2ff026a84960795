import { openApi } from './openApi.ts';
import { write } from './output.ts';
import { readEndpoints, type EndpointRow, type SchemaFile } from './pluginFiles.ts';

const banner = '/* Generated from all endpoints.json. Do not edit. */';

/**
 * Writes the endpoint table in four forms: with shapes for servers and tests, rows for pages,
 * validators of answers, OpenAPI.
 *
 * @throws Error if an endpoint names a shape that no schema defines
 */
export function writeEndpoints(root: string, files: readonly SchemaFile[]): void {
  const endpoints = readEndpoints(root);
  write('openapi.json', `${JSON.stringify(openApi(endpoints, files), null, 2)}\n`);
  writeTable(endpoints, new Set(files.flatMap((file) => Object.keys(file.defs))));
  const ofPages = endpoints.filter(({ isOfEdge }) => isOfEdge !== true);
  writePageRows(
    'endpointRows',
    ofPages.filter(({ isFirst }) => isFirst === true),
  );
  writePageRows(
    'laterEndpointRows',
    ofPages.filter(({ isFirst }) => isFirst !== true),
  );
  writeAnswerChecks(endpoints, files);
}

function writeTable(endpoints: readonly EndpointRow[], known: ReadonlySet<string>): void {
  const used = new Set<string>();
  for (const { id, request, answer } of endpoints) {
    for (const name of [request, answer].filter((each) => each !== undefined)) {
      if (!known.has(name))
        throw new Error(`Endpoint ${id} names ${name}, which no schema defines`);
      used.add(name);
    }
  }
  const rows = endpoints.map(({ request: _request, answer: _answer, isFirst: _isFirst, ...row }) =>
    rowOf(row.id, row),
  );
  const shapes = endpoints.map(
    ({
      id,
      isBinary,
      request = isBinary === true ? 'ArrayBuffer' : 'undefined',
      answer = 'undefined',
    }) => `  ${JSON.stringify(id)}: { request: ${request}; answer: ${answer} };`,
  );
  write(
    'endpoints.ts',
    `${banner}
import type { ${[...used].sort().join(', ')} } from './wire.ts';

export const endpoints = {
${rows.join('\n')}
} as const;

export type EndpointId = keyof typeof endpoints;

/** Body and answer of each endpoint. */
export interface EndpointShapes {
${shapes.join('\n')}
}
`,
  );
}

/** Defaults of a row for pages. */
const usual: Readonly<Record<string, unknown>> = {
  method: 'GET',
  auth: 'none',
  idempotent: true,
  retries: 2,
  timeoutMs: 10_000,
};

/**
 * Writes the tables for pages: without default values and without fields that only servers and
 * tests read. Calls that no page makes at its start are in a table of their own, which the first
 * load leaves out; those that only the edge makes (`isOfEdge`) are in neither.
 */
function writePageRows(
  name: 'endpointRows' | 'laterEndpointRows',
  endpoints: readonly EndpointRow[],
): void {
  const rows = endpoints.map(
    ({ id, request: _request, answer: _answer, query: _query, isFirst: _isFirst, ...rest }) => {
      const own = Object.entries(rest).filter(([name, value]) => usual[name] !== value);
      return rowOf(id, Object.fromEntries(own));
    },
  );
  const defaults =
    name === 'endpointRows'
      ? `/** Default values of a row. */
export const defaultRow = ${JSON.stringify(usual)} as const;

`
      : '';
  write(
    `${name}.ts`,
    `${banner}
${defaults}export const ${name} = {
${rows.join('\n')}
} as const;
`,
  );
}

/** Writes the validators of answers for the edge, which inlines answers into pages. */
function writeAnswerChecks(endpoints: readonly EndpointRow[], files: readonly SchemaFile[]): void {
  const areas = new Map(
    files.flatMap((file) => Object.keys(file.defs).map((name) => [name, file.area])),
  );
  const rows = endpoints.flatMap(({ id, method, answer }) =>
    method === 'GET' && answer !== undefined ? [{ id, answer }] : [],
  );
  const named = Map.groupBy(new Set(rows.map(({ answer }) => answer)), (name) => areas.get(name));
  const imports = [...named].map(
    ([area, names]) =>
      `import { ${names.map((name) => `is${name}`).join(', ')} } from './validators/${area}.js';`,
  );
  const checks = rows.map(({ id, answer }) => `  ${JSON.stringify(id)}: is${answer},`);
  write(
    'answerChecks.ts',
    `${banner}
${imports.join('\n')}

export const answerChecks = {
${checks.join('\n')}
} as const;
`,
  );
}

function rowOf(id: string, row: object): string {
  return `  ${JSON.stringify(id)}: ${JSON.stringify(row)},`;
}
