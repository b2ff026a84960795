import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { ChoicesApi } from './ChoicesApi.ts';
import { AccountChoices } from './AccountChoices.ts';
import { couponTextsOf } from './couponTextsOf.ts';
import { multiOf } from '../multi/multiOf.ts';
import type { Betting } from '../service/Betting.ts';

/** Makes the choices of the account follow those of the browser, and the other way round. */
export async function startAccountChoices(
  services: CoreServices,
  betting: Betting,
): Promise<Dispose> {
  const [options, accounts, coupon] = await Promise.all([
    betting.loadOptions(),
    services.services.has(accountsToken) ? services.services.get(accountsToken) : undefined,
    couponTextsOf(services),
  ]);
  const { config, session, preferences, storage, clock, scheduler } = services;
  const choices = new AccountChoices({
    api: new ChoicesApi(services),
    options,
    coupon,
    multi: multiOf(betting, services),
    config,
    session,
    preferences,
    storage,
    clock,
    scheduler,
  });
  await choices.follow();
  // Another device, or the operator, has hidden other sports.
  const stop = reaction(
    () => accounts?.user,
    (user) => {
      const { hiddenLineSports: line, hiddenLiveSports: live } = options.choices;
      if (
        user !== undefined &&
        !(isSameIds(user.hiddenLineSportIds, line) && isSameIds(user.hiddenLiveSportIds, live))
      )
        void choices.readAgain();
    },
    // They may have been hidden while the account's choices were on their way.
    { fireImmediately: true },
  );
  return () => {
    stop();
    choices.dispose();
  };
}

function isSameIds(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((id) => second.includes(id));
}
