import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { resumeCashOuts } from '../cash-out/resumeCashOuts.ts';
import type { CouponCore } from './CouponCore.ts';
import type { CouponFeatures } from './CouponFeatures.ts';

/** Starts the reactions of the stores to each other and to the page, until disposed of. */
export function connectCouponCore(
  {
    account,
    composition,
    carriedTotal,
    limits,
    myBets,
    oneClick,
    placement,
    selections,
    settings,
    stake,
    view,
  }: CouponFeatures & Pick<CouponCore, 'carriedTotal' | 'limits' | 'stake'>,
  services: CoreServices,
): Dispose {
  const { config, environment, session } = services;
  const stops = [
    reaction(
      () => account.current?.currency ?? (session.isAuthed ? undefined : config.currency),
      (currency) => {
        if (currency === undefined) return;
        stake.setCurrency(currency);
        composition.setCurrency(currency);
      },
      { fireImmediately: true },
    ),
    reaction(
      () => placement.state.kind !== 'idle' || settings.isOpen || oneClick.isOn,
      view.setBusy,
      { fireImmediately: true },
    ),
    reaction(
      () => environment.language,
      (language) => {
        stake.setLanguage(language);
        composition.setLanguage(language);
      },
    ),
    reaction(
      // Choosing a kind does not raise the stake.
      () =>
        settings.choices.isAutoMax || composition.chosenType !== undefined
          ? undefined
          : limits.minStakeMinor,
      (leastMinor) => leastMinor !== undefined && stake.raiseToLeast(leastMinor),
      { fireImmediately: true },
    ),
    reaction(
      () => composition.outcomeIds.length === 0,
      (isEmpty) => isEmpty && carriedTotal.undivide(),
    ),
    reaction(
      () => account.user?.excludedUntilS !== undefined,
      (isExcluded) => isExcluded && selections.clear(),
      { fireImmediately: true },
    ),
    reaction(() => myBets.openCount, view.setOpenBets, { fireImmediately: true }),
    resumeCashOuts(myBets, settings, services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
