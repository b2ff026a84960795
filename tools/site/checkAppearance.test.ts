import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { testConfiguration } from '../../test/services/testConfiguration.ts';
import { checkContrast } from './checkContrast.ts';
import { shipped, shippedFolder, faultsOf } from './testing/faultsOf.ts';

test('SHL-537 base.json has a value for every token of both themes, so that a brand that says no colours has a whole look', () => {
  const { theme } = JSON.parse(readFileSync(join(shippedFolder, 'base.json'), 'utf8')) as {
    theme: Record<'light' | 'dark' | 'shape', object>;
  };
  const { ThemeTokens } = shipped.schema['$defs'] as Record<string, { properties: object }>;
  const tokens = Object.keys(ThemeTokens?.properties ?? {}).sort();
  expect(tokens.length).toBeGreaterThan(70);
  expect([Object.keys(theme.light).sort(), Object.keys(theme.dark).sort()]).toEqual([
    tokens,
    tokens,
  ]);
  expect(Object.keys(theme.shape)).toHaveLength(7);
});

test.each([
  [
    'a colour with a digit too few',
    { theme: { light: { accent: '#ffb40' } } },
    'theme.light.accent  "#ffb40" is no colour; write it as #rrggbb',
  ],
  [
    'a colour that names none',
    { theme: { light: { accent: 'var(--acent-text)' } } },
    'nearest: "var(--accent-text)"',
  ],
  [
    'a setting that a plugin has not',
    { plugins: { support: { consultantID: 'x' } } },
    'plugins.support.consultantID  "consultantID" is not a known name; allowed: "consultantId", "hasCallback"; nearest: "consultantId"',
  ],
  [
    'a setting of a plugin without any',
    { plugins: { office: { rows: 5 } } },
    'plugins.office.rows  "rows" is not a known name',
  ],
  [
    'a host of another brand',
    { brand: { id: 'alder', name: 'Alder', hosts: ['birch.localhost'] } },
    'brand.hosts[0]  "birch.localhost" is a host of config/birch.json, too',
  ],
  [
    'a host with a scheme',
    { brand: { id: 'alder', name: 'Alder', hosts: ['https://alder.example'] } },
    'does not look right: A host name such as brand.example, without https:// and without a port; it must match',
  ],
  [
    'a logo that is no file',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        logo: '/brands/nothline.svg#mark',
      },
    },
    'brand.logo  "/brands/nothline.svg#mark" is not there: there is no file public/brands/nothline.svg',
  ],
  [
    'a label that no dictionary has',
    { menus: { footer: [{ id: 'x', labelKey: 'shell:hlep', target: 'betting.live' }] } },
    'nearest: "shell:help"',
  ],
])('SHL-507 %s is an error that says how to mend it', (_what, change, said) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(said)]);
});

test('CYB-7 colours of a discipline with too little contrast are an error, and so is an unknown artwork', () => {
  const [brand = ''] = brandIds(shippedFolder);
  const site = { of: shipped, source: shippedFolder, brand };
  const faint = {
    plugins: {
      cyber: {
        disciplines: {
          'strike-zone': {
            dark: {
              'art-1': '#202020',
              'art-2': '#202020',
              'art-text-2': '#505050',
              'art-text': '#ffffff',
            },
          },
        },
      },
    },
  };
  expect(faultsOf(faint, site)).toEqual([
    expect.stringContaining(
      'plugins.cyber.disciplines.strike-zone.dark.art-text-2  on art-1 has a contrast of 2.0',
    ),
    expect.stringContaining('on art-2'),
  ]);
  expect(
    faultsOf(
      {
        plugins: { cyber: { disciplines: { 'strike-zone': { art: 'hexagon' } } } },
      },
      site,
    )[0],
  ).toContain('plugins.cyber.disciplines.strike-zone.art');
});

test('CFG-13 a palette that is too faint is an error', () => {
  const faults = faultsOf({
    theme: {
      mode: 'dark',
      light: {},
      dark: { text: '#777777', 'surface-1': '#666666', bg: '#111916' },
    },
  });
  expect(faults.find((fault) => fault.includes('on --surface-1'))).toMatch(
    /"#777777" on --surface-1 has a contrast of 1\.2\d; at least 4\.5 is needed/,
  );
  expect(
    checkContrast(
      testConfiguration({
        theme: {
          light: { text: '#000000', bg: '#ffffff' },
          dark: { text: 'var(--bg)', bg: '#000000' },
        },
      }),
    ),
  ).toMatchObject([{ theme: 'dark', foreground: 'text', background: 'bg', ratio: 1 }]);
});
