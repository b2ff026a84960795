import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ajvOptions, hoistRequires, write } from './output.ts';
import type { SchemaFile } from './pluginFiles.ts';

/**
 * Validators of what a browser keeps: one module each, so that each comes with the code that reads
 * the value. A value that does not pass is dropped silently, so they carry no reasons, which are
 * most of their bytes.
 */
export function writeStoredValidators(files: readonly SchemaFile[]): void {
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
      // No schema uses `unevaluated…`, and keeping account of it costs bytes.
      ajv.opts.unevaluated = false;
      const code = withoutReasons(
        hoistRequires(standalone(ajv, { [`is${name}`]: `${id}#/$defs/${name}` })),
        name,
      );
      write(`stored/${area}/is${name}.js`, code);
      write(
        `stored/${area}/is${name}.d.ts`,
        `// Generated from schemas/. Do not edit.
import type { ${name} } from '../stored.ts';
export declare const is${name}: (data: unknown) => data is ${name};
`,
      );
    }
  }
}

/** Works by line, because AJV writes each statement on its own line (`lines`). */
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
