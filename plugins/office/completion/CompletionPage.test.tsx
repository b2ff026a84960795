import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { server } from '../../../test/network/server.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { personalToken } from '../contract.ts';
import { office } from '../index.ts';
import { CompletionPage } from './CompletionPage.tsx';

async function open(query = '') {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn('unverified');
  await sandbox.post('/sandbox/v1/users/unverified', { dataAfterRegistration: false });
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office],
    path: `/en/office/complete${query}`,
    person,
  });
  await runtime.services.services.get(personalToken);
  await act(async () => runtime.services.i18n.loadNamespace('office.personal'));
  rerender(<CompletionPage />);
  const config = async () =>
    (
      await sandbox.json<{ result: { isDataAfterRegistration: boolean } }>(
        '/web-api/user/v1/config',
        { headers: { Authorization: `Bearer ${person.token}` } },
      )
    ).result;
  return { rerender, config };
}

const fill = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const next = (): boolean => fireEvent.click(screen.getByText('Save and continue'));
const later = (): string | null => screen.getByText('Later').getAttribute('href');

test('OFC-172 OFC-173 RN09 missing data are asked one group at a time, each group is saved, and a later visit continues there', async () => {
  const { rerender, config } = await open('?return-url=%2Fen%2Fline');
  expect(await screen.findByText('Step 1 of 3')).toBeDefined();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  fill('First name', 'Ada');
  next();
  const surname = screen.getByLabelText('Last name');
  await waitFor(() => expect(document.activeElement).toBe(surname));
  expect(screen.getByText('Fill in this field')).toBeDefined();
  fill('Last name', 'Byron');
  next();
  const birth = await screen.findByLabelText('Date of birth');
  await waitFor(() => expect(document.activeElement).toBe(birth));
  expect(await config()).toMatchObject({ isDataAfterRegistration: false });

  rerender(<span />);
  rerender(<CompletionPage />);
  expect(await screen.findByText('Step 2 of 3')).toBeDefined();
  await waitFor(() => expect(later()).toBe('/en/line'));
  fill('Date of birth', '1990-05-05');
  next();
  await screen.findByLabelText('Registered address');
  fill('Registered address', '1 Harbour Row');
  next();
  expect(await screen.findByText('Your details are complete')).toBeDefined();
  expect(screen.getByText('Continue').getAttribute('href')).toBe('/en/line');
  expect(await config()).toMatchObject({ isDataAfterRegistration: true });
});

test('OFC-173 RN09 a failed step keeps the typed text; a destination on another site is ignored', async () => {
  await open('?return-url=https%3A%2F%2Felsewhere.example%2F');
  await screen.findByLabelText('First name');
  fill('First name', 'Ada');
  fill('Last name', 'Byron');
  server.use(
    http.patch('*/web-api/user/v1/profile', () => new HttpResponse(null, { status: 503 })),
  );
  next();
  expect(await screen.findByText(/weren’t saved/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  expect(later()).toBe('/en/office');
});
