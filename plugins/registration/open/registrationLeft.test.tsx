import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registrationLeftEvent, type RegistrationLeft } from '../contract.ts';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';

async function open() {
  const page = await openRegistrationForm({ isDialog: true });
  const left: RegistrationLeft[] = [];
  page.runtime.services.events.on(registrationLeftEvent, (payload) => left.push(payload));
  return { ...page, left };
}

test('REG-90 RN01 a form that is closed before an account is there tells type, count and time, and nothing typed', async () => {
  const { left, rerender } = await open();
  fireEvent.click(screen.getByLabelText(/^Full/));
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Marta' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'marta@example.com' } });
  rerender(<span />);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toEqual({ type: 'full', filled: 2, seconds: expect.any(Number) as number });
  expect(left[0]?.seconds).toBeLessThan(60);
});

test('REG-90 RN01 closing the form after the account was opened emits nothing', async () => {
  const { left, rerender } = await open();
  fireEvent.click(screen.getByLabelText(/^No bonus$/));
  fireEvent.click(screen.getByLabelText(/I am 18 or older/));
  fireEvent.click(screen.getByText('Register'));
  await screen.findByText('Your account is open');
  rerender(<span />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(left).toEqual([]);
});
