import { makeAutoObservable, observableRef } from 'mobx';
import type { Plan } from '../plan/Plan.ts';
import type { PluginManifest } from '../plan/PluginManifest.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import type { SiteConfiguration } from './SiteConfiguration.ts';

/**
 * The configuration and the plan as they are now. Whoever draws from them draws again when the operator changes
 * something: a plugin that is switched off is gone without a reload, and comes back.
 */
export class LiveSite {
  configuration: SiteConfiguration;
  plan: Plan;
  /** The version that the platform speaks of; another than that of the configuration is still to be fetched. */
  announced: string | undefined = undefined;
  readonly #manifests: readonly PluginManifest[];

  constructor(manifests: readonly PluginManifest[], configuration: SiteConfiguration) {
    this.#manifests = manifests;
    this.configuration = configuration;
    this.plan = resolvePlan(manifests, configuration);
    makeAutoObservable(this, { configuration: observableRef, plan: observableRef }, { autoBind: true });
  }

  announce(version: string): void {
    this.announced = version;
  }

  apply(configuration: SiteConfiguration): void {
    this.configuration = configuration;
    this.plan = resolvePlan(this.#manifests, configuration);
  }
}
