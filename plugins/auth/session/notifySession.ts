import type { CoreServices, Dispose } from '#core';
import { signInModal } from '../contract.ts';
import { formatMoment } from './formatMoment.ts';

/** Shows that the session has ended, until the next sign-in. */
export async function notifySignedOut({
  i18n,
  modals,
  notices,
  session,
}: CoreServices): Promise<void> {
  let isBack = false;
  let close: Dispose | undefined;
  const stop = session.onChange(({ kind }) => {
    if (kind !== 'signed-in') return;
    stop();
    isBack = true;
    close?.();
  });
  await i18n.loadNamespace('auth');
  if (isBack) return;
  close = notices.add({
    group: 'session',
    kind: 'default-with-controls',
    tone: 'info',
    title: i18n.t('auth:signedOut.title'),
    text: i18n.t('auth:signedOut.text'),
    actions: [
      { id: 'sign-in', label: i18n.t('auth:signIn'), run: () => void modals.open(signInModal, {}) },
    ],
  });
}

/** Shows when the person signed in before this time. */
export async function notifyPreviousSignIn(
  { environment, i18n, notices, preferences }: CoreServices,
  atS: number,
): Promise<void> {
  await i18n.loadNamespace('auth');
  const text = formatMoment(atS, {
    language: environment.language,
    timeZoneOffsetMin: preferences.timeZoneOffsetMin,
    is12h: preferences.is12h,
  });
  notices.add({
    group: 'previous-sign-in',
    kind: 'default',
    tone: 'info',
    title: i18n.t('auth:previousSignIn.title'),
    text,
  });
}
