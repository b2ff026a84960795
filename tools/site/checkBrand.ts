import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkConfiguration,
  NoSiteConfigurationError,
  type SchemaCheck,
} from '../../core/runtime/configuration/checkConfiguration.ts';
import { configurationFile } from '../../core/runtime/configuration/configurationFile.ts';
import type { ConfigurationLayer } from '../../core/runtime/configuration/mergeLayers.ts';
import { originOf } from '../../core/runtime/configuration/originOf.ts';
import { parseConfiguration } from '../../core/runtime/configuration/parseConfiguration.ts';
import { resolveConfiguration } from '../../core/runtime/configuration/resolveConfiguration.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { resolveCheckedPlan } from '../../core/runtime/plan/resolveCheckedPlan.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Dictionaries } from '../../edge/page/Dictionaries.ts';
import { brandIds, type Stage } from '../../edge/sites/loadSites.ts';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../schemas/generated/validators/config.js';
import { checkAddresses } from './checkAddresses.ts';
import { checkColours } from './checkColours.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHosts } from './checkHosts.ts';
import { checkLanguages } from './checkLanguages.ts';
import { layerCheckOf } from './checkLayer.ts';
import { checkMenus } from './checkMenus.ts';
import { checkProfile } from './checkProfile.ts';
import { checkSelections } from './checkSelections.ts';
import { checkSwitches } from './checkSwitches.ts';
import { checkValues } from './checkValues.ts';
import { faultsIn, type ConfigurationFault } from './ConfigurationFault.ts';
import { nearest } from '../../core/runtime/routes/nearest.ts';
import type { Offer } from './Offer.ts';
import { repeatedKeys } from './repeatedKeys.ts';

export interface CheckBrandOptions {
  readonly folder: string;
  readonly brand: string;
  readonly schema: Record<string, unknown>;
  readonly manifests: readonly PluginManifest[];
  readonly dictionaries: Dictionaries;
  /** Without it, page types are not checked against the platform. */
  readonly offer?: Offer;
}

const stages: readonly Stage[] = ['production', 'demo', 'test'];

/** Checks that a schema cannot express. */
const checks: readonly ((brand: CheckedBrand) => readonly ConfigurationFault[])[] = [
  checkValues,
  checkLanguages,
  checkSwitches,
  checkProfile,
  checkMenus,
  checkAddresses,
  checkSelections,
  checkFiles,
  checkColours,
];

/** Finds all faults of a brand, in every stage, before a visitor can see them. */
export function checkBrand(options: CheckBrandOptions): ConfigurationFault[] {
  const { folder, brand } = options;
  const known = brandIds(folder);
  if (!known.includes(brand))
    return [
      {
        file: `config/${brand}.json`,
        path: '',
        message: 'does not exist',
        allowed: known,
        nearest: nearest(brand, known),
      },
    ];
  const { layers, faults } = readCheckedLayers(options);
  if (faults.length > 0) return [...faults];
  const found = [
    ...stages.flatMap((stage) => checkStage(options, layers, stage)),
    ...checkHosts(folder, brand, known, layers.get(`${brand}.json`)),
  ];
  return found.filter(
    (fault, index) =>
      found.findIndex(
        (other) =>
          other.file === fault.file && other.path === fault.path && other.message === fault.message,
      ) === index,
  );
}

type Layers = ReadonlyMap<string, ConfigurationLayer['value']>;

/** Reads the files of a brand and validates each by the schema. */
function readCheckedLayers({ folder, brand, schema }: CheckBrandOptions): {
  readonly layers: Layers;
  readonly faults: readonly ConfigurationFault[];
} {
  const checkLayer = layerCheckOf(schema);
  const faults: ConfigurationFault[] = [];
  const layers = new Map<string, ConfigurationLayer['value']>();
  for (const name of [
    'base.json',
    `${brand}.json`,
    ...stages.map((stage) => `env/${stage}.json`),
  ]) {
    const file = `config/${name}`;
    if (!existsSync(join(folder, name))) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    try {
      const value = parseConfiguration(text, file);
      layers.set(name, value);
      faults.push(
        ...repeatedKeys(text).map(({ path, line }) => ({
          file,
          path,
          message: `stands twice in its object, again in line ${line}: only the last counts`,
        })),
        ...checkLayer(file, value),
      );
    } catch (error) {
      faults.push({
        file,
        path: '',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return { layers, faults };
}

function checkStage(
  { brand, schema, manifests, dictionaries, offer }: CheckBrandOptions,
  layers: Layers,
  stage: Stage,
): ConfigurationFault[] {
  const names = ['base.json', `${brand}.json`, `env/${stage}.json`];
  const { value, origins } = resolveConfiguration([
    { name: 'defaults', value: configurationDefaults },
    ...names.map((name) => ({ name, value: layers.get(name) ?? {} })),
  ]);
  const fileOf = (path: string): string => configurationFile(origins, path, brand);
  try {
    const { configuration } = checkConfiguration(
      value,
      isSiteConfiguration as SchemaCheck<SiteConfiguration>,
    );
    const checked: CheckedBrand = {
      brand,
      configuration,
      plan: resolveCheckedPlan(manifests, configuration),
      manifests,
      dictionaries,
      schema,
      offer,
      fileOf,
      fault: faultsIn(fileOf),
      isOwn: (path) => !['base.json', 'defaults'].includes(originOf(origins, path) ?? ''),
    };
    return checks.flatMap((check) => check(checked));
  } catch (error) {
    if (!(error instanceof NoSiteConfigurationError)) throw error;
    return error.problems.map(({ path, message }) => ({ file: fileOf(path), path, message }));
  }
}
