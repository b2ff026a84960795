import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadSocialVisitor } from '../form/RegistrationApi.ts';
import type { SocialVisitor } from '../form/RegistrationForm.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

/** Return from a provider to the registration; the ticket is held only here. */
export class SocialVisit {
  readonly visitor: Resource<SocialVisitor>;

  constructor(services: CoreServices, store: RegistrationStore, ticket: string) {
    this.visitor = createResource(services, {
      ask: async (signal) => loadSocialVisitor(services.http, ticket, signal),
      onValue: store.welcome,
    });
  }
}
