import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CodeActions } from './CodeActions.tsx';

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('CPN-453 M45 the field for a code is scrolled into view when it opens', async () => {
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  const page = await createTestCoupon();
  await renderTestCoupon(page, <CodeActions />);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Load a booking code' }));
  expect(screen.getByRole('textbox', { name: 'Booking code' })).toBeDefined();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
});

test('CPN-453 M45 the code of a saved coupon is scrolled into view when it appears', async () => {
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 2)) page.add(bet, Math.round(bet.coef * 1000));
  await page.pass(1000);
  await renderTestCoupon(page, <CodeActions />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a code' }));
  await act(() => page.pass(1000));
  expect(await screen.findByText(/^[A-Z0-9]{2}-[A-Z0-9]{3}-[A-Z0-9]{2}$/)).toBeDefined();
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ block: 'nearest' }));
});
