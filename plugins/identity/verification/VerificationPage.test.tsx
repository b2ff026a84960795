import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { definePlugin } from '#core';
import { accountsToken, securityRoute } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { identity } from '../index.ts';
import { VerificationPage } from './VerificationPage.tsx';

/** Stand-in for the security plugin, which a site may lack. */
const security = definePlugin({
  id: 'security',
  routes: [
    {
      id: 1080,
      name: securityRoute,
      path: 'office/security',
      titleKey: 'title',
      access: 'authed',
      load: async () => () => null,
    },
  ],
});

async function open(
  prepare: (sandbox: TestSandbox) => void = () => undefined,
  rgProfile: 'strict' | 'standard' = 'strict',
) {
  const { sandbox, breakOff } = attachSandbox({ protectionProfile: () => rgProfile });
  const person = await sandbox.signIn('unverified');
  prepare(sandbox);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, recovery, security, identity],
    configuration: { rgProfile },
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('identity.page');
    await runtime.services.i18n.loadNamespace('auth.birth-date');
    // As the header of every page loads them.
    await (await runtime.services.services.get(accountsToken)).load();
  });
  rerender(<VerificationPage />);
  await screen.findByText('What we check');
  const again = (): void => rerender(<VerificationPage key="again" />);
  const learnNews = (): Promise<void> =>
    act(async () => (await runtime.services.services.get(accountsToken)).load());
  return { sandbox, breakOff, again, learnNews, user: userEvent.setup({ applyAccept: false }) };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

async function fill(user: ReturnType<typeof userEvent.setup>, lastName: string): Promise<void> {
  for (const [name, text] of [
    ['First name', 'Robin'],
    ['Last name', lastName],
    ['Day', '3'],
    ['Month', '2'],
    ['Year', '1990'],
    ['Street and number', 'Republic Street 1'],
    ['Postcode', 'VLT 1110'],
    ['City', 'Valletta'],
  ] as const)
    await user.type(field(name), text);
}

/** An image of 1 × 1 pixels. */
const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

test('IDN-20 IDN-21 ID01 the details come first, errors are shown at their field, and a match opens everything', async () => {
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
  const result = screen.getByText('You’re verified').closest('[tabindex]');
  await waitFor(() => expect(document.activeElement).toBe(result));
  expect(checks.getAllByText('Done')).toHaveLength(3);
});

test('REG-4 IDN-21 IDN-18 the date of birth has three fields, looked at when all are left, and fixed once it is proved', async () => {
  const { user } = await open();
  const date = within(screen.getByRole('group', { name: 'Date of birth' }));
  const boxes = date.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ autocomplete }) => autocomplete)).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
  ]);
  await user.type(field('Day'), '31');
  await user.type(field('Month'), '2');
  await user.click(field('City'));
  expect(date.queryByText(/./, { selector: 'p' })).toBeNull();
  await user.type(field('Year'), '1990');
  expect(date.queryByText('There’s no such date')).toBeNull();
  await user.tab();
  expect(date.getByText('There’s no such date')).toBeDefined();
  await user.clear(field('Year'));
  await user.type(field('Year'), '2020');
  await user.clear(field('Day'));
  await user.type(field('Day'), '1');
  expect(date.getByText('You must be 18 or older')).toBeDefined();
  for (const box of boxes) await user.clear(box);
  await fill(user, 'Part');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  await user.click(await screen.findByRole('button', { name: 'Correct my details' }));
  expect(field('Day').disabled).toBe(true);
  expect([field('Day').value, field('Month').value, field('Year').value]).toEqual([
    '03',
    '02',
    '1990',
  ]);
});

test('IDN-36 RN04 beside the proof are the missing data of the account, with the link to them', async () => {
  const { again, sandbox, user } = await open(({ store }) => {
    store.run(
      "UPDATE users SET has_first_secret = 1, has_email = 0, phone = '' WHERE login = 'unverified'",
    );
  });
  await fill(user, 'Smith');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(await screen.findByText('You’re verified')).toBeDefined();
  expect(screen.getByText(/choose a password of your own or add a passkey/)).toBeDefined();
  expect(screen.getByText(/Add an email or phone as well/)).toBeDefined();
  expect(screen.queryByText(/You can deposit/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to security' }).getAttribute('href')).toBe(
    '/en/office/security?part=password',
  );
  sandbox.store.run(
    "UPDATE users SET has_first_secret = 0, has_email = 1 WHERE login = 'unverified'",
  );
  again();
  expect(await screen.findByText('You can deposit and bet.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to security' })).toBeNull();
});

test('IDN-37 ID07 a person without a mail address is promised no mail about the review', async () => {
  const { user } = await open(({ store }) => {
    store.run("UPDATE users SET has_email = 0 WHERE login = 'unverified'");
  });
  await fill(user, 'None');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  const papers = within(await screen.findByRole('region', { name: 'Documents' }));
  await user.upload(papers.getByLabelText('Choose files'), new File([picture], 'passport.png'));
  await papers.findByText('Ready to send');
  await user.click(papers.getByRole('button', { name: 'Send documents' }));
  const told = await screen.findByText(/^We’ll review it within 24 hours\./);
  expect(told.textContent).toMatch(/no email in this account.*your messages here/);
  expect(told.textContent).not.toMatch(/email you/);
  expect(screen.getByRole('link', { name: 'Add email' }).getAttribute('href')).toBe(
    '/en/office/security?part=contacts',
  );
});

test('IDN-38 ID07 papers that were sent are confirmed, with the focus there, until they are decided', async () => {
  const { again, sandbox, user } = await open();
  await fill(user, 'None');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  const papers = within(await screen.findByRole('region', { name: 'Documents' }));
  await user.upload(papers.getByLabelText('Choose files'), new File([picture], 'passport.png'));
  await papers.findByText('Ready to send');
  expect(screen.queryByText('Your documents have arrived')).toBeNull();
  await user.click(papers.getByRole('button', { name: 'Send documents' }));
  const told = await screen.findByText('Your documents have arrived');
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  sandbox.advance(60_000);
  again();
  await screen.findByText('What we check');
  expect(screen.queryByText('Your documents have arrived')).toBeNull();
});

test('IDN-21 ID05 TA27 typed values stay when the call fails; an unknown person continues with documents', async () => {
  const { breakOff, user } = await open();
  await fill(user, 'None');
  breakOff(['/checks']);
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeDefined();
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

test('IDN-20 IDN-23 ID04 files are sent once all are uploaded; a refused one shows why, an interrupted one continues', async () => {
  const { sandbox, breakOff, again, user } = await open();
  await fill(user, 'None');
  await user.click(screen.getByRole('button', { name: 'Confirm my details' }));
  const papers = within(await screen.findByRole('region', { name: 'Documents' }));
  const choose = papers.getByLabelText('Choose files');
  const send = papers.getByRole('button', { name: 'Send documents' });
  const reason = (): string | undefined =>
    document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(reason()).toBe('Add a picture or file of the document first.');
  await user.upload(choose, new File(['MZ program'], 'me.jpg'));
  expect(await papers.findByText(/isn’t a picture or a PDF/)).toBeDefined();
  expect(send.hasAttribute('disabled')).toBe(true);
  expect(reason()).toBe('One file can’t be sent: remove it.');
  await user.click(papers.getByRole('button', { name: 'Remove me.jpg' }));
  breakOff(['/files']);
  await user.upload(choose, new File([picture], 'passport.png'));
  expect(await papers.findByText(/^Stopped at 0%/)).toBeDefined();
  expect(reason()).toBe('A file has stopped: resume or remove it.');
  breakOff(false);
  await user.click(papers.getByRole('button', { name: 'Resume' }));
  expect(await papers.findByText('Ready to send')).toBeDefined();
  expect(reason()).toBeUndefined();
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

test('IDN-44 ID09 the page shows why one more proof is requested, and since when', async () => {
  const { sandbox, again } = await open();
  await sandbox.post('/sandbox/v1/identity/unverified', {
    decision: 'ask',
    check: 'funds',
    paper: 'payslip',
  });
  again();
  expect(
    await screen.findByText(/amounts in your account have become large.* Asked for on .*2025/),
  ).toBeDefined();
});

test('IDN-45 ID01 a check that expires shows its last day; the last state stays with its time when the platform fails', async () => {
  const { breakOff, learnNews } = await open((prepared) => {
    const id = prepared.store.one<{ id: number }>(
      "SELECT id FROM users WHERE login = 'unverified'",
    )?.id;
    prepared.store.run(
      "INSERT INTO identity_checks (user_id, kind, state, reason, paper, changed_at_ms) VALUES (?, 'name', 'done', '', '', 1)",
      id ?? 0,
    );
    prepared.store.run(
      "INSERT INTO identity_paper_ends (user_id, paper, ends_on) VALUES (?, 'passport', '2029-02-09')",
      id ?? 0,
    );
  });
  expect(await screen.findByText(/^Until .*2029/)).toBeDefined();
  expect(screen.queryByText(/You see it as it was at/)).toBeNull();
  breakOff(['identity/v1/state']);
  await learnNews();
  expect(
    await screen.findByText(/You see it as it was at \d/, undefined, { timeout: 20_000 }),
  ).toBeDefined();
  expect(screen.getByText(/^Until .*2029/)).toBeDefined();
});

test('IDN-106 ID06 the page shows the sum and day from which the verification is needed', async () => {
  await open(undefined, 'standard');
  expect(
    await screen.findByText(/deposit and bet straight away.*150.* or 3 days after/),
  ).toBeDefined();
  expect(screen.getByText(/^Once your deposits pass .*150/)).toBeDefined();
});
