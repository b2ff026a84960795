import { definePlugin, provideService } from '#core';
import { termsFailureModal, termsToken } from './contract.ts';

const page = { access: 'authed', isPrivate: true, hasEndColumn: false } as const;
const confirmation = {
  ...page,
  titleKey: 'terms.page',
  layout: 'headless',
  skeleton: 'text',
  rules: { banned: 'allowed', isTermsExempt: true },
  load: async () => (await import('./pages/ConfirmTermsPage.tsx')).ConfirmTermsPage,
} as const;
const guard = { kind: 'check', timeoutMs: 10_000, onError: 'closed' } as const;

export const access = definePlugin({
  id: 'access',
  needs: ['auth'],
  provides: [provideService(termsToken, async () => (await import('./stores/createTerms.ts')).createTerms)],
  routes: [
    { ...confirmation, id: 1120, name: 'access.confirm-terms', path: 'confirm-terms' },
    { ...confirmation, id: 1121, name: 'access.confirm', path: 'confirm' },
    {
      ...page,
      id: 1122,
      name: 'access.banned',
      path: 'user/banned',
      titleKey: 'banned.page',
      layout: 'headless',
      skeleton: 'form',
      rules: { banned: 'only', isTermsExempt: true },
      load: async () => (await import('./pages/BannedPage.tsx')).BannedPage,
    },
  ],
  guards: [
    { ...guard, id: 'access.rules', station: 'access', load: async () => (await import('./guards/guardAccess.ts')).guardAccess },
    { ...guard, id: 'access.terms', station: 'confirm-terms', load: async () => (await import('./guards/guardTerms.ts')).guardTerms },
  ],
  modals: [{ id: termsFailureModal.id, isDismissible: false, load: async () => (await import('./components/TermsFailureDialog.tsx')).TermsFailureDialog }],
  recoveries: [{ id: 'access.terms', order: 40, status: 451, codes: [1], load: async () => (await import('./recoveries/askForTerms.ts')).askForTerms }],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
  setup: async () => (await import('./setup/followPerson.ts')).followPerson,
});
