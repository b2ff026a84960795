import { definePlugin, menus, parameters, skeletons, slots, type Condition } from '#core';
import { officeMenuMark } from '../office/contract.ts';
import { paymentActionsSlot } from '../payments/contract.ts';
import { paymentRequestRoute, paymentRequestsRoute } from '../support/contract.ts';
import {
  askPaymentRoute,
  askPaymentsRoute,
  askSubTopicRoute,
  askTopicRoute,
  askTopicsRoute,
} from './contract.ts';

const ids = {
  list: 1205,
  request: 1206,
  topics: 1207,
  topic: 1208,
  transactions: 1209,
  transaction: 1210,
  subTopic: 1211,
} as const;
const onOurPages: Condition = {
  op: 'any',
  of: Object.values(ids).map((id) => ({ op: 'route', id })),
};
const page = {
  titleKey: 'menu',
  access: 'authed',
  isPrivate: true,
  hasEndColumn: false,
  skeleton: skeletons.panel,
  rules: { banned: 'allowed' },
  texts: [
    'payment-requests.page',
    'support.thread',
    'support',
    'shell.files',
    'payments',
    'office',
  ],
} as const;
const create = 'office/payment/create-request';
const topicId = { pattern: '[a-z_]{2,40}' } as const;

/** Requests of people about their payments, and the answers of the service. */
export const paymentRequests = definePlugin({
  id: 'payment-requests',
  needs: ['auth', 'office', 'payments', 'support'],
  routes: [
    {
      ...page,
      id: ids.list,
      name: paymentRequestsRoute,
      path: 'office/payment/requests',
      load: async () => (await import('./list/PaymentRequestsPage.tsx')).PaymentRequestsPage,
    },
    {
      ...page,
      id: ids.request,
      name: paymentRequestRoute,
      path: 'office/payment/requests/:request',
      parameters: { request: parameters.integer },
      load: async () => (await import('./request/PaymentRequestPage.tsx')).PaymentRequestPage,
    },
    {
      ...page,
      id: ids.topics,
      name: askTopicsRoute,
      path: create,
      load: async () => (await import('./create/TopicsPage.tsx')).TopicsPage,
    },
    {
      ...page,
      id: ids.topic,
      name: askTopicRoute,
      path: `${create}/:topicId`,
      parameters: { topicId },
      load: async () => (await import('./create/TopicPage.tsx')).TopicPage,
    },
    {
      ...page,
      id: ids.transactions,
      name: askPaymentsRoute,
      path: `${create}/:topicId/transactions`,
      parameters: { topicId },
      load: async () => (await import('./create/TransactionsPage.tsx')).TransactionsPage,
    },
    {
      ...page,
      id: ids.transaction,
      name: askPaymentRoute,
      path: `${create}/:topicId/transactions/:transactionId`,
      parameters: { topicId, transactionId: parameters.integer },
      skeleton: skeletons.form,
      load: async () => (await import('./create/TransactionPage.tsx')).TransactionPage,
    },
    {
      ...page,
      id: ids.subTopic,
      name: askSubTopicRoute,
      path: `${create}/:topicId/:subTopicId`,
      parameters: { topicId, subTopicId: topicId },
      skeleton: skeletons.form,
      load: async () => (await import('./create/SubTopicPage.tsx')).SubTopicPage,
    },
  ],
  slots: [
    {
      id: 'payment-requests.menu',
      slot: slots.columnStart,
      layout: 'desktop',
      when: onOurPages,
      skeleton: skeletons.panel,
      load: async () => (await import('./menu/PaymentRequestsMenu.tsx')).PaymentRequestsMenu,
    },
    {
      id: 'payment-requests.unread',
      slot: officeMenuMark(paymentRequestsRoute),
      load: async () => (await import('./menu/UnreadPaymentAnswers.tsx')).UnreadPaymentAnswers,
    },
    {
      id: 'payment-requests.ask',
      slot: paymentActionsSlot,
      load: async () => (await import('./ask/AskAboutPayment.tsx')).AskAboutPayment,
    },
  ],
  menus: [
    {
      menu: menus.office,
      item: {
        id: paymentRequestsRoute,
        labelKey: 'menu',
        icon: 'message-2',
        target: paymentRequestsRoute,
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    parts: { page: (language) => import(`./locales/page/${language}.json`) },
  },
});
