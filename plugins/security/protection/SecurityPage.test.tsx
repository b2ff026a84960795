import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import {
  SecondFactors,
  totpOf,
} from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { recovery } from '../../recovery/index.ts';
import { security } from '../index.ts';
import { SecurityPage } from './SecurityPage.tsx';

async function open(
  waitMs = 0,
  prepare: (sandbox: TestSandbox, userId: number) => void = () => undefined,
  path = '/en',
): Promise<{
  readonly sandbox: TestSandbox;
  readonly user: UserEvent;
  readonly learnNews: () => Promise<void>;
}> {
  const { sandbox } = attachSandbox();
  await sandbox.signIn();
  const person = await sandbox.signIn();
  prepare(sandbox, person.userId);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, recovery, security],
    path,
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('auth.factor');
    await runtime.services.i18n.loadNamespace('auth.ways');
    await runtime.services.i18n.loadNamespace('security.data');
    // The header of every page loads them.
    await (await runtime.services.services.get(accountsToken)).load();
  });
  sandbox.advance(waitMs);
  rerender(
    <>
      <SecurityPage />
      <ModalHost />
    </>,
  );
  const learnNews = async (): Promise<void> => {
    const accounts = await runtime.services.services.get(accountsToken);
    await act(() => accounts.load());
  };
  return { sandbox, user: userEvent.setup(), learnNews };
}

async function bind(sandbox: TestSandbox, user: UserEvent): Promise<void> {
  await screen.findByRole('img', { name: 'Picture for your authenticator app' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Open in an app/ });
  const secret = new URL(link.href).searchParams.get('secret') ?? '';
  const shown = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  expect(screen.getByText(shown)).toBeDefined();
  await user.type(
    screen.getByLabelText('Code from your app'),
    totpOf(secret).generate({ timestamp: sandbox.nowMs() }),
  );
  const codes = await screen.findByText('Save your recovery codes now');
  // They are shown only once, so that they get the focus and are in view.
  expect(document.activeElement).toBe(codes.closest('[tabindex]'));
}

test('SEC-10 SEC-11 an app is set up, and its codes are shown until they are saved', async () => {
  const { sandbox, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await bind(sandbox, user);
  expect(screen.getAllByText(/^[A-Z2-9]{4}( [A-Z2-9]{4}){3}$/)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Codes copied');
  await user.click(screen.getByRole('button', { name: 'I’ve saved the codes' }));
  await screen.findByText('Two-step login is on.');
  expect(screen.getByText('10 recovery codes left')).toBeDefined();
});

test('SEC-68 SE03 a phone with a slow clock is reported when its app is set up', async () => {
  const { sandbox, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Open in an app/ });
  const secret = new URL(link.href).searchParams.get('secret') ?? '';
  await user.type(
    screen.getByLabelText('Code from your app'),
    totpOf(secret).generate({ timestamp: sandbox.nowMs() - 240_000 }),
  );
  expect(await screen.findByText(/clock is about 4 minutes slow/)).toBeDefined();
});

function addPasskey(sandbox: TestSandbox): void {
  sandbox.store.run(
    "INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced, created_at_ms) SELECT 'key', id, 'localhost', 'Phone', x'00', 0, 0, 0 FROM users WHERE login = 'demo'",
  );
}

test('SEC-2 SE01 a passkey counts at once, and does not replace an app that is not set up', async () => {
  const { sandbox, learnNews } = await open();
  const protection = within(await screen.findByRole('region', { name: 'Account protection' }));
  expect(protection.getByText('+50%')).toBeDefined();
  addPasskey(sandbox);
  await learnNews();
  await waitFor(() => expect(protection.queryByText('+50%')).toBeNull());
  expect(protection.getByText('Passkey or two-step login')).toBeDefined();
  expect(
    screen.getByText(/the password alone is enough, even if you have a passkey/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeDefined();
});

test('SEC-2 a passkey that goes counts no more, though nothing else of the person has changed', async () => {
  const { user } = await open(0, addPasskey);
  const protection = within(await screen.findByRole('region', { name: 'Account protection' }));
  expect(protection.queryByText('+50%')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Remove passkey' }));
  await protection.findByText('+50%');
});

test('SEC-12 after five minutes the password is asked for first; leaving changes nothing', async () => {
  const { user } = await open(300_001);
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeDefined();
  expect(dialog.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Set up an app' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  await user.type(again.getByLabelText('Password'), 'wrong');
  await user.click(again.getByRole('button', { name: 'Confirm' }));
  await again.findByText('Wrong password');
  await user.clear(again.getByLabelText('Password'));
  await user.type(again.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(again.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('img', { name: 'Picture for your authenticator app' });
});

test('SEC-20 SEC-21 SHL-800 sessions are listed, and all others end once that was looked over', async () => {
  const { user } = await open();
  const sessions = await screen.findByRole('region', { name: 'Where you’re logged in' });
  expect(await within(sessions).findAllByRole('listitem')).toHaveLength(2);
  expect(within(sessions).getByText('This device')).toBeDefined();
  expect(within(sessions).getAllByText(/^Last active: /)).toHaveLength(2);
  await user.click(within(sessions).getByRole('button', { name: 'Log out everywhere else' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Log out everywhere else?' }));
  expect(within(sessions).getAllByRole('listitem')).toHaveLength(2);
  await user.click(asked.getByRole('button', { name: 'Log out everywhere else' }));
  await within(sessions).findByText('This device');
  expect(await within(sessions).findAllByRole('listitem')).toHaveLength(1);
});

test('SEC-72 SE05 a fault of the site is not reported as a lost connection', async () => {
  const { user } = await open();
  const sessions = within(await screen.findByRole('region', { name: 'Where you’re logged in' }));
  const press = async (): Promise<void> => {
    await user.click(await sessions.findByRole('button', { name: 'Log out everywhere else' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Log out everywhere else?' }));
    await user.click(asked.getByRole('button', { name: 'Log out everywhere else' }));
  };
  answer('security.endOthers', refusal(501, 'odd'));
  await press();
  expect(await sessions.findByText(/Something went wrong on our side/)).toBeDefined();
  answer('security.endOthers', () => Response.error());
  await press();
  expect(await sessions.findByText(/We couldn’t reach the server/)).toBeDefined();
});

test('SEC-24 SE09 a person who does not recognise a sign-in ends the other sessions and continues to a new password', async () => {
  const { user } = await open();
  const log = within(await screen.findByRole('region', { name: 'Login history' }));
  expect(await log.findAllByText('Logged in')).toHaveLength(2);
  await user.click(log.getByRole('button', { name: 'That wasn’t me' }));
  const sessions = within(screen.getByRole('region', { name: 'Where you’re logged in' }));
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Current password')),
  );
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('SEC-31 an error in the old or the new password is shown at its field, and the input stays', async () => {
  const { sandbox, user } = await open();
  const form = await region('Password');
  const current = form.getByLabelText<HTMLInputElement>('Current password');
  const wished = form.getByLabelText<HTMLInputElement>('New password');
  const save = form.getByRole('button', { name: 'Change password' });
  await user.click(save);
  expect(form.getByText('Enter your password')).toBeDefined();
  await user.type(current, 'wrong one');
  await user.type(wished, 'purple window fourteen');
  await user.click(save);
  expect(await form.findByText('Wrong password')).toBeDefined();
  expect([current.value, wished.value]).toEqual(['wrong one', 'purple window fourteen']);
  await user.clear(current);
  await user.type(current, 'Demo-pass-1');
  await user.click(save);
  expect(await form.findByText(/^Your password has been changed/)).toBeDefined();
  expect(await form.findByText('Changed today.')).toBeDefined();
  await sandbox.signIn('demo', 'purple window fourteen');
});

test('PAY-206 a person sent to set an own password returns to the deposit once it is set', async () => {
  const { user } = await open(
    0,
    (sandbox, userId) => {
      new Users(sandbox.store).markFirstSecret(userId, Number.MAX_SAFE_INTEGER);
    },
    '/en?return-url=%2Fen%2Foffice%2Frecharge',
  );
  const form = await region('Password');
  await user.type(form.getByLabelText('Current password'), 'Demo-pass-1');
  await user.type(form.getByLabelText('New password'), 'purple window fourteen');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Change password' }));
  const link = await screen.findByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/en/office/recharge');
});

test('AUT-392 AUT-181 FM07 the form of another password asks for eight characters beside a factor', async () => {
  const { user } = await open(0, (given, userId) =>
    new SecondFactors(given.store, given.nowMs).bindDemo(userId, 'JBSWY3DPEHPK3PXP'),
  );
  const form = await region('Password');
  await form.findByText(/^At least 8 characters/);
  await user.type(form.getByLabelText('New password'), 'tea pot');
  expect(form.getByText('7 of 8')).toBeDefined();
});

test('AUT-399 FM08 password managers find the owner of the password, which is otherwise hidden', async () => {
  await open();
  const form = await region('Password');
  const login = form.getByLabelText('New password').closest('form')?.elements.namedItem('username');
  expect(login).toMatchObject({
    value: 'demo@grandstand.example',
    autocomplete: 'username',
    readOnly: true,
    tabIndex: -1,
  });
  expect(form.queryByRole('textbox', { name: /demo/ })).toBeNull();
});

test('SEC-33 SE02 AUT-334 an account that came from a provider sets a password by the code of a letter', async () => {
  const { sandbox, user } = await open(300_001, (given, userId) =>
    new Users(given.store).markWithoutPassword(userId),
  );
  const form = await region('Password');
  await form.findByText(/^Your account has no password yet/);
  expect(form.queryByLabelText('Current password')).toBeNull();
  await user.type(form.getByLabelText('New password'), 'purple window fourteen');
  await user.click(form.getByRole('button', { name: 'Set a password' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  const field = await dialog.findByLabelText('Code from the email');
  const sent = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  await user.type(field, '000000');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await dialog.findByText(/4 attempts left/);
  await user.type(field, /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await form.findByText(/^Your password has been set/)).toBeDefined();
  expect(await form.findByLabelText('Current password')).toBeDefined();
  await sandbox.signIn('demo', 'purple window fourteen');
});

test('AUT-394 LG04 a person with only a number is asked to set a password first, because a text is not sufficient', async () => {
  const { user } = await open(300_001, (given, userId) => {
    const users = new Users(given.store);
    users.markWithoutPassword(userId);
    users.change(userId, { hasEmail: false, phone: '+35699992121', activationType: 3 });
  });
  const form = await region('Password');
  await form.findByText(/^Your account has no password yet/);
  await user.type(form.getByLabelText('New password'), 'purple window fourteen');
  await user.click(form.getByRole('button', { name: 'Set a password' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^A code by text message isn’t enough for this/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Send me a code' })).toBeNull();
});

test('SEC-32 the panel of passkeys is there, and says where the browser has none', async () => {
  await open();
  const panel = await region('Passkeys');
  expect(await panel.findByText('You have no passkeys yet')).toBeDefined();
  expect(panel.getByText(/^This browser has no passkeys/)).toBeDefined();
});

test('SEC-32 SE04 a passkey tells when it was added beside when it was used last', async () => {
  await open(0, (sandbox) => {
    addPasskey(sandbox);
    sandbox.store.run('UPDATE passkeys SET used_at_ms = 86400000');
  });
  const panel = await region('Passkeys');
  expect(await panel.findByText(/^Added /)).toBeDefined();
  expect(panel.getByText(/^Last used /)).toBeDefined();
});

test('SEC-32 a passkey of another tab or device appears in the list once the site learns of it', async () => {
  const { sandbox, learnNews } = await open();
  const panel = await region('Passkeys');
  expect(await panel.findByText('You have no passkeys yet')).toBeDefined();
  addPasskey(sandbox);
  await learnNews();
  expect(await panel.findByText('Phone')).toBeDefined();
});

test('SEC-123 SE12 an obstacle to closing is shown with the way to remove it; a break is offered beside it', async () => {
  await open();
  const closing = await region('Close your account');
  expect(await closing.findByText(/1,000\.00/)).toBeDefined();
  const close = closing.getByRole<HTMLButtonElement>('button', { name: 'Close my account' });
  expect(close.disabled).toBe(true);
});

test('SEC-66 SE12 a debt that prevents closing is shown with its sum', async () => {
  await open(0, (sandbox, userId) => {
    sandbox.store.run(
      `INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor,
        fee_minor, currency, state, key, body_hash, debt_minor, created_at_ms, changed_at_ms)
        VALUES ('P-1', ?, 1, 'deposit', 'card', 5000, 0, 'EUR', 'done', 'k', 'h', 2500, 1, 1)`,
      userId,
    );
  });
  const closing = await region('Close your account');
  expect(await closing.findByText(/25\.00 is still owed/)).toBeDefined();
});

test.each([
  ['passkeys', 'Passkeys'],
  ['password', 'Password'],
  ['two-step', 'Two-step login'],
])('SEC-3 the address asks for %s, and its heading is in focus', async (part, name) => {
  await open(0, undefined, `/en?part=${part}`);
  const heading = await screen.findByRole('heading', { name, level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(location.search).toBe('');
});

test('SEC-3 an unknown part leaves the page at its top', async () => {
  await open(0, undefined, '/en?part=nothing');
  await screen.findByRole('heading', { name: 'Two-step login', level: 2 });
  await waitFor(() => expect(location.search).toBe(''));
  expect(document.activeElement).toBe(document.body);
});
