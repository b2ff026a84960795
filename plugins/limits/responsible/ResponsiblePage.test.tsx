import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ClientLimit, ClientLimits } from '#wire';
import type { TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { limits } from '../index.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';

async function open() {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, office, limits] });
  await act(async () =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  rerender(<ResponsiblePage />);
  const row = (name: string) => screen.findByRole('group', { name });
  await row('Deposit limits, 24 hours');
  return { sandbox, person, user: userEvent.setup(), row };
}

async function exclusionOf(person: TestPerson): Promise<ClientLimit | undefined> {
  const answer = await person.call('GET', '/limit-service-api/api/external/web/v3/limits');
  const { limitsData } = (await answer.json()) as ClientLimits;
  return limitsData.find(({ limitType }) => limitType === 30);
}

const day = 'Deposit limits, 24 hours';

test('LIM-40 B01 B03 deposits come first; the field is empty, with no amount suggested', async () => {
  const { user, row } = await open();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Deposit limits', 'Stake limits', 'Loss limits']);
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  const field = within(await row(day)).getByLabelText<HTMLInputElement>('New limit');
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(
    within(await row(day))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Save', 'Cancel']);
});

test('LIM-41 B07 B08 a limit holds at once; a higher one says from when, and can be taken back', async () => {
  const { user, row } = await open();
  const enter = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  await enter('100');
  expect(await screen.findByText('Your new limit applies now')).toBeDefined();
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
  await enter('500');
  expect(await screen.findByText(/^Your limit stays as it is for now/)).toBeDefined();
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
  expect(within(await row(day)).getByText('You asked for € 500.00')).toBeDefined();
  expect(within(await row(day)).queryByRole('button', { name: 'Yes, change it' })).toBeNull();
  await user.click(within(await row(day)).getByRole('button', { name: 'Keep my limit' }));
  expect(await screen.findByText('Your limit stays as it is')).toBeDefined();
});

test('LIM-42 an amount that is none says why and stays', async () => {
  const { user, row } = await open();
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  const field = within(await row(day)).getByLabelText<HTMLInputElement>('New limit');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  expect(within(await row(day)).getByText('Enter an amount')).toBeDefined();
  await user.type(field, 'ten');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  expect(within(await row(day)).getByText(/^Enter an amount such as/)).toBeDefined();
  expect(field.value).toBe('ten');
});

test('LIM-43 B25 B29 exclusion is confirmed once with its end in the person’s zone and in UTC', async () => {
  const { sandbox, person, user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Self-exclusion' }));
  await user.click(panel.getByRole('button', { name: '30 days' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 30 days' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^You can’t bet or pay in until .+ \(.+ UTC\)\.$/)).toBeDefined();
  expect(await exclusionOf(person)).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Exclude me now' }));
  expect(await screen.findByText('You’re excluded from play as of now')).toBeDefined();
  expect((await exclusionOf(person))?.endsAt).toBe(Math.ceil(sandbox.nowMs() / 1000) + 30 * 86_400);
  // What is offered now is longer than what runs.
  expect(panel.queryByRole('button', { name: '7 days' })).toBeNull();
  expect(panel.getByRole('button', { name: '90 days' })).toBeDefined();
});
