import { makeAutoObservable, observableRef } from 'mobx';
import type { Plan } from '../plan/Plan.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/** Current configuration and plan; changes by the operator act without a reload. */
export class SiteConfigStore {
  configuration: SiteConfiguration;
  plan: Plan;
  /** Announced version; it has to be fetched if it differs from that of the configuration. */
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

  /** The plan must be resolved from the configuration. */
  apply(configuration: SiteConfiguration, plan: Plan): void {
    this.configuration = configuration;
    this.plan = plan;
  }
}
