import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Json = { [key: string]: unknown };

/** A file of shapes: each of its `$defs` becomes a type and a validator. */
export interface SchemaFile {
  /** Name of its module of validators; the plugin's id for the file of a plugin. */
  readonly area: string;
  readonly id: string;
  readonly defs: Record<string, Json>;
  readonly schema: Json;
}

/** A line of `endpoints.json`. */
export interface EndpointRow {
  readonly id: string;
  readonly request?: string;
  readonly answer?: string;
  /** Whether a page may make the call while it starts. */
  readonly isFirst?: boolean;
  readonly [key: string]: unknown;
}

/**
 * Reads the shapes of some kinds: all files in `schemas/<kind>/`, and
 * `plugins/<id>/<kind>.schema.json`.
 */
export function readSchemas(root: string, kinds: readonly string[]): SchemaFile[] {
  const files = kinds.flatMap((kind) => [
    ...readdirSync(join(root, 'schemas', kind), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ area: basename(name, '.json'), path: join(root, 'schemas', kind, name) })),
    ...pluginsWith(root, `${kind}.schema.json`).map(({ id, path }) => ({ area: id, path })),
  ]);
  for (const [area, [first, second]] of Map.groupBy(files, (file) => file.area))
    if (second !== undefined)
      throw new Error(
        `${first?.path} and ${second.path} would both make the validators of ${area}: rename one`,
      );
  return files.map(({ area, path }) => {
    const schema = readJson(path);
    return {
      area,
      id: String(schema['$id']),
      defs: (schema['$defs'] ?? {}) as Record<string, Json>,
      schema,
    };
  });
}

/**
 * `schemas/endpoints.json`, then `plugins/<id>/endpoints.json`, whose ids begin with the plugin's.
 */
export function readEndpoints(root: string): EndpointRow[] {
  const rows = rowsOf(join(root, 'schemas', 'endpoints.json'));
  for (const { id, path } of pluginsWith(root, 'endpoints.json')) {
    for (const row of rowsOf(path)) {
      if (!row.id.startsWith(`${id}.`))
        throw new Error(`${path}: the id ${row.id} must begin with ${id}.`);
      rows.push(row);
    }
  }
  for (const [id, { length }] of Map.groupBy(rows, (row) => row.id))
    if (length > 1) throw new Error(`${length} endpoints have the id ${id}`);
  return rows;
}

function rowsOf(path: string): EndpointRow[] {
  return readJson(path)['endpoints'] as EndpointRow[];
}

/** Text of the module that lists the plugins' parts of the sandbox. */
export function sandboxPartsModule(root: string): string {
  const ids = pluginsWith(root, 'sandbox/sandboxPart.ts').map(({ id }) => id);
  const imports = ids.map(
    (id) =>
      `import { sandboxPart as ${nameOf(id)} } from '../../plugins/${id}/sandbox/sandboxPart.ts';\n`,
  );
  return `/* Generated from plugins/. Do not edit. */
import type { SandboxPart } from '../../sandbox/SandboxPart.ts';
${imports.join('')}
export const sandboxParts: readonly SandboxPart[] = [${ids.map(nameOf).join(', ')}];
`;
}

/** An id as a TypeScript name: `payment-requests` becomes `paymentRequests`. */
function nameOf(id: string): string {
  return id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** Copies a schema with its references to shapes beginning with `target`, such as `#/$defs/`. */
export function withReferences(value: unknown, target: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, target));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^.*#\/\$defs\//, target)
        : withReferences(inner, target),
    ]),
  );
}

/** Schemas of the settings of plugins, by the plugin's id. */
export function readSettingsFiles(root: string): ReadonlyMap<string, Json> {
  return new Map(
    pluginsWith(root, 'settings.schema.json').map(({ id, path }) => [id, readJson(path)]),
  );
}

/** Returns the same schemas as shapes, such as `PaymentRequestsSettings` for `payment-requests`. */
export function settingsShapes(root: string): SchemaFile {
  const defs = [...readSettingsFiles(root)].map(([id, schema]): [string, Json] => {
    const name = nameOf(id);
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}Settings`, schema];
  });
  return { area: 'settings', id: 'settings', defs: Object.fromEntries(defs), schema: {} };
}

function pluginsWith(root: string, file: string): { readonly id: string; readonly path: string }[] {
  return readdirSync(join(root, 'plugins'))
    .sort()
    .map((id) => ({ id, path: join(root, 'plugins', id, file) }))
    .filter(({ path }) => existsSync(path));
}

export function readJson(path: string): Json {
  return JSON.parse(readFileSync(path, 'utf8')) as Json;
}
