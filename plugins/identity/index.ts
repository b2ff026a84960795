import { definePlugin, menus, skeletons, slots } from '#core';
import { afterSignInSlot, verificationRoute } from '../auth/contract.ts';
import { accountProtectionSlot } from '../office/contract.ts';

const verificationId = 1090;

const page = {
  titleKey: 'menu',
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: skeletons.form,
  texts: ['identity.page', 'auth.birth-date', 'shell.files', 'office'],
  load: async () => (await import('./verification/VerificationPage.tsx')).VerificationPage,
} as const;

/** Identity verification: details, public records and documents. */
export const identity = definePlugin({
  id: 'identity',
  needs: ['auth', 'office'],
  routes: [
    {
      ...page,
      id: verificationId,
      name: verificationRoute,
      path: 'office/verification',
      provider: 'frame',
    },
    {
      ...page,
      id: 1091,
      name: 'identity.identification',
      path: 'office/identification',
      requires: 'identification',
      rules: { needsIdentification: true },
    },
  ],
  slots: [
    {
      id: 'identity.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: { op: 'route', id: verificationId },
      skeleton: skeletons.panel,
      load: async () => (await import('./verification/VerificationMenu.tsx')).VerificationMenu,
    },
    {
      id: 'identity.question',
      slot: afterSignInSlot,
      load: async () => (await import('./reminder/IdentityQuestion.tsx')).IdentityQuestion,
    },
    {
      id: 'identity.reminder',
      slot: accountProtectionSlot,
      load: async () => (await import('./reminder/IdentityReminder.tsx')).IdentityReminder,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'identity.verification',
        labelKey: 'menu',
        icon: 'id',
        target: verificationRoute,
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { page: (language) => import(`./locales/page/${language}.json`) },
  },
});
