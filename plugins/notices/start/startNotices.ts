import type { CoreServices, Dispose } from '#core';
import { consentToken } from '../contract.ts';
import { startLater } from './startLater.ts';

/** Delay of deferred notices; a lost feed is announced after 5 s. */
const laterMs = 3000;

/** Starts the background tasks of the plugin. */
export function startNotices(services: CoreServices): Dispose {
  const { config, environment, scheduler } = services;
  const endings: Dispose[] = [];
  // Preferences are stored according to the consent.
  const consent = services.services.get(consentToken);
  if (config.features['ageCheck'] === true && !environment.isBot) {
    endings.push(
      scheduler.after(0, async () => {
        const { confirmAge } = await import('../age/confirmAge.ts');
        endings.push(confirmAge(services));
      }),
    );
  }
  endings.push(
    scheduler.after(laterMs, async () => {
      endings.push(...startLater(services, await consent));
    }),
  );
  return () => {
    for (const end of endings.splice(0)) end();
  };
}
