import { expect, test } from 'vitest';
import { forgotPasswordModal as asked } from '../auth/sign-in/forgotPasswordModal.ts';
import { forgotPasswordModal } from './contract.ts';

test('ARC-17 the dialog for a new password is asked for by its name, and is what is asked for', () => {
  const given: typeof asked = forgotPasswordModal;
  expect(given).toEqual(asked);
});
