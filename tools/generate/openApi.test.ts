import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApi } from './openApi.ts';
import { readEndpoints, readSchemas } from './pluginFiles.ts';

const root = join(import.meta.dirname, '..', '..');
const endpoints = readEndpoints(root);
const contract = openApi(endpoints, readSchemas(root, ['wire', 'feed']));

test('the contract has every call, those of plugins among them, and every reference leads to a shape', () => {
  const paths = contract['paths'] as Readonly<Record<string, Readonly<Record<string, object>>>>;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(new Set(operations.map((each) => 'operationId' in each && each.operationId))).toEqual(
    new Set(endpoints.map(({ id }) => id)),
  );
  const { schemas } = contract['components'] as { readonly schemas: object };
  const references = [...JSON.stringify(contract).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(([, target = '']) => !(target.replace(/^.*\//, '') in schemas))).toEqual(
    [],
  );
});

test('a call lists its requirements: path parameters, key, sign-in and format of its body', () => {
  const row = { method: 'POST', request: 'Ask', answer: 'Answer' };
  const { paths } = openApi(
    [
      { ...row, id: 'a.ask', path: '/a/{id}', auth: 'bearer', query: ['x'], idempotencyKey: true },
      { ...row, id: 'a.form', path: '/form', auth: 'optional', isForm: true },
    ],
    [],
  );
  expect(paths).toMatchObject({
    '/a/{id}': {
      post: {
        tags: ['a'],
        parameters: [
          { name: 'id', in: 'path', required: true },
          { name: 'x', in: 'query', required: false },
          { name: 'X-Idempotency-Key', in: 'header', required: true },
        ],
        security: [{ bearer: [] }],
        responses: { '2XX': { content: { 'application/json': {} } } },
      },
    },
    '/form': {
      post: {
        security: [{}, { bearer: [] }],
        requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
      },
    },
  });
});
