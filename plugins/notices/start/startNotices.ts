import type { CoreServices, Dispose } from '#core';
import { consentToken } from '../contract.ts';
import { startLater } from './startLater.ts';

/** Deferred notices. A lost feed is announced after 5 s. */
const laterMs = 3000;

/** What the plugin does by itself. */
export function startNotices(services: CoreServices): Dispose {
  const { config, environment, scheduler } = services;
  const endings: Dispose[] = [];
  // Preferences wait for what the person agreed to.
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
