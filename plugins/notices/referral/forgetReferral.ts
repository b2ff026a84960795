import type { CoreServices, Dispose } from '#core';
import { referralCookies, storedPayAndPlay } from './referralCookies.ts';
import { notePayAndPlay } from './notePayAndPlay.ts';

/** Clears the referral and the pay-and-play flag once that flag is set, in any tab. */
export function forgetReferral(services: CoreServices): Dispose {
  const { cookies, session, storage } = services;
  const flag = storage.value(storedPayAndPlay);
  const look = (): void => {
    if (!flag.read()) return;
    for (const name of referralCookies) cookies.remove(name);
    flag.remove();
  };
  look();
  const stops = [flag.onChange(look), session.onChange(look), notePayAndPlay(services, look)];
  return () => {
    for (const stop of stops) stop();
  };
}
