import type { CoreServices, Dispose } from '#core';
import { signedInEvent, signInModal } from '../contract.ts';
import { formatMoment } from '../domain/formatMoment.ts';
import { readReturnUrl } from '../domain/readReturnUrl.ts';

const keepAfterMs = 3000;

/**
 * Moves the page when somebody signs in or out, here or in another tab: from the sign-in page to where the person
 * wanted to go, and away from pages that only the signed-in may see. Says that the session ended, and after a sign-in
 * when the one before was.
 */
export function followSession(services: CoreServices): Dispose {
  let wasAuthed = services.session.isAuthed;
  const stopSession = services.session.onChange((state) => {
    if (state.kind === 'unknown') return;
    const isAuthed = state.kind === 'signed-in';
    if (isAuthed === wasAuthed) return;
    wasAuthed = isAuthed;
    if (isAuthed) {
      leaveSignInPage(services);
    } else {
      leavePrivatePage(services);
      void tellSignedOut(services);
    }
  });
  const stopEvent = services.events.on(signedInEvent, ({ previousSignInAtS }) => {
    if (previousSignInAtS !== undefined) void tellPreviousSignIn(services, previousSignInAtS);
  });
  const stopKeeping = begin(services);
  return () => {
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

function accessOfPage({ navigation, plan }: CoreServices): 'any' | 'authed' | 'anonymous' {
  return plan.routes.find((route) => route.name === navigation.routeName)?.access ?? 'any';
}

function leaveSignInPage(services: CoreServices): void {
  if (accessOfPage(services) !== 'anonymous') return;
  const wanted = readReturnUrl(services.navigation.query.get('return-url'));
  services.navigation.go(wanted ?? `/${services.environment.language}`, { isReplacing: true });
}

function leavePrivatePage(services: CoreServices): void {
  if (accessOfPage(services) !== 'authed') return;
  services.navigation.go(`/${services.environment.language}`, { isReplacing: true });
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
