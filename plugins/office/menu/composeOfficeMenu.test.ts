import { expect, test } from 'vitest';
import type { PlannedMenuItem } from '#core';
import { composeOfficeMenu } from './composeOfficeMenu.ts';
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
const shown = (given: OfficeMenuAnswer | undefined) =>
  composeOfficeMenu(planned, given, (target) => paths[target]).map(({ title, rows }) => [
    title === undefined ? '' : 'text' in title ? title.text : title.key,
    rows.map((row) => row.item.id).join(' '),
  ]);

test('OFC-103 OF01 without an answer the menu is that of the plan, without what leads nowhere', () => {
  expect(shown(undefined)).toEqual([
    ['test:money', 'account recharge wallets'],
    ['test:betting', 'history'],
    ['test:person', 'personal_data settings'],
  ]);
});

test('OFC-104 OF01 the platform orders, and keys without a page are left out', () => {
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

test('OFC-104 OF01 what the platform does not name stays with the rest of its section, or alone', () => {
  expect(shown(answer({ Money: ['recharge', 'bet_history'] }))).toEqual([
    ['Money', 'recharge history account wallets'],
    ['test:person', 'personal_data settings'],
  ]);
});

test('OFC-105 UC05 a deposit that the platform does not take is shown, and closed', () => {
  const rows = composeOfficeMenu(
    planned,
    { ...answer({ Money: ['recharge', 'account'] }), canDeposit: false },
    (target) => paths[target],
  ).flatMap((section) => section.rows);
  expect(rows.filter(({ isClosed }) => isClosed).map((row) => row.item.id)).toEqual(['recharge']);
});
