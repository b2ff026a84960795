import { expect, test } from 'vitest';
import type { PlannedMenuItem } from '#core';
import { composeOfficeMenu, type OfficeMenuPerson } from './composeOfficeMenu.ts';
import type { OfficeMenuAnswer } from './officeMenuFromWire.ts';

const item = (id: string, children: readonly PlannedMenuItem[] = []): PlannedMenuItem => ({
  id,
  plugin: 'test',
  labelKey: `test:${id}`,
  ...(children.length === 0 ? { target: id } : {}),
  children,
});
const planned = [
  item('money', [item('account'), item('recharge'), item('wallets')]),
  item('betting', [item('history')]),
  item('person', [item('personal_data'), item('settings'), item('gone')]),
];
const paths: Readonly<Record<string, string>> = {
  account: 'office',
  recharge: 'office/recharge',
  wallets: 'office/wallets',
  history: 'office/history',
  personal_data: 'office/personal_data',
  settings: 'office/settings',
};
const answer = (groups: Readonly<Record<string, readonly string[]>>): OfficeMenuAnswer => ({
  groups: Object.entries(groups).map(([title, keys]) => ({ title, keys })),
  hasBonus: false,
  canDeposit: true,
});
const open: OfficeMenuPerson = { isDepositClosed: false, isExcluded: false, isPhone: false };
const shown = (given: OfficeMenuAnswer | undefined) =>
  composeOfficeMenu(planned, given, (target) => paths[target], open).map(({ title, rows }) => [
    title === undefined ? '' : 'text' in title ? title.text : title.key,
    rows.map((row) => row.item.id).join(' '),
  ]);

test('OFC-103 OF01 without an answer the menu is that of the plan, without items that have no page', () => {
  expect(shown(undefined)).toEqual([
    ['test:money', 'account recharge wallets'],
    ['test:betting', 'history'],
    ['test:person', 'personal_data settings'],
  ]);
});

test('OFC-104 OF01 the platform determines the order, and keys without a page are left out', () => {
  expect(
    shown(
      answer({
        Bets: ['bonuses', 'bet_history', 'cashback', 'made_tomorrow'],
        You: ['security', 'personal_data'],
        Money: ['wallets', 'account', 'recharge', 'withdrawal', 'wallets'],
        Empty: ['auth_qr'],
      }),
    ),
  ).toEqual([
    ['Bets', 'history'],
    ['You', 'personal_data settings'],
    ['Money', 'wallets account recharge'],
  ]);
});

test('OFC-104 OF01 items that the platform does not name stay in their section, or in one of their own', () => {
  expect(shown(answer({ Money: ['recharge', 'bet_history'] }))).toEqual([
    ['Money', 'recharge history account wallets'],
    ['test:person', 'personal_data settings'],
  ]);
});

test('OFC-108 OF10 OF12 pages that not everybody has are in the menu only if the platform names them', () => {
  const own = [item('person', [item('personal_data'), item('manager'), item('codes')])];
  const here: Readonly<Record<string, string>> = {
    ...paths,
    manager: 'office/manager',
    codes: 'office/promo_check',
  };
  const rows = (given: OfficeMenuAnswer | undefined) =>
    composeOfficeMenu(own, given, (target) => here[target], open).flatMap((section) =>
      section.rows.map((row) => row.item.id),
    );
  expect(rows(undefined)).toEqual(['personal_data']);
  expect(rows(answer({ You: ['personal_data'] }))).toEqual(['personal_data']);
  expect(rows(answer({ You: ['manager', 'promo_check'] }))).toEqual([
    'manager',
    'codes',
    'personal_data',
  ]);
});

test('OFC-105 UC05 a deposit that the platform does not take is shown as closed', () => {
  const rows = composeOfficeMenu(
    planned,
    { ...answer({ Money: ['recharge', 'account'] }), canDeposit: false },
    (target) => paths[target],
    open,
  ).flatMap((section) => section.rows);
  expect(rows.filter(({ isClosed }) => isClosed).map((row) => row.item.id)).toEqual(['recharge']);
});

test('LIM-85 PY18 a deposit closed by a limit of the person is closed in the menu, whatever the platform said before', () => {
  const rows = composeOfficeMenu(
    [...planned, item('payments', [item('cheque')])],
    answer({ Money: ['recharge', 'account'] }),
    (target) => (target === 'cheque' ? 'office/paycheck' : paths[target]),
    { isDepositClosed: true, isExcluded: false, isPhone: false },
  ).flatMap((section) => section.rows);
  expect(rows.filter(({ isClosed }) => isClosed).map((row) => row.item.id)).toEqual([
    'recharge',
    'cheque',
  ]);
});

test('LIM-84 B27 the menu of a person who may not play has balance, history and payout, and no promotion', () => {
  const own = [
    item('money', [item('account'), item('recharge'), item('withdrawal')]),
    item('betting', [item('history')]),
    item('offers', [item('bonuses'), item('cashback'), item('codes'), item('friends')]),
  ];
  const here: Readonly<Record<string, string>> = {
    ...paths,
    withdrawal: 'office/deduce',
    bonuses: 'office/bonuses/deposit',
    cashback: 'office/cashback',
    codes: 'office/promo_check',
    friends: 'office/bringfriend',
  };
  const rows = (person: OfficeMenuPerson) =>
    composeOfficeMenu(own, answer({ You: ['promo_check'] }), (target) => here[target], person)
      .flatMap((section) => section.rows)
      .map(({ item: { id } }) => id);
  expect(rows(open)).toHaveLength(8);
  expect(rows({ isDepositClosed: true, isExcluded: true, isPhone: false }).toSorted()).toEqual([
    'account',
    'history',
    'withdrawal',
  ]);
});

test('SEC-56 SE10 a phone has no page with a code that it would have to scan itself', () => {
  const own = [item('security', [item('centre'), item('qr')])];
  const here: Readonly<Record<string, string>> = {
    centre: 'office/security',
    qr: 'office/auth_qr',
  };
  const rows = (isPhone: boolean) =>
    composeOfficeMenu(own, undefined, (target) => here[target], { ...open, isPhone })
      .flatMap((section) => section.rows)
      .map(({ item: { id } }) => id);
  expect([rows(false), rows(true)]).toEqual([['centre', 'qr'], ['centre']]);
});
