import type { CoreServices, Dispose } from '#core';

/** Visitors have neither terms to confirm nor bans: the code for both comes with the first person who signs in. */
export function followPerson(services: CoreServices): Dispose {
  let watching: Promise<Dispose> | undefined;
  const follow = (): void => {
    if (!services.session.isAuthed || watching !== undefined) return;
    watching = import('../stores/watchPerson.ts').then(({ watchPerson }) => watchPerson(services));
    watching.catch((error: unknown) => {
      watching = undefined;
      services.reports.report(error, { plugin: 'access', contribution: 'setup' });
    });
  };
  const stop = services.session.onChange(follow);
  follow();
  return () => {
    stop();
    void watching?.then((end) => end());
  };
}
