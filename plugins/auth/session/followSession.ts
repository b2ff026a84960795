import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { signedInEvent } from '../contract.ts';
import { startSessionTasks } from './startSessionTasks.ts';

const tasksAfterMs = 3000;

/**
 * Navigates after a sign-in or sign-out in any tab: to the page that the person wanted, or away
 * from private pages. Notifies that the session has ended, and of the previous sign-in.
 */
export function followSession(services: CoreServices): Dispose {
  const later = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      services.reports.report(error, { plugin: 'auth', contribution: 'session' }),
    );
  let wasAuthed = services.session.isAuthed;
  /** A session that the page starts with is not a sign-in on it. */
  let isKnown = services.session.state.kind !== 'unknown';
  /** Last page open to everybody, to which a sign-in page returns. */
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
  const leave = (): void =>
    later(
      import('../redirects/leaveSignInPage.ts').then(({ leaveSignInPage }) =>
        leaveSignInPage(services, lastOpenPage),
      ),
    );
  // A person who returns from a provider may be signed in before this subscription.
  if (wasAuthed && accessOfPage(services) === 'anonymous') leave();
  const stopSession = services.session.onChange((state) => {
    if (state.kind === 'unknown') return;
    const isAuthed = state.kind === 'signed-in';
    const isFound = !isKnown;
    isKnown = true;
    if (isAuthed === wasAuthed) return;
    wasAuthed = isAuthed;
    const { language } = services.environment;
    const access = accessOfPage(services);
    if (isAuthed) {
      if (access === 'anonymous') leave();
      else if (!isFound) later(followReturnUrl(services));
    } else {
      later(followReturnUrl(services, access === 'authed' ? `/${language}` : undefined));
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

/** Undefined when no route matches. */
function accessOfPage({
  navigation,
  plan,
}: CoreServices): 'any' | 'authed' | 'anonymous' | undefined {
  return plan.routes.find((route) => route.name === navigation.routeName)?.access;
}

/**
 * Navigates to the return address of the page, once; otherwise to the fallback, or nowhere. A
 * blocking page with a return address decides itself where to go when the block ends.
 */
async function followReturnUrl({ navigation }: CoreServices, elsewhere?: string): Promise<void> {
  const carried = navigation.query.get('return-url');
  let wanted: string | undefined;
  if (carried !== null) {
    const { readReturnUrl } = await import('../redirects/readReturnUrl.ts');
    if (readReturnUrl(navigation.path) !== undefined) {
      navigation.rewriteQuery({ 'return-url': undefined });
      wanted = readReturnUrl(carried);
    }
  }
  const to = wanted ?? elsewhere;
  if (to !== undefined) navigation.go(to, { isReplacing: true });
}
