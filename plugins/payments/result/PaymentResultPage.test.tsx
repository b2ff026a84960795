import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin } from '#core';
import type { PaymentHistory } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { DepositPage } from '../deposit/DepositPage.tsx';
import { arrivedSlot } from '../contract.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { orderDeposit, payOrder } from '../testing/moveMoney.ts';
import type { Payment } from '../payment/Payment.ts';
import { usePaymentHere } from '../ui.ts';
import { PaymentResultPage } from './PaymentResultPage.tsx';

async function refOf(person: TestPerson): Promise<string> {
  const answer = await person.call('GET', '/web-api/payments/v1/history');
  return ((await answer.json()) as PaymentHistory).payments[0]?.ref ?? '';
}

/** Pays with a card that the bank declines. */
const fail = async (sandbox: TestSandbox, person: TestPerson): Promise<void> =>
  payInByCard(sandbox, person, { card: '4000 0000 0000 0002' });

test('PAY-28 PAY-24 PAY-131 PY08 after a deposit the first link is the account; another deposit is a plain link', async () => {
  await openPayments(PaymentResultPage, payInByCard, [], async (person) => ({
    path: `/en/onpay/success?ref=${await refOf(person)}`,
    configuration: { rgProfile: 'standard' },
  }));
  await screen.findByText('The money has arrived');
  expect(document.activeElement?.textContent).toMatch(/^The money has arrived/);
  const arrived = screen.getByText(
    /^€\s50.00 by Bank card \u2066•• \d{4}\u2069 is on your account\.$/,
  );
  expect(arrived.textContent).toMatch(/••\u{a0}\d{4}/u);
  const looks = ['Go to your account', 'Another deposit'].map(
    (name) => screen.getByRole('link', { name }).className,
  );
  expect(looks).toEqual([expect.stringContaining('primary'), 'lone-link']);
});

/** A plugin that contributes to an arrived deposit. */
const loyalty = definePlugin({
  id: 'loyalty-stage',
  slots: [
    {
      id: 'loyalty-stage.points',
      slot: arrivedSlot,
      load: async () => () => <p>Points for {format(usePaymentHere())}</p>,
    },
  ],
});

const format = (payment: Payment | undefined): string =>
  payment === undefined ? 'nothing' : `${payment.direction} ${payment.id}`;

test('PAY-154 a payment that is not paid names its method and its amount', async () => {
  await openPayments(PaymentResultPage, fail, [], async (person) => ({
    path: `/en/onpay/fail?ref=${await refOf(person)}`,
  }));
  const line = await screen.findByText(/^Bank card .+·/);
  expect(line.textContent).toMatch(/0002\u2069 · €\s50\.00$/);
});

test('PAY-143 the contribution of another plugin is below the news of an arrived deposit', async () => {
  await openPayments(PaymentResultPage, payInByCard, [loyalty], async (person) => ({
    path: `/en/onpay/success?ref=${await refOf(person)}`,
  }));
  expect(await screen.findByText('Points for deposit 1')).toBeDefined();
});

test('PAY-143 a failed deposit shows no loyalty points', async () => {
  await openPayments(PaymentResultPage, fail, [loyalty], async (person) => ({
    path: `/en/onpay/fail?ref=${await refOf(person)}`,
  }));
  await screen.findByText(/The bank declined the payment/);
  expect(screen.queryByText(/^Points for/)).toBeNull();
});

test('PAY-28 a strict profile leads to no other deposit', async () => {
  await openPayments(PaymentResultPage, payInByCard, [], async (person) => ({
    path: `/en/onpay/success?ref=${await refOf(person)}`,
    configuration: { rgProfile: 'strict' },
  }));
  await screen.findByText('The money has arrived');
  expect(screen.queryByRole('link', { name: 'Another deposit' })).toBeNull();
});

test('PAY-27 PAY-258 PY08 a failed payment shows why, and can be tried again from there', async () => {
  await openPayments(PaymentResultPage, fail, [], async (person) => ({
    path: `/en/onpay/fail?ref=${await refOf(person)}`,
  }));
  expect(await screen.findByText(/The bank declined the payment/)).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/The bank declined the payment/);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/en/office/recharge?again=1',
  );
});

test('PAY-258 PY03 trying again prefills method and amount; an unknown number has no effect', async () => {
  const { runtime } = await openPayments(DepositPage, fail, [], async () => ({
    path: '/en/office/recharge?again=1',
  }));
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Keep this card/ })).checked,
  ).toBe(false);
  expect(await screen.findByRole('radio', { name: /Bank card/, checked: true })).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('50.00'),
  );
  expect(runtime.services.navigation.query.get('again')).toBe('1');
});

test('PAY-258 trying again keeps the wish to save the card', async () => {
  const failKept = async (sandbox: TestSandbox, person: TestPerson): Promise<void> =>
    payInByCard(sandbox, person, { card: '4000 0000 0000 0002', isKept: true });
  await openPayments(DepositPage, failKept, [], async () => ({
    path: '/en/office/recharge?again=1',
  }));
  await screen.findByRole('checkbox', { name: /^Keep this card/, checked: true });
});

test('PAY-258 a deposit into another account is begun again into that one', async () => {
  let dollars: number | undefined;
  const failInDollars = async (sandbox: TestSandbox, person: TestPerson): Promise<void> => {
    const accounts = sandbox.ledger.accountsOf(person.userId);
    dollars = accounts.find(({ currency }) => currency === 'USD')?.id;
    const order = await orderDeposit(person, {
      currency: 'USD',
      ...(dollars === undefined ? {} : { accountId: dollars }),
    });
    await payOrder(sandbox, order, '0002');
  };
  await openPayments(PaymentResultPage, failInDollars, [], async (person) => ({
    path: `/en/onpay/fail?ref=${await refOf(person)}`,
  }));
  const again = await screen.findByRole('link', { name: 'Try again' });
  await waitFor(() =>
    expect(again.getAttribute('href')).toBe(`/en/office/recharge?again=1&account=${dollars}`),
  );
});

/** A deposit that began on a page of the site. */
const from =
  (path: string, card?: string) =>
  async (sandbox: TestSandbox, person: TestPerson): Promise<void> => {
    const order = await orderDeposit(person, { more: { return_path: path } });
    await payOrder(sandbox, order, card);
  };

const place = async (person: TestPerson) => ({
  path: `/en/onpay/success?ref=${await refOf(person)}`,
});

test('PAY-28 PAY-122 PY08 A34 the first link leads back to the previous page', async () => {
  await openPayments(PaymentResultPage, from('/en/line/football?day=today'), [], place);
  await screen.findByText('The money has arrived');
  const back = screen.getByRole('link', { name: 'Back to where you were' });
  expect(back.getAttribute('href')).toBe('/en/line/football?day=today');
  expect(back.className).toContain('primary');
  expect(screen.getByRole('link', { name: 'Go to your account' }).className).not.toContain(
    'primary',
  );
});

test('PAY-260 PY08 after a failure the link back is beside another attempt, which keeps it', async () => {
  await openPayments(PaymentResultPage, from('/en/line', '0002'), [], place);
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/en/office/recharge?again=1&return-url=%2Fen%2Fline');
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toBeDefined();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/en/user/logout'])(
  'PAY-259 TA12 %s is led to by nothing',
  async (path) => {
    await openPayments(PaymentResultPage, from(path), [], place);
    await screen.findByText('The money has arrived');
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
  },
);

test('PAY-122 PY08 an order on the page of deposits carries the previous place of the person', async () => {
  const { user, left, person } = await openPayments(DepositPage, undefined, [], async () => ({
    path: '/en/office/recharge?return-url=%2Fen%2Fline',
  }));
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50');
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  const answer = await person.call('GET', '/web-api/payments/v1/history');
  expect(await answer.json()).toMatchObject({ payments: [{ return_path: '/en/line' }] });
});
