import { definePlugin, provideService } from '#core';
import { clearCouponCommand, couponSelectionsToken, couponViewToken, couponWorkspaceToken, openCouponCommand, repeatBetCommand } from './contract.ts';

export const coupon = definePlugin({
  id: 'coupon',
  provides: [
    provideService(couponSelectionsToken, async () => (await import('./stores/createSelections.ts')).createSelections),
    provideService(couponViewToken, async () => (await import('./stores/createCouponView.ts')).createCouponView),
    provideService(couponWorkspaceToken, async () => (await import('./stores/createCouponWorkspace.ts')).createCouponWorkspace),
  ],
  routes: [
    {
      id: 1110,
      name: 'coupon.print',
      path: 'print-coupon/:coupon',
      parameters: { coupon: 'integer' },
      titleKey: 'title',
      layout: 'headless',
      skeleton: 'text',
      access: 'authed',
      isPrivate: true,
      rules: { banned: 'allowed' },
      load: async () => (await import('./pages/PrintPage.tsx')).PrintPage,
    },
    {
      id: 1560,
      name: 'coupon.calculator',
      path: 'information/betting-calculator',
      titleKey: 'coupon.arithmetic:calculator.title',
      descriptionKey: 'coupon.arithmetic:calculator.description',
      skeleton: 'form',
      load: async () => (await import('./pages/CalculatorPage.tsx')).CalculatorPage,
    },
  ],
  menus: [{ menu: 'footer', item: { id: 'calculator', labelKey: 'coupon:calculator', icon: 'calculator', target: 'coupon.calculator' } }],
  slots: [
    { id: 'coupon.panel', slot: 'column.end', layout: 'desktop', skeleton: 'panel', isEssential: true, load: async () => (await import('./components/CouponPanel.tsx')).CouponPanel },
    { id: 'coupon.pill', slot: 'overlay', layout: 'desktop', load: async () => (await import('./components/CouponPill.tsx')).CouponPill },
    { id: 'coupon.bar', slot: 'bottom-bar', layout: 'mobile', isEssential: true, load: async () => (await import('./components/CouponBar.tsx')).CouponBar },
    {
      id: 'coupon.navigation',
      slot: 'bottom-navigation',
      layout: 'mobile',
      isEssential: true,
      load: async () => (await import('./components/CouponNavigationItem.tsx')).CouponNavigationItem,
    },
    { id: 'coupon.sheet', slot: 'overlay', layout: 'mobile', isEssential: true, load: async () => (await import('./components/CouponSheetHost.tsx')).CouponSheetHost },
  ],
  guards: [{ id: 'coupon.quick', station: 'quick-coupon', kind: 'effect', when: 'step', timeoutMs: 5000, onError: 'open', load: async () => (await import('./guards/quickCoupon.ts')).quickCoupon }],
  commands: [
    { id: openCouponCommand.id, load: async () => (await import('./commands/openCoupon.ts')).openCoupon },
    { id: repeatBetCommand.id, load: async () => (await import('./commands/repeatBet.ts')).repeatBet },
    { id: clearCouponCommand.id, load: async () => (await import('./commands/clearCoupon.ts')).clearCoupon },
  ],
  events: [
    {
      name: 'coupon.bet-placed',
      version: 1,
      payload: {
        type: 'object',
        properties: {
          couponId: { type: 'integer' },
          accountId: { type: 'integer' },
          typeId: { type: 'integer' },
          stakeMinor: { type: 'integer' },
          currency: { type: 'string' },
          selectionCount: { type: 'integer' },
        },
        required: ['couponId', 'accountId', 'typeId', 'stakeMinor', 'currency', 'selectionCount'],
        additionalProperties: false,
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: {
      kinds: (language) => import(`./locales/kinds/${language}.json`),
      arithmetic: (language) => import(`./locales/arithmetic/${language}.json`),
      money: (language) => import(`./locales/money/${language}.json`),
    },
  },
  setup: async () => (await import('./setup/followBets.ts')).followBets,
});
