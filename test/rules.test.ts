import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const areas = ['domain', 'core', 'plugins', 'sandbox', 'edge', 'test'];
/** Not UTF-8, which is no rule. */
const idPattern = /\b(?!UTF-)[A-Z]{3}-\d+\b/g;

/** Rules: lines of SPEC.md that begin with a bold id. */
const rules = new Map(
  areas
    .flatMap((area) => sourceFiles(area, /\/SPEC\.md$/))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(
        (match) => [match[1] ?? '', path] as const,
      ),
    ),
);

/** Ids quoted by test titles: in a string of a test file, also after a FAULTS.md row. */
const quoted = new Map(
  [...areas, 'tools']
    .flatMap((area) => sourceFiles(area, /\.(?:test|spec)\.tsx?$/))
    .flatMap(({ path, text }) =>
      path === 'test/rules.test.ts'
        ? []
        : [...text.matchAll(/(['"`])((?:[AC]\d{2} )*(?:[A-Z]{3}-\d+)\b(?:(?!\1).)*)\1/g)].flatMap(
            (match) =>
              [...(match[2] ?? '').matchAll(idPattern)].map((id) => [id[0], path] as const),
          ),
    ),
);

test('every rule of a SPEC.md is quoted in the title of a test', () => {
  expect(rules.size).toBeGreaterThan(20);
  expect(
    [...rules].filter(([id]) => !quoted.has(id)).map(([id, path]) => `${id} of ${path}`),
  ).toEqual([]);
});

test('every rule that a test title quotes is in a SPEC.md', () => {
  expect(
    [...quoted].filter(([id]) => !rules.has(id)).map(([id, path]) => `${id} in ${path}`),
  ).toEqual([]);
});

test('no rule has two meanings', () => {
  const all = areas
    .flatMap((area) => sourceFiles(area, /\/SPEC\.md$/))
    .flatMap(({ text }) =>
      [...text.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map((match) => match[1] ?? ''),
    );
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

const specifications = areas.flatMap((area) => sourceFiles(area, /\/SPEC\.md$/));

test('rules of a section are in the order of their ids', () => {
  const misplaced = specifications.flatMap(({ path, text }) =>
    text.split(/^## /m).flatMap((section) => {
      const ids = [...section.matchAll(/^- \*\*([A-Z]{3})-(\d+)\*\*/gm)];
      return ids
        .filter(([, prefix, number], index) =>
          ids
            .slice(0, index)
            .some(([, before, other]) => before === prefix && Number(other) > Number(number)),
        )
        .map(([, prefix, number]) => `${prefix}-${number} of ${path}`);
    }),
  );
  expect(misplaced).toEqual([]);
});

test('the rules of a plugin, and of the core, begin with a list of their terms', () => {
  expect(
    specifications
      .filter(
        ({ path, text }) =>
          /^(?:plugins\/[^/]+|core(?:\/.+)?)\/SPEC\.md$/.test(path) &&
          !/^## Words$/m.test(text.split(/^- \*\*/m)[0] ?? ''),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});
