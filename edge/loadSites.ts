import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfiguration, type ConfigurationProblem, type SchemaCheck } from '../core/config/checkConfiguration.ts';
import type { ConfigurationLayer } from '../core/config/mergeLayers.ts';
import { parseConfiguration } from '../core/config/parseConfiguration.ts';
import { resolveConfiguration } from '../core/config/resolveConfiguration.ts';
import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { resolveCheckedPlan } from '../core/plan/resolveCheckedPlan.ts';
import { resolvePlan } from '../core/plan/resolvePlan.ts';
import type { Plan } from '../core/plan/Plan.ts';
import type { PluginManifest } from '../core/plan/PluginManifest.ts';
import { configurationDefaults } from '../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../schemas/generated/validators/config.js';
import { themeCss } from './themeCss.ts';

export type Stage = 'production' | 'demo' | 'test';

/** A brand, ready to be shown. */
export interface Site {
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  /** The plan with what the platform overrides, such as the routes that the site has. */
  readonly planOf: (configuration: SiteConfiguration) => Plan;
  /** Style rules of the brand's tokens. */
  readonly themeCss: string;
  /** Which layer gave a value, by path. */
  readonly origins: ReadonlyMap<string, string>;
  readonly problems: readonly ConfigurationProblem[];
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
  const read = (name: string): ConfigurationLayer => ({ name, value: parseConfiguration(readFileSync(join(folder, name), 'utf8'), `config/${name}`) });
  return [{ name: 'defaults', value: configurationDefaults }, read('base.json'), read(`${brand}.json`), read(`env/${stage}.json`)];
}

/** Makes a site of checked layers; what is wrong with the small things is in `problems`. */
export function createSite(layers: readonly ConfigurationLayer[], manifests: readonly PluginManifest[]): Site {
  const { value, origins } = resolveConfiguration(layers);
  const { configuration, problems } = checkConfiguration(value, isSiteConfiguration as SchemaCheck<SiteConfiguration>);
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

/** All sites of a folder by brand. One that is broken stops the start: it must not be found out by a visitor. */
export function loadSites(folder: string, stage: Stage, manifests: readonly PluginManifest[]): ReadonlyMap<string, Site> {
  return new Map(brandIds(folder).map((brand) => [brand, createSite(readLayers(folder, brand, stage), manifests)]));
}
