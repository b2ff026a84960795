import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PluginManifest } from '../../core/plan/PluginManifest.ts';
import { Dictionaries } from '../../edge/Dictionaries.ts';
import { brandIds } from '../../edge/loadSites.ts';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';
import { readConfigurationSchema } from '../generate/configuration.ts';
import { knownIds, readIconNames } from '../generate/knownIds.ts';
import { publishedSchema, readSettingsSchemas } from '../generate/publishedSchema.ts';
import { checkBrand } from './checkBrand.ts';
import { checkContrast } from './checkContrast.ts';
import { describeFault } from './ConfigurationFault.ts';

const plugins = await installedPlugins();
const manifests: readonly PluginManifest[] = plugins.map(({ manifest }) => manifest);
const dictionaries = Dictionaries.ofPlugins(plugins);
const schema = publishedSchema(readConfigurationSchema(), knownIds(manifests, readIconNames(rootFolder)), readSettingsSchemas(rootFolder, plugins));
const configFolder = join(rootFolder, 'config');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What is said of northline when its file is changed so. */
function faultsOf(change: Record<string, unknown>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-config-'));
  folders.push(folder);
  cpSync(configFolder, folder, { recursive: true });
  const own = JSON.parse(readFileSync(join(folder, 'northline.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'northline.json'), JSON.stringify({ ...own, ...change }));
  return checkBrand({ folder, brand: 'northline', schema, manifests, dictionaries }).map(describeFault);
}

test.each(brandIds(configFolder))('CFG-11 %s is right in every stage', (brand) => {
  expect(checkBrand({ folder: configFolder, brand, schema, manifests, dictionaries }).map(describeFault)).toEqual([]);
});

test('CFG-12 a wrong value is reported with file, path, value, allowed values and the nearest', () => {
  expect(faultsOf({ theme: { mode: 'drak' } })).toEqual(['config/northline.json  theme.mode  "drak" is not allowed; allowed: "light", "dark", "system"; nearest: "dark"']);
});

test.each([
  ['route', { routes: { 'betting.lives': { isOff: true } } }, 'routes.betting.lives', 'nearest: "betting.live"'],
  ['plugin', { plugins: { beting: {} } }, 'plugins.beting', 'nearest: "betting"'],
  ['guard', { guards: { 'auth.redirct': false } }, 'guards.auth.redirct', 'nearest: "auth.redirect"'],
  ['locked guard', { guards: { 'auth.access': false } }, 'guards.auth.access', 'is not a known name'],
  ['slot', { slots: { 'column.strt': ['*'] } }, 'slots.column.strt', 'nearest: "column.start"'],
  ['slot contribution', { slots: { 'column.start': ['betting.sport-tre', '*'] } }, 'slots.column.start[0]', 'nearest: "betting.sport-tree"'],
  ['menu', { menus: { mian: ['*'] } }, 'menus.mian', 'nearest: "main"'],
  ['menu entry', { menus: { main: ['lve', '*'] } }, 'menus.main[0]', 'nearest: "live"'],
  ['target of an item', { menus: { main: [{ id: 'x', labelKey: 'shell:help', target: 'betting.liv' }] } }, 'menus.main[0].target', 'nearest: "betting.live"'],
  ['icon', { menus: { main: [{ id: 'x', labelKey: 'shell:help', icon: 'ball-futball' }] } }, 'menus.main[0].icon', 'nearest: "ball-football"'],
  ['field', { site: { minage: 18 } }, 'site.minage', 'nearest: "minAge"'],
  ['section', { themes: {} }, 'themes', 'nearest: "theme"'],
  ['token', { theme: { dark: { surfac: '#000000' } } }, 'theme.dark.surfac', 'is not a known name'],
  ['route id', { site: { availableRoutes: [1000, 47] } }, 'site.availableRoutes[1]', '47 is not allowed'],
])('CFG-12 an unknown %s is an error', (_what, change, path, part) => {
  const faults = faultsOf(change);
  expect(faults).toEqual([expect.stringContaining(`config/northline.json  ${path}  `)]);
  expect(faults[0]).toContain(part);
});

test('CFG-12 a flag that no feature names, a label that no dictionary has, a language that is not there', () => {
  expect(faultsOf({ menus: { main: [{ id: 'x', labelKey: 'shell:help', when: { op: 'not', of: { op: 'flag', name: 'promo' } } }] } })).toEqual([expect.stringContaining('menus.main[0].when.of.name  "promo" is not one of the features')]);
  expect(faultsOf({ menus: { footer: [{ id: 'x', labelKey: 'shell:hlep' }] } })).toEqual([expect.stringContaining('menus.footer[0].labelKey  "shell:hlep" is in no dictionary; nearest: "shell:help"')]);
  expect(faultsOf({ languages: { default: 'it', available: ['en', 'de'] } })[0]).toContain('languages.default  "it" is not an available language; allowed: "en", "de"');
  expect(faultsOf({ languages: { default: 'en', available: ['en', 'it'] } })[0]).toContain('languages.available[1]  "it" has no texts; allowed: "ar", "de", "en"');
});

test('CFG-12 a file that is no JSON and a brand that is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-config-'));
  folders.push(folder);
  cpSync(configFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'northline.json'), '{ "brand": ');
  expect(checkBrand({ folder, brand: 'northline', schema, manifests, dictionaries }).map(describeFault)[0]).toMatch(/config\/northline\.json is not JSON/);
  expect(checkBrand({ folder, brand: 'solra', schema, manifests, dictionaries }).map(describeFault)).toEqual([expect.stringContaining('nearest: "solara"')]);
});

test.each([
  ['a colour with a digit too few', { theme: { light: { accent: '#ffb40' } } }, 'theme.light.accent  "#ffb40" is no colour; write it as #rrggbb'],
  ['a colour that names none', { theme: { light: { accent: 'var(--acent-text)' } } }, 'nearest: "var(--accent-text)"'],
  ['a setting that a plugin has not', { plugins: { support: { consultantID: 'x' } } }, 'plugins.support.consultantID  "consultantID" is not a known name; allowed: "consultantId", "hasCallback"; nearest: "consultantId"'],
  ['a setting of a plugin without any', { plugins: { office: { rows: 5 } } }, 'plugins.office.rows  "rows" is not a known name'],
  ['a host of another brand', { brand: { id: 'northline', name: 'Northline', hosts: ['solara.localhost'] } }, 'brand.hosts[0]  "solara.localhost" is a host of config/solara.json, too'],
  ['a host with a scheme', { brand: { id: 'northline', name: 'Northline', hosts: ['https://northline.example'] } }, 'does not look right: A host name such as brand.example, without https:// and without a port; it must match'],
  ['a logo that is no file', { brand: { id: 'northline', name: 'Northline', logo: '/brands/nothline.svg#mark' } }, 'brand.logo  "/brands/nothline.svg#mark" is not there: there is no file public/brands/nothline.svg'],
  ['a label that no dictionary has', { menus: { footer: [{ id: 'x', labelKey: 'shell:hlep' }] } }, 'nearest: "shell:help"'],
])('SHL-507 %s is an error that says how to mend it', (_what, change, said) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(said)]);
});

test('CYB-7 colours of a discipline that are too faint are an error, and so is an art that nobody drew', () => {
  const own = JSON.parse(readFileSync(join(configFolder, 'northline.json'), 'utf8')) as { plugins: object };
  const faint = { plugins: { ...own.plugins, cyber: { disciplines: { 'strike-zone': { dark: { 'art-1': '#202020', 'art-2': '#202020', 'art-text-2': '#505050', 'art-text': '#ffffff' } } } } } };
  expect(faultsOf(faint)).toEqual([expect.stringContaining('plugins.cyber.disciplines.strike-zone.dark.art-text-2  on art-1 has a contrast of 2.0'), expect.stringContaining('on art-2')]);
  expect(faultsOf({ plugins: { ...own.plugins, cyber: { disciplines: { 'strike-zone': { art: 'hexagon' } } } } })[0]).toContain('plugins.cyber.disciplines.strike-zone.art');
});

test('CFG-13 a palette that is too faint is an error', () => {
  const faults = faultsOf({ theme: { mode: 'dark', light: {}, dark: { text: '#777777', 'surface-1': '#666666', bg: '#111916' } } });
  expect(faults.find((fault) => fault.includes('on --surface-1'))).toMatch(/"#777777" on --surface-1 has a contrast of 1\.2\d; at least 4\.5 is needed/);
  expect(checkContrast({ theme: { light: { text: '#000000', bg: '#ffffff' }, dark: { text: 'var(--bg)', bg: '#000000' } } } as never)).toMatchObject([{ theme: 'dark', foreground: 'text', background: 'bg', ratio: 1 }]);
});
