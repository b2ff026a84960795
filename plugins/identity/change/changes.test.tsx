import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { personalToken } from '../../office/contract.ts';
import { office } from '../../office/index.ts';
import { PersonalPage } from '../../office/personal/PersonalPage.tsx';
import { identity } from '../index.ts';
import { VerificationPage } from '../verification/VerificationPage.tsx';

async function open(query = '', Page = VerificationPage) {
  const { sandbox, breakOff } = attachSandbox();
  const person = await sandbox.signIn('demo');
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, identity],
  });
  const { navigation, i18n } = runtime.services;
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await Promise.all([
      i18n.loadNamespace('identity.page'),
      i18n.loadNamespace('office.personal'),
      runtime.services.services.get(personalToken),
    ]);
    navigation.go(`/en/office/verification${query}`);
  });
  // The query decides what the page opens with.
  await waitFor(() => expect(navigation.routeName).toBe('identity.verification'));
  rerender(<Page />);
  const again = (): void => rerender(<Page key="again" />);
  return { sandbox, breakOff, again, person, navigation, user: userEvent.setup() };
}

const paper = new File(['%PDF-1.7 a paper'], 'paper.pdf', { type: 'application/pdf' });
const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

test('IDN-40 ID08 a verified person changes the address with a bill; typed values stay when the call fails', async () => {
  const { sandbox, breakOff, again, navigation, user } = await open('?change=1');
  const panel = within(await screen.findByRole('region', { name: 'Change verified details' }));
  expect(navigation.query.has('change')).toBe(false);
  expect(field('Last name').value).toBe('Demo');
  await user.click(panel.getByRole('radio', { name: 'Address' }));
  expect(screen.queryByLabelText('Last name')).toBeNull();
  expect(panel.getByRole('radio', { name: 'Gas, water or phone bill' })).toBeDefined();
  await user.upload(panel.getByLabelText('Choose files'), paper);
  await panel.findByText('Ready to send');
  const send = panel.getByRole('button', { name: 'Request the change' });
  await user.click(send);
  expect(panel.getByText('You haven’t changed anything yet')).toBeDefined();
  await user.clear(field('City'));
  await user.click(send);
  expect(document.activeElement).toBe(field('City'));
  await user.type(field('City'), 'Sliema');
  breakOff(['/changes']);
  await user.click(send);
  expect(await panel.findByText(/What you entered is still here/)).toBeDefined();
  breakOff(false);
  await user.click(send);
  const told = await screen.findByText(/^We’re reviewing the change/);
  await waitFor(() => expect(document.activeElement?.hasAttribute('tabindex')).toBe(true));
  expect(told).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change my details' })).toBeNull();
  await sandbox.post('/sandbox/v1/identity/demo', { decision: 'refuse', reason: 'too_old' });
  again();
  expect(
    await screen.findByText(/^The change couldn’t be made: It is older than three months/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change my details' })).toBeDefined();
});

test('IDN-42 ID08 the page shows a document that expires soon, and accepts the new one', async () => {
  const { sandbox, person, again, user } = await open();
  const ends = new Date(sandbox.nowMs() + 20 * 86_400_000).toISOString().slice(0, 10);
  sandbox.store.run(
    'INSERT INTO identity_paper_ends (user_id, paper, ends_on) VALUES (?, ?, ?)',
    ...[person.userId, 'passport', ends],
  );
  again();
  expect(await screen.findByText('Your document expires on 10 Dec 2025')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the new one' }));
  const panel = within(screen.getByRole('region', { name: 'Change verified details' }));
  const only = panel.getByRole<HTMLInputElement>('radio', { name: 'Only the document is new' });
  expect(only.checked).toBe(true);
  expect(screen.queryByLabelText('Last name')).toBeNull();
  await user.upload(panel.getByLabelText('Choose files'), paper);
  await panel.findByText('Ready to send');
  await user.click(panel.getByRole('button', { name: 'Request the change' }));
  await screen.findByText(/^We’re reviewing the change/);
  expect(screen.queryByText(/^Your document expires/)).toBeNull();
});

test('IDN-41 OFC-124 ID08 verified details are read-only among the personal data, with the link to change them', async () => {
  await open('', PersonalPage);
  const change = await screen.findByRole('link', { name: 'Request a change' });
  expect(change.getAttribute('href')).toBe('/en/office/verification?change=1');
  expect(
    ['Last name', 'Registered address', 'City (optional)'].map((name) => field(name).disabled),
  ).toEqual([true, true, true]);
  expect(field('Document number').disabled).toBe(false);
});
