import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { openEndS } from '#domain/limits/openEnd.ts';
import { expect, test } from 'vitest';
import { MenuDrawer } from '../../../core/shell/mobile/MenuDrawer.tsx';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { manager } from '../index.ts';
import { ManagerPage } from './ManagerPage.tsx';

async function open(
  login: string,
  prepare: (sandbox: TestSandbox, person: TestPerson) => unknown = (sandbox) =>
    sandbox.post(`/sandbox/v1/users/${login}/manager`, {}),
): Promise<UserEvent> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn(login);
  await prepare(sandbox, person);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, manager],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
    await runtime.services.i18n.loadNamespace('manager.page');
  });
  rerender(<ManagerPage />);
  return userEvent.setup();
}

test('MGR-2 MGR-3 OF12 hours and contact methods are shown; a time must be chosen, and the call can be cancelled', async () => {
  const user = await open('newbie');
  const facts = within(await screen.findByRole('region', { name: 'Nora Vella' }));
  expect(facts.getByText('Available now')).toBeDefined();
  expect(facts.getByRole('link', { name: '+356 2000 0123' }).getAttribute('href')).toBe(
    'tel:+35620000123',
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Time');
  expect(select.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Request a call' }));
  expect(screen.getAllByText('Choose a time')).toHaveLength(2);
  await user.selectOptions(select, select.options[1]!);
  await user.click(screen.getByRole('button', { name: 'Request a call' }));
  expect(await screen.findByText(/^Your manager will call •••001: /)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel the call' }));
  expect(await screen.findByLabelText('Time')).toBeDefined();
});

test('MGR-4 OF12 without a number the page says what is missing', async () => {
  await open('demo');
  expect(await screen.findByText(/^Add a phone number/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('MGR-1 OF12 without a manager there is no such page', async () => {
  await open('newbie', () => undefined);
  expect(await screen.findByText('Page not found')).toBeDefined();
});

test('MGR-5 B32 OF12 during a break the page says until when', async () => {
  await open('newbie', async (sandbox, person) => {
    await sandbox.post('/sandbox/v1/users/newbie/manager', {});
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, sandbox.nowMs() + 86_400_000],
    );
  });
  expect(await screen.findByText(/doesn’t contact you during your break/)).toBeDefined();
  expect(screen.queryByText('Nora Vella')).toBeNull();
});

test('MGR-5 B32 without an end date none is named', async () => {
  await open('newbie', async (sandbox, person) => {
    await sandbox.post('/sandbox/v1/users/newbie/manager', {});
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, openEndS * 1000],
    );
  });
  expect(await screen.findByText(/^It has no end date\./)).toBeDefined();
  expect(screen.queryByText(/9999/)).toBeNull();
});

test('MGR-1 the mobile menu, which cannot know whether a person has one, does not list it', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, manager],
    isMobile: true,
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
    for (const id of ['office', 'manager']) await runtime.services.i18n.loadNamespace(id);
  });
  await act(async () => rerender(<MenuDrawer onClose={() => undefined} />));
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Your manager' })).toBeNull();
});
