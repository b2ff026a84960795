import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfiguration, NoSiteConfigurationError, type SchemaCheck } from '../../core/config/checkConfiguration.ts';
import { parseConfiguration } from '../../core/config/parseConfiguration.ts';
import { resolveConfiguration } from '../../core/config/resolveConfiguration.ts';
import type { SiteConfiguration } from '../../core/config/SiteConfiguration.ts';
import { nearest } from '../../core/routing/nearest.ts';
import { resolveCheckedPlan } from '../../core/plan/resolveCheckedPlan.ts';
import type { PluginManifest } from '../../core/plan/PluginManifest.ts';
import type { Dictionaries } from '../../edge/Dictionaries.ts';
import { brandIds, type Stage } from '../../edge/loadSites.ts';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../schemas/generated/validators/config.js';
import { rootFolder } from '../build/installedPlugins.ts';
import { checkContrast } from './checkContrast.ts';
import { createLayerCheck } from './checkLayer.ts';
import { checkLooks } from './checkLooks.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

export interface CheckBrandOptions {
  readonly folder: string;
  readonly brand: string;
  readonly schema: Record<string, unknown>;
  readonly manifests: readonly PluginManifest[];
  readonly dictionaries: Dictionaries;
}

const stages: readonly Stage[] = ['production', 'demo', 'test'];

/** Everything that is wrong with a brand, in every stage, before a visitor can see it. */
export function checkBrand({ folder, brand, schema, manifests, dictionaries }: CheckBrandOptions): ConfigurationFault[] {
  const known = brandIds(folder);
  if (!known.includes(brand)) {
    const closest = nearest(brand, known);
    return [{ file: `config/${brand}.json`, path: '', message: 'does not exist', allowed: known, ...(closest === undefined ? {} : { nearest: closest }) }];
  }
  const checkLayer = createLayerCheck(schema);
  const faults: ConfigurationFault[] = [];
  const layers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const name of ['base.json', `${brand}.json`, ...stages.map((stage) => `env/${stage}.json`)]) {
    const file = `config/${name}`;
    try {
      const value = existsSync(join(folder, name)) ? parseConfiguration(readFileSync(join(folder, name), 'utf8'), file) : {};
      layers.set(name, value);
      faults.push(...checkLayer(file, value));
    } catch (error) {
      faults.push({ file, path: '', message: error instanceof Error ? error.message : String(error) });
    }
  }
  if (faults.length > 0) return faults;
  for (const stage of stages) {
    const names = ['base.json', `${brand}.json`, `env/${stage}.json`];
    const { value, origins } = resolveConfiguration([{ name: 'defaults', value: configurationDefaults }, ...names.map((name) => ({ name, value: layers.get(name) ?? {} }))]);
    const fileOf = (path: string): string => {
      const origin = origins.get(path) ?? `${brand}.json`;
      return origin === 'defaults' ? `config/${brand}.json` : `config/${origin}`;
    };
    try {
      const { configuration } = checkConfiguration(value, isSiteConfiguration as SchemaCheck<SiteConfiguration>);
      faults.push(
        ...checkMeaning(configuration, manifests, fileOf, brand),
        ...checkLanguages(configuration, dictionaries, fileOf),
        ...checkLabels(configuration, dictionaries, fileOf),
        ...checkColours(configuration, tokensOf(schema), fileOf),
      );
    } catch (error) {
      if (!(error instanceof NoSiteConfigurationError)) throw error;
      faults.push(...error.problems.map(({ path, message }) => ({ file: fileOf(path), path, message })));
    }
  }
  faults.push(...checkHosts(folder, brand, known, layers.get(`${brand}.json`)), ...checkLogo(brand, layers.get(`${brand}.json`)));
  return faults.filter((fault, index) => faults.findIndex((other) => other.file === fault.file && other.path === fault.path && other.message === fault.message) === index);
}

/** What no schema can say. */
function checkMeaning(configuration: SiteConfiguration, manifests: readonly PluginManifest[], fileOf: (path: string) => string, brand: string): ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  const { languages, brand: owner, features } = configuration;
  if (owner.id !== brand) faults.push({ file: fileOf('brand.id'), path: 'brand.id', message: 'must be the name of the file', value: owner.id, allowed: [brand] });
  // Where nobody says another one, the site's language is the default.
  const lng = configuration.site.lng === languages.default ? [] : [['site.lng', configuration.site.lng] as const];
  for (const [path, value] of [['languages.default', languages.default] as const, ...lng, ...languages.hidden.map((each, index) => [`languages.hidden[${index}]`, each] as const)] as const) {
    if (!languages.available.includes(value)) faults.push({ file: fileOf(path.replace(/\[\d+\]$/, '')), path, message: 'is not an available language', value, allowed: languages.available });
  }
  if (languages.hidden.includes(languages.default)) faults.push({ file: fileOf('languages.hidden'), path: 'languages.hidden', message: 'hides the default language', value: languages.default });
  for (const { path, name } of flagsOf(configuration.menus, 'menus')) {
    if (features[name] !== undefined) continue;
    const closest = nearest(name, Object.keys(features));
    faults.push({
      file: fileOf(path.replace(/\[.*$/, '')),
      path,
      message: 'is not one of the features; name it there, true or false',
      value: name,
      allowed: Object.keys(features),
      ...(closest === undefined ? {} : { nearest: closest }),
    });
  }
  const plan = resolveCheckedPlan(manifests, configuration);
  for (const plugin of plan.plugins) {
    if (plugin.offReason?.startsWith('needs ') === true && configuration.plugins[plugin.id] !== undefined && configuration.plugins[plugin.id] !== false) {
      faults.push({ file: fileOf(`plugins.${plugin.id}`), path: `plugins.${plugin.id}`, message: `${plugin.offReason}; switch that on or this off` });
    }
  }
  for (const { theme, foreground, background, ratio, least } of checkContrast(configuration)) {
    faults.push({
      file: fileOf(`theme.${theme}.${foreground}`),
      path: `theme.${theme}.${foreground}`,
      message: `on --${background} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed`,
      value: configuration.theme[theme][foreground as keyof typeof configuration.theme.light],
    });
  }
  for (const { discipline, theme, foreground, background, ratio, least } of checkLooks(configuration)) {
    const path = `plugins.cyber.disciplines.${discipline}.${theme}.${foreground}`;
    faults.push({ file: fileOf(path), path, message: `on ${background} has a contrast of ${ratio.toFixed(2)}; at least ${least} is needed` });
  }
  return faults;
}

/** A language without texts would be served in English. */
function checkLanguages({ languages }: SiteConfiguration, dictionaries: Dictionaries, fileOf: (path: string) => string): ConfigurationFault[] {
  const allowed = dictionaries.languagesOf('shell').sort();
  return languages.available.flatMap((value, index) =>
    allowed.includes(value) ? [] : [{ file: fileOf('languages.available'), path: `languages.available[${index}]`, message: 'has no texts', value, allowed }],
  );
}

/** Items of the configuration speak by keys of dictionaries; one that nobody has would show nothing. */
function checkLabels({ menus }: SiteConfiguration, dictionaries: Dictionaries, fileOf: (path: string) => string): ConfigurationFault[] {
  const labels = (items: readonly unknown[], path: string): { readonly path: string; readonly key: string }[] =>
    items.flatMap((item, index) => {
      if (typeof item !== 'object' || item === null || !('labelKey' in item)) return [];
      const children = 'children' in item && Array.isArray(item.children) ? labels(item.children, `${path}[${index}].children`) : [];
      return [{ path: `${path}[${index}].labelKey`, key: String(item.labelKey) }, ...children];
    });
  return Object.entries(menus).flatMap(([menu, items]) =>
    labels(items, `menus.${menu}`)
      .filter(({ key }) => dictionaries.text(key, 'en') === undefined)
      .map(({ path, key }) => {
        const closest = nearest(key, keysBeside(key, dictionaries));
        return { file: fileOf(`menus.${menu}`), path, message: 'is in no dictionary', value: key, ...(closest === undefined ? {} : { nearest: closest }) };
      }),
  );
}

function keysBeside(key: string, dictionaries: Dictionaries): string[] {
  const [namespace = ''] = key.split(':');
  return Object.keys(dictionaries.all(namespace, 'en') ?? {}).map((each) => `${namespace}:${each}`);
}

/** A browser would pass over a colour that is none, and the brand would show the one before it. */
function checkColours({ theme }: SiteConfiguration, tokens: readonly string[], fileOf: (path: string) => string): ConfigurationFault[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    Object.entries(theme[name]).flatMap(([token, value]): ConfigurationFault[] => {
      const path = `theme.${name}.${token}`;
      const hex = /^#(.*)$/.exec(value)?.[1];
      if (hex !== undefined && !/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return [{ file: fileOf(path), path, message: 'is no colour; write it as #rrggbb', value }];
      const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      if (reference === undefined || tokens.includes(reference)) return [];
      const closest = nearest(reference, tokens);
      return [{ file: fileOf(path), path, message: 'names a colour that no theme has', value, ...(closest === undefined ? {} : { nearest: `var(--${closest})` }) }];
    }),
  );
}

function tokensOf(schema: Record<string, unknown>): string[] {
  const { ThemeTokens } = schema['$defs'] as Readonly<Record<string, { readonly properties?: object }>>;
  return Object.keys(ThemeTokens?.properties ?? {});
}

/** A host shows one brand, so a second one with it would never be seen. */
function checkHosts(folder: string, brand: string, brands: readonly string[], own: unknown): ConfigurationFault[] {
  const hosts = hostsOf(own);
  return brands
    .filter((other) => other !== brand)
    .flatMap((other) => {
      const taken = hostsOf(readIfJson(join(folder, `${other}.json`)));
      return hosts.flatMap((host, index) =>
        taken.includes(host) ? [{ file: `config/${brand}.json`, path: `brand.hosts[${index}]`, message: `is a host of config/${other}.json, too`, value: host }] : [],
      );
    });
}

/** Files of brands stand in `public`. */
function checkLogo(brand: string, own: unknown): ConfigurationFault[] {
  const logo = brandOf(own)['logo'];
  if (typeof logo !== 'string' || !logo.startsWith('/')) return [];
  const file = join('public', logo.replace(/[?#].*$/, ''));
  return existsSync(join(rootFolder, file)) ? [] : [{ file: `config/${brand}.json`, path: 'brand.logo', message: `is not there: there is no file ${file}`, value: logo }];
}

function brandOf(layer: unknown): Readonly<Record<string, unknown>> {
  const brand: unknown = typeof layer === 'object' && layer !== null && 'brand' in layer ? layer.brand : undefined;
  return typeof brand === 'object' && brand !== null ? { ...brand } : {};
}

function hostsOf(layer: unknown): readonly string[] {
  const { hosts } = brandOf(layer);
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}

/** A fault of another brand's file is told where that is checked. */
function readIfJson(file: string): unknown {
  try {
    return parseConfiguration(readFileSync(file, 'utf8'), file);
  } catch {
    return undefined;
  }
}

function flagsOf(value: unknown, path: string): { readonly path: string; readonly name: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flagsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'op' in value && value.op === 'flag' && 'name' in value ? [{ path: `${path}.name`, name: String(value.name) }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => flagsOf(inner, `${path}.${key}`))];
}
