import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { loadPhoneNumbers } from '../../platform/phones/loadPhoneNumbers.ts';
import { PhoneField } from './PhoneField.tsx';

function Form({ country }: { readonly country?: string }) {
  const [phone, setPhone] = useState('');
  return (
    <PhoneField label="Phone" name="phone" country={country} value={phone} onChange={setPhone} />
  );
}

test('AUT-434 numbering rules are loaded once the field has the focus, not when it is shown', async () => {
  await loadPhoneNumbers();
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await act(() => loadPhoneNumbers());
  fireEvent.change(field, { target: { value: '+3569999' } });
  expect(field.value).toBe('+3569999');
  await userEvent.type(field, '0001');
  expect(field.value).toBe('+356 9999 0001');
});

test('AUT-59 a number is formatted while it is typed, and can be deleted again', async () => {
  await loadPhoneNumbers();
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  expect([field.type, field.inputMode, field.autocomplete, field.dir]).toEqual([
    'tel',
    'tel',
    'tel',
    'ltr',
  ]);
  await userEvent.type(field, '00');
  await waitFor(() => expect(field.value).toBe('+'));
  await userEvent.type(field, '35699990001');
  expect(field.value).toBe('+356 9999 0001');
  await userEvent.type(field, '{Backspace>5}');
  expect(field.value).toBe('+356 9999');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('+44 (20)7946');
  expect(field.value).toBe('+44 20 7946');
});

test('REG-85 RN03 the calling code is in an empty field while that has the focus', async () => {
  const { rerender } = render(<Form country="MT" />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.click(field);
  await waitFor(() => expect(field.value).toBe('+356 '));
  await userEvent.tab();
  expect(field.value).toBe('');
  rerender(<Form country="DE" />);
  await userEvent.click(field);
  await waitFor(() => expect(field.value).toBe('+49 '));
  await userEvent.keyboard('3012345678');
  expect(field.value).toBe('+49 30 12345678');
  await userEvent.tab();
  expect(field.value).toBe('+49 30 12345678');
});

test.each(['+35699990001', '0035699990001', '+4930 12345678'])(
  'REG-85 FM03 a number that is typed with its own code replaces the filled-in one: %s',
  async (typed) => {
    render(<Form country="MT" />);
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    await userEvent.click(field);
    await waitFor(() => expect(field.value).toBe('+356 '));
    await userEvent.keyboard(typed);
    expect(field.value).toBe(typed.endsWith('0001') ? '+356 9999 0001' : '+49 30 12345678');
  },
);
