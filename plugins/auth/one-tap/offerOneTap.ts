import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { functionalConsentToken, loginRoute } from '../contract.ts';
import { readOneTapSettings } from './readOneTapSettings.ts';
import { OneTap } from './OneTap.ts';

/** Offers one-tap sign-in to a visitor, after consent to functional cookies. */
export function offerOneTap(services: CoreServices): Dispose {
  const { config, environment, navigation, plan, session } = services;
  const takesNoScript = (): boolean =>
    plan.routes.find(({ name }) => name === navigation.routeName)?.provider !== undefined;
  const settings = readOneTapSettings(config.plugins['auth']);
  if (
    !config.site.isOneTapAuthEnabled ||
    settings === undefined ||
    environment.isBot ||
    session.isAuthed ||
    // The security policy of such a document allows no third-party script, whatever page is shown
    // later.
    takesNoScript() ||
    !services.services.has(functionalConsentToken)
  )
    return () => undefined;
  const oneTap = new OneTap(services, settings);
  let isEnded = false;
  let stopWaiting: Dispose | undefined;
  let stopFollowing: Dispose | undefined;
  const offer = (): void => {
    // The provider's prompt would cover the page on a phone.
    stopFollowing = reaction(
      () => (!environment.isMobile || navigation.routeName === loginRoute) && !takesNoScript(),
      (isPlace) => (isPlace ? void oneTap.start() : oneTap.stop()),
      { fireImmediately: true },
    );
  };
  const wait = async (): Promise<void> => {
    const consent = await services.services.get(functionalConsentToken);
    if (!isEnded) stopWaiting = consent.whenAllowed('functionality', offer);
  };
  wait().catch((error: unknown) =>
    services.reports.report(error, { plugin: 'auth', contribution: 'one tap' }),
  );
  return () => {
    isEnded = true;
    stopWaiting?.();
    stopFollowing?.();
    oneTap.dispose();
  };
}
