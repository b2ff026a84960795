import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { payIn } from '../testing/moveMoney.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { WithdrawPage } from '../withdraw/WithdrawPage.tsx';
import { DepositPage } from './DepositPage.tsx';
import { hasDeviceWallet, type WalletBrowser } from './hasDeviceWallet.ts';

const apple = (can: boolean): WalletBrowser => ({
  ApplePaySession: { canMakePayments: () => can },
  PaymentRequest: class {},
});

test.each([
  ['a telephone that can ask for payments', { PaymentRequest: class {} }, true, true],
  ['a computer that can', { PaymentRequest: class {} }, false, false],
  ['a telephone that cannot', {}, true, false],
  ['a browser with a wallet', apple(true), false, true],
  ['a browser whose wallet is empty', apple(false), true, false],
] as const)('PAY-113 PY11 %s: its wallet is there: %#', (_name, browser, isMobile, isThere) => {
  expect(hasDeviceWallet(browser, isMobile)).toBe(isThere);
});

test('PAY-113 PY11 the wallet of the device is offered where there is one, and nowhere else', async () => {
  await openPayments(DepositPage);
  await screen.findByRole('radio', { name: /E-wallet/ });
  expect(screen.queryByRole('radio', { name: /Wallet on this device/ })).toBeNull();
});

test('PAY-113 PY11 with a wallet its button is shown', async () => {
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true });
  await openPayments(DepositPage);
  expect(await screen.findByRole('radio', { name: /Wallet on this device/ })).toBeDefined();
});

test('PAY-113 PY16 money that came from it goes back to it from any device', async () => {
  await openPayments(WithdrawPage, async (sandbox, person) => {
    await payIn(sandbox, person, { method: 'mobile-pay' });
  });
  expect(
    await screen.findByRole('radio', { name: /Wallet on this device Harbour Mobile/ }),
  ).toBeDefined();
});
