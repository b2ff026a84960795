import type { CoreServices, Dispose } from '#core';
import type { Terms } from '../../auth/contract.ts';
import { TermsStore } from './TermsStore.ts';
import { watchPerson } from '../permissions/watchPerson.ts';

/** Creates the service of `termsToken`, requested with the first facts of a signed-in person. */
export function createTerms(services: CoreServices): Terms & { dispose: Dispose } {
  // Not awaited: it requests the person's facts, whose store may be waiting for this one.
  const watching = watchPerson(services);
  watching.catch((error: unknown) =>
    services.reports.report(error, { plugin: 'access', contribution: 'person' }),
  );
  return new TermsStore(services, () => void watching.then((end) => end()));
}
