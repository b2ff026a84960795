import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEndS } from '#domain/limits/openEnd.ts';
import { expect, test } from 'vitest';
import base from '../../../config/base.json' with { type: 'json' };
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { registration } from '../../registration/index.ts';
import { referrals } from '../index.ts';
import { FriendsPage } from './FriendsPage.tsx';

async function open(
  prepare: (sandbox: TestSandbox, person: TestPerson) => unknown = () => undefined,
): Promise<void> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  await prepare(sandbox, person);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, registration, referrals],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
    await runtime.services.i18n.loadNamespace('referrals.page');
  });
  rerender(<FriendsPage />);
}

test('RFR-6 OF11 terms are above the link, which can be copied and is drawn as a QR code', async () => {
  const user = userEvent.setup();
  await open();
  const regions = await screen.findAllByRole('region');
  expect(
    regions.map((region) => within(region).getByRole('heading').textContent).slice(0, 2),
  ).toEqual(['Terms', 'Your link']);
  expect(screen.getByText(/within 14 days$/)).toBeDefined();
  const link = screen.getByText(/\/en\/registration\?promo=[A-Z2-9]{10}$/);
  expect(screen.getByRole('img', { name: 'Your link as a QR code' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(link.textContent);
});

test('RFR-2 RFR-4 OF11 a friend is listed under a masked name, with the current state', async () => {
  await open(async (sandbox, person) => {
    const answer = await person.call('GET', '/web-api/office/v1/referrals');
    const { referral } = (await answer.json()) as { referral: { code: string } };
    const friend = await sandbox.signIn('newbie');
    sandbox.store.run(
      "INSERT INTO registrations (user_id, type, bonus, promo, at_ms) VALUES (?, 'phone', 0, ?, ?)",
      ...[friend.userId, referral.code, sandbox.nowMs()],
    );
  });
  const friends = within(await screen.findByRole('region', { name: 'Friends' }));
  expect(friends.getByText('S•••')).toBeDefined();
  expect(friends.getByText('Not yet')).toBeDefined();
});

test('RFR-5 B32 OF11 during a break the page says until when', async () => {
  await open((sandbox, person) => {
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, sandbox.nowMs() + 86_400_000],
    );
  });
  expect(await screen.findByText('No referrals during your break')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('RFR-5 B32 without an end date none is named', async () => {
  await open((sandbox, person) => {
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, openEndS * 1000],
    );
  });
  expect(await screen.findByText('It has no end date.')).toBeDefined();
});

test('RFR-7 OF11 without a word of the configuration there is no such page', () => {
  expect(Object.keys(base.plugins)).not.toContain('referrals');
});
