import { definePlugin } from '#core';
import { forgotPasswordModal } from './contract.ts';

const page = { skeleton: 'form', hasEndColumn: false, isPrivate: true, rules: { banned: 'allowed', isTermsExempt: true } } as const;

export const recovery = definePlugin({
  id: 'recovery',
  needs: ['auth'],
  routes: [
    { ...page, id: 1011, name: 'recovery.password-reset', path: 'user/passwordreset', titleKey: 'reset.title', load: async () => (await import('./pages/PasswordResetPage.tsx')).PasswordResetPage },
    {
      ...page,
      id: 1012,
      name: 'recovery.finish-registration',
      path: 'user/finish-registration',
      titleKey: 'finish.title',
      layout: 'blocked',
      access: 'authed',
      load: async () => (await import('./pages/FinishRegistrationPage.tsx')).FinishRegistrationPage,
    },
  ],
  modals: [{ id: forgotPasswordModal.id, load: async () => (await import('./components/ForgotPasswordDialog.tsx')).ForgotPasswordDialog }],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
