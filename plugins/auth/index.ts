import { definePlugin, provideService } from '#core';
import { accountsToken, signInModal, signOutModal, videoTokenToken } from './contract.ts';

const page = { skeleton: 'form', hasEndColumn: false, isPrivate: true } as const;
const guard = { kind: 'check', timeoutMs: 10_000, onError: 'closed' } as const;

export const auth = definePlugin({
  id: 'auth',
  provides: [
    provideService(accountsToken, async () => (await import('./stores/createAccountsStore.ts')).createAccountsStore),
    provideService(videoTokenToken, async () => (await import('./stores/createVideoTokenStore.ts')).createVideoTokenStore),
  ],
  routes: [
    { ...page, id: 1010, name: 'auth.login', path: 'user/login', titleKey: 'page.title', access: 'anonymous', load: async () => (await import('./pages/SignInPage.tsx')).SignInPage },
    {
      ...page,
      id: 1290,
      name: 'auth.token',
      path: ':token',
      parameters: { token: 'token' },
      titleKey: 'token.title',
      access: 'anonymous',
      load: async () => (await import('./pages/TokenPage.tsx')).TokenPage,
    },
  ],
  guards: [
    { ...guard, id: 'auth.access', station: 'auth-access', isLocked: true, load: async () => (await import('./guards/authAccess.ts')).authAccess },
    { ...guard, id: 'auth.forgot-password', station: 'modal', onError: 'open', load: async () => (await import('./guards/forgotPassword.ts')).forgotPassword },
    { ...guard, id: 'auth.redirect', station: 'auth-redirect', load: async () => (await import('./guards/authRedirect.ts')).authRedirect },
  ],
  modals: [
    { id: signInModal.id, load: async () => (await import('./components/SignInDialog.tsx')).SignInDialog },
    { id: signOutModal.id, load: async () => (await import('./components/SignOutDialog.tsx')).SignOutDialog },
  ],
  slots: [
    { id: 'auth.header-visitor', slot: 'header.end', when: { op: 'anonymous' }, isEssential: true, load: async () => (await import('./components/VisitorActions.tsx')).VisitorActions },
    { id: 'auth.header-account', slot: 'header.end', when: { op: 'authed' }, isEssential: true, load: async () => (await import('./components/AccountActions.tsx')).AccountActions },
    {
      id: 'auth.registration-widget',
      slot: 'column.end',
      layout: 'desktop',
      when: { op: 'anonymous' },
      isDeferred: true,
      load: async () => (await import('./components/RegistrationWidget.tsx')).RegistrationWidget,
    },
  ],
  commands: [{ id: 'auth.sign-out', load: async () => (await import('./commands/signOut.ts')).signOut }],
  events: [
    {
      name: 'auth.signed-in',
      version: 1,
      payload: { type: 'object', properties: { userId: { type: 'integer' }, previousSignInAtS: { type: 'integer' } }, required: ['userId'], additionalProperties: false },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`), later: (language) => import(`./locales/later/${language}.json`) },
  setup: async () => (await import('./setup/followSession.ts')).followSession,
});
