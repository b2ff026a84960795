import type { CoreServices, Dispose } from '#core';
import { loadSecureData } from './SessionApi.ts';
import { whileSignedIn } from './whileSignedIn.ts';

const lifeS = 1800;
/** Early enough that a slow response, or the jitter of the wait, leaves no gap. */
const renewEveryMs = 1_500_000;
const cookieNames = { ggru: 'ggru', grant: 'gg_grant' } as const;

/** The platform gave no grant although the person is signed in. */
class EmptySecureDataError extends Error {
  override readonly name = 'EmptySecureDataError';

  constructor(userId: number) {
    super(
      `The secure data of person ${userId} is empty: services that go by the grant cookies will refuse them`,
    );
  }
}

/** Sets the grant cookies of the signed-in person and removes them with the session. */
export function syncGrants({
  cookies,
  http,
  reports,
  scheduler,
  session,
}: Pick<CoreServices, 'cookies' | 'http' | 'reports' | 'scheduler' | 'session'>): Dispose {
  const remove = (): void => {
    for (const name of Object.values(cookieNames)) cookies.remove(name);
  };
  const renew = async (userId: number): Promise<void> => {
    const data = await loadSecureData(http);
    if (session.userId !== userId) return;
    if (data === undefined) {
      reports.report(new EmptySecureDataError(userId), {
        plugin: 'auth',
        contribution: 'secure data',
      });
      return;
    }
    cookies.write(cookieNames.ggru, data.ggru, lifeS);
    cookies.write(cookieNames.grant, data.grant, lifeS);
  };
  if (session.state.kind === 'anonymous') remove();
  return whileSignedIn(session, (userId) => {
    const stopPolling = scheduler.poll({ everyMs: renewEveryMs, isImmediate: true }, async () =>
      renew(userId),
    );
    return () => {
      stopPolling();
      remove();
    };
  });
}
