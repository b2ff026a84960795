import { definePlugin, menus, skeletons, slots, type Condition } from '#core';

import { accountPaymentsSlot } from '../office/contract.ts';
import {
  depositModal,
  receiptModal,
  paymentStepEvent,
  terminalsRoute,
  waysRoute,
  depositRoute,
  paymentHistoryRoute,
  withdrawRoute,
} from './contract.ts';

const ids = { deposit: 1070, withdraw: 1071, history: 1072, pay: 1074, paycheck: 1076 } as const;
const onPayments: Condition = {
  op: 'any',
  of: Object.values(ids).map((id) => ({ op: 'route', id })),
};
const page = {
  access: 'authed',
  provider: 'order',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: skeletons.list,
  texts: ['payments.later', 'office'],
  rules: { banned: 'allowed' },
} as const;

/** The provider's result in the address: a hint only, the platform decides. */
const results = { words: ['success', 'fail', 'pending', 'cancel'] } as const;

export const payments = definePlugin({
  id: 'payments',
  needs: ['auth', 'office'],
  routes: [
    {
      ...page,
      id: ids.deposit,
      name: depositRoute,
      path: 'office/recharge',
      titleKey: 'menu.deposit',
      load: async () => (await import('./deposit/DepositPage.tsx')).DepositPage,
    },
    {
      ...page,
      id: ids.withdraw,
      name: withdrawRoute,
      path: 'office/deduce',
      titleKey: 'menu.withdraw',
      load: async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
    },
    {
      ...page,
      id: ids.history,
      name: paymentHistoryRoute,
      path: 'office/historypay',
      titleKey: 'menu.history',
      load: async () => (await import('./history/PaymentHistoryPage.tsx')).PaymentHistoryPage,
    },
    {
      ...page,
      id: ids.pay,
      name: 'payments.pay',
      path: 'office/recharge/:payment',
      parameters: { payment: { pattern: '[1-9]\\d{0,14}' } },
      titleKey: 'result.title',
      texts: ['payments.later', 'payments.pay', 'office'],
      provider: 'frame',
      load: async () => (await import('./pay/PayPage.tsx')).PayPage,
    },
    {
      ...page,
      id: ids.paycheck,
      name: 'payments.paycheck',
      path: 'office/paycheck',
      titleKey: 'menu.paycheck',
      load: async () => (await import('./printed/PaycheckPage.tsx')).PaycheckPage,
    },
    {
      id: 1078,
      name: waysRoute,
      path: 'payment',
      access: 'isShowPaymentPageOnlyAuth',
      titleKey: 'ways',
      texts: ['payments.later'],
      load: async () => (await import('./ways/WaysPage.tsx')).WaysPage,
    },
    {
      id: 1626,
      name: terminalsRoute,
      path: 'information/cash_terminals',
      titleKey: 'terminals',
      texts: ['payments.later'],
      load: async () => (await import('./terminals/TerminalsPage.tsx')).TerminalsPage,
    },
    {
      id: 1073,
      name: 'payments.result',
      path: 'onpay/:result',
      parameters: { result: results },
      titleKey: 'result.title',
      provider: 'return',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.form,
      rules: { banned: 'allowed' },
      load: async () => (await import('./result/PaymentResultPage.tsx')).PaymentResultPage,
    },
    {
      ...page,
      id: 1077,
      name: 'payments.withdraw-return',
      path: 'onpay/withdraw/:result',
      parameters: { result: results },
      titleKey: 'menu.withdraw',
      provider: 'return',
      load: async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
    },
  ],
  events: [
    {
      name: paymentStepEvent.name,
      version: 1,
      payload: async () => (await import('./payment/paymentStepPayload.ts')).paymentStepPayload,
    },
  ],
  modals: [
    {
      id: depositModal.id,
      texts: ['payments.later'],
      load: async () => (await import('./deposit/DepositDialog.tsx')).DepositDialog,
    },
    {
      id: receiptModal.id,
      texts: ['payments.later'],
      load: async () => (await import('./history/ReceiptDialog.tsx')).ReceiptDialog,
    },
  ],
  guards: [
    {
      id: 'payments.recharge',
      station: 'recharge',
      kind: 'check',
      trigger: 'navigation',
      timeoutMs: 2000,
      onError: 'open',
      load: async () => (await import('./deposit/guardRecharge.ts')).guardRecharge,
    },
  ],
  slots: [
    {
      id: 'payments.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: onPayments,
      skeleton: skeletons.panel,
      load: async () => (await import('./payment/PaymentsMenu.tsx')).PaymentsMenu,
    },
    {
      id: 'payments.recent',
      slot: accountPaymentsSlot,
      texts: ['payments.later'],
      load: async () => (await import('./history/RecentPayments.tsx')).RecentPayments,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: 'payments.menu',
        labelKey: 'menu',
        children: [
          {
            id: 'payments.deposit',
            labelKey: 'menu.deposit',
            icon: 'circle-arrow-down',
            target: depositRoute,
          },
          {
            id: 'payments.withdraw',
            labelKey: 'menu.withdraw',
            icon: 'circle-arrow-up',
            target: withdrawRoute,
          },
          {
            id: 'payments.paycheck',
            labelKey: 'menu.paycheck',
            icon: 'receipt',
            target: 'payments.paycheck',
          },
          {
            id: 'payments.history',
            labelKey: 'menu.history',
            icon: 'receipt',
            target: paymentHistoryRoute,
          },
        ],
      },
    },
  ],
  stored: [{ name: 'said-paid', area: 'session', purpose: 'account', consent: 'necessary' }],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: { pay: (language) => import(`./locales/pay/${language}.json`) },
  },
});
