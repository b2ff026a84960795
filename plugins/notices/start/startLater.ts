import type { CoreServices, Dispose } from '#core';
import type { Consent } from '../contract.ts';
import { forgetReferral } from '../referral/forgetReferral.ts';
import { letItSnow } from '../snow/letItSnow.ts';
import { logConsent } from '../consent/logConsent.ts';
import { showPolicyLogo } from './showPolicyLogo.ts';
import { notifyNewSite } from '../new-site/notifyNewSite.ts';
import { notifySignOff, watchInactivity } from '../inactivity/watchInactivity.ts';
import { notifyStorage } from '../connection/notifyStorage.ts';
import { watchAdBlock } from '../ad-block/watchAdBlock.ts';
import { watchFeed } from '../connection/watchFeed.ts';
import { watchUpdates } from '../app-version/watchUpdates.ts';

/** Starts the observers that wait until the page has settled; each is in a file of its own. */
export function startLater(services: CoreServices, consent: Consent): Dispose[] {
  void notifySignOff(services);
  void notifyStorage(services);
  return [
    watchFeed(services),
    logConsent(services, consent),
    notifyNewSite(services),
    watchAdBlock(services),
    watchInactivity(services),
    watchUpdates(services),
    forgetReferral(services),
    showPolicyLogo(services, consent),
    letItSnow(services),
  ];
}
