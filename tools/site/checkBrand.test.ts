import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { Dictionaries } from '../../edge/page/Dictionaries.ts';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { smallPlugins } from '../../test/fixtures/plugins/smallPlugins.ts';
import { installedPlugins, rootFolder, type InstalledPlugin } from '../build/installedPlugins.ts';
import { readPublishedSchema } from '../generate/publishedSchema.ts';
import { checkBrand } from './checkBrand.ts';
import { checkContrast } from './checkContrast.ts';
import { describeFault } from './ConfigurationFault.ts';
import { platformOffer, sandboxOffer } from './Offer.ts';
import { repeatedKeys } from './repeatedKeys.ts';

/** What the check knows of the plugins that a site has. */
const sitesWith = (plugins: readonly InstalledPlugin[]) => ({
  schema: readPublishedSchema(rootFolder, plugins),
  manifests: plugins.map(({ manifest }) => manifest),
  dictionaries: Dictionaries.ofPlugins(plugins),
});
const small = sitesWith(smallPlugins);
const shipped = { ...sitesWith(await installedPlugins()), offer: sandboxOffer() };
const configFolder = join(rootFolder, 'test', 'fixtures', 'config');
const shippedFolder = join(rootFolder, 'config');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What is told of a brand that has neither a mark nor icons. */
const noPictures = (brand: string): RegExp =>
  new RegExp(`^note: .* has no icons: ${brand}\\.svg, ${brand}/icon-72\\.png, `);

/** A copy of a configuration that may be changed. */
function copyOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-config-'));
  folders.push(folder);
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** What is said of alder when its file is changed so. */
function faultsOf(
  change: Record<string, unknown>,
  { of = small, source = configFolder, brand = 'alder' } = {},
): string[] {
  const folder = copyOf(source);
  const path = join(folder, `${brand}.json`);
  const own = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...own, ...change }));
  // Alder has no pictures, which is told of it whatever is changed.
  return checkBrand({ folder, brand, ...of })
    .map(describeFault)
    .filter((fault) => !noPictures(brand).test(fault));
}

test.each(brandIds(shippedFolder))('CFG-11 %s is right in every stage', (brand) => {
  const faults = checkBrand({ folder: shippedFolder, brand, ...shipped }).map(describeFault);
  // A brand may have no pictures yet; one that has some has all. So with a licence.
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

const entry = (id: string, target: string, more: object = {}) => ({
  id,
  labelKey: 'shell:help',
  target,
  ...more,
});
const remote = { id: 'races', adapter: 'iframe', url: 'https://races.example/app' };

test.each([
  [
    'SHL-522 a feature that nothing reads',
    { features: { cookieConsnt: true } },
    'features.cookieConsnt  "cookieConsnt" switches nothing: no plugin and no condition of a menu reads it; nearest: "cookieConsent"',
  ],
  [
    'SHL-522 a switch of no plugin',
    { features: { 'plugin.beting': false } },
    'nearest: "plugin.betting"',
  ],
  [
    'SHL-523 a plugin that others need',
    { plugins: { auth: false, office: false } },
    'plugins.auth  false switches off what plugins.access (config/base.json) and plugins.recovery (config/base.json) need; switch it on, or those off with false',
  ],
  [
    'SHL-523 a switch that takes away what others need',
    { features: { 'plugin.auth': false }, plugins: { office: false, recovery: false } },
    'features.plugin.auth  false switches off what plugins.access (config/base.json) needs',
  ],
  [
    'SHL-524 no page to begin with',
    { plugins: { betting: false, cyber: false, results: false } },
    'plugins.betting  leaves no page at /en, and no entry of the menus main, section and bottom leads to another',
  ],
  [
    'SHL-525 an entry that stands twice',
    { menus: { main: ['live', '*', 'live'] } },
    'menus.main[2]  "live" stands in the menu already, as entry 0',
  ],
  [
    'SHL-525 an entry that leads nowhere',
    { menus: { footer: [{ id: 'x', labelKey: 'shell:help' }] } },
    'menus.footer[0]  "x" leads nowhere: it needs a target or children',
  ],
  [
    'SHL-525 an entry without the parameters of its page',
    { menus: { footer: [entry('x', 'betting.curated')] } },
    'menus.footer[0].params.pageType  is missing: the path of betting.curated is /:pageType',
  ],
  [
    'SHL-525 an entry with a parameter that its page has not',
    { menus: { footer: [entry('x', 'betting.live', { params: { sport: '1' } })] } },
    'menus.footer[0].params.sport  "sport" is no parameter of betting.live',
  ],
  [
    'SHL-526 a contributed entry of a closed section',
    { menus: { main: ['cyber', '*'] }, plugins: { cyber: false } },
    'menus.main[0]  "cyber" is not shown: plugins.cyber is false in the configuration',
  ],
  [
    'SHL-526 an entry to a closed page',
    {
      menus: {
        footer: [
          {
            id: 'more',
            labelKey: 'shell:help',
            children: [entry('x', 'betting.line'), entry('y', 'results.page')],
          },
        ],
      },
      plugins: { results: false },
    },
    'menus.footer[0].children[1]  "y" is not shown: target results.page is not in the plan',
  ],
  [
    'SHL-527 a path with slashes around it',
    { routes: { 'betting.line': { path: '/line/' } } },
    'routes.betting.line.path  "/line/" has an empty segment; write it without a slash before, after or twice; nearest: "line"',
  ],
  [
    'SHL-527 a path without the parameters of its page',
    { routes: { 'betting.event': { path: 'match/:game' } } },
    '"match/:game" must have the parameters of its page: :champ, :game, :section, :sport; nearest: ":section/:sport/:champ/:game"',
  ],
  [
    'SHL-528 two pages on one path',
    { routes: { 'betting.line': { path: 'live' } } },
    'routes.betting.line.path  "live" is the path of betting.live, too',
  ],
  [
    'SHL-529 a page type that a page hides',
    { pageTypes: { live: {} } },
    'pageTypes.live  "live" is hidden by the page /live',
  ],
  [
    'SHL-529 a competition without its sport',
    { pageTypes: { cup: { competition: 2 } } },
    'pageTypes.cup.sport  is missing',
  ],
  [
    'SHL-529 a sport beside a selection',
    { pageTypes: { cup: { sport: 2, selection: {} } } },
    'pageTypes.cup.sport  2 does nothing beside a selection',
  ],
  [
    'SHL-529 a menu section that addresses have already',
    { menuSections: ['soon', 'live'] },
    'menuSections[1]  "live" stands in the address of a page already',
  ],
  [
    'SHL-530 a move with a slash too much',
    { redirects: [{ from: '/old', to: 'live' }] },
    'redirects[0].from  "/old" has an empty segment; write it without a slash before, after or twice; nearest: "old"',
  ],
  [
    'SHL-530 a move of one language',
    { redirects: [{ from: 'en/old', to: 'live' }] },
    'redirects[0].from  "en/old" stands without the language: a move is for all of them; nearest: "old"',
  ],
  [
    'SHL-530 a move that is not made',
    {
      redirects: [
        { from: 'old', to: 'line' },
        { from: 'old', to: 'live' },
      ],
    },
    'redirects[1].from  "old" has been sent elsewhere by redirects[0]',
  ],
  [
    'SHL-530 a move that hides a page',
    { redirects: [{ from: 'live', to: 'line' }] },
    'redirects[0].from  "live" hides the page betting.live; switch that off with routes.betting.live.isOff',
  ],
  [
    'SHL-530 a move to nowhere',
    { redirects: [{ from: 'old', to: '/live' }] },
    'redirects[0].to  "/live" leads to no page of this site; nearest: "live"',
  ],
  [
    'SHL-530 a parameter that the old address has not',
    { redirects: [{ from: 'old/:id', to: 'live/:sport' }] },
    'redirects[0].to  "live/:sport" has :sport, which old/:id has not; nearest: "live/:id"',
  ],
  [
    'SHL-531 a font that is not there',
    {
      theme: {
        mode: 'dark',
        fonts: { preload: [{ file: 'intr-latin.woff2', scripts: ['latin'] }] },
      },
    },
    'theme.fonts.preload[0].file  "intr-latin.woff2" is no font of the product',
  ],
  [
    'SHL-531 a mark that is no file',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        responsibleGamblingLogos: [
          { id: 1, name: '18+', src: '/marks/adult.svg' },
          { id: 2, name: 'Limits', src: '/marks/limits.svg' },
        ],
      },
    },
    'brand.responsibleGamblingLogos[0].src  "/marks/adult.svg" is not there: there is no file public/marks/adult.svg',
  ],
  [
    'SHL-532 a currency that is none',
    { currency: 'EUX' },
    'currency  "EUX" is no currency of the product (ISO 4217)',
  ],
  [
    'SHL-532 a time of no place',
    { timeZone: 4.25 },
    'timeZone  4.25 is the time of no place: hours east of UTC; nearest: 4.5',
  ],
  [
    'SHL-532 an instant in milliseconds',
    { site: { maintenance: { notify_started_at: 1_790_000_000_000 } } },
    'site.maintenance.notify_started_at  1790000000000 is in milliseconds; write epoch seconds; nearest: 1790000000',
  ],
  [
    'SHL-532 an end before its begin',
    { site: { maintenance: { started_at: 1_790_000_000, ended_at: 1_780_000_000 } } },
    'site.maintenance.ended_at  1780000000 is not after started_at, which is 1790000000',
  ],
  [
    'SHL-532 an id that chooses nothing',
    { site: { responsibleGamblingLogoIds: [2, 9] } },
    'site.responsibleGamblingLogoIds[1]  9 is none of brand.responsibleGamblingLogos; allowed: 1, 2',
  ],
  [
    'SHL-532 a mail address that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        supportEmail: 'support.example',
      },
    },
    'brand.supportEmail  "support.example" is no mail address',
  ],
  [
    'SHL-532 a telephone number that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        supportPhone: 'call us',
      },
    },
    'brand.supportPhone  "call us" is no telephone number',
  ],
  [
    'SHL-532 a host that stands twice',
    { brand: { id: 'alder', name: 'Alder', hosts: ['a.example', 'a.example'] } },
    'brand.hosts[1]  "a.example" stands in the list already',
  ],
  [
    'SHL-532 a host that is none',
    { brand: { id: 'alder', name: 'Alder', hosts: ['a..example'] } },
    'brand.hosts[0]  "a..example" is no host name, such as brand.example',
  ],
  [
    'SHL-533 a text under no language',
    { pageTypes: { epl: { title: { english: 'Premier Division' } } } },
    'pageTypes.epl.title.english  "english" is no language of the product',
  ],
  [
    'SHL-534 a length without its unit',
    { theme: { mode: 'dark', shape: { 'r-cell': '4' } } },
    'theme.shape.r-cell  "4" is no length; write it with its unit; nearest: "4px"',
  ],
  [
    'SHL-535 a number between quotation marks',
    { site: { minAge: '18' } },
    'site.minAge  "18" must be integer: Lowest age of a customer; nearest: 18',
  ],
  [
    'SHL-535 a switch between quotation marks',
    { site: { isShowHeader: 'yes' } },
    'must be boolean: The header is shown; nearest: true',
  ],
  [
    'SHL-535 a plugin that is true',
    { plugins: { results: true } },
    'plugins.results  true is neither: write {} or its settings for a plugin that is on, false for one that is off',
  ],
  [
    'SHL-535 an icon that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        socialLinks: [{ name: 'Chat', link: 'https://chat.example', iconName: 'brand-telegrm' }],
      },
    },
    'nearest: "brand-telegram"',
  ],
])('%s is an error that says how to mend it', (_what, change, said) => {
  const faults = faultsOf(change);
  expect(faults).toEqual([expect.stringContaining(said)]);
  expect(faults[0]).toMatch(/^config\/alder\.json {2}/);
});

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
])('%s is told and lets the check pass', (_what, change, said) => {
  expect(faultsOf(change)).toEqual([said]);
});

test('SHL-531 a new brand of a name and a host is right, and is told that it has no icons', () => {
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

test('CYB-7 colours of a discipline that are too faint are an error, and so is an art that nobody drew', () => {
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
    checkContrast({
      theme: {
        light: { text: '#000000', bg: '#ffffff' },
        dark: { text: 'var(--bg)', bg: '#000000' },
      },
    } as never),
  ).toMatchObject([{ theme: 'dark', foreground: 'text', background: 'bg', ratio: 1 }]);
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
])('SHL-721 a strict brand switches off nothing that its profile asks for: %j', (change, fault) => {
  const faults = faultsOf(change, { of: shipped, source: shippedFolder, brand: 'solara' });
  expect(faults.filter((each) => each.includes('rgProfile'))).toEqual(
    fault === undefined ? [] : [fault],
  );
});

test.each([
  [
    'a competition that is not there',
    { sports: [12], competitions: [9999] },
    { en: 'Premier Twenty20' },
    'selection.competitions[0]  9999 is no competition of the platform: the page would be empty; nearest: 12',
  ],
  [
    'a competition of another sport',
    { sports: [12], competitions: [13] },
    { en: 'Premier Twenty20' },
    'selection.competitions[0]  13 is USA. Gridiron League, of sport 11, which the page leaves out: it would be empty; nearest: 12',
  ],
  [
    'a sport that is not there',
    { sports: [99] },
    { en: 'Footbal' },
    'selection.sports[0]  99 is no sport of the platform: the page would be empty; nearest: 1',
  ],
])('SHL-761 a page type with %s is an error', (_what, selection, title, said) => {
  const faults = faultsOf(
    { pageTypes: { mine: { title, selection } } },
    { of: shipped, source: shippedFolder, brand: 'solara' },
  );
  expect(faults).toEqual([`config/solara.json  pageTypes.mine.${said}`]);
});

test('SHL-761 a platform is asked for what it offers, and for a competition between seasons by its address', async () => {
  const sandbox = createTestSandbox();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(`${url.pathname}${url.search}`);
    return sandbox.request(`${url.pathname}${url.search}`);
  });
  const offer = await platformOffer('https://platform.example', [2, 12, 9999]);
  expect(offer.sports).toContainEqual({ id: 1, name: 'Football' });
  expect(offer.competitions.some(({ id }) => id === 2)).toBe(true);
  expect([...offer.otherCompetitionIds]).toEqual([12]);
  expect(asked).toHaveLength(3);
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }));
  await expect(platformOffer('https://platform.example', [])).rejects.toThrow(
    'https://platform.example did not say what it offers (status 503)',
  );
  vi.unstubAllGlobals();
  sandbox.dispose();
});

test('SHL-530 a move from a page type hides no page', () => {
  expect(
    faultsOf(
      { pageTypes: { cups: { sport: 1 } }, redirects: [{ from: 'cups', to: 'live' }] },
      { of: shipped, source: shippedFolder, brand: 'solara' },
    ),
  ).toEqual([]);
});
