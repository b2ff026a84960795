import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StepReport } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { PageView } from '../../../core/runtime/views/PageView.tsx';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { signInStepEvent } from '../contract.ts';
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

/** Sandbox on which a press is answered, because the rendered test's browser has no cookies. */
const pressable =
  (sandbox: TestSandbox) =>
  async (request: Request): Promise<Response> =>
    request.url.endsWith('/token-login')
      ? Response.json({
          user_id: 1,
          data: { token: 't', expires_at: 4_000_000_000, serverNowMs: Date.now() },
        })
      : sandbox.fetch(request);

test('SHL-300 AUT-99 M20 M78 a link signs in once, by a press that says whose account; the token leaves the address before it is sent and is kept nowhere', async () => {
  const sandbox = createTestSandbox();
  const { path } = (await (
    await sandbox.post('/sandbox/v1/users/demo/sign-in-link', {})
  ).json()) as { path: string };
  const token = path.slice(4);
  const { runtime, asked, pushed } = await open(`${path}?return-url=%2Fen%2Fx`, pressable(sandbox));
  const button = await screen.findByRole('button', { name: 'Log in' }, { timeout: 15_000 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /Log in as .?d•••@grandstand\.example/,
  );
  screen.getByText('You haven’t logged in on this device before');
  expect(runtime.session.isAuthed).toBe(false);
  await userEvent.click(button);
  await vi.waitFor(() => expect(runtime.session.isAuthed).toBe(true));
  expect(asked()).toEqual(
    ['/look', ''].map(
      (end) =>
        `/web-api/auth/v1/token-login${end} /en/sign-in-by-a-one-time-link {"token":"${token}"}`,
    ),
  );
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

test('AUT-397 LG06 a sign leaves the address with the token, and is sent with it and the language', async () => {
  const sandbox = createTestSandbox();
  const made = await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { isSigned: true });
  const { path } = (await made.json()) as { path: string };
  const sign = new URL(path, location.href).searchParams.get('sign') ?? '';
  const { asked, runtime } = await open(path, pressable(sandbox));
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }, { timeout: 15_000 }));
  await vi.waitFor(() => expect(runtime.session.isAuthed).toBe(true));
  const { pathname } = new URL(path, location.href);
  const link = { token: pathname.slice(4), method_id: 'email', sign, lng: 'en' };
  const at = '/en/sign-in-by-a-one-time-link';
  expect(asked()).toEqual(
    ['/look', ''].map((end) => `/web-api/auth/v1/token-login${end} ${at} ${JSON.stringify(link)}`),
  );
  expect(location.href).not.toContain(sign);
  sandbox.dispose();
});

test('SHL-801 UC07 a sign-in link tells that it was opened, tried and refused, and neither token nor account', async () => {
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  const { runtime } = await open(`/en/${'x7Q'.repeat(14)}`, async (request) => {
    await isHeard;
    return request.url.endsWith('/look')
      ? Response.json({ account: 'd•••@grandstand.example', isKnownDevice: true })
      : Response.json({ errors: [{ code: 'link_used', detail: 'd@grandstand' }] }, { status: 410 });
  });
  const told: StepReport[] = [];
  runtime.services.events.on(signInStepEvent, (step) => told.push(step));
  hear();
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }, { timeout: 15_000 }));
  await screen.findByRole('heading', { name: 'This link has expired' });
  expect(told.map(({ step, code }) => [step, code])).toEqual([
    ['opened', 'none'],
    ['sent', 'none'],
    ['refused', 'link_used'],
  ]);
  expect(told.every((step) => 'method' in step && step.method === 'link')).toBe(true);
  expect(JSON.stringify(told)).not.toMatch(/x7Q|grandstand/);
});

test('AUT-99 on a device that the account knows nothing is warned of', async () => {
  const { runtime } = await open(`/en/${'x7Q'.repeat(14)}`, async (request) =>
    request.url.endsWith('/look')
      ? Response.json({ account: 'd•••@grandstand.example', isKnownDevice: true })
      : new Response('', { status: 404 }),
  );
  await screen.findByRole('button', { name: 'Log in' }, { timeout: 15_000 });
  expect([screen.queryByRole('alert'), runtime.session.isAuthed]).toEqual([null, false]);
});

test('AUT-497 a link that was used, or never was, says so and leads to the sign-in', async () => {
  const sandbox = createTestSandbox();
  await open(`/en/${'x7Q'.repeat(14)}`, sandbox.fetch);
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(screen.getByText(/works once/).getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/user/login');
  sandbox.dispose();
});

test('AUT-497 without a response the link is not called used; a malformed token causes no request', async () => {
  const { asked, runtime } = await open(
    `/en/${'x7Q'.repeat(14)}`,
    async () => new Response('', { status: 503 }),
  );
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong on our side' }),
  ).toBeTruthy();
  expect(asked()).toHaveLength(1);
  await act(async () => runtime.navigator.go('/en/user/login'));
  const again = await open(
    '/en/sign-in-by-a-one-time-link',
    async () => new Response('', { status: 503 }),
  );
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(again.asked()).toEqual([]);
});
