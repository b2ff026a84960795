import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { signedInEvent, signInModal } from '../contract.ts';
import { formatMoment } from '../domain/formatMoment.ts';
import { destinationAfterSignIn, isAccountPage } from '../domain/destination.ts';

const keepAfterMs = 3000;

/**
 * Moves the page when somebody signs in or out, here or in another tab: from the sign-in page to where the person
 * wanted to go, and away from pages that only the signed-in may see. Says that the session ended, and after a sign-in
 * when the one before was.
 */
export function followSession(services: CoreServices): Dispose {
  let wasAuthed = services.session.isAuthed;
  /** The last page that anybody may see: where a sign-in page leads back to. */
  let lastOpenPage: string | undefined;
  const stopPages = reaction(
    () => (accessOfPage(services) === 'any' && !isAccountPage(services.navigation.routeName) ? addressOf(services) : undefined),
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
      leaveSignInPage(services, lastOpenPage);
    } else {
      leaveSignedOut(services);
      void tellSignedOut(services);
    }
  });
  const stopEvent = services.events.on(signedInEvent, ({ previousSignInAtS }) => {
    if (previousSignInAtS !== undefined) void tellPreviousSignIn(services, previousSignInAtS);
  });
  const stopKeeping = begin(services);
  return () => {
    stopPages();
    stopSession();
    stopEvent();
    stopKeeping();
  };
}

/** Nobody misses it in the first seconds, which belong to what people see. */
function begin(services: CoreServices): Dispose {
  let isEnded = false;
  let stop: Dispose | undefined;
  const keep = async (): Promise<void> => {
    const { keepSession } = await import('./keepSession.ts');
    const end = await keepSession(services);
    if (isEnded) end();
    else stop = end;
  };
  const endWait = services.scheduler.after(keepAfterMs, () => {
    keep().catch((error: unknown) => services.reports.report(error, { plugin: 'auth', contribution: 'session' }));
  });
  return () => {
    isEnded = true;
    endWait();
    stop?.();
  };
}

/** Undefined where there is no page. */
function accessOfPage({ navigation, plan }: CoreServices): 'any' | 'authed' | 'anonymous' | undefined {
  return plan.routes.find((route) => route.name === navigation.routeName)?.access;
}

function addressOf({ navigation }: CoreServices, leftOut?: string): string {
  const query = new URLSearchParams(navigation.query);
  if (leftOut !== undefined) query.delete(leftOut);
  return query.size === 0 ? navigation.path : `${navigation.path}?${query.toString()}`;
}

function leaveSignInPage(services: CoreServices, before: string | undefined): void {
  const { environment, navigation } = services;
  if (accessOfPage(services) !== 'anonymous' || isAccountPage(navigation.routeName)) return;
  navigation.go(destinationAfterSignIn(navigation.query.get('return-url'), before, environment.language), { isReplacing: true });
}

/** Pages for signed-in people are left for home; on any other one the person stays, without an address to return to. */
function leaveSignedOut(services: CoreServices): void {
  const { environment, navigation } = services;
  if (accessOfPage(services) === 'authed') navigation.go(`/${environment.language}`, { isReplacing: true });
  else if (navigation.query.has('return-url')) navigation.go(addressOf(services, 'return-url'), { isReplacing: true });
}

async function tellSignedOut({ i18n, modals, notices }: CoreServices): Promise<void> {
  await i18n.loadNamespace('auth');
  notices.add({
    group: 'session',
    kind: 'default-with-controls',
    tone: 'info',
    title: i18n.t('auth:signedOut.title'),
    text: i18n.t('auth:signedOut.text'),
    actions: [{ id: 'sign-in', label: i18n.t('auth:signIn'), run: () => void modals.open(signInModal, {}) }],
  });
}

async function tellPreviousSignIn({ environment, i18n, notices, preferences }: CoreServices, atS: number): Promise<void> {
  await i18n.loadNamespace('auth');
  const text = formatMoment(atS, { language: environment.language, timeZoneOffsetMin: preferences.timeZoneOffsetMin, is12h: preferences.is12h });
  notices.add({ group: 'previous-sign-in', kind: 'default', tone: 'info', title: i18n.t('auth:previousSignIn.title'), text });
}
