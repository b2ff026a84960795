import { reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { couponViewToken } from '../contract.ts';
import { couponCoreToken } from './couponCoreToken.ts';

/**
 * After start: shows the coupon's tools, follows a link with a code, and after sign-in loads the
 * stores, which count open bets and resolve an interrupted placement.
 */
export function syncBets(services: CoreServices): Dispose {
  const report = (error: unknown): void =>
    services.reports.report(error, { plugin: 'coupon', contribution: 'setup' });
  services.services.get(couponViewToken).then((view) => view.showTools(), report);
  const stops = [
    reaction(
      () => services.navigation.query.get('coupon'),
      (code) => {
        if (code !== null)
          import('../codes/followCode.ts')
            .then(({ followCode }) => followCode(services, code))
            .catch(report);
      },
      { fireImmediately: true },
    ),
    when(
      () => services.session.isAuthed,
      () => void services.services.get(couponCoreToken).catch(report),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
