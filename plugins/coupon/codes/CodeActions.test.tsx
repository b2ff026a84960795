import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createCouponStage } from '../testing/createCouponStage.ts';
import { showOnStage } from '../testing/showOnStage.tsx';
import { CodeActions } from './CodeActions.tsx';

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('CPN-453 the field of a code comes into sight when it is asked for', async () => {
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  const page = await createCouponStage();
  await showOnStage(page, <CodeActions />);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Load a booking code' }));
  expect(screen.getByRole('textbox', { name: 'Booking code' })).toBeDefined();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
});
