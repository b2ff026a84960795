import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkConfiguration,
  NoSiteConfigurationError,
  type ConfigurationProblem,
  type SchemaCheck,
} from '../../core/runtime/configuration/checkConfiguration.ts';
import { configurationFile } from '../../core/runtime/configuration/configurationFile.ts';
import type { ConfigurationLayer } from '../../core/runtime/configuration/mergeLayers.ts';
import { parseConfiguration } from '../../core/runtime/configuration/parseConfiguration.ts';
import { resolveConfiguration } from '../../core/runtime/configuration/resolveConfiguration.ts';
import { valueAt } from '../../core/runtime/configuration/valueAt.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { resolveCheckedPlan } from '../../core/runtime/plan/resolveCheckedPlan.ts';
import { resolvePlan } from '../../core/runtime/plan/resolvePlan.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../schemas/generated/validators/config.js';
import { themeCss } from './themeCss.ts';

export type Stage = 'production' | 'demo' | 'test';

/** A brand with its validated configuration and plan. */
export interface Site {
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  /** The plan under the platform's overrides, such as the available routes. */
  readonly planOf: (configuration: SiteConfiguration) => Plan;
  /** Style rules of the brand's tokens. */
  readonly themeCss: string;
  /** The layer that set a value, by path. */
  readonly origins: ReadonlyMap<string, string>;
  /** Faults that were replaced by defaults, as lines for the operator. */
  readonly problems: readonly string[];
}

/** The brands of a folder: every JSON file beside base.json. */
export function brandIds(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'base.json')
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

/** Layers of a brand, lowest first. */
export function readLayers(folder: string, brand: string, stage: Stage): ConfigurationLayer[] {
  const read = (name: string): ConfigurationLayer => ({
    name,
    value: parseConfiguration(readFileSync(join(folder, name), 'utf8'), `config/${name}`),
  });
  return [
    { name: 'defaults', value: configurationDefaults },
    read('base.json'),
    read(`${brand}.json`),
    read(`env/${stage}.json`),
  ];
}

/**
 * Creates a site from configuration layers.
 *
 * @throws NoSiteConfigurationError if a section is invalid without which there is no site
 */
export function createSite(
  layers: readonly ConfigurationLayer[],
  manifests: readonly PluginManifest[],
): Site {
  const { value, origins } = resolveConfiguration(layers);
  const { configuration, problems } = checkLayers(layers, value, origins);
  const plan = resolveCheckedPlan(manifests, configuration);
  const plans = new WeakMap<SiteConfiguration, Plan>([[configuration, plan]]);
  const planOf = (overridden: SiteConfiguration): Plan => {
    const known = plans.get(overridden);
    if (known !== undefined) return known;
    const made = resolvePlan(manifests, overridden);
    plans.set(overridden, made);
    return made;
  };
  return { configuration, problems, plan, planOf, origins, themeCss: themeCss(configuration) };
}

function checkLayers(
  layers: readonly ConfigurationLayer[],
  value: Readonly<Record<string, unknown>>,
  origins: ReadonlyMap<string, string>,
): Pick<Site, 'configuration' | 'problems'> {
  const brand =
    layers
      .map(({ name }) => /^([\w-]+)\.json$/.exec(name)?.[1])
      .findLast((name) => name !== undefined && name !== 'base') ?? 'base';
  /** `config/northline.json  features.snow  "yes" must be boolean: the feature is off` */
  const describe = ({ path, message, remedy }: ConfigurationProblem): string => {
    const said = JSON.stringify(valueAt(value, path))?.slice(0, 80);
    const what = `${said === undefined ? '' : `${said} `}${message}`;
    const file = configurationFile(origins, path, brand);
    return [file, path, remedy === 'none' ? what : `${what}: ${remedy}`].join('  ');
  };
  try {
    const { configuration, problems } = checkConfiguration(
      value,
      isSiteConfiguration as SchemaCheck<SiteConfiguration>,
    );
    return { configuration, problems: problems.map(describe) };
  } catch (error) {
    if (!(error instanceof NoSiteConfigurationError)) throw error;
    throw new NoSiteConfigurationError(
      error.problems,
      `${error.problems.map(describe).join('; ')}\nnpm run site -- check ${brand} says what is allowed.`,
    );
  }
}

/** All sites of a folder by brand. */
export function loadSites(
  folder: string,
  stage: Stage,
  manifests: readonly PluginManifest[],
): ReadonlyMap<string, Site> {
  return new Map(
    brandIds(folder).map((brand) => [
      brand,
      createSite(readLayers(folder, brand, stage), manifests),
    ]),
  );
}
