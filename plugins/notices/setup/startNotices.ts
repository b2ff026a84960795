import type { CoreServices, Dispose } from '#core';
import { consentToken } from '../contract.ts';
import { watchFeed } from './watchFeed.ts';

/** Nobody waits for these: they come when the first page has long been there. */
const laterMs = 3000;

/** What the plugin does by itself. */
export function startNotices(services: CoreServices): Dispose {
  const endings: Dispose[] = [watchFeed(services)];
  // Preferences wait for what the person agreed to.
  void services.services.get(consentToken);
  const cancel = services.scheduler.after(laterMs, async () => {
    const { startLater } = await import('./startLater.ts');
    endings.push(...startLater(services));
  });
  return () => {
    cancel();
    for (const end of endings.splice(0)) end();
  };
}
