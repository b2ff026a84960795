import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { auth } from '../../auth/index.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { termsToken } from '../../auth/contract.ts';
import { access } from '../index.ts';
import { ConfirmTermsPage } from './ConfirmTermsPage.tsx';

const rules = '/web-api/api-v3/v2/user/agreement-rules';
const text = (updatedAt: number, title: string) => ({
  json: {
    updatedAt,
    summary: 'Shorter times.',
    sections: [{ id: 'bets', title, paragraphs: ['A bet is a bet.'] }],
  },
});

async function renderPage(answers: Readonly<Record<string, PathAnswer | (() => PathAnswer)>>) {
  const calls = answerPaths({
    [`${rules}/status`]: { json: { result: true, updatedAt: 1_790_000_000 } },
    '/web-api/terms/v1/text': text(1_790_000_000, 'Bets'),
    ...answers,
  });
  const first = await renderPlugin(<span />, {
    manifests: [auth, access],
    configuration: { features: { termsConfirmation: true } },
  });
  const { services } = first.runtime;
  first.runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const terms = await services.services.get(termsToken);
  await waitFor(() => expect(terms.state).toBe('changed'));
  first.rerender(
    <>
      <ConfirmTermsPage />
      <ModalHost />
    </>,
  );
  await screen.findByRole('heading', { name: /Bets|Money/ });
  return {
    calls,
    terms,
    user: userEvent.setup(),
    accept: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }),
  };
}

test('ACC-59 the terms are in a box of their own with date and summary, and nothing is preselected', async () => {
  const { user, accept } = await renderPage({});
  expect(screen.getByRole('region', { name: 'Full terms' }).tabIndex).toBe(0);
  expect(screen.getByText(/^Effective 21 Sept 2026. In short: Shorter times.$/)).toBeDefined();
  expect([screen.getByRole<HTMLInputElement>('checkbox').checked, accept().disabled]).toEqual([
    false,
    true,
  ]);
  await user.click(screen.getByRole('checkbox'));
  expect(accept().disabled).toBe(false);
});

test('ACC-53 ACC-59 newer terms are shown in place of those that were ticked, and asked about anew', async () => {
  let newest = text(1_790_000_000, 'Bets');
  const { user, accept, terms, calls } = await renderPage({
    '/web-api/terms/v1/text': () => newest,
    [`${rules}/confirm`]: { status: 409, code: 'terms_newer' },
  });
  newest = text(1_790_000_001, 'Money');
  await user.click(screen.getByRole('checkbox'));
  await user.click(accept());
  await screen.findByRole('heading', { name: /Money/ });
  expect([
    screen.getByRole<HTMLInputElement>('checkbox').checked,
    accept().disabled,
    terms.state,
    screen.queryByRole('dialog'),
  ]).toEqual([false, true, 'changed', null]);
  expect(calls.filter(({ path }) => path === `${rules}/confirm`).map(({ body }) => body)).toEqual([
    { updatedAt: 1_790_000_000 },
  ]);
});

test('ACC-54 C11 a failure can only be answered by trying again or signing out', async () => {
  let answer: PathAnswer = { status: 403, code: 'refused' };
  const { user, accept, terms, calls } = await renderPage({ [`${rules}/confirm`]: () => answer });
  await user.click(screen.getByRole('checkbox'));
  await user.click(accept());
  const dialog = await screen.findByRole('dialog', { name: 'Your answer wasn’t saved' });
  expect(screen.getByText(/couldn’t record your acceptance/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}{Escape}');
  await user.pointer({ target: dialog, keys: '[MouseLeft]' });
  expect(screen.getByRole('dialog', { name: 'Your answer wasn’t saved' })).toBe(dialog);
  answer = { json: { result: false, updatedAt: 1_790_000_000 } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(terms.state).toBe('agreed'));
  expect([
    screen.queryByRole('dialog'),
    calls.filter(({ path }) => path === `${rules}/confirm`),
  ]).toMatchObject([null, [{}, {}]]);
});
