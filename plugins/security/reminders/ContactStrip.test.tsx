import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken, securityRoute } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';
import { readContactStrip } from './readContactStrip.ts';
import { ContactStrip } from './ContactStrip.tsx';

async function open(change: object) {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', change);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, office, recovery, security],
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  await runtime.services.i18n.loadNamespace('security.reminders');
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  rerender(<ContactStrip />);
  const { notices, navigation } = runtime.services;
  const change2 = async (next: object) => {
    await sandbox.post('/sandbox/v1/users/demo', next);
    await act(() => accounts.load());
  };
  return { notices, navigation, change: change2 };
}

test('AUT-430 RV04 SE08 a strip says which contact is to be confirmed, and leads to the contacts', async () => {
  const { notices, navigation, change } = await open({ activationType: 0, phone: '+35699990009' });
  expect(notices.shown.map(({ title }) => title)).toEqual(['Confirm your email']);
  expect(notices.shown[0]?.kind).toBe('permanent');
  await change({ activationType: 1 });
  expect(notices.shown.map(({ title }) => title)).toEqual(['Confirm your phone number']);
  act(() => notices.shown[0]?.actions?.[0]?.run());
  await waitFor(() => expect(navigation.routeName).toBe(securityRoute));
  expect(navigation.query.get('part')).toBe('contacts');
  await change({ activationType: 2 });
  expect(notices.shown).toEqual([]);
});

test('AUT-431 RV04 the strip shows the remaining days, and at 0 the closed and the open actions', async () => {
  const { notices, change } = await open({ activationType: 0, daysToActivate: 15 });
  const text = (): string => notices.shown.map((notice) => notice.text).join();
  expect(text()).toMatch(/forget your password/);
  await change({ daysToActivate: 14 });
  expect(text()).toMatch(/^You have 14 days left/);
  await change({ daysToActivate: 1 });
  expect(text()).toMatch(/^You have 1 day left/);
  await change({ daysToActivate: 0 });
  expect(text()).toBe('Deposits are closed until it’s done. You can still withdraw.');
  await change({ hasEmail: false });
  expect(notices.shown.map(({ title }) => title)).toEqual(['Add an email or phone number']);
});

test.each([
  [undefined, undefined, undefined],
  [undefined, 15, undefined],
  [undefined, 14, { contact: 'none', days: 14 }],
  ['email', undefined, { contact: 'email', days: undefined }],
  ['email', 15, { contact: 'email', days: undefined }],
  ['phone', 14, { contact: 'phone', days: 14 }],
  ['phone', 0, { contact: 'phone', days: 0 }],
] as const)('AUT-431 RV04 to confirm %s with %s days left', (contactToConfirm, days, told) => {
  expect(readContactStrip({ contactToConfirm, daysToActivate: days })).toEqual(told);
});
