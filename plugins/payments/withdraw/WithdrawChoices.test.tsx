import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';
import { DepositPage } from '../deposit/DepositPage.tsx';
import { payIn } from '../testing/moveMoney.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';

test('PAY-105 PAY-107 PY16 the page says how much may go where, and "all" is what may go there', async () => {
  const { user } = await openPayments(WithdrawPage, async (sandbox, person) => {
    await payIn(sandbox, person, { minor: 9000 });
    await payIn(sandbox, person, { method: 'instant-bank', minor: 4000 });
    // 65.00 of 130.00 are left: at most what came from the bank may go back to it.
    const { balanceMinor = 0 } = sandbox.ledger.account(person.accountId) ?? {};
    sandbox.ledger.move('opening', person.accountId, 6500 - balanceMinor, sandbox.nowMs());
  });
  await user.click(await screen.findByRole('radio', { name: /Instant bank/ }));
  await screen.findByText(/^Up to €\s40.00 can go here. The rest first goes back to •• 0001/);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '40.01');
  await user.tab();
  expect(
    screen.getByText(/^At most €\s40.00 can go here: money first goes back to •• 0001\.$/),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('40.00');
});

test('PAY-107 PAY-261 PY16 less than the least goes as a whole alone, and where nothing may go cannot be chosen', async () => {
  const { user } = await openPayments(WithdrawPage, async (sandbox, person) => {
    await payIn(sandbox, person, { minor: 9000 });
    const { balanceMinor = 0 } = sandbox.ledger.account(person.accountId) ?? {};
    sandbox.ledger.move('opening', person.accountId, 500 - balanceMinor, sandbox.nowMs());
  });
  const whole = await screen.findByRole<HTMLInputElement>('radio', { name: /0001/ });
  expect(whole.checked).toBe(true);
  const tile = whole.closest('label')?.textContent;
  expect(tile).toMatch(/Only all of it at once: €\s5.00/);
  expect(tile).not.toMatch(/10.00/);
  const nothing = screen.getByRole<HTMLInputElement>('radio', { name: /4242/ });
  expect(nothing.disabled).toBe(true);
  expect(nothing.closest('label')?.textContent).toMatch(/Not possible now, usually from €\s10.00/);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '3');
  await user.tab();
  expect(screen.getByText(/^Only all of it can go this way: €\s5.00\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.getByRole('button', { name: /^Withdraw €\s5.00$/ })).toBeDefined();
});

test('PAY-107 PY16 with an empty account no method is chosen, and the amounts are still shown', async () => {
  await openPayments(WithdrawPage, async (sandbox, person) => {
    const { balanceMinor = 0 } = sandbox.ledger.account(person.accountId) ?? {};
    sandbox.ledger.move('opening', person.accountId, -balanceMinor, sandbox.nowMs());
  });
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /4242/ });
  expect([radio.disabled, radio.checked]).toEqual([true, false]);
  expect(screen.getByText(/^Available to withdraw: €\s0.00$/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-106 PAY-108 PY16 T05 FM12 the review shows the fee, and giving up the bonus is one tick that the button names', async () => {
  const { user, sandbox, person } = await openPayments(WithdrawPage, async (given, payer) => {
    await payIn(given, payer, { method: 'wallet', minor: 5000 });
  });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '50');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  // A masked number keeps its order in right-to-left text.
  const to = screen.getByText('To').nextElementSibling?.querySelector('bdi');
  expect([to?.dir, to?.textContent]).toEqual(['ltr', expect.stringMatching(/\S/)]);
  const sums = screen.getByText('You get').closest('dl');
  expect(sums?.textContent).toMatch(/Fee€\s0.50.*You get€\s49.50$/);
  expect(screen.getByRole('button', { name: /^Withdraw €\s50.00$/ })).toBeDefined();
  const keep = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Give up my bonus of €/ });
  expect(keep.checked).toBe(false);
  await user.click(keep);
  await user.click(
    screen.getByRole('button', { name: /^Withdraw €\s50.00 and give up €\s[\d.]+$/ }),
  );
  await screen.findByText('Your withdrawal was requested. You can follow it under “Requests”.');
  const answer = await person.call('GET', '/web-api/office/v1/bonuses');
  expect(await answer.text()).toContain('"given_up"');
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('PAY-97 PY16 AUT-334 an account without a password withdraws by the code of a letter', async () => {
  const { user, sandbox, runtime } = await openPayments(
    WithPaymentDialogs,
    async (given, payer) => {
      await payIn(given, payer, { method: 'wallet', minor: 5000 });
      new Users(given.store).markWithoutPassword(payer.userId);
      given.advance(300_001);
    },
  );
  await act(async () => {
    await runtime.services.i18n.loadNamespace('auth.factor');
    await runtime.services.i18n.loadNamespace('auth.ways');
  });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Withdraw €\s20.00$/ }));
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  const field = await screen.findByLabelText('Code from the email');
  const sent = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  await user.type(field, /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Your withdrawal was requested. You can follow it under “Requests”.');
});

function WithPaymentDialogs() {
  return (
    <>
      <WithdrawPage />
      <ModalHost />
    </>
  );
}

test('PAY-110 PAY-111 PY19 rate and both sums are shown before the click; an expired rate is replaced, and nothing is sent', async () => {
  const { user, left, sandbox } = await openPayments(DepositPage, async (given, payer) => {
    const id = given.ledger.openAccount(payer.userId, 'USD', 9, 'USD');
    given.store.run('UPDATE users SET active_account_id = ? WHERE id = ?', id, payer.userId);
  });
  await user.click(await screen.findByRole('radio', { name: /E-wallet/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '50');
  const form = within(screen.getByRole('region', { name: 'E-wallet' }));
  expect(form.getByText(/^1 USD = 0.922765 EUR, held until \d\d:\d\d/)).toBeDefined();
  expect(form.getByText('In USD').nextSibling?.textContent).toMatch(/50.75$/);
  expect(form.getByText('You pay').nextSibling?.textContent).toMatch(/^€\s46.83$/);
  await sandbox.post('/sandbox/v1/payments', { movedPermille: 50 });
  sandbox.advance(301_000);
  await user.click(form.getByRole('button', { name: /^Pay €\s46.83$/ }));
  await screen.findByText('The rate has ended. Check the new sums, then confirm.');
  expect(left).toEqual([]);
  await user.click(form.getByRole('button', { name: /^Pay €\s49.17$/ }));
  await expect.poll(() => left.length).toBe(1);
});
