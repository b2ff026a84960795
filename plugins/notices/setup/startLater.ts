import type { CoreServices, Dispose } from '#core';
import type { Consent } from '../contract.ts';
import { forgetReferral } from './forgetReferral.ts';
import { letItSnow } from './letItSnow.ts';
import { logConsent } from './logConsent.ts';
import { offerConversion } from './offerConversion.ts';
import { showPolicyLogo } from './showPolicyLogo.ts';
import { tellNewSite } from './tellNewSite.ts';
import { tellSignOff, watchInactivity } from './watchInactivity.ts';
import { tellStorage } from './tellStorage.ts';
import { watchAdBlock } from './watchAdBlock.ts';
import { watchFeed } from './watchFeed.ts';
import { watchUpdates } from './watchUpdates.ts';

/** What is watched once the page has settled; each part in a file of its own. */
export function startLater(services: CoreServices, consent: Consent): Dispose[] {
  void tellSignOff(services);
  void tellStorage(services);
  return [
    watchFeed(services),
    logConsent(services, consent),
    tellNewSite(services),
    offerConversion(services),
    watchAdBlock(services),
    watchInactivity(services),
    watchUpdates(services),
    forgetReferral(services),
    showPolicyLogo(services),
    letItSnow(services),
  ];
}
