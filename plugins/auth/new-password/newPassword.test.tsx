import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';
import { auth } from '../index.ts';
import { generatePassword } from './generatePassword.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useNewPassword } from './useNewPassword.ts';

function Field({ personal }: { readonly personal?: readonly string[] }) {
  const password = useNewPassword(() => personal ?? []);
  return <NewPasswordField label="Password" login={undefined} password={password} />;
}

async function open(personal: readonly string[] = []) {
  const { sandbox, breakOff } = attachSandbox();
  await renderPlugin(<Field personal={personal} />, {
    manifests: [auth],
  });
  return { sandbox, breakOff, field: screen.getByLabelText<HTMLInputElement>('Password') };
}

test('AUT-185 AUT-55 the field counts the typed characters, and lists the missing requirements when it is left', async () => {
  const { field } = await open();
  const user = userEvent.setup();
  await user.type(field, 'eleven sign');
  expect(screen.getByText('11 of 15')).toBeDefined();
  expect(screen.queryByText('Use at least 15 characters')).toBeNull();
  fireEvent.blur(field);
  expect(await screen.findByText('Use at least 15 characters')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 's more');
  expect(screen.getByText('17 characters')).toBeDefined();
  expect(screen.queryByText('Use at least 15 characters')).toBeNull();
});

test('AUT-184 a leaked password is reported when the field is left, by five characters of its hash', async () => {
  const { sandbox, field } = await open();
  fireEvent.change(field, { target: { value: 'PassWordPassWord' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/appeared in a data leak/)).toBeDefined();
  const asked = JSON.stringify(await sandbox.json('/sandbox/v1/requests'));
  expect(asked).toMatch(/password\/range\/[0-9A-F]{5}"/);
  expect(asked.toLowerCase()).not.toContain('passwordpassword');
  fireEvent.change(field, { target: { value: 'seven herons over the mill' } });
  expect(screen.queryByText(/data leak/)).toBeNull();
});

test('AUT-184 a leaked password, repeated and with digits around it, is reported as well', async () => {
  const { field } = await open();
  fireEvent.change(field, { target: { value: 'passwordpassword1' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/appeared in a data leak/)).toBeDefined();
});

test('AUT-184 without an answer nothing is said of leaks', async () => {
  const { field, breakOff } = await open();
  breakOff(true);
  fireEvent.change(field, { target: { value: 'passwordpassword' } });
  fireEvent.blur(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
});

test('AUT-183 the words of the person are refused where they are known', async () => {
  const { field } = await open(['Marta Kallas']);
  fireEvent.change(field, { target: { value: 'kallas went to sea' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/^Leave out your name, email, login/)).toBeDefined();
});

test('AUT-183 SX01 the name of the brand is refused like a word of the person', async () => {
  const { field } = await open();
  const { name } = testConfiguration().brand;
  fireEvent.change(field, { target: { value: `${name.toUpperCase()} went to sea` } });
  fireEvent.blur(field);
  expect(await screen.findByText(/and the name of this site$/)).toBeDefined();
});

test('AUT-186 the button generates a password of 20 characters without look-alikes, and shows it', async () => {
  const { field } = await open();
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a password' }));
  expect(field.type).toBe('text');
  expect(field.value).toMatch(/^(?:[a-km-np-zA-HJ-NP-Z2-9]{4}-){4}[a-km-np-zA-HJ-NP-Z2-9]{4}$/);
  const drawn = Array.from({ length: 2000 }, generatePassword);
  expect(new Set(drawn).size).toBe(2000);
  const counts = new Map<string, number>();
  for (const sign of drawn.join('').replaceAll('-', ''))
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(55);
  // 40,000 draws of 55 characters: 727 each, within six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 727)).toBeLessThan(162);
});
