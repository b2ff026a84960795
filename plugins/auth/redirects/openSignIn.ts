import type { CoreServices, GuardVerdict, NavigationRequest } from '#core';
import { signInModal } from '../contract.ts';
import { signInAddress } from './signInAddress.ts';

/**
 * Answers a visitor's navigation to a private page. From an open page the sign-in dialog opens over
 * it and the navigation continues once they are signed in; otherwise the sign-in page is shown.
 */
export function openSignIn(
  { url, fromRouteName }: Pick<NavigationRequest, 'url' | 'fromRouteName'>,
  services: CoreServices,
): GuardVerdict {
  const { config, modals, navigation, plan, reports } = services;
  const from = plan.routes.find(({ name }) => name === fromRouteName);
  const isElsewhere = config.features['accountMiddleware'] === true;
  if (from?.access !== 'any' || isElsewhere || modals.isAnyOpen)
    return { kind: 'redirect', to: signInAddress(services, url) };
  modals
    .open(signInModal, { reason: 'page' })
    .then((isSignedIn) => {
      if (isSignedIn === true) navigation.go(url.pathname + url.search + url.hash);
    })
    .catch((error: unknown) =>
      reports.report(error, { plugin: 'auth', contribution: 'sign-in for a page' }),
    );
  return { kind: 'cancel' };
}
