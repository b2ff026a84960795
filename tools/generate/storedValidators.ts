import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ajvOptions, hoistRequires, write } from './output.ts';
import type { Json, SchemaFile } from './pluginFiles.ts';

/**
 * Writes validators of stored values: one module each, so that each is loaded with the code that
 * reads the value. An invalid value is dropped silently, so they carry no reasons, which are most
 * of their bytes.
 */
export function writeStoredValidators(files: readonly SchemaFile[]): void {
  for (const { area, id, defs, schema } of files)
    for (const name of Object.keys(defs))
      writeCompactValidator(`stored/${area}`, name, `${id}#/$defs/${name}`, [schema]);
}

/**
 * The validator that the page runs on each message of the feed. Unlike the strict one of
 * `validators/feed.js` it accepts unknown fields, as a newer platform may send them.
 *
 * @throws Error when no file has the shape `ServerMessage`
 */
export function writeFeedValidator(files: readonly SchemaFile[]): void {
  const file = files.find(({ defs }) => 'ServerMessage' in defs);
  if (file === undefined) throw new Error('schemas/feed: the shape ServerMessage is gone');
  const schema = withUnknownFields(file.schema) as Json & { readonly $defs: Json };
  const message = {
    ...file.defs['ServerMessage'],
    type: 'object',
    properties: { t: {} },
    required: ['t'],
    discriminator: { propertyName: 't' },
  };
  const schemas = [{ ...schema, $defs: { ...schema.$defs, ServerMessage: message } }];
  writeCompactValidator('feed', 'ServerMessage', `${file.id}#/$defs/ServerMessage`, schemas);
}

function writeCompactValidator(
  folder: string,
  name: string,
  ref: string,
  schemas: readonly Json[],
): void {
  const ajv = new Ajv2020({
    ...ajvOptions,
    schemas: [...schemas],
    inlineRefs: true,
    messages: false,
    discriminator: true,
    code: { ...ajvOptions.code, optimize: 2 },
  });
  // No schema uses `unevaluated…`, and keeping account of it costs bytes.
  ajv.opts.unevaluated = false;
  const code = withoutReasons(hoistRequires(standalone(ajv, { [`is${name}`]: ref })), name);
  write(`${folder}/is${name}.js`, code);
  const types = folder.startsWith('stored/') ? '../stored.ts' : '../wire.ts';
  write(
    `${folder}/is${name}.d.ts`,
    `// Generated from schemas/. Do not edit.
import type { ${name} } from '${types}';
export declare const is${name}: (data: unknown) => data is ${name};
`,
  );
}

/** The schema without its `additionalProperties: false`. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'additionalProperties' || inner !== false)
      .map(([key, inner]) => [key, withUnknownFields(inner)]),
  );
}

/** Works line by line, because AJV writes each statement on its own line (`lines`). */
function withoutReasons(code: string, name: string): string {
  const functions = code.match(/^function validate\d+/gm) ?? [];
  if (functions.length !== 1 || /^import /m.test(code))
    throw new Error(
      `The validator of ${name} needs more than one function; write it without $ref and deep comparison`,
    );
  return (
    code
      .replace(/^validate\d+\.(?:errors|evaluated) = .*;?$/gm, '')
      .replace(/^const (err\d+) = \{.*\};$/gm, 'const $1 = 0;')
      // Parameters for reasons, which minifiers would keep.
      .replace(/^(function validate\d+\(data), \{instancePath=.*\}=\{\}\)/m, '$1)')
      .replace(/\n+/g, '\n')
  );
}
