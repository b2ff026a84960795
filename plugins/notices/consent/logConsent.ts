import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { putAgreement } from './ConsentApi.ts';
import type { Consent } from '../contract.ts';
import { type Agreement } from './agreement.ts';
import { isStoredAgreement } from '#stored/notices/isStoredAgreement.js';

/** Records the time of a choice, and sends it to the platform once the person is signed in. */
export function logConsent(services: CoreServices, consent: Consent): Dispose {
  const { clock, reports, session, storage } = services;
  const stored = storage.value<Agreement | undefined>({
    key: 'cookies-agreement',
    version: 1,
    fallback: undefined,
    check: isStoredAgreement,
  });

  const note = (): void => {
    const { choice } = consent;
    if (choice === undefined || stored.read()?.type === choice) return;
    stored.write({ type: choice, atS: Math.floor(clock.nowMs() / 1000) });
  };

  const notify = async (userId: number | undefined): Promise<void> => {
    const agreement = stored.read();
    if (userId === undefined || agreement === undefined || agreement.toldOf === userId) return;
    try {
      await putAgreement(services.http, agreement);
    } catch (error) {
      // The next page tries again.
      reports.report(error, { plugin: 'notices', contribution: 'cookies agreement' });
      return;
    }
    stored.write({ ...agreement, toldOf: userId });
  };

  return reaction(
    () => ({ choice: consent.choice, userId: session.userId }),
    ({ userId }) => {
      note();
      void notify(userId);
    },
    { fireImmediately: true },
  );
}
