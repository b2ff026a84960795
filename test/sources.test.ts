import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as breakPoints from '../core/ui/styles/breakPoints.ts';
import { sourceFiles, withoutComments } from './sourceFiles.ts';
import { modules, pluginModules, pluginOf, isManifest } from './pageModules.ts';

/** Classes of a CSS module; global ones are in `:global()`. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = sheet
    .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
    .matchAll(/[^{};]+(?=\{)/g);
  return new Set(
    [...selectors].flatMap(([selector]) =>
      selector.trimStart().startsWith('@')
        ? []
        : [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  );
}

const ownCode = [
  ...modules('core'),
  ...pluginModules,
  ...modules('sandbox'),
  ...modules('edge'),
  ...modules('process'),
  ...modules('tools'),
];

test('SHL-538 no code formats or sorts by the language of the machine', () => {
  const found = [
    ...modules('core'),
    ...pluginModules,
    ...modules('sandbox'),
    ...modules('edge'),
    ...modules('process'),
  ].flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        /\.toLocale(?:Upper|Lower)Case\(\)|\.localeCompare\([^(),]*\)|\.toLocaleString\(\)/.test(
          line,
        )
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

test('SHL-539 constants are named like every other variable', () => {
  const found = ownCode.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b/gm)].map(
      ([, name]) => `${path} ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

test('ARC-23 every class that a view uses is in its sheet, and every class of a sheet is used', () => {
  const sheets = new Map(
    ['core', 'plugins'].flatMap((folder) =>
      sourceFiles(folder, /\.module\.css$/).map(({ path, text }) => [path, text] as const),
    ),
  );
  const named = new Map<string, Set<string>>();
  /** Sheets whose classes a view selects by a computed name. */
  const picked = new Set<string>();
  const missing: string[] = [];
  for (const { path, text } of [...modules('core'), ...pluginModules])
    for (const [, local = '', specifier = ''] of text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const sheet = posix.join(posix.dirname(path), specifier);
      const classes = classesOf(sheets.get(sheet) ?? '');
      const names = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      );
      missing.push(...names.filter((name) => !classes.has(name)).map((name) => `${path} ${name}`));
      named.set(sheet, new Set([...(named.get(sheet) ?? []), ...names]));
      if (new RegExp(`\\b${local}(?:\\[|[,)}])`).test(text)) picked.add(sheet);
    }
  expect(missing).toEqual([]);
  const idle = [...sheets].flatMap(([path, text]) =>
    picked.has(path)
      ? []
      : [...classesOf(text)]
          .filter((name) => named.get(path)?.has(name) !== true)
          .map((name) => `${path} ${name}`),
  );
  expect(idle).toEqual([]);
});

test('SHL-60 M28 media queries use the four breakpoints of the design only, in one sheet and where layouts differ', () => {
  expect(Object.values(breakPoints).sort((a, b) => b - a)).toEqual([1920, 1366, 1100, 1024]);
  const questions = ['core', 'plugins', 'edge'].flatMap((folder) =>
    sourceFiles(folder, /^(?!.*\.test\.).*\.(?:css|tsx?)$/).flatMap(({ path, text }) =>
      [
        ...withoutComments(text).matchAll(
          /(?:@media|matchMedia\()[^{;]*?(?:min-width|max-width|width [<>]=?)[^{;]*/g,
        ),
      ].map(([question]) => ({ path, question })),
    ),
  );
  const widths = questions.flatMap(({ path, question }) =>
    [...question.matchAll(/(\d+)px/g)].map(([, width]) => `${path} ${width}`),
  );
  expect(widths.sort()).toEqual([
    // Old browsers lack container queries: below the desktop layout.
    'core/shell/plain/plainStyles.ts 1023',
    'core/ui/styles/tokens.css 1100',
    'core/ui/styles/tokens.css 1366',
    'core/ui/styles/tokens.css 1920',
  ]);
});

test('SHL-517 M44 content with a faded edge is not faded at the end once it is scrolled there', () => {
  const rules = ['core', 'plugins'].flatMap((folder) =>
    sourceFiles(folder, /\.module\.css$/).flatMap(({ path, text }) =>
      [...text.matchAll(/[^{}]*\{[^{}]*--fade-end[^{}]*\}/g)].map(([rule]) => ({ path, rule })),
    ),
  );
  expect(rules.length).toBeGreaterThan(5);
  const full = rules.filter(
    ({ rule }) =>
      !/padding-inline-end: var\(--sp-5\)|padding-inline: \S+(?: \S+)? var\(--sp-5\)/.test(rule),
  );
  expect(full.map(({ path }) => path)).toEqual([]);
});

test('ARC-11 file names describe their content: there are no catch-all files', () => {
  const names = [
    ...modules('core'),
    ...pluginModules,
    ...modules('sandbox'),
    ...modules('edge'),
    ...modules('process'),
  ].map(({ path }) => path);
  const doors =
    /^(?:core|core\/data|core\/ui|core\/ui\/react|core\/shell|core\/shell\/inspector|core\/shell\/workbench|sandbox|plugins\/[^/]+)\/index\.ts$/;
  const found = names.filter(
    (path) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc|lib)(?:\.tsx?$|\/)/i.test(path) ||
      (/\/index\.tsx?$/.test(path) && !doors.test(path)),
  );
  expect(found).toEqual([]);
});

test('ARC-12 there are no suppressions and no unfinished work', () => {
  const found = ownCode.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /@ts-(?:ignore|expect-error|nocheck)|\bTODO\b|\bFIXME\b|(?:ox|es)lint-disable/.test(line) &&
        !path.startsWith('tools/lint')
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

test('ARC-28 comments fit the print width of 100, which the formatter does not check', () => {
  const isLong = (line: string): boolean =>
    line.length > 100 && /^\s*(?:\{?\/\*|\*|\/\/)/.test(line);
  const found = ['core', 'plugins', 'domain', 'sandbox', 'edge', 'process', 'tools', 'test']
    .flatMap((folder) => sourceFiles(folder, /\.(?:tsx?|mjs|css)$/))
    .filter(({ path }) => !/^test\/bench\/(?:pages|harness)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (isLong(line) ? [`${path}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});

test('ARC-13 every export of a public API has a doc comment', () => {
  const seen = [...modules('core'), ...pluginModules, ...modules('sandbox')];
  const all = new Map(seen.map(({ path, text }) => [path, text]));
  const doors = [
    'core/index.ts',
    'core/data/index.ts',
    'core/ui/index.ts',
    'sandbox/index.ts',
    ...[...all.keys()].filter((path) => /^plugins\/[^/]+\/(?:contract|ui)\.ts$/.test(path)),
  ];
  const exportsOf = doors.flatMap((door) => exportedFrom(door, all));
  expect(exportsOf.length).toBeGreaterThan(150);
  expect(
    exportsOf
      .filter(({ isDocumented }) => !isDocumented)
      .map(({ path, name }) => `${name} of ${path}`),
  ).toEqual([]);
});

test('ARC-14 every plugin has a SPEC.md with its rules', () => {
  const specified = sourceFiles('plugins', /^plugins\/[^/]+\/SPEC\.md$/).map(({ path }) =>
    pluginOf(path),
  );
  expect(specified).toEqual(
    pluginModules.filter(({ path }) => isManifest(path)).map(({ path }) => pluginOf(path)),
  );
});

interface ExportedName {
  readonly path: string;
  readonly name: string;
  readonly isDocumented: boolean;
}

/** A module's own exports and re-exports; `names`: those that the importer uses. */
function exportedFrom(
  path: string,
  all: ReadonlyMap<string, string>,
  names?: readonly string[],
): ExportedName[] {
  const text = all.get(path) ?? '';
  const isTaken = (name: string): boolean => names === undefined || names.includes(name);
  const own = [
    ...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm),
  ].flatMap(({ 1: name = '', index }) =>
    isTaken(name)
      ? [{ path, name, isDocumented: text.slice(0, index).trimEnd().endsWith('*/') }]
      : [],
  );
  const passedOn = [
    ...text.matchAll(/^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)';/gm),
  ].flatMap(({ 1: list, 2: specifier = '' }) => {
    const taken = list?.split(',').map((name) => name.replace(/^\s*type\s/, '').trim());
    return exportedFrom(posix.join(posix.dirname(path), specifier), all, taken?.filter(isTaken));
  });
  return [...own, ...passedOn];
}

test('ARC-15 SHL-421 a truncated text keeps its beginning, in either direction of the text and the page', () => {
  const found = sourceFiles('plugins', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(
        ([, , rule = '']) =>
          /text-overflow:\s*ellipsis/.test(rule) && !/unicode-bidi:\s*plaintext/.test(rule),
      )
      .map(
        ([, selector = '']) =>
          `${path} cuts ${selector.trim()} without unicode-bidi: plaintext (and text-align: match-parent, so that it stands at the side of the page)`,
      ),
  );
  expect(found).toEqual([]);
  // Not every browser knows the unprefixed keyword.
  const alone = sourceFiles('plugins', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/text-align: match-parent;\s*(?!\s|text-align: -webkit-match-parent;)/g)].map(
      () => path,
    ),
  );
  expect(alone).toEqual([]);
});

/** Files that may still cast through `unknown`, with the reason. */
const castFiles: Readonly<Record<string, string>> = {
  'tools/generate/publishedSchema.ts': 'a schema while it is rewritten',
  'tools/generate/contributedCode.test.ts': 'manifests whose thunks are text',
  'test/sources.test.ts': 'the rule itself',
};

const sourceFolders = [
  'core',
  'plugins',
  'domain',
  'sandbox',
  'edge',
  'process',
  'tools',
  'test',
] as const;

test('ARC-27 no cast through unknown hides a type: tests use typed fakes (test/services)', () => {
  const isRun = (path: string): boolean => path.startsWith('test/bench/');
  const found = sourceFolders
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    // Code run in a browser's page reads values that it has put into the window there.
    .filter(({ path }) => !isRun(path))
    .filter(({ text }) => text.includes('as unknown as'))
    .map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(castFiles).sort());
});

test('ARC-24 tests cast no value to never', () => {
  const found = sourceFolders
    .flatMap((folder) => sourceFiles(folder, /\.test\.tsx?$|\/testing\/.*\.tsx?$|^test\/.*\.tsx?$/))
    .filter(({ path }) => path !== 'test/sources.test.ts')
    .filter(({ text }) => /\bas never\b/.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test('ARC-25 tests do not replace fetch: the test network answers (test/network)', () => {
  const found = sourceFolders
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(({ path }) => path !== 'test/sources.test.ts')
    .filter(({ text }) => /stubGlobal\(\s*'fetch'/.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
