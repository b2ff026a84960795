import { definePlugin, menus, skeletons, slots, type Condition } from '#core';
import { wagerRoute } from '../office/contract.ts';
import { arrivedSlot, depositNotesSlot } from '../payments/contract.ts';

const page = {
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: skeletons.form,
  texts: ['bonuses.page', 'office'],
} as const;
const onPages: Condition = {
  op: 'any',
  of: [1180, 1181, 1182, 1183, 1184, 1185, 1186].map((id) => ({ op: 'route', id })),
};

/** Bonuses, cashback, promo codes and promotions. */
export const bonuses = definePlugin({
  id: 'bonuses',
  needs: ['auth', 'office'],
  routes: [
    {
      ...page,
      id: 1180,
      name: 'bonuses.deposit',
      path: 'office/bonuses/deposit',
      titleKey: 'menu',
      load: async () => (await import('./bonuses/BonusesPage.tsx')).BonusesPage,
    },
    {
      ...page,
      id: 1181,
      name: wagerRoute,
      path: 'office/bonuses/wager',
      titleKey: 'menu',
      load: async () => (await import('./bonuses/WagerPage.tsx')).WagerPage,
    },
    {
      ...page,
      id: 1182,
      name: 'bonuses.cashback',
      path: 'office/cashback',
      titleKey: 'cashback',
      load: async () => (await import('./cashback/CashbackPage.tsx')).CashbackPage,
    },
    {
      ...page,
      id: 1183,
      name: 'bonuses.programme',
      path: 'office/casino/:programme',
      parameters: { programme: { words: ['vipcashback', 'premiumcashback'] } },
      titleKey: 'cashback',
      load: async () => (await import('./cashback/ProgrammePage.tsx')).ProgrammePage,
    },
    {
      ...page,
      id: 1184,
      name: 'bonuses.codes',
      path: 'office/promo_check',
      titleKey: 'codes',
      texts: ['bonuses.page', 'coupon.kinds', 'office'],
      load: async () => (await import('./codes/CodesPage.tsx')).CodesPage,
    },
    {
      ...page,
      id: 1185,
      name: 'bonuses.promotion',
      path: 'office/promotion',
      titleKey: 'menu',
      load: async () => (await import('./promotions/PromotionPage.tsx')).PromotionPage,
    },
    {
      ...page,
      id: 1186,
      name: 'bonuses.rewards',
      path: 'office/rewards',
      titleKey: 'menu',
      load: async () => (await import('./promotions/RewardsPage.tsx')).RewardsPage,
    },
  ],
  slots: [
    {
      id: 'bonuses.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: onPages,
      skeleton: skeletons.panel,
      load: async () => (await import('./frame/BonusesMenu.tsx')).BonusesMenu,
    },
    {
      id: 'bonuses.first',
      slot: depositNotesSlot,
      texts: ['bonuses.page'],
      load: async () => (await import('./bonuses/DepositBonus.tsx')).DepositBonus,
    },
    {
      id: 'bonuses.brought',
      slot: arrivedSlot,
      texts: ['bonuses.page'],
      load: async () => (await import('./bonuses/BroughtBonus.tsx')).BroughtBonus,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'bonuses.menu',
        labelKey: 'menu',
        children: [
          { id: 'bonuses.deposit', labelKey: 'menu', icon: 'gift', target: 'bonuses.deposit' },
          {
            id: 'bonuses.cashback',
            labelKey: 'cashback',
            icon: 'coins',
            target: 'bonuses.cashback',
          },
          {
            id: 'bonuses.codes',
            labelKey: 'codes',
            icon: 'discount',
            target: 'bonuses.codes',
            // Not everybody has it: the account menu can ask the platform, the phone menu cannot.
            when: { op: 'not', of: { op: 'mobile' } },
          },
        ],
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { page: (language) => import(`./locales/page/${language}.json`) },
  },
});
