import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { CallFailure } from '../failures/readCallFailure.ts';
import { readChangeFailure } from '../failures/readChangeFailure.ts';
import { loadLinkedProviders, unlinkProvider, type LinkedProviders } from './ProvidersApi.ts';
import { providerOf } from './providers.ts';
import { visitToLink } from './visitProvider.ts';

const comings = ['linked', 'taken', 'denied'] as const;

/** Outcome of the last change; `name` is the provider's. */
export interface LinkOutcome {
  readonly kind: (typeof comings)[number] | 'unlinked' | 'last' | 'failed' | CallFailure;
  readonly name: string;
}

type LinkServices = Pick<CoreServices, 'config' | 'http' | 'navigation' | 'reports'> &
  ResourceServices;

/**
 * Social accounts that sign the person in: linked by a visit to the provider, unlinked by a call.
 */
export class LinkedProvidersStore {
  readonly linked: Resource<LinkedProviders>;
  /** Id of the provider of the pending call. */
  busyWith: string | undefined = undefined;
  outcome: LinkOutcome | undefined = undefined;
  readonly #services: LinkServices;

  constructor(services: LinkServices) {
    this.#services = services;
    this.linked = createResource(services, {
      ask: (signal) => loadLinkedProviders(services.http, signal),
    });
    makeAutoObservable(this, { linked: false, outcome: observableRef }, { autoBind: true });
  }

  /** Reads the outcome of a visit to the provider and removes it from the address. */
  readReturn(): void {
    const { navigation } = this.#services;
    const came = navigation.query.get('social');
    const provider = providerOf(navigation.query.get('provider'));
    if (came === null || provider === undefined) return;
    navigation.rewriteQuery({ social: undefined, provider: undefined });
    const kind = comings.find((each) => each === came) ?? 'failed';
    this.outcome = { kind, name: provider.name };
  }

  /** Leaves the page for the provider, after the person has proved their identity. */
  async link(id: string): Promise<void> {
    await this.#change(id, async () => {
      await visitToLink(this.#services, id);
      return undefined;
    });
  }

  async unlink(id: string): Promise<void> {
    await this.#change(id, async () => {
      this.linked.put(await unlinkProvider(this.#services.http, id));
      return 'unlinked';
    });
  }

  async #change(id: string, make: () => Promise<LinkOutcome['kind'] | undefined>): Promise<void> {
    if (this.busyWith !== undefined) return;
    this.busyWith = id;
    this.outcome = undefined;
    const kind = await make().catch(async (error: unknown) => {
      // A person who closed the proof's dialog knows that nothing was done.
      if (error instanceof HttpError && error.hasCode('reauth_required')) return undefined;
      // The response may be lost although the change was made; the list shows the truth.
      await this.linked.refresh();
      this.#services.reports.report(error, { plugin: 'auth', contribution: 'providers' });
      return error instanceof HttpError && error.hasCode('last_way_in')
        ? 'last'
        : readChangeFailure(error);
    });
    runInAction(() => {
      this.busyWith = undefined;
      this.outcome = kind && { kind, name: providerOf(id)?.name ?? '' };
    });
  }
}
