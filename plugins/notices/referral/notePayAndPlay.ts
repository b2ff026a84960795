import { reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { storedPayAndPlay } from './referralCookies.ts';

/** Sets the pay-and-play flag once for a sign-in with an account that was opened by a payment. */
export function notePayAndPlay(
  { reports, services, session, storage }: CoreServices,
  run: () => void,
): Dispose {
  if (!services.has(accountsToken)) return () => undefined;
  const flag = storage.value(storedPayAndPlay);
  const noted = storage.value({
    key: 'notices/pay-and-play-of',
    version: 1,
    fallback: 0,
    check: Number.isSafeInteger as (value: unknown) => value is number,
  });
  const endings: Dispose[] = [];
  let isEnded = false;
  const watch = async (): Promise<void> => {
    const accounts = await services.get(accountsToken);
    if (isEnded) return;
    endings.push(
      reaction(
        () =>
          session.isAuthed && accounts.user?.isPayAndPlay === true
            ? accounts.user.userId
            : undefined,
        (userId) => {
          if (userId === undefined || userId === noted.read()) return;
          noted.write(userId);
          flag.write(true);
          run();
        },
        { fireImmediately: true },
      ),
    );
  };
  endings.push(
    reaction(
      // An unknown session is not a sign-out.
      () => session.state.kind === 'anonymous',
      (isVisitor) => isVisitor && noted.read() !== 0 && noted.write(0),
      { fireImmediately: true },
    ),
    // A visitor has no account to check.
    when(
      () => session.isAuthed,
      () =>
        void watch().catch((error: unknown) =>
          reports.report(error, { plugin: 'notices', contribution: 'pay and play' }),
        ),
    ),
  );
  return () => {
    isEnded = true;
    for (const end of endings) end();
  };
}
