import { definePlugin, skeletons } from '#core';
import {
  lostFactorRoute,
  recoveryStepEvent,
  finishRegistrationRoute,
  forgotPasswordModal,
  lostFactorModal,
  passwordResetRoute,
} from './contract.ts';

const page = {
  skeleton: skeletons.form,
  hasEndColumn: false,
  isPrivate: true,
  rules: { banned: 'allowed', isTermsExempt: true },
} as const;

export const recovery = definePlugin({
  id: 'recovery',
  needs: ['auth'],
  events: [
    {
      name: recoveryStepEvent.name,
      version: 1,
      payload: async () => (await import('./password/recoveryStepPayload.ts')).recoveryStepPayload,
    },
  ],
  routes: [
    {
      ...page,
      id: 1011,
      name: passwordResetRoute,
      path: 'user/passwordreset',
      titleKey: 'reset.title',
      texts: ['auth.new-password'],
      load: async () => (await import('./password/PasswordResetPage.tsx')).PasswordResetPage,
    },
    {
      ...page,
      id: 1012,
      name: finishRegistrationRoute,
      path: 'user/finish-registration',
      titleKey: 'finish.title',
      layout: 'blocked',
      access: 'authed',
      load: async () =>
        (await import('./finish-registration/FinishRegistrationPage.tsx')).FinishRegistrationPage,
    },
    {
      ...page,
      id: 1013,
      name: 'recovery.verify',
      path: 'user/accountverify',
      titleKey: 'verify.title',
      load: async () => (await import('./contacts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    },
    {
      ...page,
      id: 1014,
      name: 'recovery.activate',
      path: 'user/activate',
      titleKey: 'activate.title',
      load: async () => (await import('./contacts/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    },
    {
      ...page,
      id: 1015,
      name: 'recovery.activate-fast',
      path: 'user/activatefast',
      titleKey: 'fast.title',
      load: async () => (await import('./contacts/ConfirmPhonePage.tsx')).ConfirmPhonePage,
    },
    {
      ...page,
      id: 1016,
      name: 'recovery.stop-news',
      path: 'user/stopnewsletter',
      titleKey: 'news.title',
      load: async () => (await import('./stop-news/StopNewsPage.tsx')).StopNewsPage,
    },
    {
      ...page,
      id: 1017,
      name: 'recovery.undo-contact',
      path: 'user/contactundo',
      titleKey: 'undo.title',
      load: async () => (await import('./contacts/UndoContactPage.tsx')).UndoContactPage,
    },
    {
      ...page,
      id: 1113,
      name: lostFactorRoute,
      path: 'user/lostfactor',
      titleKey: 'lost.title',
      texts: ['recovery.change', 'shell.files'],
      load: async () => (await import('./lost-factor/LostFactorPage.tsx')).LostFactorPage,
    },
    {
      ...page,
      id: 1114,
      name: 'recovery.not-me',
      path: 'user/notme',
      titleKey: 'notMe.title',
      texts: ['recovery.change'],
      load: async () => (await import('./lost-factor/NotMePage.tsx')).NotMePage,
    },
  ],
  modals: [
    {
      id: lostFactorModal.id,
      texts: ['recovery.change'],
      load: async () => (await import('./lost-factor/LostFactorDialog.tsx')).LostFactorDialog,
    },
    {
      id: forgotPasswordModal.id,
      texts: ['auth.ways'],
      load: async () => (await import('./password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
    },
  ],
  stored: [
    { name: 'recovery/used-link', area: 'session', purpose: 'account', consent: 'necessary' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: {
      change: (language) => import(`./locales/change/${language}.json`),
    },
  },
});
