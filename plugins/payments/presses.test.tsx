import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Keystrokes } from '../../test/services/Keystrokes.ts';
import { DepositPage } from './deposit/DepositPage.tsx';
import { openPayments } from './testing/openPayments.tsx';
import { payInByCard } from './testing/payInByCard.ts';
import { WithdrawPage } from './withdraw/WithdrawPage.tsx';

const amount = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });

/** Pays by clicks alone, as on a phone, or by keys in the fastest way. */
async function payInAgain(isByKeys: boolean): Promise<Keystrokes> {
  const { user } = await openPayments(DepositPage, (sandbox, person) =>
    payInByCard(sandbox, person, { isKept: true }),
  );
  const used = within(await screen.findByRole('group', { name: 'Used before' }));
  const counted = new Keystrokes();
  counted.think();
  await user.click(used.getByRole('radio', { name: /Visa •• 0001/ }));
  // The amount is the person's own choice and does not count.
  await user.click(await amount());
  await user.keyboard(isByKeys ? '25{Enter}' : '25');
  if (!isByKeys) await user.click(screen.getByRole('button', { name: /Deposit €\s25.00/ }));
  await waitFor(async () => expect((await amount()).value).toBe(''));
  return counted;
}

test('PAY-34 B31 PY16 a withdrawal takes at most four clicks, and at most one more than a deposit', async () => {
  const deposit = await payInAgain(false);
  expect(deposit.presses).toBe(3);
  document.body.replaceChildren();
  const { user } = await openPayments(WithdrawPage, payInByCard);
  const counted = new Keystrokes();
  await user.click(await amount());
  await user.keyboard('20');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await user.click(screen.getByRole('button', { name: /Withdraw €\s20.00/ }));
  expect(await screen.findByRole('list', { name: 'Progress of the withdrawal' })).toBeDefined();
  // Without recent authentication one more click sends the password, whose field has the focus.
  expect(counted.presses + 1).toBeLessThanOrEqual(4);
  expect(counted.presses).toBeLessThanOrEqual(deposit.presses + 1);
});

test('PAY-70 a card that is kept pays within 6 s of the keystroke-level model', async () => {
  const counted = await payInAgain(true);
  expect(counted.presses).toBeLessThanOrEqual(2);
  expect(counted.seconds).toBeLessThanOrEqual(6);
});
