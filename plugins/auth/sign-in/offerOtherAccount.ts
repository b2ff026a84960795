import type { CoreServices } from '#core';
import { reminderModal, signedInEvent } from '../contract.ts';
import { SecondFactorMissing } from '../second-factor/completeSignIn.ts';
import { lookAtToken } from './AuthApi.ts';
import { readSignInFailure } from './SignInFailure.ts';
import { signInByLink } from './signInByLink.ts';
import type { SignInLink } from './SignInLink.ts';

/**
 * Handles a sign-in link that a signed-in person opened: does nothing for their own account; for
 * another one it asks, and changes the session only after a press.
 */
export async function offerOtherAccount(services: CoreServices, link: SignInLink): Promise<void> {
  const { events, http, i18n, modals } = services;
  try {
    const { account, signedIn } = await lookAtToken(http, link);
    if (signedIn === 'same') return;
    await Promise.all(['auth', 'auth.later'].map(async (name) => i18n.loadNamespace(name)));
    const isWished = await modals.open(reminderModal, {
      title: i18n.t('auth.later:token.ready', { account: `\u2068${account}\u2069` }),
      text: i18n.t('auth.later:token.otherText'),
      act: i18n.t('auth:signIn'),
    });
    if (isWished !== true) return;
    events.emit(signedInEvent, await signInByLink(services, link));
  } catch (error) {
    if (!(error instanceof SecondFactorMissing)) await notifyFailure(services, error);
  }
}

async function notifyFailure({ i18n, notices }: CoreServices, error: unknown): Promise<void> {
  const { kind } = readSignInFailure(error);
  const text = kind === 'no-connection' ? 'noAnswer' : kind === 'trouble' ? 'trouble' : 'invalid';
  await i18n.loadNamespace('auth.later');
  notices.add({
    group: 'session',
    kind: 'default',
    tone: 'warning',
    title: i18n.t(`auth.later:token.${text}`),
    text: i18n.t(`auth.later:token.${text}Text`),
  });
}
