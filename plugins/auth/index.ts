import { definePlugin, provideService, slots, parameters, skeletons } from '#core';
import {
  accountsToken,
  afterSignInToken,
  newDeviceModal,
  reminderModal,
  signInModal,
  spentToken,
  signOutModal,
  stepUpModal,
  stepUpToken,
  twoStepModal,
  videoTokenToken,
  signInStepEvent,
} from './contract.ts';

const page = { skeleton: skeletons.form, hasEndColumn: false, isPrivate: true } as const;
const guard = { kind: 'check', timeoutMs: 10_000, onError: 'closed' } as const;

const accountCookie = { area: 'cookie', purpose: 'account', consent: 'necessary' } as const;

export const auth = definePlugin({
  id: 'auth',
  provides: [
    provideService(
      stepUpToken,
      async () => (await import('./second-factor/StepUp.ts')).createStepUp,
    ),
    provideService(
      accountsToken,
      async () => (await import('./accounts/createAccountsStore.ts')).createAccountsStore,
    ),
    provideService(
      afterSignInToken,
      async () => (await import('./after-sign-in/AfterSignInStore.ts')).createAfterSignIn,
    ),
    provideService(
      videoTokenToken,
      async () => (await import('./session/VideoTokenStore.ts')).createVideoTokenStore,
    ),
  ],
  routes: [
    {
      ...page,
      id: 1010,
      name: 'auth.login',
      path: 'user/login',
      titleKey: 'page.title',
      access: 'anonymous',
      texts: ['auth.ways'],
      load: async () => (await import('./sign-in/SignInPage.tsx')).SignInPage,
    },
    {
      ...page,
      id: 1290,
      name: 'auth.token',
      path: ':token',
      parameters: { token: { ...parameters.token, words: [spentToken] } },
      titleKey: 'token.title',
      access: 'anonymous',
      texts: ['auth.later'],
      load: async () => (await import('./sign-in/TokenPage.tsx')).TokenPage,
    },
  ],
  guards: [
    {
      ...guard,
      id: 'auth.access',
      station: 'auth-access',
      isLocked: true,
      load: async () => (await import('./redirects/authAccess.ts')).authAccess,
    },
    {
      ...guard,
      id: 'auth.forgot-password',
      station: 'modal',
      onError: 'open',
      load: async () => (await import('./sign-in/forgotPassword.ts')).forgotPassword,
    },
    {
      ...guard,
      id: 'auth.redirect',
      station: 'auth-redirect',
      load: async () => (await import('./redirects/authRedirect.ts')).authRedirect,
    },
  ],
  modals: [
    {
      id: signInModal.id,
      texts: ['auth.ways'],
      load: async () => (await import('./sign-in/SignInDialog.tsx')).SignInDialog,
    },
    {
      id: signOutModal.id,
      load: async () => (await import('./session/SignOutDialog.tsx')).SignOutDialog,
    },
    {
      id: twoStepModal.id,
      texts: ['auth.factor'],
      load: async () => (await import('./second-factor/TwoStepDialog.tsx')).TwoStepDialog,
    },
    {
      id: newDeviceModal.id,
      texts: ['auth.factor', 'auth.ways'],
      load: async () => (await import('./second-factor/NewDeviceDialog.tsx')).NewDeviceDialog,
    },
    {
      id: reminderModal.id,
      texts: ['auth.later'],
      load: async () => (await import('./after-sign-in/ReminderDialog.tsx')).ReminderDialog,
    },
    {
      id: stepUpModal.id,
      texts: ['auth.factor', 'auth.ways'],
      load: async () => (await import('./second-factor/StepUpDialog.tsx')).StepUpDialog,
    },
  ],
  slots: [
    {
      id: 'auth.header-visitor',
      slot: slots.headerEnd,
      when: { op: 'anonymous' },
      isEssential: true,
      load: async () => (await import('./header/VisitorActions.tsx')).VisitorActions,
    },
    {
      id: 'auth.header-account',
      slot: slots.headerEnd,
      when: { op: 'authed' },
      isEssential: true,
      load: async () => (await import('./header/AccountActions.tsx')).AccountActions,
    },
    {
      id: 'auth.menu-money',
      slot: slots.menuStart,
      when: { op: 'authed' },
      load: async () => (await import('./header/MenuMoney.tsx')).MenuMoney,
    },
    {
      id: 'auth.menu-sign-out',
      slot: slots.menuEnd,
      when: { op: 'authed' },
      load: async () => (await import('./session/MenuSignOut.tsx')).MenuSignOut,
    },
    {
      id: 'auth.after-sign-in',
      slot: slots.overlay,
      when: { op: 'authed' },
      isDeferred: true,
      texts: ['auth.later'],
      load: async () => (await import('./after-sign-in/AfterSignInHost.tsx')).AfterSignInHost,
    },
    {
      id: 'auth.registration-widget',
      slot: slots.columnEnd,
      layout: 'desktop',
      when: { op: 'anonymous' },
      isDeferred: true,
      load: async () => (await import('./registration/RegistrationWidget.tsx')).RegistrationWidget,
    },
  ],
  interceptors: [
    {
      id: 'auth.reauthenticate',
      order: 25,
      status: 403,
      codes: ['reauth_required'],
      load: async () => (await import('./second-factor/reauthenticate.ts')).reauthenticate,
    },
    {
      id: 'auth.rights',
      order: 26,
      status: 403,
      codes: ['right_closed'],
      load: async () => (await import('./rights/readAgain.ts')).readAgain,
    },
  ],
  commands: [
    { id: 'auth.sign-out', load: async () => (await import('./session/signOut.ts')).signOut },
  ],
  events: [
    {
      name: signInStepEvent.name,
      version: 1,
      payload: async () => (await import('./sign-in/signInStepPayload.ts')).signInStepPayload,
    },
    {
      name: 'auth.signed-in',
      version: 1,
      payload: {
        type: 'object',
        properties: { userId: { type: 'integer' }, previousSignInAtS: { type: 'integer' } },
        required: ['userId'],
        additionalProperties: false,
      },
    },
  ],
  stored: [
    { ...accountCookie, name: 'ggru', life: { kind: 'minutes', count: 30 } },
    { ...accountCookie, name: 'gg_grant', life: { kind: 'minutes', count: 30 } },
    { ...accountCookie, name: 'grandstand_device', life: { kind: 'days', count: 400 } },
    { ...accountCookie, name: 'grandstand_link', life: { kind: 'minutes', count: 15 } },
    { ...accountCookie, name: 'grandstand_new_device', life: { kind: 'minutes', count: 40 } },
    { ...accountCookie, name: 'grandstand_one_tap', life: { kind: 'minutes', count: 1 } },
    { ...accountCookie, name: 'grandstand_social', life: { kind: 'minutes', count: 30 } },
    { ...accountCookie, name: 'grandstand_two_step', life: { kind: 'minutes', count: 5 } },
    { name: 'after-sign-in', area: 'session', purpose: 'account', consent: 'necessary' },
    {
      name: 'passkey-offered',
      area: 'local',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'days', count: 30 },
    },
    { name: 'one-tap-put-away', area: 'session', purpose: 'site', consent: 'necessary' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: {
      factor: (language) => import(`./locales/factor/${language}.json`),
      rights: (language) => import(`./locales/rights/${language}.json`),
      'birth-date': (language) => import(`./locales/birth-date/${language}.json`),
      ways: (language) => import(`./locales/ways/${language}.json`),
      linked: (language) => import(`./locales/linked/${language}.json`),
      passkeys: (language) => import(`./locales/passkeys/${language}.json`),
      'new-password': (language) => import(`./locales/new-password/${language}.json`),
    },
  },
  setup: async () => (await import('./session/followSession.ts')).followSession,
});
