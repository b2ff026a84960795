import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadSocialVisitor } from '../form/RegistrationApi.ts';
import type { SocialVisitor } from '../form/RegistrationForm.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

/** The way from a provider into the registration; the ticket is kept here and nowhere else. */
export class SocialVisit {
  readonly visitor: Resource<SocialVisitor>;

  constructor(services: CoreServices, store: RegistrationStore, ticket: string) {
    this.visitor = createResource(services, {
      ask: async (signal) => loadSocialVisitor(services.http, ticket, signal),
      onValue: store.welcome,
    });
  }
}
