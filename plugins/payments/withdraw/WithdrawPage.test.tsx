import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { payments } from '../index.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { durationText } from './durationText.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

test('PAY-30 PAY-132 without a deposit the page says where money would go', async () => {
  await openPayments(WithdrawPage, async ({ store }) => {
    store.run('DELETE FROM payment_instruments');
  });
  expect(await screen.findByText('No withdrawal method yet')).toBeDefined();
  expect(await screen.findByText('No withdrawals yet')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-34 PAY-97 PAY-98 PAY-190 PY16 PY17 FM12 a withdrawal is looked over, asked for and followed; nothing offers to take it back', async () => {
  const { user } = await openPayments(WithdrawPage, payInByCard);
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  // In a right-to-left page, too, the dots are before the digits.
  const masks = screen.getAllByText('•• 0001', { selector: 'bdi' });
  expect(masks.map((mask) => mask.getAttribute('dir'))).toEqual(['ltr', 'ltr']);
  const form = within(screen.getByRole('region', { name: /Bank card/ }));
  await user.click(form.getByRole('button', { name: 'Withdraw all' }));
  expect(amount.value).toBe('1,050.00');
  await user.clear(amount);
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByText('Enter an amount.')).toBeDefined();
  await user.type(amount, '20');
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(document.activeElement?.textContent).toBe('Check before you send');
  // The card made its first payment a moment ago.
  expect(form.getByText(/less than 24 hours ago/)).toBeDefined();
  expect(form.getByText('once we’ve checked it, within a day')).toBeDefined();
  expect(form.getByText('To').nextElementSibling?.textContent).toBe('Bank card •• 0001');
  const final = form.getByText(/^A withdrawal can’t be cancelled/);
  const send = form.getByRole('button', { name: /Withdraw €\s20.00/ });
  expect(final.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(form.getByRole('button', { name: 'Change' }));
  const again = form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect([again.value, document.activeElement]).toEqual(['20', again]);
  await user.click(form.getByRole('button', { name: 'Review' }));
  await user.click(form.getByRole('button', { name: /Withdraw €\s20.00/ }));
  const stages = await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  expect(
    within(stages)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Requested', 'Checked', 'Sent', 'Arrived']);
  expect(screen.queryByRole('button', { name: /[Cc]ancel/ })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Your withdrawal was requested/);
});

test('PAY-97 PAY-100 PY16 the platform alone asks for authentication, once, if none is recent', async () => {
  const { user, runtime, sandbox } = await openPayments(WithdrawPage, async (made, player) => {
    await payInByCard(made, player);
    made.store.run('UPDATE sessions SET fresh_at_ms = 0, fresh2_at_ms = 0');
  });
  const questions = vi
    .spyOn(runtime.services.modals, 'open')
    .mockImplementationOnce(async () => undefined)
    .mockImplementationOnce(async () => {
      sandbox.store.run('UPDATE sessions SET fresh2_at_ms = ?', sandbox.nowMs());
      return true;
    });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  const send = screen.getByRole('button', { name: /Withdraw €\s20.00/ });
  await user.click(send);
  await waitFor(() => expect(questions).toHaveBeenCalledTimes(1));
  // Closing the dialog leads back to where the person was, and nothing was sent.
  await waitFor(() => expect(send.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Withdraw €\s20.00/ }));
  await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  expect(questions.mock.calls.map(([{ id }]) => id)).toEqual(['auth.step-up', 'auth.step-up']);
});

test('PAY-270 RV02 a blocked instrument is shown with its time before anything is sent; an open one is chosen first', async () => {
  const { user } = await openPayments(WithdrawPage, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    sandbox.store.run(
      'UPDATE users SET password_changed_at_ms = ? WHERE id = ?',
      sandbox.nowMs(),
      person.userId,
    );
  });
  const open = await screen.findByRole<HTMLInputElement>('radio', { name: /4242/ });
  expect(open.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /0001/ }));
  expect(screen.getByText(/nothing can be withdrawn this way before \S+/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(true);
  await user.click(open);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review' }).disabled).toBe(false);
});

test('PAY-98 PY16 how long half of the last month’s withdrawals took is said in its largest unit', () => {
  expect([
    durationText(5, 'en'),
    durationText(3600, 'en'),
    durationText(5401, 'de'),
    durationText(86_401, 'en'),
  ]).toEqual(['1 minute', '1 hour', '2 Stunden', '2 days']);
});

test('PAY-90 UC05 a withdrawal that the operator has closed cannot be sent, and the page says why', async () => {
  await openPayments(WithdrawPage, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    await sandbox.post('/sandbox/v1/users/demo', { rights: { withdraw: 'review' } });
  });
  const note = await screen.findByText('Withdrawals are closed for your account');
  const form = within(note.closest('form')!);
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Review' });
  expect(send.disabled).toBe(true);
});

test('PAY-26 PY08 the return of a withdrawal is the page of withdrawals', () => {
  const back = payments.routes.find(({ path }) => path === 'onpay/withdraw/:result');
  const own = payments.routes.find(({ path }) => path === 'office/deduce');
  expect(back).toMatchObject({ access: 'authed', provider: 'return' });
  expect(String(back?.load)).toBe(String(own?.load));
});

test('PAY-120 with another account active the page shows each balance and withdraws from the chosen account', async () => {
  const { sandbox, person, user } = await openPayments(WithdrawPage, async (made, player) => {
    await payInByCard(made, player);
    const dollars = made.ledger
      .accountsOf(player.userId)
      .find(({ currency }) => currency === 'USD');
    made.store.run(
      'UPDATE users SET active_account_id = ? WHERE id = ?',
      dollars?.id ?? 0,
      player.userId,
    );
  });
  const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'From account' });
  const options = [...from.options].map(({ text }) => text.replaceAll('\u00A0', ' '));
  expect([from.selectedOptions[0]?.text.startsWith('USD'), options.toSorted()]).toEqual([
    true,
    ['EUR · € 1,050.00', 'USD · $ 86.20'],
  ]);
  await user.selectOptions(from, String(person.accountId));
  const all = await screen.findByRole('button', { name: 'Withdraw all' });
  await waitFor(() =>
    expect(screen.getByText(/^Available to withdraw: €\s1,050\.00/)).toBeDefined(),
  );
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: /Withdraw €\s1,050\.00/ }));
  await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(0);
});

test('PAY-34 a withdrawal to a known card takes at most four clicks besides the amount, and at most one more than a deposit by it', async () => {
  const { user } = await openPayments(WithdrawPage, payInByCard);
  let presses = 0;
  const press = async (name: RegExp): Promise<void> => {
    presses += 1;
    await user.click(await screen.findByRole('button', { name }));
  };
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
  await press(/^Review$/);
  await press(/Withdraw €\s20.00/);
  await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  // A deposit by a saved card takes two (PAY-70).
  expect(presses).toBeLessThanOrEqual(3);
});
