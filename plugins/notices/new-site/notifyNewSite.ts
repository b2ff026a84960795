import { when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { isStoredInstant } from '#stored/notices/isStoredInstant.js';
import { informationModal } from '../start/modals.ts';

/** About 5 years. */
const lifetimeS = 157_680_000;

/** Tells visitors once that the site looks different; signed-in people are not told. */
export function notifyNewSite({
  clock,
  config,
  environment,
  modals,
  session,
  storage,
}: CoreServices): Dispose {
  const silentUntilS = storage.value({
    key: 'new-site-until',
    version: 1,
    fallback: 0,
    check: isStoredInstant,
  });
  const nowS = (): number => Math.floor(clock.nowMs() / 1000);
  if (
    config.features['newSiteInformation'] !== true ||
    environment.isBot ||
    silentUntilS.read() > nowS()
  )
    return () => undefined;
  return when(
    () => session.state.kind === 'anonymous' && !modals.isAnyOpen,
    async () => {
      if (await modals.open(informationModal, { subject: 'newSite' }))
        silentUntilS.write(nowS() + lifetimeS);
    },
  );
}
