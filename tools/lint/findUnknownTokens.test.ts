import { expect, test } from 'vitest';
import { findUnknownTokens } from './findUnknownTokens.ts';

const sheet = (text: string) => ({ path: 'core/ui/X.module.css', text });

test('a custom property that nobody writes is a fault where it is read', () => {
  expect(findUnknownTokens([sheet('.a {\n  background: var(--surface);\n}')])).toEqual([
    {
      path: 'core/ui/X.module.css',
      line: 2,
      message: expect.stringContaining('--surface') as string,
    },
  ]);
});

test.each([
  ['a style sheet', sheet('.a {\n  --edge: 4px;\n  padding: var(--edge);\n}'), undefined],
  [
    'a component',
    sheet('.a {\n  color: var(--share);\n}'),
    { path: 'X.tsx', text: "style={{ ['--share']: 1 }}" },
  ],
  [
    'the theme of a brand',
    sheet('.a {\n  color: var(--score-bg);\n}'),
    { path: 'config/base.json', text: '{ "score-bg": "#123" }' },
  ],
  [
    'nobody, but it has a fallback',
    sheet('.a {\n  color: var(--other, var(--text));\n  --text: red;\n}'),
    undefined,
  ],
])('it is known when it is written by %s', (_where, css, source) => {
  expect(findUnknownTokens(source === undefined ? [css] : [css, source])).toEqual([]);
});
