import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { RegistrationWidget } from './RegistrationWidget.tsx';
import { VisitorActions } from '../header/VisitorActions.tsx';

const registration = definePlugin({
  id: 'registration',
  i18n: { load: async () => ({ default: { title: 'Registration' } }) },
  routes: [
    {
      id: 1,
      name: 'registration.form',
      path: 'registration',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});

async function open(
  node: React.ReactNode,
  site: Readonly<Record<string, unknown>>,
  manifests = [auth, registration],
) {
  const opened = await renderPlugin(node, { manifests, configuration: { site } });
  await opened.runtime.session.start();
  return opened;
}

test('CFG-20 isShowRegistrationWidget invites a visitor to register, else to log in; without it nothing is there', async () => {
  const { container, unmount } = await open(<RegistrationWidget />, {
    isShowRegistrationWidget: false,
  });
  expect(container.textContent).toBe('');
  unmount();
  const withRoute = await open(<RegistrationWidget />, { isShowRegistrationWidget: true });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/en/registration',
  );
  withRoute.unmount();
  const { runtime } = await open(<RegistrationWidget />, { isShowRegistrationWidget: true }, [
    auth,
  ]);
  expect(screen.queryByText('Register')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(runtime.modals.stack.map(({ id }) => id)).toEqual(['auth.sign-in']);
});

test('CFG-21 isRegistrationButtonDisabled leaves the button, but it cannot be pressed', async () => {
  const header = await open(<VisitorActions />, { isRegistrationButtonDisabled: true });
  expect(await screen.findByRole('button', { name: 'Register' })).toHaveProperty('disabled', true);
  header.unmount();
  await open(<RegistrationWidget />, {
    isShowRegistrationWidget: true,
    isRegistrationButtonDisabled: true,
  });
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  expect(screen.getByText('Register')).toBeTruthy();
});

test('CFG-22 without isRegistrationAllowed nothing leads to a registration', async () => {
  const header = await open(<VisitorActions />, { isRegistrationAllowed: false });
  await screen.findByRole('link', { name: 'Log in' });
  expect(screen.queryByText('Register')).toBeNull();
  header.unmount();
  await open(<RegistrationWidget />, {
    isShowRegistrationWidget: true,
    isRegistrationAllowed: false,
  });
  expect(screen.queryByText('Register')).toBeNull();
});
