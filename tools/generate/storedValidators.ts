import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ajvOptions, hoistRequires, write } from './output.ts';

export interface StoredSchemaFile {
  readonly area: string;
  readonly id: string;
  readonly defs: Record<string, unknown>;
  readonly schema: object;
}

/**
 * Validators of what a browser keeps: one module each, so that each comes with the code that reads the value. What does
 * not pass is dropped without a word, so they are made without reasons, which are most of their bytes.
 */
export function writeStoredValidators(files: readonly StoredSchemaFile[]): void {
  for (const { area, id, defs, schema } of files) {
    for (const name of Object.keys(defs)) {
      const ajv = new Ajv2020({
        ...ajvOptions,
        schemas: [schema],
        inlineRefs: true,
        messages: false,
        discriminator: true,
        code: { ...ajvOptions.code, optimize: 2 },
      });
      // No schema asks what others have looked at, and to keep account of it costs bytes.
      ajv.opts.unevaluated = false;
      const code = withoutReasons(
        hoistRequires(standalone(ajv, { [`is${name}`]: `${id}#/$defs/${name}` })),
        name,
      );
      write(`stored/${area}/is${name}.js`, code);
      write(
        `stored/${area}/is${name}.d.ts`,
        `// Generated from schemas/. Do not edit.\nimport type { ${name} } from '../stored.ts';\nexport declare const is${name}: (data: unknown) => data is ${name};\n`,
      );
    }
  }
}

/** Every statement of AJV stands on a line of its own (`lines`). */
function withoutReasons(code: string, name: string): string {
  const functions = code.match(/^function validate\d+/gm) ?? [];
  if (functions.length !== 1 || /^import /m.test(code))
    throw new Error(
      `Stored ${name} needs more than one function; write it without $ref and deep comparison`,
    );
  return code
    .replace(/^validate\d+\.(?:errors|evaluated) = .*;?$/gm, '')
    .replace(/^const (err\d+) = \{.*\};$/gm, 'const $1 = 0;')
    .replace(/\n+/g, '\n');
}
