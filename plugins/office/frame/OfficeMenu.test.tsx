import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../../../test/network/answer.ts';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { officeMenuToken } from '../contract.ts';
import { office } from '../index.ts';
import { OfficeMenu } from './OfficeMenu.tsx';

beforeEach(() =>
  answerPaths({ '/web-api/user/v1/accounts': { json: { accounts: [], activeAccountId: 1 } } }),
);

async function open(): Promise<RenderedPlugin> {
  const rendered = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  const { runtime } = rendered;
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  await runtime.services.services.get(accountsToken);
  await runtime.services.services.get(officeMenuToken);
  rendered.rerender(<OfficeMenu />);
  return rendered;
}
const links = (): string[] => screen.getAllByRole('link').map((link) => link.textContent);

test('OFC-103 OF01 15 placeholder rows reserve the menu; if the call fails the menu of the plan is shown', async () => {
  const given = Promise.withResolvers<ReturnType<typeof refusal>>();
  answer('office.menu', () => given.promise);
  const { container } = await open();
  await waitFor(() => expect(container.querySelectorAll('[class*="row"]')).toHaveLength(16));
  expect(screen.queryAllByRole('link')).toEqual([]);
  given.resolve(refusal(403, 'forbidden'));
  await screen.findByRole('link', { name: 'Bet history' });
  expect(links()).toEqual([
    'Account',
    'Accounts and currencies',
    'Bet history',
    'Personal details',
    'Settings',
    'Emails and texts',
  ]);
  expect(screen.getByRole('heading', { name: 'Wallet' })).toBeDefined();
});

test('OFC-104 OF01 titles and order come from the platform', async () => {
  answer('office.menu', {
    menuCategories: [
      { title: 'Play', links: [{ key: 'bet_history' }, { key: 'cashback' }], subMenuItems: [] },
      {
        title: 'Nothing here',
        links: [],
        subMenuItems: [{ title: 'Funds', links: [{ key: 'wallets' }] }],
      },
    ],
    menuUserData: {
      bonus_balance: 0,
      country_code: 'MT',
      recharge_allow: true,
      email: '',
      name: '',
    },
  });
  await open();
  await screen.findByRole('heading', { name: 'Play' });
  expect(links()).toEqual([
    'Bet history',
    'Accounts and currencies',
    'Account',
    'Personal details',
    'Settings',
    'Emails and texts',
  ]);
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Play',
    'Funds',
    'Profile',
  ]);
});
