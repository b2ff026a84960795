import {
  historySkeleton,
  accountRoute,
  completionRoute,
  historyRoute,
  mailingRoute,
  personalDataRoute,
  settingsRoute,
} from './contract.ts';
import {
  definePlugin,
  provideService,
  type Condition,
  menus,
  slots,
  parameters,
  skeletons,
  withheldPlacesToken,
} from '#core';
import { balanceMenuSlot } from '../auth/contract.ts';
import { betTexts } from '../coupon/contract.ts';
import {
  betRoute,
  historyToken,
  identificationBonusRoute,
  officeMenuToken,
  personalToken,
} from './contract.ts';

const onOfficePages: Condition = {
  op: 'any',
  of: [
    { op: 'route', id: 1020 },
    { op: 'route', id: 1021 },
    { op: 'route', id: 1022 },
    { op: 'route', id: 1023 },
    { op: 'route', id: 1024 },
    { op: 'route', id: 1025 },
    { op: 'route', id: 1026 },
    { op: 'route', id: 1027 },
    { op: 'route', id: 1028 },
  ],
};

const page = {
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: historySkeleton,
  texts: betTexts,
  rules: { banned: 'allowed' },
} as const;

export const office = definePlugin({
  id: 'office',
  needs: ['auth'],
  provides: [
    provideService(
      historyToken,
      async () => (await import('./history/createHistoryStore.ts')).createHistoryStore,
    ),
    provideService(
      officeMenuToken,
      async () => (await import('./menu/OfficeMenuStore.ts')).createOfficeMenuStore,
    ),
    provideService(
      withheldPlacesToken,
      async () => (await import('./menu/createWithheldPlaces.ts')).createWithheldPlaces,
    ),
    provideService(
      personalToken,
      async () => (await import('./personal/PersonalStore.ts')).createPersonalStore,
    ),
  ],
  routes: [
    {
      ...page,
      id: 1020,
      name: accountRoute,
      path: 'office',
      titleKey: 'account.title',
      dictionaries: ['countries'],
      load: async () => (await import('./account/AccountPage.tsx')).AccountPage,
    },
    {
      ...page,
      id: 1021,
      name: historyRoute,
      path: 'office/history',
      titleKey: 'history.title',
      load: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
    },
    {
      ...page,
      id: 1022,
      name: betRoute,
      path: 'office/history/:bet',
      parameters: { bet: parameters.integer },
      titleKey: 'bet.title',
      load: async () => (await import('./bet/BetPage.tsx')).BetPage,
    },
    {
      ...page,
      id: 1023,
      name: 'office.wallets',
      path: 'office/wallets',
      titleKey: 'menu.wallets',
      skeleton: skeletons.panel,
      texts: ['office.personal'],
      load: async () => (await import('./wallets/WalletsPage.tsx')).WalletsPage,
    },
    {
      ...page,
      id: 1024,
      name: personalDataRoute,
      path: 'office/personal_data',
      titleKey: 'menu.personalData',
      skeleton: skeletons.form,
      texts: ['office.personal'],
      load: async () => (await import('./personal/PersonalPage.tsx')).PersonalPage,
    },
    {
      ...page,
      id: 1025,
      name: mailingRoute,
      path: 'office/mailing',
      titleKey: 'menu.mailing',
      skeleton: skeletons.form,
      texts: ['office.personal'],
      load: async () => (await import('./mailing/MailingPage.tsx')).MailingPage,
    },
    {
      ...page,
      id: 1026,
      name: settingsRoute,
      path: 'office/settings',
      titleKey: 'menu.settings',
      skeleton: skeletons.form,
      texts: ['office.settings', 'betting.later'],
      load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    },
    {
      ...page,
      id: 1027,
      name: identificationBonusRoute,
      path: 'office/identification-bonus',
      titleKey: 'account.title',
      skeleton: skeletons.panel,
      texts: ['office.personal'],
      load: async () =>
        (await import('./identification-bonus/IdentificationBonusPage.tsx'))
          .IdentificationBonusPage,
    },
    {
      ...page,
      id: 1028,
      name: completionRoute,
      path: 'office/complete',
      titleKey: 'completion.title',
      skeleton: skeletons.form,
      texts: ['office.personal'],
      load: async () => (await import('./completion/CompletionPage.tsx')).CompletionPage,
    },
  ],
  guards: [
    {
      id: 'office.identification-bonus',
      station: 'mobile-id-bonus',
      kind: 'check',
      trigger: 'navigation',
      timeoutMs: 2000,
      onError: 'open',
      load: async () =>
        (await import('./identification-bonus/guardIdentificationBonus.ts'))
          .guardIdentificationBonus,
    },
  ],
  slots: [
    {
      id: 'office.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: onOfficePages,
      skeleton: skeletons.panel,
      load: async () => (await import('./frame/OfficeMenu.tsx')).OfficeMenu,
    },
    {
      id: 'office.paying-account',
      slot: balanceMenuSlot,
      texts: ['office.personal'],
      load: async () => (await import('./wallets/PayingAccountChoice.tsx')).PayingAccountChoice,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'office.money',
        labelKey: 'menu.money',
        children: [
          {
            id: 'office.account',
            labelKey: 'menu.account',
            icon: 'wallet',
            target: 'office.account',
          },
          {
            id: 'office.wallets',
            labelKey: 'menu.wallets',
            icon: 'coins',
            target: 'office.wallets',
          },
        ],
      },
    },
    {
      menu: menus.office,
      item: {
        id: 'office.betting',
        labelKey: 'menu.betting',
        children: [
          {
            id: 'office.history',
            labelKey: 'menu.history',
            icon: 'list-details',
            target: 'office.history',
          },
        ],
      },
    },
    {
      menu: menus.office,
      item: {
        id: 'office.profile',
        labelKey: 'menu.profile',
        children: [
          {
            id: 'office.personal-data',
            labelKey: 'menu.personalData',
            icon: 'id',
            target: personalDataRoute,
          },
          {
            id: 'office.settings',
            labelKey: 'menu.settings',
            icon: 'settings',
            target: settingsRoute,
          },
          {
            id: 'office.mailing',
            labelKey: 'menu.mailing',
            icon: 'mail',
            target: mailingRoute,
          },
        ],
      },
    },
  ],
  stored: [
    {
      name: 'office/identification-bonus-of',
      area: 'local',
      purpose: 'site',
      consent: 'necessary',
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: {
      personal: (language) => import(`./locales/personal/${language}.json`),
      settings: (language) => import(`./locales/settings/${language}.json`),
    },
  },
});
