import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../../test/network/answer.ts';
import { openBonuses } from '../testing/openBonuses.tsx';
import { CodesPage } from './CodesPage.tsx';

const field = (): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>('Promo code');

async function check(user: UserEvent, code: string): Promise<void> {
  await user.clear(await field());
  await user.type(await field(), code);
  await user.click(screen.getByRole('button', { name: 'Check code' }));
}

test('BNS-54 OF10 a valid code shows what it gives, its expiry and its terms; the typed code stays', async () => {
  const { user } = await openBonuses(CodesPage, 'demo');
  await check(user, 'spring10');
  expect(await screen.findByText('spring10 is valid for you')).toBeDefined();
  expect(screen.getByText('A free bet of € 10.00. Only the profit is paid.')).toBeDefined();
  for (const text of ['Accumulator', '3', '1.20']) expect(screen.getByText(text)).toBeDefined();
  expect((await field()).value).toBe('spring10');
});

test('BNS-54 OF10 expired, unknown and foreign codes each have their own text; no error is at the field', async () => {
  const { sandbox, user } = await openBonuses(CodesPage, 'demo');
  await sandbox.post('/sandbox/v1/users/newbie/promo', {
    code: 'FOR-SAM',
    kind: 'free-bet',
    minor: 100,
  });
  for (const [code, text] of [
    ['WINTER5', 'WINTER5 has expired'],
    ['NOTHING', /^We don’t know the code NOTHING/],
    ['FOR-SAM', 'FOR-SAM was issued to someone else'],
  ] as const) {
    await check(user, code);
    expect(await screen.findByText(text)).toBeDefined();
  }
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  expect(screen.getByText('Enter a code')).toBeDefined();
});

test('BNS-54 OF10 after ten checks in a minute the page says how long to wait', async () => {
  const { person, user } = await openBonuses(CodesPage, 'demo');
  await field();
  for (let tries = 0; tries < 10; tries += 1)
    await person.call('POST', '/web-api/office/v1/promo-codes', { code: 'GUESS' });
  await check(user, 'SPRING10');
  expect(await screen.findByText(/^Too many checks\. Try again in \d+ seconds/)).toBeDefined();
});

test('BNS-22 OF10 if the platform does not offer code checks the page does not exist', async () => {
  await openBonuses(CodesPage, 'demo', async (sandbox) => {
    await sandbox.post('/sandbox/v1/users/demo/promotions', { hasPromoCheck: false });
  });
  expect(await screen.findByText('Page not found')).toBeDefined();
  expect(screen.queryByLabelText('Promo code')).toBeNull();
});

test('AUT-77 LG09 after a captcha that was not passed the code stays in its field, without an error', async () => {
  const { user } = await openBonuses(CodesPage, 'demo');
  await field();
  const calls = answer('bonuses.checkPromo', refusal(400, 100));
  await check(user, 'SPRING10');
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check code' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect((await field()).value).toBe('SPRING10');
  expect(screen.queryByRole('alert')).toBeNull();
});
