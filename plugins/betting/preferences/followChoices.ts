import { when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { bettingToken } from '../contract.ts';

/** Loads the list options of the account after sign-in; visitors load no code for it. */
export function followChoices(services: CoreServices): Dispose {
  let end: Dispose = () => undefined;
  let isEnded = false;
  const start = async (): Promise<void> => {
    const [betting, { startAccountChoices }] = await Promise.all([
      services.services.get(bettingToken),
      import('./startAccountChoices.ts'),
    ]);
    const stop = await startAccountChoices(services, betting);
    if (isEnded) stop();
    else end = stop;
  };
  const stopWaiting = when(
    () => services.session.isAuthed,
    () =>
      void start().catch((error: unknown) =>
        services.reports.report(error, { plugin: 'betting', contribution: 'choices' }),
      ),
  );
  return () => {
    isEnded = true;
    stopWaiting();
    end();
  };
}
