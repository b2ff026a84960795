import type { CoreServices, Dispose } from '#core';
import { ChoicesApi } from './ChoicesApi.ts';
import { AccountChoices } from './AccountChoices.ts';
import { multiOf } from '../multi/multiOf.ts';
import type { Betting } from '../service/Betting.ts';

/** Makes the choices of the account follow those of the browser, and the other way round. */
export async function startAccountChoices(
  services: CoreServices,
  betting: Betting,
): Promise<Dispose> {
  const options = await betting.loadOptions();
  const { config, session, preferences, storage, clock, scheduler } = services;
  const choices = new AccountChoices({
    api: new ChoicesApi(services),
    options,
    multi: multiOf(betting, services),
    config,
    session,
    preferences,
    storage,
    clock,
    scheduler,
  });
  await choices.follow();
  return () => choices.dispose();
}
