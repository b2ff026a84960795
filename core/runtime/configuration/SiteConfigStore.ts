import { makeAutoObservable, observableRef } from 'mobx';
import type { Plan } from '../plan/Plan.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/** Configuration and plan of this moment: what the operator switches acts without a reload. */
export class SiteConfigStore {
  configuration: SiteConfiguration;
  plan: Plan;
  /** The announced version; when it differs from the configuration's, that is to be fetched. */
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
