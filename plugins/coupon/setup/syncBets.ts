import { reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { couponViewToken } from '../contract.ts';
import { couponCoreToken } from './couponCoreToken.ts';

/**
 * After start: the coupon gets its tools, a link with a coupon's code is followed, a signed-in
 * person's open bets are counted, and an interrupted placement is cleared up, without a press.
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
