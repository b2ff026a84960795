import { definePlugin, provideService, menus, slots, parameters, skeletons } from '#core';
import { betNoticesToken, keptSelectionsToken } from '../auth/contract.ts';
import { couponTextsToken, openCouponCommand, selectionTakerToken } from '../betting/contract.ts';
import {
  betTexts,
  clearCouponCommand,
  couponSettingsToken,
  couponSelectionsToken,
  couponViewToken,
  repeatBetCommand,
} from './contract.ts';
import { codesToken } from './codes/codesToken.ts';
import { compositionToken } from './compose/compositionToken.ts';
import { couponAccountToken } from './account/couponAccountToken.ts';
import { couponCoreToken } from './setup/couponCoreToken.ts';
import { myBetsToken } from './my-bets/myBetsToken.ts';
import { oneClickToken } from './one-click/oneClickToken.ts';
import { placementToken } from './place/placementToken.ts';

export const coupon = definePlugin({
  id: 'coupon',
  provides: [
    provideService(
      couponSelectionsToken,
      async () => (await import('./selections/createSelections.ts')).createSelections,
    ),
    provideService(
      selectionTakerToken,
      async () => (await import('./selections/createSelections.ts')).findSelections,
    ),
    provideService(
      keptSelectionsToken,
      async () => (await import('./selections/createSelections.ts')).findSelections,
    ),
    provideService(
      couponViewToken,
      async () => (await import('./frame/createCouponUi.ts')).createCouponUi,
    ),
    provideService(
      couponAccountToken,
      async () => (await import('./setup/coreServices.ts')).createCouponAccount,
    ),
    provideService(
      placementToken,
      async () => (await import('./setup/coreServices.ts')).loadPlacement,
    ),
    provideService(
      compositionToken,
      async () => (await import('./setup/coreServices.ts')).createComposition,
    ),
    provideService(myBetsToken, async () => (await import('./setup/coreServices.ts')).createMyBets),
    provideService(
      oneClickToken,
      async () => (await import('./setup/coreServices.ts')).loadOneClick,
    ),
    provideService(codesToken, async () => (await import('./setup/coreServices.ts')).loadCodes),
    provideService(
      couponCoreToken,
      async () => (await import('./setup/coreServices.ts')).loadCouponCore,
    ),
    provideService(
      couponSettingsToken,
      async () => (await import('./settings/createSettings.ts')).createSettings,
    ),
    provideService(
      betNoticesToken,
      async () => (await import('./settings/createSettings.ts')).createBetNotices,
    ),
    provideService(
      couponTextsToken,
      async () => (await import('./settings/accountTexts.ts')).createCouponTexts,
    ),
  ],
  routes: [
    {
      id: 1110,
      name: 'coupon.print',
      path: 'print-coupon/:coupon',
      parameters: { coupon: parameters.integer },
      titleKey: 'title',
      layout: 'headless',
      skeleton: skeletons.text,
      access: 'authed',
      isPrivate: true,
      rules: { banned: 'allowed' },
      texts: ['coupon.later', 'coupon.arithmetic', ...betTexts],
      load: async () => (await import('./print/PrintPage.tsx')).PrintPage,
    },
    {
      id: 1560,
      name: 'coupon.calculator',
      path: 'information/betting-calculator',
      titleKey: 'coupon.arithmetic:calculator.title',
      descriptionKey: 'coupon.arithmetic:calculator.description',
      skeleton: skeletons.form,
      texts: ['coupon.arithmetic', 'coupon.kinds'],
      load: async () => (await import('./calculator/CalculatorPage.tsx')).CalculatorPage,
    },
  ],
  menus: [
    {
      menu: menus.footer,
      item: {
        id: 'calculator',
        labelKey: 'coupon:calculator',
        icon: 'calculator',
        target: 'coupon.calculator',
      },
    },
  ],
  slots: [
    {
      id: 'coupon.panel',
      slot: slots.columnEnd,
      layout: 'desktop',
      skeleton: skeletons.panel,
      isEssential: true,
      load: async () => (await import('./frame/CouponPanel.tsx')).CouponPanel,
    },
    {
      id: 'coupon.pill',
      slot: slots.overlay,
      layout: 'desktop',
      isDeferred: true,
      texts: [],
      load: async () => (await import('./frame/CouponPill.tsx')).CouponPill,
    },
    {
      id: 'coupon.bar',
      slot: slots.bottomBar,
      layout: 'mobile',
      isEssential: true,
      load: async () => (await import('./frame/CouponBar.tsx')).CouponBar,
    },
    {
      id: 'coupon.navigation',
      slot: slots.bottomNavigation,
      layout: 'mobile',
      isEssential: true,
      load: async () => (await import('./frame/CouponNavigationItem.tsx')).CouponNavigationItem,
    },
    {
      id: 'coupon.sheet',
      slot: slots.overlay,
      layout: 'mobile',
      isEssential: true,
      load: async () => (await import('./frame/CouponSheetHost.tsx')).CouponSheetHost,
    },
  ],
  guards: [
    {
      id: 'coupon.quick',
      station: 'quick-coupon',
      kind: 'effect',
      trigger: 'navigation',
      timeoutMs: 5000,
      onError: 'open',
      load: async () => (await import('./quick/guardQuickCoupon.ts')).quickCoupon,
    },
  ],
  commands: [
    {
      id: openCouponCommand.id,
      load: async () => (await import('./frame/openCoupon.ts')).openCoupon,
    },
    {
      id: repeatBetCommand.id,
      load: async () => (await import('./repeat/repeatBet.ts')).repeatBet,
    },
    {
      id: clearCouponCommand.id,
      load: async () => (await import('./selections/clearCoupon.ts')).clearCoupon,
    },
  ],
  events: [
    {
      name: 'coupon.bet-placed',
      version: 2,
      payload: {
        type: 'object',
        properties: {
          couponId: { type: 'integer' },
          accountId: { type: 'integer' },
          type: { type: 'string' },
          stakeMinor: { type: 'integer' },
          currency: { type: 'string' },
          selectionCount: { type: 'integer' },
        },
        required: ['couponId', 'accountId', 'type', 'stakeMinor', 'currency', 'selectionCount'],
        additionalProperties: false,
      },
    },
  ],
  stored: [
    { name: 'coupon/selections', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/composition', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/stake', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/account', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/placement', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/accepted', area: 'session', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/cash-outs', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/money', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/settings', area: 'local', purpose: 'coupon', consent: 'functionality' },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: {
      kinds: (language) => import(`./locales/kinds/${language}.json`),
      arithmetic: (language) => import(`./locales/arithmetic/${language}.json`),
      money: (language) => import(`./locales/money/${language}.json`),
      bets: (language) => import(`./locales/bets/${language}.json`),
    },
  },
  setup: async () => (await import('./setup/syncBets.ts')).syncBets,
});
