import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { AsyncBoundary } from '#core/ui';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { supportToken } from '../../support/contract.ts';
import { support } from '../../support/index.ts';
import { SupportCorner } from '../../support/menu/SupportCorner.tsx';
import type { PaymentWays } from '#wire';
import { payments } from '../index.ts';
import { TerminalsPage } from '../terminals/TerminalsPage.tsx';
import { WaysPage } from './WaysPage.tsx';

const manifests = [auth, coupon, office, payments, support];
const isPublic = { isShowPaymentPageOnlyAuth: false };

async function visit(
  Page: ComponentType,
  {
    path = '/en/payment',
    consultant,
  }: { readonly path?: string; readonly consultant?: string } = {},
): Promise<UserEvent> {
  attachSandbox();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests,
    path,
    configuration: {
      currency: 'EUR',
      site: isPublic,
      ...(consultant === undefined ? {} : { plugins: pluginsWith(consultant) }),
    },
  });
  // A page that suspends in the first act of a test would stay so.
  await act(async () => {
    await Promise.all(
      [accountsToken, supportToken].map((token) => runtime.services.services.get<unknown>(token)),
    );
  });
  rerender(
    <AsyncBoundary fallback={null}>
      <Page />
      <SupportCorner />
    </AsyncBoundary>,
  );
  return userEvent.setup();
}

const pluginsWith = (consultantId: string): object => ({
  ...Object.fromEntries(manifests.map(({ id }) => [id, {}])),
  support: { consultantId },
});

test('PAY-112 PY01 a visitor reads minimum, maximum, fee and time of each method in both directions', async () => {
  await visit(WaysPage);
  const wallet = within(await screen.findByRole('region', { name: 'E-wallet' }));
  const rows = wallet.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'TermsDepositWithdrawal',
    'Amount€\u00a05.00 – €\u00a05,000.00€\u00a010.00 – €\u00a05,000.00',
    'Fee1.5%1%',
    'Timeat oncewithin an hour',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Voucher' })).getByText('Deposits only'),
  ).toBeDefined();
  expect(screen.getByText('Limits, fees and times of every way to pay.')).toBeDefined();
});

test('PAY-102 PY01 the address of the page opens the consultant, and its button does each time', async () => {
  const user = await visit(WaysPage, {
    path: '/en/payment?payment_consultant=1',
    consultant: 'desk',
  });
  const chat = within(await screen.findByRole('dialog', { name: 'Live chat' }));
  await user.click(await chat.findByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Live chat' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ask support' }));
  expect(await screen.findByRole('dialog', { name: 'Live chat' })).toBeDefined();
});

async function kindsIn(sandbox: TestSandbox, country: string): Promise<readonly string[]> {
  const { ways } = (await (
    await sandbox.request('/web-api/payments/v1/ways', { headers: { 'X-Geo-Country': country } })
  ).json()) as PaymentWays;
  return ways.map(({ kind }) => kind);
}

test('PAY-103 PY01 a payment method that is unavailable in a country is not listed there, and an order by it is refused', async () => {
  const sandbox = createTestSandbox();
  expect(await kindsIn(sandbox, 'MT')).toContain('bank_code');
  expect(await kindsIn(sandbox, 'DE')).not.toContain('bank_code');
  expect(await kindsIn(sandbox, 'BR')).not.toContain('instant_bank');
  const person = await sandbox.signIn();
  sandbox.store.run("UPDATE users SET country = 'DE' WHERE id = ?", person.userId);
  const answer = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'bank-code',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
      adapters: ['code'],
    },
    { 'X-Idempotency-Key': 'not-in-this-country' },
  );
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('"method_gone"'),
  ]);
});

test('PAY-104 PY15 CP08 cash points are narrowed by country, region and words, however they are typed', async () => {
  const user = await visit(TerminalsPage, { path: '/en/information/cash_terminals' });
  expect(await screen.findByText('21 shops and terminals')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Malta');
  expect(await screen.findByText('11 shops and terminals')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Northern Harbour');
  expect(await screen.findByText('4 shops and terminals')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'All countries');
  await user.type(screen.getByRole('searchbox', { name: 'Town, street or shop' }), 'kadikoy');
  const [row] = await screen.findAllByText(/Bahariye Caddesi \d+, Kadıköy, İstanbul/);
  expect(row).toBeDefined();
  expect(await screen.findByText('1 shop or terminal')).toBeDefined();
  expect(
    screen.getByText(/^Mon – (Sun: 24 hours|Fri: 09:00 – 19:00, Sat: 09:00 – 14:00)$/),
  ).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Town, street or shop' }), ' nowhere');
  expect(await screen.findByText('No shop or terminal found')).toBeDefined();
});
