import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readEndpoints, readSchemas, sandboxPartsModule } from './pluginFiles.ts';

const line = { $id: 'https://grandstand.example/line', $defs: { Sport: { type: 'object' } } };
const tips = { $id: 'https://grandstand.example/tips', $defs: { TipList: { type: 'array' } } };

function createRoot(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'plugin-files-'));
  const own = {
    'schemas/wire/line.json': line,
    'schemas/endpoints.json': { endpoints: [{ id: 'betting.sports' }] },
    'plugins/index.ts': '',
    ...files,
  };
  for (const [path, content] of Object.entries(own)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

test('shapes, calls and sandbox parts of a plugin are read from its folder', () => {
  const root = createRoot({
    'plugins/tips/wire.schema.json': tips,
    'plugins/tips/endpoints.json': { endpoints: [{ id: 'tips.list', answer: 'TipList' }] },
    'plugins/tips/sandbox/sandboxPart.ts': '',
    'plugins/plain/index.ts': '',
  });
  expect(readSchemas(root, ['wire']).map(({ area, defs }) => [area, Object.keys(defs)])).toEqual([
    ['line', ['Sport']],
    ['tips', ['TipList']],
  ]);
  expect(readEndpoints(root).map(({ id }) => id)).toEqual(['betting.sports', 'tips.list']);
  expect(sandboxPartsModule(root)).toContain("from '../../plugins/tips/sandbox/sandboxPart.ts'");
  expect(sandboxPartsModule(root)).toContain('= [tips];');
});

test('a plugin cannot take names of validators and calls of another', () => {
  const twice = createRoot({ 'plugins/line/wire.schema.json': tips });
  expect(() => readSchemas(twice, ['wire'])).toThrow('both make the validators of line');
  const foreign = createRoot({
    'plugins/tips/endpoints.json': { endpoints: [{ id: 'betting.sports' }] },
  });
  expect(() => readEndpoints(foreign)).toThrow('the id betting.sports must begin with tips.');
  const repeated = createRoot({
    'plugins/tips/endpoints.json': { endpoints: [{ id: 'tips.list' }, { id: 'tips.list' }] },
  });
  expect(() => readEndpoints(repeated)).toThrow('2 endpoints have the id tips.list');
});
