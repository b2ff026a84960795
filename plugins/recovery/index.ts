import { definePlugin, skeletons } from '#core';
import {
  finishRegistrationRoute,
  forgotPasswordModal,
  passwordResetRoute,
} from '../auth/contract.ts';

const page = {
  skeleton: skeletons.form,
  hasEndColumn: false,
  isPrivate: true,
  rules: { banned: 'allowed', isTermsExempt: true },
} as const;

export const recovery = definePlugin({
  id: 'recovery',
  needs: ['auth'],
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
  ],
  modals: [
    {
      id: forgotPasswordModal.id,
      texts: ['auth.ways'],
      load: async () => (await import('./password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { change: (language) => import(`./locales/change/${language}.json`) },
  },
});
