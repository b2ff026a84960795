import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answer as answerCall } from '../../../test/network/answer.ts';
import { server } from '../../../test/network/server.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { responsibleRoute } from '../../auth/contract.ts';
import { standInPage } from '../../auth/testing/standInPage.ts';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { payments } from '../../payments/index.ts';
import { registration } from '../index.ts';
import { CheckMail } from './CheckMail.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { EmailResend } from './EmailResend.ts';
import { NextSteps } from './NextSteps.tsx';
import { RequestSent } from './RequestSent.tsx';

/** Replaces the optional plugin with the page of limits. */
const limits = standInPage(responsibleRoute, 'office/responsible');
const path = '*/registration/v1/resend';
const email = 'marta@example.com';

test('REG-55 RN08 the page counts 60 seconds before the letter can be sent again', async () => {
  const none = (): void => undefined;
  await renderPlugin(<CheckMail heading="h1" email={email} onCorrect={none} onDone={none} />, {
    manifests: [auth, registration],
  });
  const again = await screen.findByText(/^Send again in (59|60) s$/);
  expect(again.closest('button')).toHaveProperty('disabled', true);
});

test('REG-95 RN08 a request that the operator decides on says that there is no account yet, and has the focus', async () => {
  const none = (): void => undefined;
  await renderPlugin(<RequestSent heading="h1" email={email} onDone={none} />, {
    manifests: [auth, registration],
  });
  expect(document.activeElement?.textContent).toBe('Your request has been sent');
  expect(screen.getByText(/then write to .marta@example\.com.\. You don’t have an/)).toBeDefined();
});

test('REG-55 RN08 a repeated e-mail starts a new wait; refused and lost calls are reported, and a lost one may be repeated at once', async () => {
  const { runtime } = await renderPlugin(<span />, { manifests: [auth, registration] });
  const { services } = runtime;
  const bodies: unknown[] = [];
  const answer = (status: number): void =>
    server.use(
      http.post(path, async ({ request }) => {
        bodies.push(await request.json());
        return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status });
      }),
    );
  const store = new EmailResend(services, email);
  const nowS = (): number => Math.floor(services.clock.nowMs() / 1000);
  expect(store.resendAtS - nowS()).toBeGreaterThanOrEqual(59);
  store.resendAtS = 0;
  answer(204);
  await store.send();
  expect(store.outcome).toBe('sent');
  expect(store.resendAtS - nowS()).toBeGreaterThanOrEqual(59);
  store.resendAtS = 0;
  answer(0);
  await store.send();
  expect([store.outcome, store.resendAtS]).toEqual(['no-connection', 0]);
  answer(429);
  await store.send();
  expect(store.outcome).toBe('too-many');
  expect(bodies).toEqual([{ email }, { email }, { email }]);
});

test('REG-44 RN08 limits and the first deposit are side by side, neither above the other', async () => {
  let done = 0;
  await renderPlugin(
    <NextSteps heading="h1" isPasskeyAwaited={false} onDone={() => (done += 1)} />,
    {
      manifests: [auth, office, limits, payments, registration],
    },
  );
  const own = await screen.findByRole('link', { name: 'Set my limits' });
  const deposit = screen.getByRole('link', { name: 'First deposit' });
  expect(own.className).toBe(deposit.className);
  expect(deposit.getAttribute('href')).toBe('/en/office/recharge');
  fireEvent.click(screen.getByText('Continue'));
  expect(done).toBe(1);
});

test('REG-50 AUT-332 once the link has opened the account the heading says so', async () => {
  answerCall('registration.confirm', {
    next: 'signed_in',
    user_id: 7,
    login: '389709566',
    data: { token: 'secret', expires_at: 4_000_000_000, serverNowMs: 1 },
  });
  await renderPlugin(<ConfirmPage />, {
    manifests: [auth, registration],
    path: `/en/user/registered?token=${'a'.repeat(43)}`,
  });
  fireEvent.click(await screen.findByText('Open my account'));
  const heading = await screen.findByRole('heading', { name: 'Your account is open' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Welcome. You’re logged in.')).toBeDefined();
});

test('AUT-435 loaded again before the press, the page does not call its link expired', async () => {
  await renderPlugin(<ConfirmPage />, {
    manifests: [auth, registration],
    path: '/en/user/registered',
  });
  await screen.findByText('Open the link in the message again');
  expect(screen.queryByText('This link has expired')).toBeNull();
  screen.getByRole('button', { name: 'Register' });
});
