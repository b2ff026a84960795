import type { CoreServices } from '#core';
import type { Terms } from '../contract.ts';
import { TermsStore } from './TermsStore.ts';

export function createTerms(services: CoreServices): Terms & { dispose: () => void } {
  return new TermsStore(services);
}
