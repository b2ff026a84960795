import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ajvOptions } from './output.ts';
import { readSchemas } from './pluginFiles.ts';

const root = join(import.meta.dirname, '..', '..');
const cases = readSchemas(root, ['stored']).flatMap(({ area, id, defs, schema }) =>
  Object.entries(defs).map(([name, def]) => ({ area, id, schema, name, def })),
);

/** Values close to a schema: valid ones, and ones with single invalid parts. */
function valueOf(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(fc.constant(undefined), fc.constant(null), fc.integer(), fc.string());
  const kinds = [schema['type']].flat();
  const of = (key: string) => schema[key] as Readonly<Record<string, unknown>>;
  const variants = (schema['oneOf'] ?? schema['anyOf']) as
    | readonly Readonly<Record<string, unknown>>[]
    | undefined;
  let right: fc.Arbitrary<unknown> = fc.anything();
  if (variants !== undefined) right = fc.oneof(...variants.map(valueOf));
  else if ('const' in schema) right = fc.constant(schema['const']);
  else if ('enum' in schema) right = fc.constantFrom(...(schema['enum'] as unknown[]));
  else if (kinds.includes('array')) right = fc.array(valueOf(of('items')), { maxLength: 14 });
  else if ('properties' in schema)
    right = fc.record(
      Object.fromEntries(
        Object.entries(of('properties')).map(([key, each]) => [
          key,
          valueOf(each as Readonly<Record<string, unknown>>),
        ]),
      ),
    );
  else if (typeof schema['additionalProperties'] === 'object')
    right = fc.dictionary(fc.stringMatching(/^[0-9a]{1,3}$/), valueOf(of('additionalProperties')));
  else if (kinds.includes('boolean')) right = fc.boolean();
  else if (typeof schema['pattern'] === 'string')
    right = fc.stringMatching(new RegExp(schema['pattern']));
  else if (kinds.includes('string')) right = fc.string({ maxLength: 10 });
  else if (kinds.includes('integer') || kinds.includes('number'))
    right = fc.oneof(fc.integer({ min: -1, max: 60 }), fc.double());
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

test.each(cases)('$area/$name agrees with AJV', async ({ area, id, schema, name, def }) => {
  const ajv = new Ajv2020({ ...ajvOptions, schemas: [schema], discriminator: true });
  const expected = ajv.getSchema(`${id}#/$defs/${name}`);
  const module = (await import(`../../schemas/generated/stored/${area}/is${name}.js`)) as Readonly<
    Record<string, (value: unknown) => boolean>
  >;
  fc.assert(
    fc.property(fc.oneof(valueOf({ ...def }), fc.anything()), (value) => {
      expect(module[`is${name}`]?.(value)).toBe(expected?.(value));
    }),
    { numRuns: 300 },
  );
});

test('a validator of stored values carries no reasons and imports nothing', () => {
  const out = join(root, 'schemas/generated/stored');
  const texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, name), 'utf8'));
  expect(texts.length).toBe(cases.length);
  expect(texts.filter((text) => /^import |instancePath|\.errors\b|evaluated/m.test(text))).toEqual(
    [],
  );
});

test('the validator of the feed accepts what AJV accepts, and unknown fields besides', async () => {
  const ajv = new Ajv2020({
    ...ajvOptions,
    schemas: readSchemas(root, ['wire', 'feed']).map(({ schema }) => schema),
  });
  const kinds = ['Welcome', 'Snapshot', 'Delta', 'Heartbeat', 'FeedError'].map((name) =>
    ajv.getSchema(`https://grandstand.example/schemas/feed/feed.json#/$defs/${name}Message`)!,
  );
  const { isServerMessage } = await import('../../schemas/generated/feed/isServerMessage.js');
  const messages = fc.oneof(
    ...kinds.map(({ schema }) => valueOf(schema as Readonly<Record<string, unknown>>)),
    fc.anything(),
  );
  fc.assert(
    fc.property(messages, (value) => {
      const isRight = kinds.some((kind) => kind(value) === true);
      expect(isServerMessage(value)).toBe(isRight);
      if (isRight) expect(isServerMessage({ ...(value as object), unknown: 1 })).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('validators are exported as functions, which exist before a module of a circle has run', () => {
  const generated = join(root, 'schemas', 'generated');
  const modules = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:validators|stored|feed)\/.*\.js$/.test(name.replaceAll('\\', '/')),
  );
  expect(modules.length).toBeGreaterThan(50);
  expect(
    modules.filter((name) => /^export const/m.test(readFileSync(join(generated, name), 'utf8'))),
  ).toEqual([]);
});
