import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../../../test/network/server.ts';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { questionModal } from '../../support/contract.ts';
import { support } from '../../support/index.ts';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';
import { readFirstDeposit } from './firstDeposit.ts';
import { isBankOffered } from './isBankOffered.ts';

const bounds = {
  least: { minor: 1000, currency: 'EUR' },
  most: { minor: 500_000, currency: 'EUR' },
};

test('REG-75 the bank is offered where the brand says so, and nowhere else', () => {
  expect(
    [{ bank: true }, { bank: 'yes' }, {}, null, undefined, 1].map((each) =>
      isBankOffered(checkedSettings('registration', each)),
    ),
  ).toEqual([true, false, false, false, false, false]);
});

test('REG-74 each missing answer is reported at its field, and the order leads to the bank', async () => {
  const { runtime, sandbox } = await openRegistrationForm({ hasBank: true });
  const leave = vi.spyOn(runtime.services.navigation, 'leave').mockReturnValue(undefined);
  fireEvent.click(screen.getByLabelText(/^Bank/));
  fireEvent.click(screen.getByText('Continue to your bank'));
  expect(await screen.findByText('Enter an amount')).toBeDefined();
  expect(screen.getByText('Tick this before your first deposit.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('First deposit'), { target: { value: '5' } });
  fireEvent.blur(screen.getByLabelText('First deposit'));
  expect(await screen.findByText(/^Enter €\s?10\.00 or more$/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('First deposit'), { target: { value: '25' } });
  fireEvent.click(screen.getByLabelText('I’ve read how my money is kept'));
  fireEvent.click(screen.getByLabelText(/^I am 18 or older/));
  fireEvent.click(screen.getByText('Continue to your bank'));
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith(
      expect.stringMatching(/^\/web-api\/registration\/v1\/bank\/go\/[\w-]{43}$/),
    ),
  );
  expect(sandbox.store.one('SELECT kind, amount_minor AS minor FROM harbour_payments')).toEqual({
    kind: 'bank_account',
    minor: 2500,
  });
});

test.each([
  ['excluded', 'You’ve excluded yourself from gambling with us', false],
  ['under_age', 'Your bank tells us that you’re too young', false],
  ['known', 'Your money goes back to your bank account. We’ve written', false],
  [
    'known_unwritten',
    'Your money goes back to your bank account. Your account has no email',
    false,
  ],
  ['declined', 'No account was opened and no money was taken', true],
  ['over', 'It lasts half an hour', true],
])(
  'REG-71 REG-72 %s is said on the way back, and the visit leaves the address',
  async (reason, text, hasForm) => {
    await openRegistrationForm({
      hasBank: true,
      path: '/en?type=bank&visit=a-visit-to-the-bank-of-robin',
      prepare: () =>
        server.use(http.post('*/bank/end', () => HttpResponse.json({ next: 'refused', reason }))),
      isFormAwaited: hasForm,
    });
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeDefined();
    expect(location.search).not.toContain('visit');
    expect(screen.queryByLabelText(/^Bank/) !== null).toBe(hasForm);
  },
);

test('REG-169 RN11 the owner of an account without contacts is referred to the support', async () => {
  const { runtime } = await openRegistrationForm({
    hasBank: true,
    others: [support],
    path: '/en?type=bank&visit=a-visit-to-the-bank-of-robin',
    prepare: () =>
      server.use(
        http.post('*/bank/end', () =>
          HttpResponse.json({ next: 'refused', reason: 'known_unwritten' }),
        ),
      ),
    isFormAwaited: false,
  });
  expect(await screen.findByText('Log in')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
  expect(runtime.modals.stack.map(({ id }) => id)).toEqual([questionModal.id]);
});

test('REG-73 an answer that is lost is asked for again by a press', async () => {
  const { breakOff } = await openRegistrationForm({
    hasBank: true,
    path: '/en?type=bank&visit=a-visit-to-the-bank-of-robin',
    prepare: (network) => network.breakOff(['bank/end']),
    isFormAwaited: false,
  });
  const again = await screen.findByText('Try again');
  breakOff(false);
  fireEvent.click(again);
  expect(await screen.findByText(/^It lasts half an hour/)).toBeDefined();
});

test('REG-74 an amount between the minimum and the maximum, both included, is accepted, any other gets an error', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (minor) => {
      const read = readFirstDeposit((minor / 100).toFixed(2), bounds, 'en');
      if (minor < 1000) expect(read).toEqual({ problem: 'min' });
      else if (minor > 500_000) expect(read).toEqual({ problem: 'max' });
      else expect(read).toEqual({ money: { minor, currency: 'EUR' } });
    }),
  );
  expect(readFirstDeposit('', bounds, 'en')).toEqual({ problem: 'missing' });
  expect(readFirstDeposit('ten', bounds, 'en')).toEqual({ problem: 'malformed' });
  expect(readFirstDeposit('0', bounds, 'en')).toEqual({ problem: 'malformed' });
});
