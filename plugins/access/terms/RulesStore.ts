import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { TermsText } from '../closed-site/accessFromWire.ts';
import { loadPrivacyText, loadTermsText } from './TermsApi.ts';

const loads = { privacy: loadPrivacyText, terms: loadTermsText } as const;
/** Documents that can be read without an account. */
export type RulesDocument = keyof typeof loads;

/** One of the documents, in the language of the page. */
export class RulesStore {
  readonly text: Resource<TermsText>;

  constructor(services: CoreServices, document: RulesDocument) {
    this.text = createResource(services, { ask: () => loads[document](services.http) });
  }
}
