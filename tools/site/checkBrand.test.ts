import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { rootFolder } from '../build/installedPlugins.ts';
import { checkBrand } from './checkBrand.ts';
import { describeFault } from './ConfigurationFault.ts';
import { repeatedKeys } from './repeatedKeys.ts';
import {
  small,
  shipped,
  configFolder,
  shippedFolder,
  noPictures,
  copyOf,
  faultsOf,
} from './testing/faultsOf.ts';

test.each(brandIds(shippedFolder))('CFG-11 %s is right in every stage', (brand) => {
  const faults = checkBrand({ folder: shippedFolder, brand, ...shipped }).map(describeFault);
  // A brand may have no pictures and no licence yet; one that has some must have all.
  const mayLack = (fault: string): boolean =>
    noPictures(brand).test(fault) || /^note: .* brand\.licence\.number /.test(fault);
  expect(faults.filter((fault) => !mayLack(fault))).toEqual([]);
});

test('CFG-12 a wrong value is reported with file, path, value, allowed values and the nearest', () => {
  expect(faultsOf({ theme: { mode: 'drak' } })).toEqual([
    'config/alder.json  theme.mode  "drak" is not allowed; allowed: "light", "dark", "system"; nearest: "dark"',
  ]);
});

test.each([
  [
    'route',
    { routes: { 'betting.lives': { isOff: true } } },
    'routes.betting.lives',
    'nearest: "betting.live"',
  ],
  ['plugin', { plugins: { beting: {} } }, 'plugins.beting', 'nearest: "betting"'],
  [
    'guard',
    { guards: { 'auth.redirct': false } },
    'guards.auth.redirct',
    'nearest: "auth.redirect"',
  ],
  [
    'locked guard',
    { guards: { 'auth.access': false } },
    'guards.auth.access',
    'is not a known name',
  ],
  ['slot', { slots: { 'column.strt': ['*'] } }, 'slots.column.strt', 'nearest: "column.start"'],
  [
    'slot contribution',
    { slots: { 'column.start': ['betting.sport-tre', '*'] } },
    'slots.column.start[0]',
    'nearest: "betting.sport-tree"',
  ],
  ['menu', { menus: { mian: ['*'] } }, 'menus.mian', 'nearest: "main"'],
  ['menu entry', { menus: { main: ['lve', '*'] } }, 'menus.main[0]', 'nearest: "live"'],
  [
    'target of an item',
    { menus: { main: [{ id: 'x', labelKey: 'shell:help', target: 'betting.liv' }] } },
    'menus.main[0].target',
    'nearest: "betting.live"',
  ],
  [
    'icon',
    { menus: { main: [{ id: 'x', labelKey: 'shell:help', icon: 'ball-futball' }] } },
    'menus.main[0].icon',
    'nearest: "ball-football"',
  ],
  ['field', { site: { minage: 18 } }, 'site.minage', 'nearest: "minAge"'],
  ['section', { themes: {} }, 'themes', 'nearest: "theme"'],
  ['token', { theme: { dark: { surfac: '#000000' } } }, 'theme.dark.surfac', 'is not a known name'],
  [
    'route id',
    { site: { availableRoutes: [1000, 47] } },
    'site.availableRoutes[1]',
    '47 is not allowed',
  ],
])('CFG-12 an unknown %s is an error', (_what, change, path, part) => {
  const faults = faultsOf(change);
  expect(faults).toEqual([expect.stringContaining(`config/alder.json  ${path}  `)]);
  expect(faults[0]).toContain(part);
});

test.each(['https://cdn.example', 'cdn.example/live', '*', '*.example.', 'Cdn.example'])(
  'CFG-12 %s is no host of media',
  (host) => {
    expect(faultsOf({ mediaHosts: ['*.cdn.example', 'video.example:8443', host] })).toEqual([
      expect.stringContaining('config/alder.json  mediaHosts[2]  '),
    ]);
  },
);

test('CFG-12 a flag that no feature names, a label that no dictionary has, a language that is not there', () => {
  expect(
    faultsOf({
      menus: {
        main: [
          {
            id: 'x',
            labelKey: 'shell:help',
            target: 'betting.live',
            when: { op: 'not', of: { op: 'flag', name: 'promo' } },
          },
        ],
      },
    }),
  ).toEqual([
    expect.stringContaining('menus.main[0].when.of.name  "promo" is not one of the features'),
  ]);
  expect(
    faultsOf({ menus: { footer: [{ id: 'x', labelKey: 'shell:hlep', target: 'betting.live' }] } }),
  ).toEqual([
    expect.stringContaining(
      'menus.footer[0].labelKey  "shell:hlep" is in no dictionary; nearest: "shell:help"',
    ),
  ]);
  expect(faultsOf({ languages: { default: 'it', available: ['en', 'de'] } })[0]).toContain(
    'languages.default  "it" is not an available language; allowed: "en", "de"',
  );
  expect(faultsOf({ languages: { default: 'en', available: ['en', 'it'] } })[0]).toContain(
    'languages.available[1]  "it" has no texts; allowed: "ar", "de", "en"',
  );
});

test('EDG-613 TA24 a tag manager among the hosts of frames is a fault', () => {
  expect(faultsOf({ frameHosts: ['pay.example', 'www.googletagmanager.com'] })).toEqual([
    'config/alder.json  frameHosts[1]  "www.googletagmanager.com" is the host of a tag manager or counter, which no page of payments lets in',
  ]);
});

const remote = { id: 'races', adapter: 'iframe', url: 'https://races.example/app' };

test.each([
  [
    'SHL-524 a site that begins elsewhere',
    { routes: { 'betting.home': { isOff: true } } },
    'note: config/alder.json  routes.betting.home.isOff  leaves no page at /en; visitors are led to /en/live, the first page of the menus that everybody may see',
  ],
  [
    'SHL-532 a brand without hosts',
    { brand: { id: 'alder', name: 'Alder' } },
    'note: config/alder.json  brand.hosts  has no host: only BRAND=alder shows this brand',
  ],
  [
    'SHL-532 a sub-application',
    { remotes: [remote] },
    'note: config/alder.json  remotes[0]  "races" is not shown: this version of the product has no place for sub-applications',
  ],
])('%s is a note and lets the check pass', (_what, change, said) => {
  expect(faultsOf(change)).toEqual([said]);
});

test('SHL-531 a new brand of a name and a host is valid, with a note that it has no icons', () => {
  const folder = copyOf(configFolder);
  writeFileSync(
    join(folder, 'verano.json'),
    JSON.stringify({ brand: { id: 'verano', name: 'Verano', hosts: ['verano.localhost'] } }),
  );
  expect(checkBrand({ folder, brand: 'verano', ...small }).map(describeFault)).toEqual([
    expect.stringMatching(
      /^note: config\/verano\.json {2}brand\.id {2}"verano" has no icons: verano\.svg, .* are not in public\/brands\//,
    ),
  ]);
});

test('SHL-522 every switch that the code reads by name is in the schema', () => {
  const { features } = shipped.schema['properties'] as Record<string, { properties: object }>;
  const sources = ['domain', 'core', 'plugins'].flatMap((name) =>
    readdirSync(join(rootFolder, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(rootFolder, name, path), 'utf8')),
  );
  const read = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/features\['([^']+)'\]|op: 'flag', name: '([^']+)'/g)].map(
        ([, direct, flag]) => direct ?? flag ?? '',
      ),
    ),
  );
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => !(name in (features?.properties ?? {})))).toEqual([]);
});

test('SHL-536 a key that an object has twice is an error with its line', () => {
  expect(
    repeatedKeys('{\n "a": { "b": [{ "c": 1,\n "c": "a:{" }] },\n "d": "}",\n "a": 1 }'),
  ).toEqual([
    { path: 'a.b[0].c', line: 3 },
    { path: 'a', line: 5 },
  ]);
  expect(repeatedKeys(readFileSync(join(shippedFolder, 'base.json'), 'utf8'))).toEqual([]);
});

test('CFG-12 a file that is no JSON and a brand that is not there', () => {
  const folder = copyOf(configFolder);
  writeFileSync(join(folder, 'alder.json'), '{ "brand": ');
  expect(checkBrand({ folder, brand: 'alder', ...small }).map(describeFault)[0]).toMatch(
    /config\/alder\.json is not JSON/,
  );
  expect(checkBrand({ folder, brand: 'brch', ...small }).map(describeFault)).toEqual([
    expect.stringContaining('nearest: "birch"'),
  ]);
});

test.each([
  [
    { plugins: { limits: false } },
    'config/solara.json  plugins.limits  false switches off the clock of the gaming session, limits and reality checks, which rgProfile "strict" asks for; switch it on with {}, or leave the line out',
  ],
  [
    { features: { 'plugin.limits': false } },
    'config/solara.json  features.plugin.limits  false switches off the clock of the gaming session, limits and reality checks, which rgProfile "strict" asks for; switch it on; nearest: true',
  ],
  [{ plugins: { limits: false }, rgProfile: 'standard' }, undefined],
  [
    { plugins: { identity: false } },
    'config/solara.json  plugins.identity  false switches off the proof of age and identity before money comes in, which rgProfile "strict" asks for; switch it on with {}, or leave the line out',
  ],
  [
    { guards: { 'access.terms': false } },
    'config/solara.json  guards.access.terms  false switches off a guard, which rgProfile "strict" asks for; switch it on: leave the line out',
  ],
  [
    { site: { responsibleGamblingLogoIds: [] } },
    'config/solara.json  site.responsibleGamblingLogoIds  shows no mark of responsible gambling; name one of brand.responsibleGamblingLogos, as rgProfile "strict" asks for',
  ],
  [
    { site: { autoLogoffInactiveMinutes: 45 } },
    'config/solara.json  site.autoLogoffInactiveMinutes  is more than 30 minutes, as rgProfile "strict" asks for',
  ],
])(
  'SHL-721 B36 M24 a strict brand switches off nothing that its profile asks for: %j',
  (change, fault) => {
    const faults = faultsOf(change, { of: shipped, source: shippedFolder, brand: 'solara' });
    expect(faults.filter((each) => each.includes('rgProfile'))).toEqual(
      fault === undefined ? [] : [fault],
    );
  },
);

test('LIM-86 B18 a game of a brand is refused where it is faster than its profile allows, or plays by itself', () => {
  const faultsIn = (game: object, rgProfile: string): readonly string[] =>
    faultsOf({ remotes: [{ ...remote, game }], rgProfile }).filter(
      (each) => !each.startsWith('note'),
    );
  const slot = { kind: 'slot', cycleMs: 2500, functions: [] };
  expect(faultsIn(slot, 'standard')).toEqual([]);
  expect(faultsIn({ ...slot, kind: 'casino', functions: ['turbo'] }, 'light')).toEqual([
    'config/alder.json  remotes[0].game.cycleMs  2500 of "races" is below 5000 ms, which rgProfile "light" asks for',
    'config/alder.json  remotes[0].game.functions  "turbo" of "races" is not allowed by rgProfile "light"',
  ]);
  expect(faultsIn(slot, 'de').filter((each) => each.includes('remotes'))).toEqual([
    'config/alder.json  remotes[0].game.cycleMs  2500 of "races" is below 5000 ms, which rgProfile "de" asks for',
  ]);
});
