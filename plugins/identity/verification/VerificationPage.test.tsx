import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { identity } from '../index.ts';
import { VerificationPage } from './VerificationPage.tsx';

async function open() {
  const { sandbox, breakOff } = attachSandbox();
  const person = await sandbox.signIn('unverified');
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, identity],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('identity.page');
  });
  rerender(<VerificationPage />);
  await screen.findByText('What we check');
  const again = (): void => rerender(<VerificationPage key="again" />);
  return { sandbox, breakOff, again, user: userEvent.setup({ applyAccept: false }) };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

async function fill(user: ReturnType<typeof userEvent.setup>, lastName: string): Promise<void> {
  for (const [name, text] of [
    ['First name', 'Robin'],
    ['Last name', lastName],
    ['Date of birth', '1990-02-03'],
    ['Street and number', 'Republic Street 1'],
    ['Postcode', 'VLT 1110'],
    ['City', 'Valletta'],
  ] as const)
    await user.type(field(name), text);
}

/** A picture of 1 × 1 pixels. */
const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

test('IDN-20 IDN-21 ID01 the details are asked for first, errors stand at their field, and a match opens everything', async () => {
  const { user } = await open();
  const checks = within(screen.getByRole('region', { name: 'What we check' }));
  expect(checks.getAllByText('Needed')).toHaveLength(3);
  expect(screen.getByText('Why we ask')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  await user.type(field('First name'), '1');
  await user.tab();
  expect(screen.getByText('Too short')).toBeDefined();
  await user.clear(field('First name'));
  await fill(user, 'Smith');
  await user.clear(field('City'));
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(document.activeElement).toBe(field('City'));
  await user.type(field('City'), 'Valletta');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(await screen.findByText('You’re verified')).toBeDefined();
  expect(checks.getAllByText('Done')).toHaveLength(3);
});

test('IDN-21 ID05 what was typed stays when the call fails; who is not known goes on with papers', async () => {
  const { breakOff, user } = await open();
  await fill(user, 'None');
  breakOff(['/checks']);
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(await screen.findByText(/what you typed is kept/)).toBeDefined();
  expect(field('Street and number').value).toBe('Republic Street 1');
  breakOff(false);
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  const papers = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(papers.getAllByRole('radio')).toHaveLength(5);
  expect(papers.getByText(/It confirms: Age, Name\./)).toBeDefined();
  await user.click(papers.getByRole('radio', { name: 'Bank statement' }));
  expect(papers.getByText(/It confirms: Address\./)).toBeDefined();
  await user.click(papers.getByRole('button', { name: 'Correct my details' }));
  expect(field('Last name').value).toBe('None');
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Smith');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(await screen.findByText('You’re verified')).toBeDefined();
});

test('IDN-20 IDN-23 ID04 files are sent once all are there; what cannot be taken says why, what stopped goes on', async () => {
  const { sandbox, breakOff, again, user } = await open();
  await fill(user, 'None');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  const papers = within(await screen.findByRole('region', { name: 'Documents' }));
  const choose = papers.getByLabelText('Choose files');
  await user.upload(choose, new File(['MZ program'], 'me.jpg'));
  expect(await papers.findByText(/no picture or PDF/)).toBeDefined();
  const send = papers.getByRole('button', { name: 'Send documents' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.click(papers.getByRole('button', { name: 'Remove me.jpg' }));
  breakOff(['/files']);
  await user.upload(choose, new File([picture], 'passport.png'));
  expect(await papers.findByText(/^Stopped at 0%/)).toBeDefined();
  breakOff(false);
  await user.click(papers.getByRole('button', { name: 'Go on' }));
  expect(await papers.findByText('Ready to send')).toBeDefined();
  await user.click(send);
  const checks = within(screen.getByRole('region', { name: 'What we check' }));
  await waitFor(() => expect(checks.getAllByText('In review').length).toBeGreaterThan(1));
  await sandbox.post('/sandbox/v1/identity/unverified', {
    decision: 'refuse',
    reason: 'unreadable',
  });
  again();
  expect(await screen.findAllByText(/^We couldn’t read it/)).toHaveLength(2);
});
