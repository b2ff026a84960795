import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin } from '#core';
import { verificationRoute } from '../../auth/contract.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { DepositPage } from './DepositPage.tsx';

const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });

test('PAY-70 PY10 the box to save a card is not preselected', async () => {
  const { user, sandbox, person, left } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Keep this card for next time',
  });
  expect(box.checked).toBe(false);
  await user.click(box);
  // Choosing another method clears the box that was ticked for a card.
  await user.click(screen.getByRole('radio', { name: /Instant bank/ }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Bank card/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await user.type(amount(), '50');
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  const go = await sandbox.request(left[0] ?? '');
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, { card: '4000 0000 0000 0001', expiry: '12/31' });
  const saved = await person.call('GET', '/web-api/payments/v1/instruments');
  expect(await saved.json()).toEqual({ instruments: [] });
});

test('PAY-70 PAY-71 SHL-800 PY10 a saved card pays by two clicks and an amount, and is deleted after a confirmation', async () => {
  const { user, person } = await openPayments(DepositPage, (before, owner) =>
    payInByCard(before, owner, { isKept: true }),
  );
  const used = within(await screen.findByRole('group', { name: 'Used before' }));
  await user.click(used.getByRole('radio', { name: /Visa •• 0001 Valid until 12\/31/ }));
  await user.type(amount(), '25');
  await user.click(screen.getByRole('button', { name: /Deposit €\s25.00/ }));
  await waitFor(async () => {
    const answer = await person.call('GET', '/web-api/payments/v1/history');
    expect(await answer.json()).toMatchObject({
      payments: [
        { state: 'succeeded', amount: { minor: 2500 } },
        { state: 'succeeded', amount: { minor: 5000 } },
      ],
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Visa •• 0001' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete Visa •• 0001?' }));
  await user.click(asked.getByRole('button', { name: 'Delete Visa •• 0001' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull());
});

test('PAY-94 PY20 AF19 the protection of players’ money is shown again half a year after it was read', async () => {
  const { user, person } = await openPayments(DepositPage);
  const strip = await screen.findByText('How your money is kept');
  expect(strip).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I’ve read it' }));
  await waitFor(() => expect(screen.queryByText('How your money is kept')).toBeNull());
  const answer = await person.call('GET', '/web-api/payments/v1/methods?direction=deposit');
  expect(await answer.json()).toMatchObject({ protection_at: expect.any(Number) });
});

test('PAY-87 PY03 AF19 the first deposit asks for the word about money at its box, and goes on with it', async () => {
  const { user, left } = await openPayments(DepositPage, async (sandbox, person) => {
    sandbox.store.run('UPDATE users SET has_deposit = 0 WHERE id = ?', person.userId);
  });
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  expect(screen.getByText('Tick this before your first deposit.')).toBeDefined();
  expect(left).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /I’ve read how my money is kept/ }));
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
});

test('PAY-95 PY20 a notice is shown by its text, once to each person; without a text there is none', async () => {
  const { user, sandbox, person } = await openPayments(DepositPage, async (before) => {
    await before.post('/sandbox/v1/payments', { notice: 'slow-banks' });
  });
  await screen.findByText(/^Some banks take longer/);
  await user.click(screen.getAllByRole('button', { name: 'I’ve read it' })[0]!);
  await waitFor(() => expect(screen.queryByText(/^Some banks take longer/)).toBeNull());
  const noticeOf = async (asking: typeof person): Promise<unknown> => {
    const answer = await asking.call('GET', '/web-api/payments/v1/methods?direction=deposit');
    return ((await answer.json()) as { notice?: unknown }).notice;
  };
  expect([await noticeOf(person), await noticeOf(await sandbox.signIn('unverified'))]).toEqual([
    undefined,
    { id: 'slow-banks', tone: 'info' },
  ]);
});

test('PAY-95 PY20 a notice without a text is not shown', async () => {
  await openPayments(DepositPage, async (before) => {
    await before.post('/sandbox/v1/payments', { notice: 'of-tomorrow' });
  });
  await screen.findByRole('radio', { name: /Bank card/ });
  expect(screen.queryByText(/of-tomorrow/)).toBeNull();
});

/** Stand-in for the identity plugin, which may be missing. */
const identityStage = definePlugin({
  id: 'identity-stage',
  routes: [
    {
      id: 9090,
      name: verificationRoute,
      path: 'office/verification',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});

test('PAY-99 PY20 the question about the identity opens over the page if the operator wants it, and can be postponed', async () => {
  const { user } = await openPayments(
    DepositPage,
    async (before) => {
      await before.post('/sandbox/v1/payments', { asksIdentity: true });
    },
    [identityStage],
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe(
    '/en/office/verification',
  );
  await user.click(dialog.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('radio', { name: /Bank card/ })).toBeDefined();
});

test('PAY-207 the closed page tells a partly verified person so, with the link to what is missing', async () => {
  await openPayments(
    DepositPage,
    async (before, person) => {
      await before.post('/sandbox/v1/identity/demo', {
        decision: 'ask',
        check: 'address',
        paper: 'utility_bill',
      });
      // A provider without the address proves the name only.
      const visits = '/web-api/identity/v1/visits';
      const begun = await person.call('POST', visits, { way: 'harbour-id' });
      const { url } = (await begun.json()) as { readonly url: string };
      const told = await before.request(`${url.replace('/authorize?', '/decide?')}&person=1`);
      await person.call('POST', `${visits}/end`, await told.json());
    },
    [identityStage],
  );
  expect(await screen.findByText('Your identity is verified in part')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe(
    '/en/office/verification',
  );
  expect(screen.queryByRole('radio', { name: /Bank card/ })).toBeNull();
});
