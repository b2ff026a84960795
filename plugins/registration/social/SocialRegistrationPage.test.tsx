import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useServices } from '#core/ui';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { SignInPage } from '../../auth/sign-in/SignInPage.tsx';
import { registrationToken } from '../form/registrationToken.ts';
import { registration } from '../index.ts';
import { SocialRegistrationPage } from './SocialRegistrationPage.tsx';

const ticket = 'a-ticket-of-a-visit-to-a-provider';
const look = '/web-api/registration/v1/social';
const accounts = '/web-api/registration/v1/accounts';
const over = { status: 400, code: 'pass_invalid' };
const opened = {
  json: {
    next: 'signed_in',
    user_id: 7,
    login: '123456789',
    data: { token: 't', expires_at: 4_000_000_000, serverNowMs: 1 },
  },
};

async function open(
  answers: Readonly<Record<string, PathAnswer>>,
): Promise<RenderedPlugin & { calls: readonly { path: string; body: unknown }[] }> {
  const sandbox = createTestSandbox();
  const form = await sandbox.json<object>('/web-api/registration/v1/form?country=MT');
  sandbox.dispose();
  const calls = answerPaths({
    '/web-api/registration/v1/form': { json: form },
    ...answers,
  });
  const rendered = await renderPlugin(
    <WithStore>
      <SocialRegistrationPage />
    </WithStore>,
    {
      manifests: [auth, registration],
      path: `/en?token=${ticket}&return-url=%2Fen%2Foffice`,
      configuration: { site: { isRegistrationAllowed: true } },
    },
  );
  await rendered.runtime.session.start();
  return { ...rendered, calls };
}

/** A page that suspends in the first act of a test would stay suspended. */
function WithStore({ children }: { readonly children: ReactNode }) {
  const { services } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void services.get(registrationToken).then(() => setThere(true));
  }, [services]);
  return <Suspense>{isThere ? children : null}</Suspense>;
}

test('REG-60 REG-61 RN07 only missing data are asked for; the ticket is removed from the address and sent along', async () => {
  const { calls, runtime } = await open({
    [look]: { json: { provider: 'Google', email: 'robin@example.com' } },
    [accounts]: opened,
  });
  await screen.findByLabelText(/Country of residence/);
  expect(screen.getByText('Signing up with Google')).toBeDefined();
  expect(screen.getByText(/robin@example.com/)).toBeDefined();
  expect(location.href).not.toContain(ticket);
  for (const name of ['Email', 'Password', 'First name'])
    expect(screen.queryByLabelText(name)).toBeNull();
  expect(screen.queryByRole('radio', { name: /One click/ })).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /No bonus/ }));
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(runtime.services.session.userId).toBe(7));
  expect(calls.find(({ path }) => path === accounts)?.body).toMatchObject({
    type: 'social',
    social_ticket: ticket,
  });
  await waitFor(() => expect(location.pathname).toBe('/en/office'));
});

test('REG-61 REG-64 RN07 an address that is not verified is asked for and proved by a letter', async () => {
  const scroll = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scroll.call(this);
  };
  const { calls } = await open({
    [look]: { json: { provider: 'Google' } },
    [accounts]: { json: { next: 'check_mail' } },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'own@example.com');
  await user.click(screen.getByRole('radio', { name: /No bonus/ }));
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === accounts)?.body).toMatchObject({
      email: 'own@example.com',
      social_ticket: ticket,
    }),
  );
  expect(await screen.findByText(/own@example.com/)).toBeDefined();
  expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Check your email' })]);
});

test.each([
  ['before', { [look]: over }],
  ['while it is filled in', { [look]: { json: { provider: 'Google' } }, [accounts]: over }],
] as const)('REG-63 a ticket that is over %s leads back to the sign-in', async (when, answers) => {
  await open(answers);
  const user = userEvent.setup();
  if (when !== 'before') {
    await user.type(await screen.findByLabelText('Email'), 'own@example.com');
    await user.click(screen.getByRole('radio', { name: /No bonus/ }));
    await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
  }
  await screen.findByText('This session has expired');
  await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  await waitFor(() => expect(location.pathname).toBe('/en/user/login'));
});

test.each([
  [true, '/en/registration/socialregistration'],
  [false, '/en'],
])(
  'REG-60 RN07 an unknown person continues at the registration, if there is one: %s',
  async (isRegistrationAllowed, pathname) => {
    answerPaths({});
    const { runtime } = await renderPlugin(<SignInPage />, {
      manifests: [auth, registration],
      path: `/en?social=unknown&provider=google&token=${ticket}&return-url=%2Fen%2Foffice`,
      configuration: { site: { isRegistrationAllowed } },
    });
    await runtime.session.start();
    await waitFor(() => expect(location.pathname).toBe(pathname));
    if (isRegistrationAllowed) return;
    await screen.findByText('No account here is linked to your Google account');
    expect(location.href).not.toContain(ticket);
  },
);
