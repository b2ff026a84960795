import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import config from '../../stylelint.config.ts';
import { writtenProperties } from './writtenProperties.ts';

/** The rules broken by a sheet of these declarations, one per line, by line. */
async function brokenRules(declarations: readonly string[], sheet: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.a {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`,
    codeFilename: sheet,
    config: { ...config, rules: { ...config.rules, 'declaration-empty-line-before': null } },
  });
  const warnings = results.flatMap((result) => result.warnings);
  return declarations.map((_, index) =>
    warnings
      .filter(({ line }) => line === index + 2)
      .map(({ rule }) => rule)
      .join(),
  );
}

const faults: readonly (readonly [declaration: string, rule: string])[] = [
  ['margin-left: var(--sp-1)', 'property-layout-mappings'],
  ['left: 0', 'property-layout-mappings'],
  ['border-top-left-radius: var(--r-cell)', 'property-layout-mappings'],
  ['max-width: 10px', 'property-layout-mappings'],
  ['padding: 0 1px 0 0', 'declaration-property-max-values'],
  ['text-align: right', 'value-keyword-layout-mappings'],
  ['float: left', 'value-keyword-layout-mappings'],
  ['color: #fff', 'color-no-hex'],
  ['background: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['border: 1px solid red', 'color-named'],
  ['z-index: 10', 'declaration-property-value-allowed-list'],
  ['padding-inline: 8px', 'declaration-property-value-disallowed-list'],
  ['row-gap: calc(100% - 6px)', 'declaration-property-value-disallowed-list'],
  ['font-size: 13px', 'declaration-property-value-allowed-list'],
  ['border-end-end-radius: 8px', 'declaration-property-value-allowed-list'],
  ['background-color: var(--text) !important', 'declaration-no-important'],
  ['outline-color: var(--surface)', 'no-unknown-custom-properties'],
];

const right: readonly string[] = [
  '--edge: 4px',
  'padding: var(--edge)',
  'margin-inline-start: var(--sp-1)',
  'margin-block: 1px calc(-1 * var(--sp-2h))',
  'padding-inline-end: 96px',
  'font-size: var(--fs-13)',
  'border-radius: var(--r-panel) 2px 0 50%',
  'color: var(--text)',
  'z-index: var(--z-modal)',
  'inset-block-end: 0',
  'max-inline-size: 10px',
  'border: 1px solid transparent',
  'white-space: nowrap',
  'background: color-mix(in srgb, var(--text) 20%, transparent)',
  'outline-color: var(--nobody, var(--text))',
  'inline-size: var(--skeleton-width)',
];

test('every fault of a style sheet is reported by its rule', async () => {
  expect(
    await brokenRules(
      faults.map(([declaration]) => declaration),
      'core/ui/X.module.css',
    ),
  ).toEqual(faults.map(([, rule]) => rule));
});

test('valid declarations are no fault', async () => {
  expect(await brokenRules(right, 'core/ui/X.module.css')).toEqual(right.map(() => ''));
});

test('only the tokens ask for the width of the window, and for a break point', async () => {
  const queries = [
    '(width < 1366px)',
    '(1024px <= width < 1100px)',
    '(width >= 1365px)',
    '(min-width: 1366px)',
    '(max-device-width: 1366px)',
    '(inline-size >= 1366px)',
    '(height <= 480px)',
  ];
  const code = queries.map((query) => `@media ${query} { .a { inset: 0; } }\n`).join('');
  const [tokens, part] = await Promise.all(
    ['core/ui/styles/tokens.css', 'core/ui/X.module.css'].map(async (codeFilename) => {
      const { results } = await stylelint.lint({ code, codeFilename, config });
      const faults = results
        .flatMap((result) => result.warnings)
        .filter(({ rule }) => /^media-feature-name-.*list$/.test(rule));
      return queries.filter((_, index) => !faults.some(({ line }) => line === index + 1));
    }),
  );
  expect({ tokens, part }).toEqual({
    tokens: ['(width < 1366px)', '(1024px <= width < 1100px)', '(height <= 480px)'],
    part: ['(height <= 480px)'],
  });
});

test.each([
  ['a component', 'X.tsx', "style={{ ['--share']: 1 }}", ['--share']],
  ['a brand', 'config/x.json', '{ "theme": { "dark": { "score-bg": "#123" } } }', ['--score-bg']],
  ['a brand without a theme', 'config/x.json', '{ "languages": {} }', []],
])('custom properties are also written by %s', (_who, path, text, names) => {
  expect(writtenProperties(path, text)).toEqual(names);
});
