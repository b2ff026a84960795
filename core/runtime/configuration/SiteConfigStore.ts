import { makeAutoObservable, observableRef } from 'mobx';
import type { Plan } from '../plan/Plan.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/**
 * The configuration and the plan as they are now. Whoever draws from them draws again when the operator changes
 * something: a plugin that is switched off is gone without a reload, and comes back.
 */
export class SiteConfigStore {
  configuration: SiteConfiguration;
  plan: Plan;
  /** The version that the platform speaks of; another than that of the configuration is still to be fetched. */
  announced: string | undefined = undefined;

  constructor(configuration: SiteConfiguration, plan: Plan) {
    this.configuration = configuration;
    this.plan = plan;
    makeAutoObservable(
      this,
      { configuration: observableRef, plan: observableRef },
      { autoBind: true },
    );
  }

  announce(version: string): void {
    this.announced = version;
  }

  /** The plan must be that of the configuration. */
  apply(configuration: SiteConfiguration, plan: Plan): void {
    this.configuration = configuration;
    this.plan = plan;
  }
}
