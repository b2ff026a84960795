import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { PageView } from '../../../core/runtime/views/PageView.tsx';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { auth } from '../index.ts';

async function open(path: string, fetchOf: (request: Request) => Promise<Response>) {
  const asked: string[] = [];
  const pushed = vi.spyOn(history, 'pushState');
  answerWith(async (request) => {
    const at = location.pathname;
    asked.push(`${new URL(request.url).pathname} ${at} ${await request.clone().text()}`);
    return fetchOf(request);
  });
  const opened = await renderPlugin(<PageView />, { manifests: [auth] });
  await opened.runtime.session.start();
  await act(async () => opened.runtime.navigator.go(path, { isReplacing: true }));
  return { ...opened, asked: () => asked.filter((call) => call.includes('token-login')), pushed };
}

test('SHL-300 a link signs in once; the token leaves the address before it is sent and is kept nowhere', async () => {
  const sandbox = createTestSandbox();
  const { path } = (await (
    await sandbox.post('/sandbox/v1/users/demo/sign-in-link', {})
  ).json()) as { path: string };
  const token = path.slice(4);
  const { runtime, asked, pushed } = await open(`${path}?return-url=%2Fen%2Fx`, sandbox.fetch);
  await vi.waitFor(() => expect(runtime.session.isAuthed).toBe(true));
  expect(asked()).toEqual([
    `/web-api/auth/v1/token-login /en/sign-in-by-a-one-time-link {"token":"${token}"}`,
  ]);
  expect(pushed).not.toHaveBeenCalled();
  expect(
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  ).not.toContain(token);
  expect(JSON.stringify(runtime.services.reports.entries)).not.toContain(token);
  sandbox.dispose();
});

test('SHL-300 a link that was used, or never was, says so and leads to the sign-in', async () => {
  const sandbox = createTestSandbox();
  await open(`/en/${'x7Q'.repeat(14)}`, sandbox.fetch);
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(screen.getByText(/works once/).getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/user/login');
  sandbox.dispose();
});

test('SHL-300 without an answer the link is not called used; what stands in the place of a token asks nothing', async () => {
  const { asked, runtime } = await open(
    `/en/${'x7Q'.repeat(14)}`,
    async () => new Response('', { status: 503 }),
  );
  expect(await screen.findByRole('heading', { name: 'We can’t reach the site' })).toBeTruthy();
  expect(asked()).toHaveLength(1);
  await act(async () => runtime.navigator.go('/en/user/login'));
  const again = await open(
    '/en/sign-in-by-a-one-time-link',
    async () => new Response('', { status: 503 }),
  );
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(again.asked()).toEqual([]);
});
