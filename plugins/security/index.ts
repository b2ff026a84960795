import { createSkeleton, definePlugin, menus, skeletons, slots } from '#core';
import { afterSignInSlot, securityRoute } from '../auth/contract.ts';
import { accountProtectionSlot } from '../office/contract.ts';
import { depositNotesSlot } from '../payments/contract.ts';

const securityId = 1080;
const qrId = 1221;
const visit = {
  skeleton: skeletons.form,
  hasEndColumn: false,
  isPrivate: true,
  texts: ['security.ways'],
  rules: { banned: 'allowed', isTermsExempt: true },
} as const;

export const security = definePlugin({
  id: 'security',
  needs: ['auth', 'office', 'recovery'],
  routes: [
    {
      id: securityId,
      name: securityRoute,
      path: 'office/security',
      titleKey: 'menu',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.list,
      rules: { banned: 'allowed' },
      wellKnown: ['change-password', 'passkey-endpoints'],
      texts: [
        'office',
        'auth.factor',
        'auth.passkeys',
        'auth.linked',
        'auth.new-password',
        'auth.ways',
        'recovery.change',
        'security.data',
        'security.ways',
      ],
      load: async () => (await import('./protection/SecurityPage.tsx')).SecurityPage,
    },
    {
      id: qrId,
      name: 'security.qr',
      path: 'office/auth_qr',
      titleKey: 'menu.qr',
      access: 'authed',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.list,
      texts: ['security.ways', 'office'],
      load: async () => (await import('./qr/QrPage.tsx')).QrPage,
    },
    {
      ...visit,
      id: 1222,
      name: 'security.phone-qr',
      path: 'user/qr',
      titleKey: 'security.ways:phone.title',
      load: async () => (await import('./qr/PhoneQrPage.tsx')).PhoneQrPage,
    },
    {
      ...visit,
      id: 1220,
      name: 'security.new-device',
      path: 'user/newdevice',
      titleKey: 'security.ways:device.title',
      load: async () => (await import('./new-device/NewDevicePage.tsx')).NewDevicePage,
    },
  ],
  slots: [
    {
      id: 'security.reminders',
      slot: afterSignInSlot,
      texts: ['security.reminders'],
      load: async () => (await import('./reminders/Reminders.tsx')).Reminders,
    },
    {
      id: 'security.first-deposit',
      slot: depositNotesSlot,
      texts: ['security.reminders'],
      load: async () => (await import('./reminders/FirstDepositNote.tsx')).FirstDepositNote,
    },
    {
      id: 'security.ring',
      slot: accountProtectionSlot,
      skeleton: createSkeleton(['entries', 6]),
      load: async () => (await import('./protection/AccountProtection.tsx')).AccountProtection,
    },
    {
      id: 'security.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: {
        op: 'any',
        of: [
          { op: 'route', id: securityId },
          { op: 'route', id: qrId },
        ],
      },
      skeleton: skeletons.panel,
      load: async () => (await import('./protection/SecurityMenu.tsx')).SecurityMenu,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'security.centre',
        labelKey: 'menu',
        icon: 'shield-check',
        target: securityRoute,
      },
    },
    {
      menu: menus.office,
      item: { id: 'security.qr', labelKey: 'menu.qr', icon: 'qrcode', target: 'security.qr' },
    },
  ],
  stored: [
    {
      name: 'codes-reminded',
      area: 'local',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'days', count: 1 },
    },
    {
      name: 'deposit-unprotected',
      area: 'local',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'days', count: 365 },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: {
      data: (language) => import(`./locales/data/${language}.json`),
      reminders: (language) => import(`./locales/reminders/${language}.json`),
      ways: (language) => import(`./locales/ways/${language}.json`),
    },
  },
});
