import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { ajvOptions, hoistRequires, write } from './output.ts';

export interface Schema {
  readonly [key: string]: unknown;
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schemaPath = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  'schemas',
  'config',
  'site-configuration.json',
);

/** The schema of the configuration as it is written by hand. */
export function readConfigurationSchema(): Schema {
  return JSON.parse(readFileSync(schemaPath, 'utf8')) as Schema;
}

/** The default of a part of the schema: its own, or the one that its properties' defaults make. */
function defaultOf(schema: Schema): unknown {
  if (schema.default !== undefined || schema.properties === undefined) return schema.default;
  const entries = Object.entries(schema.properties).map(
    ([key, inner]) => [key, defaultOf(inner)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A layer may leave out anything; the inside of list items and named shapes stays as strict as written. */
export function asLayer(schema: Schema): Schema {
  const { required: _required, ...rest } = schema;
  if (schema.properties === undefined) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, asLayer(inner)]),
    ),
  };
}

/** After the merge everything that has a default is there. */
function asResolved(schema: Schema): Schema {
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).filter(([key]) => key !== '$schema');
  const filled = properties
    .filter(([, inner]) => defaultOf(inner) !== undefined)
    .map(([key]) => key);
  return {
    ...schema,
    required: [...new Set([...(schema.required ?? []), ...filled])],
    properties: Object.fromEntries(properties.map(([key, inner]) => [key, asResolved(inner)])),
  };
}

/** A reference with a description beside it would become a second type of the same shape. */
function withBareReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBareReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return { $ref: value.$ref };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withBareReferences(inner)]),
  );
}

async function writeTypes(resolved: Schema): Promise<void> {
  const source = await compile(
    { ...(withBareReferences(resolved) as Schema), $id: undefined } as never,
    'SiteConfigurationJson',
    {
      bannerComment:
        '/* Generated from schemas/config. Do not edit: run `node tools/generate.ts`. */',
      additionalProperties: false,
      format: false,
      ignoreMinAndMaxItems: true,
    },
  );
  write('config.ts', source);
}

function writeModule(area: string, shapes: Readonly<Record<string, Schema>>, shared: Schema): void {
  const ajv = new Ajv2020({ ...ajvOptions, allErrors: true });
  const definitions = shared.$defs === undefined ? {} : { $defs: shared.$defs };
  for (const [name, { $schema: _dialect, ...shape }] of Object.entries(shapes))
    ajv.addSchema({ ...shape, $id: name, ...definitions });
  const code = standalone(ajv, Object.fromEntries(Object.keys(shapes).map((name) => [name, name])));
  write(`validators/${area}.js`, hoistRequires(code));
}

function writeValidators(schema: Schema, resolved: Schema): void {
  const { site, features } = schema.properties ?? {};
  if (site === undefined || features === undefined)
    throw new Error(
      'schemas/config/site-configuration.json: the sections site and features are gone',
    );
  const overrides: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { site: asLayer(site), features, version: { type: 'string' } },
  };
  writeModule(
    'config',
    { isSiteConfiguration: resolved, isConfigurationLayer: asLayer(schema) },
    schema,
  );
  writeModule('overrides', { isPlatformOverrides: overrides }, {});
  write(
    'validators/config.d.ts',
    `// Generated from schemas/config. Do not edit.
import type { SiteConfigurationJson } from '../config.ts';
import type { ErrorObject } from 'ajv';
type Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };
/** Everything is there: the result of the merge. */
export declare const isSiteConfiguration: Check<SiteConfigurationJson>;
/** One layer: anything may be missing, nothing may be unknown. */
export declare const isConfigurationLayer: Check<Readonly<Record<string, unknown>>>;
`,
  );
  write(
    'validators/overrides.d.ts',
    `// Generated from schemas/config. Do not edit.
import type { SiteConfigurationJson } from '../config.ts';
import type { ErrorObject } from 'ajv';
type Check<T> = ((data: unknown) => data is T) & { errors?: ErrorObject[] | null };
/** What the platform may say. */
export declare const isPlatformOverrides: Check<{ readonly site?: Partial<SiteConfigurationJson['site']>; readonly features?: Readonly<Record<string, boolean>>; readonly version?: string }>;
`,
  );
}

/** Types, validators and defaults of the site configuration. */
export async function writeConfiguration(): Promise<void> {
  const schema = readConfigurationSchema();
  const resolved = asResolved(schema);
  await writeTypes(resolved);
  writeValidators(schema, resolved);
  write(
    'configurationDefaults.ts',
    `/* Generated from schemas/config. Do not edit. */\n\n/** The lowest layer: the specification's defaults. */\nexport const configurationDefaults: Readonly<Record<string, unknown>> = ${JSON.stringify(defaultOf(schema), null, 2)};\n`,
  );
}
