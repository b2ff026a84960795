import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { SignInPage } from '../sign-in/SignInPage.tsx';

const secret = 'a-secret-that-came-back-once';
const social = '/web-api/auth/v1/login/social';
const link = '/web-api/auth/v1/oauth/link';
const right = {
  json: { user_id: 7, data: { token: 't', expires_at: 4_000_000_000, serverNowMs: 1 } },
};

async function comeBack(
  query: string,
  answers: Readonly<Record<string, PathAnswer>> = {},
): Promise<RenderedPlugin & { calls: readonly { path: string; body: unknown }[] }> {
  const calls = answerPaths(answers);
  const rendered = await renderPlugin(<SignInPage />, {
    manifests: [auth],
    path: `/en?${query}`,
  });
  return { ...rendered, calls };
}

test('AUT-236 AUT-238 LG07 a known person is signed in; the secret leaves the address', async () => {
  const { calls, runtime } = await comeBack(
    `social=known&provider=google&token=${secret}&return-url=%2Fen%2Foffice`,
    { [social]: right },
  );
  await waitFor(() => expect(runtime.services.session.userId).toBe(7));
  expect(calls.find(({ path }) => path === social)?.body).toEqual({
    login: 'google',
    pass: secret,
  });
  expect(location.href).not.toContain(secret);
});

test.each([
  ['denied', 'You didn’t log in with Google'],
  ['failed', 'Login with Google didn’t work'],
  ['unknown', 'No account here is linked to your Google account'],
  ['link', 'You already have an account with this email'],
  ['something-else', 'Login with Google didn’t work'],
])('AUT-235 LG07 %s leaves the form with the reason', async (outcome, title) => {
  await comeBack(`social=${outcome}&provider=google`);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByLabelText('Password')).toBeDefined();
});

test('AUT-235 a pass that is over leaves the form with the reason', async () => {
  await comeBack(`social=known&provider=google&token=${secret}`, {
    [social]: { status: 400, code: 'pass_invalid' },
  });
  expect(await screen.findByText('Login with Google didn’t work')).toBeDefined();
});

test.each([
  [{ json: { linked: true } }, 'You can now log in with Google'],
  [{ status: 400, code: 'pass_invalid' }, /Google couldn’t be linked/],
])(
  'AUT-236 TA11 after the sign-in the account elsewhere is linked, once: %j',
  async (answer, told) => {
    const { calls, runtime } = await comeBack(`social=link&provider=google&token=${secret}`, {
      [link]: answer,
    });
    await screen.findByText('You already have an account with this email');
    expect(calls.some(({ path }) => path === link)).toBe(false);
    runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === link)).toEqual([
        { path: link, body: { ticket: secret } },
      ]),
    );
    await waitFor(() =>
      expect(runtime.services.notices.shown.map(({ title }) => title)).toContainEqual(
        typeof told === 'string' ? told : expect.stringMatching(told),
      ),
    );
  },
);
