import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile } from 'json-schema-to-typescript';
import { ajvOptions, write, writeChecks } from './output.ts';
import { readSettingsFiles, type Json } from './pluginFiles.ts';

export interface Schema {
  readonly [key: string]: unknown;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Reads the hand-written schema of the configuration. */
export function readConfigurationSchema(root: string): Schema {
  const path = join(root, 'schemas', 'config', 'site-configuration.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Schema;
}

/**
 * The default of a part of the schema: its own, or the one composed of its properties' defaults.
 */
function defaultOf(schema: Schema): unknown {
  if (schema.default !== undefined || schema.properties === undefined) return schema.default;
  const entries = Object.entries(schema.properties).map(
    ([key, inner]) => [key, defaultOf(inner)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The schema of a layer, which may omit anything but parts of list items and named shapes. */
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

/** The schema of a merged configuration, in which every value with a default is required. */
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

/** Adds the schema of each plugin's settings; a plugin without one may have any. */
function withSettings(schema: Schema, settings: ReadonlyMap<string, Json>): Schema {
  const sections = [...settings].map(([id, section]): [string, Schema] => [
    id,
    { ...section, type: ['boolean', 'object'], anyOf: [{ const: false }, { type: 'object' }] },
  ]);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      plugins: { ...schema.properties?.['plugins'], properties: Object.fromEntries(sections) },
    },
  };
}

/**
 * Removes the description beside a reference, which would create a second type of the same shape.
 */
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

/** Shapes with their type; each schema has the name of its validator as its id in AJV. */
function writeModule(
  area: string,
  shapes: readonly (readonly [name: string, shape: Schema, type: string])[],
  $defs: Schema['$defs'] = {},
): void {
  const ajv = new Ajv2020({ ...ajvOptions, allErrors: true });
  for (const [name, { $schema: _dialect, ...shape }] of shapes)
    ajv.addSchema({ ...shape, $id: name, $defs });
  writeChecks(
    area,
    ajv,
    shapes.map(([name, , type]) => ({ name, schema: name, type })),
    `import type { SiteConfigurationJson } from '../config.ts';`,
  );
}

/**
 * Writes types, validators and defaults of the site configuration. A whole configuration
 * (`isSiteConfiguration`), settings of plugins included, must be complete; a layer
 * (`isConfigurationLayer`) may omit anything; the platform overrides site, features and version.
 */
export async function writeConfiguration(root: string): Promise<void> {
  const schema = readConfigurationSchema(root);
  const resolved = asResolved(schema);
  const { site, features } = schema.properties ?? {};
  if (site === undefined || features === undefined)
    throw new Error(
      'schemas/config/site-configuration.json: the sections site and features are gone',
    );
  await writeTypes(resolved);
  writeModule(
    'config',
    [
      [
        'isSiteConfiguration',
        withSettings(resolved, readSettingsFiles(root)),
        'SiteConfigurationJson',
      ],
      ['isConfigurationLayer', asLayer(schema), 'Readonly<Record<string, unknown>>'],
    ],
    schema.$defs,
  );
  const overrides: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { site: asLayer(site), features, version: { type: 'string' } },
  };
  writeModule('overrides', [
    [
      'isPlatformOverrides',
      overrides,
      `{
  readonly site?: Partial<SiteConfigurationJson['site']>;
  readonly features?: Readonly<Record<string, boolean>>;
  readonly version?: string;
}`,
    ],
  ]);
  write(
    'configurationDefaults.ts',
    `/* Generated from schemas/config. Do not edit. */

/** The lowest layer: the specification's defaults. */
export const configurationDefaults: Readonly<Record<string, unknown>> = ${JSON.stringify(defaultOf(schema), null, 2)};
`,
  );
}
