import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles, withoutComments } from './sourceFiles.ts';

const contract = sourceFiles('core/contract', /\.tsx?$/).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);

test('ARC-20 the contract stays small: its number of code lines may only fall', () => {
  const lines = contract.flatMap(({ text }) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
  expect(lines.length).toBeLessThanOrEqual(400);
});

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Places of a shape without a size limit. */
function boundless(
  shape: Shape,
  defs: Readonly<Record<string, Shape>>,
  place: string,
  seen: readonly string[] = [],
): string[] {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : boundless(defs[name] ?? {}, defs, name, [...seen, name]);
  }
  const types = [shape.type].flat();
  const isOpen =
    (types.includes('string') &&
      shape.enum === undefined &&
      shape.const === undefined &&
      shape.maxLength === undefined) ||
    (types.includes('array') && shape.maxItems === undefined) ||
    (types.includes('object') &&
      shape.additionalProperties !== false &&
      shape.maxProperties === undefined);
  const parts: readonly (readonly [string, Shape])[] = [
    ...Object.entries(shape.properties ?? {}).map(
      ([name, part]) => [`${place}.${name}`, part] as const,
    ),
    ...[...(shape.oneOf ?? []), ...(shape.anyOf ?? []), ...(shape.allOf ?? [])].map(
      (part) => [place, part] as const,
    ),
    ...(shape.items === undefined ? [] : [[`${place}[]`, shape.items] as const]),
    ...(typeof shape.additionalProperties === 'object'
      ? [[`${place}.*`, shape.additionalProperties] as const]
      : []),
  ];
  return [
    ...(isOpen ? [place] : []),
    ...parts.flatMap(([inner, part]) => boundless(part, defs, inner, seen)),
  ];
}

test('SBX-847 M73 every text, list and object of a call or feed message has a maximum length', () => {
  const { paths, components } = JSON.parse(
    readFileSync(join(root, 'schemas/generated/openapi.json'), 'utf8'),
  ) as {
    readonly paths: Readonly<
      Record<
        string,
        Record<
          string,
          {
            readonly requestBody?: { readonly content: Record<string, { readonly schema: Shape }> };
          }
        >
      >
    >;
    readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
  };
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ path, schema })),
    ),
  );
  expect(bodies.length).toBeGreaterThan(30);
  const defs = components.schemas;
  expect([
    ...new Set([
      ...bodies.flatMap(({ path, schema }) => boundless(schema, defs, path)),
      ...boundless(defs['ClientMessage'] ?? {}, defs, 'ClientMessage'),
    ]),
  ]).toEqual([]);
});

test('EDG-400 compiled validators are standalone: production has no schema library', () => {
  const folder = join(root, 'schemas/generated/validators');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  // Unique items need a type: untyped values are compared by AJV's library at run time.
  expect(files.filter((name) => readFileSync(join(folder, name), 'utf8').includes('ajv/'))).toEqual(
    [],
  );
});
