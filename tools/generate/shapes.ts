import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile } from 'json-schema-to-typescript';
import { ajvOptions, write, writeChecks } from './output.ts';
import { withReferences, type Json, type SchemaFile } from './pluginFiles.ts';

/**
 * Writes one module with the types of all shapes. The type compiler reads one file, so references
 * to others become local.
 *
 * @throws Error if two shapes have the same name
 */
export async function writeTypes(files: readonly SchemaFile[], output: string): Promise<void> {
  const $defs: Json = {};
  for (const file of files) {
    for (const [name, def] of Object.entries(file.defs)) {
      if (name in $defs)
        throw new Error(`schemas: two definitions are named ${name}; rename the one in ${file.id}`);
      $defs[name] = { ...(withReferences(def, '#/$defs/') as Json), title: name };
    }
  }
  const source = await compile(
    { title: 'WireRoot', type: 'object', additionalProperties: false, $defs } as never,
    'WireRoot',
    {
      bannerComment: '/* Generated from schemas/. Do not edit: run `node tools/generate.ts`. */',
      unreachableDefinitions: true,
      additionalProperties: false,
      format: false,
      ignoreMinAndMaxItems: false,
      maxItems: 2,
    },
  );
  write(output, source.replace(/export interface WireRoot \{\s*\}\n/, ''));
}

/** Writes a module of validators for each file of shapes. */
export function writeValidators(files: readonly SchemaFile[]): void {
  for (const { area, id, defs } of files) {
    const ajv = new Ajv2020({
      schemas: files.map(({ schema }) => schema) as never,
      ...ajvOptions,
      messages: false,
    });
    // Without the account for `unevaluated…`, which no schema uses, a bundler drops the validators
    // that a page does not import.
    ajv.opts.unevaluated = false;
    const checks = Object.keys(defs).map((name) => ({
      name: `is${name}`,
      schema: `${id}#/$defs/${name}`,
      type: `Wire.${name}`,
    }));
    writeChecks(area, ajv, checks, `import type * as Wire from '../wire.ts';`);
  }
}
