import { definePlugin, menus, skeletons, slots, type Condition } from '#core';
import { withdrawRoute } from '../auth/contract.ts';

const ids = { deposit: 1070, withdraw: 1071, history: 1072 } as const;
const onPayments: Condition = {
  op: 'any',
  of: Object.values(ids).map((id) => ({ op: 'route', id })),
};
const page = {
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: skeletons.list,
  rules: { banned: 'allowed' },
} as const;

export const payments = definePlugin({
  id: 'payments',
  needs: ['auth', 'office'],
  routes: [
    {
      ...page,
      id: ids.deposit,
      name: 'payments.deposit',
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
      name: 'payments.history',
      path: 'office/historypay',
      titleKey: 'menu.history',
      load: async () => (await import('./history/PaymentHistoryPage.tsx')).PaymentHistoryPage,
    },
    {
      id: 1073,
      name: 'payments.result',
      path: 'onpay/:result',
      parameters: { result: { words: ['success', 'fail', 'pending', 'cancel'] } },
      titleKey: 'result.title',
      isPrivate: true,
      hasEndColumn: false,
      skeleton: skeletons.form,
      rules: { banned: 'allowed' },
      load: async () => (await import('./result/PaymentResultPage.tsx')).PaymentResultPage,
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
            target: 'payments.deposit',
          },
          {
            id: 'payments.withdraw',
            labelKey: 'menu.withdraw',
            icon: 'circle-arrow-up',
            target: withdrawRoute,
          },
          {
            id: 'payments.history',
            labelKey: 'menu.history',
            icon: 'receipt',
            target: 'payments.history',
          },
        ],
      },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
