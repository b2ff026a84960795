import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { signedInEvent } from '../contract.ts';
import { startSessionTasks } from './startSessionTasks.ts';

const tasksAfterMs = 3000;

/**
 * Moves the page after a sign-in or sign-out in any tab: to where the person wanted to go, or away
 * from private pages. Says that the session ended, and when the one before was.
 */
export function followSession(services: CoreServices): Dispose {
  const later = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      services.reports.report(error, { plugin: 'auth', contribution: 'session' }),
    );
  let wasAuthed = services.session.isAuthed;
  /** The last page that anybody may see: where a sign-in page leads back to. */
  let lastOpenPage: string | undefined;
  const stopPages = reaction(
    () =>
      accessOfPage(services) === 'any'
        ? `${services.navigation.path}?${services.navigation.query.toString()}`
        : undefined,
    (address) => {
      lastOpenPage = address ?? lastOpenPage;
    },
    { fireImmediately: true },
  );
  const stopSession = services.session.onChange((state) => {
    if (state.kind === 'unknown') return;
    const isAuthed = state.kind === 'signed-in';
    if (isAuthed === wasAuthed) return;
    wasAuthed = isAuthed;
    if (isAuthed) {
      if (accessOfPage(services) === 'anonymous')
        later(
          import('../redirects/leaveSignInPage.ts').then(({ leaveSignInPage }) =>
            leaveSignInPage(services, lastOpenPage),
          ),
        );
    } else {
      leaveSignedOut(services);
      later(import('./notifySession.ts').then(({ notifySignedOut }) => notifySignedOut(services)));
    }
  });
  const stopEvent = services.events.on(signedInEvent, ({ previousSignInAtS }) => {
    if (previousSignInAtS !== undefined)
      later(
        import('./notifySession.ts').then(({ notifyPreviousSignIn }) =>
          notifyPreviousSignIn(services, previousSignInAtS),
        ),
      );
  });
  const stopTasks = begin(services);
  return () => {
    stopPages();
    stopSession();
    stopEvent();
    stopTasks();
  };
}

/** Deferred, so that it does not compete with the first paint. */
function begin(services: CoreServices): Dispose {
  let isEnded = false;
  let stop: Dispose | undefined;
  const start = async (): Promise<void> => {
    const end = await startSessionTasks(services);
    if (isEnded) end();
    else stop = end;
  };
  const endWait = services.scheduler.after(tasksAfterMs, () => {
    start().catch((error: unknown) =>
      services.reports.report(error, { plugin: 'auth', contribution: 'session' }),
    );
  });
  return () => {
    isEnded = true;
    endWait();
    stop?.();
  };
}

/** Undefined where there is no page. */
function accessOfPage({
  navigation,
  plan,
}: CoreServices): 'any' | 'authed' | 'anonymous' | undefined {
  return plan.routes.find((route) => route.name === navigation.routeName)?.access;
}

/** Pages for signed-in people are left for home; the person stays on any other. */
function leaveSignedOut(services: CoreServices): void {
  const { environment, navigation } = services;
  const query = new URLSearchParams(navigation.query);
  if (accessOfPage(services) === 'authed')
    navigation.go(`/${environment.language}`, { isReplacing: true });
  else if (query.has('return-url')) {
    query.delete('return-url');
    navigation.go(`${navigation.path}?${query.toString()}`, { isReplacing: true });
  }
}
