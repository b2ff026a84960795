import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../tools/build/installedPlugins.ts';

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');

/** Documents whose paths are relative to the repository or to their own folder. */
const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'core/README.md',
  'core/ui/README.md',
  'docs/screen-reader/README.md',
  'edge/README.md',
  'plugins/betting/README.md',
  'plugins/coupon/README.md',
  'plugins/notices/README.md',
  'sandbox/README.md',
];

test('ARCHITECTURE.md can be read in ten minutes', () => {
  expect(read('ARCHITECTURE.md').split(/\s+/).filter(Boolean).length).toBeLessThan(1200);
});

test.each(documents)('files and links of %s exist', (document) => {
  const text = read(document);
  const paths = [...text.matchAll(/`([a-z-]+(?:\/[\w.-]+)+\.(?:ts|tsx|json|css|md|svg))`/g)].map(
    ([, path = '']) => path,
  );
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
  // Paths of the examples in README and CONTRIBUTING.
  const exampleParts = ['config/verano.json', 'public/brands/verano.svg', 'sandbox/sandboxPart.ts'];
  const missing = [...paths, ...links].filter(
    (path) =>
      !path.startsWith('dist/') &&
      !exampleParts.includes(path) &&
      !existsSync(join(rootFolder, path)) &&
      !existsSync(join(rootFolder, dirname(document), path)),
  );
  expect(missing).toEqual([]);
});

test('C20 texts that the screen-reader scripts quote exist on the site', () => {
  const texts = new Set(
    globSync('{core,plugins}/**/locales/**/en.json', { cwd: rootFolder }).flatMap((path) =>
      Object.values(JSON.parse(read(path)) as Readonly<Record<string, string>>),
    ),
  );
  const scripts = globSync('docs/screen-reader/*.md', { cwd: rootFolder }).filter(
    (path) => !path.endsWith('README.md'),
  );
  expect(scripts).toHaveLength(4);
  const quoted = scripts.flatMap((path) =>
    [...read(path).matchAll(/“([^”]+)”/g)].map(([, text = '']) => text),
  );
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((text) => !texts.has(text))).toEqual([]);
});
