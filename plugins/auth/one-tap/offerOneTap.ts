import type { CoreServices, Dispose } from '#core';
import { consentToken } from '../contract.ts';
import { readOneTapSettings } from './readOneTapSettings.ts';
import { OneTap } from './OneTap.ts';

/** Offers one tap to a visitor, after consent to functional cookies. */
export function offerOneTap(services: CoreServices): Dispose {
  const { config, environment, session } = services;
  const settings = readOneTapSettings(config.plugins['auth']);
  if (
    !config.site.isOneTapAuthEnabled ||
    settings === undefined ||
    environment.isBot ||
    session.isAuthed ||
    !services.services.has(consentToken)
  )
    return () => undefined;
  const oneTap = new OneTap(services, settings);
  let isEnded = false;
  let stopWaiting: Dispose | undefined;
  const wait = async (): Promise<void> => {
    const consent = await services.services.get(consentToken);
    if (!isEnded) stopWaiting = consent.whenAllowed('functionality', () => void oneTap.start());
  };
  wait().catch((error: unknown) =>
    services.reports.report(error, { plugin: 'auth', contribution: 'one tap' }),
  );
  return () => {
    isEnded = true;
    stopWaiting?.();
    oneTap.dispose();
  };
}
