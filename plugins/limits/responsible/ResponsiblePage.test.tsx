import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ClientLimit, ClientLimits, LimitsAnswer } from '#wire';
import type { SandboxOptions } from '../../../sandbox/SandboxOptions.ts';
import type { TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { office } from '../../office/index.ts';
import { limits } from '../index.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';

async function open(
  options: Partial<SandboxOptions> = {},
  configuration: Readonly<Record<string, unknown>> = {},
) {
  const { sandbox, asked } = attachSandbox(options);
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, office, limits],
    configuration,
  });
  await act(async () =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  rerender(<ResponsiblePage />);
  const row = (name: string) => screen.findByRole('group', { name });
  await row('Deposit limits, 24 hours');
  return { asked, sandbox, person, runtime, user: userEvent.setup(), row };
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
  expect(screen.getAllByRole('heading', { name: /deposit limit/i })).toHaveLength(1);
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  const field = within(await row(day)).getByLabelText<HTMLInputElement>('New limit');
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(
    within(await row(day))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Save', 'Cancel']);
});

test('LIM-41 B07 B08 a limit applies at once; a higher one shows from when and how long that is, and can be cancelled', async () => {
  // Without the questions, which have a test of their own.
  const { user, row } = await open({ protectionProfile: () => 'standard' });
  const enter = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  await enter('100');
  expect(
    await screen.findByText('Your new limit applies now. Deposit limits, 24 hours: €\u00a0100.00', {
      normalizer: (text) => text,
    }),
  ).toBeDefined();
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
  await enter('500');
  expect(await screen.findByText(/^Your limit stays as it is for now/)).toBeDefined();
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
  expect(within(await row(day)).getByText('You asked for € 500.00')).toBeDefined();
  expect(within(await row(day)).getByText('24 hours left')).toBeDefined();
  expect(within(await row(day)).queryByRole('button', { name: 'Yes, change it' })).toBeNull();
  await user.click(within(await row(day)).getByRole('button', { name: 'Keep my limit' }));
  expect(await screen.findByText('Your limit stays as it is')).toBeDefined();
});

test('LIM-89 B29 a limit shows its start and when a looser one can apply, in the person’s zone and in UTC', async () => {
  const { user, row, runtime, sandbox } = await open({ protectionProfile: () => 'standard' });
  act(() => runtime.services.preferences.set('timeZoneOffsetMin', 120));
  const enter = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  const at = (atMs: number): string => new Date(atMs).toISOString().slice(11, 16);
  const moment = (beforeMs: number): RegExp =>
    new RegExp(
      `${at(sandbox.nowMs() + beforeMs + 7_200_000)} \\(.*${at(sandbox.nowMs() + beforeMs)} UTC\\)`,
    );
  await enter('100');
  expect((await within(await row(day)).findByText(/^Since /)).textContent).toMatch(moment(0));
  await enter('500');
  expect(
    (await within(await row(day)).findByText(/^You can confirm it from /)).textContent,
  ).toMatch(moment(86_400_000));
  expect(screen.getByText(/^Your limit stays as it is for now\./).textContent).toMatch(
    moment(86_400_000),
  );
  // Stakes of the last month count against a new limit.
  const month = 'Stake limits, One month';
  await user.click(within(await row(month)).getByRole('button', { name: /^Set/ }));
  await user.type(within(await row(month)).getByLabelText('New limit'), '90000');
  await user.click(within(await row(month)).getByRole('button', { name: 'Save' }));
  expect((await within(await row(month)).findByText(/^More available from /)).textContent).toMatch(
    / \(.+ UTC\)$/,
  );
});

test('LIM-159 B08 if the profile needs no confirmation, no text mentions one', async () => {
  const { user, row } = await open({ protectionProfile: () => 'light' }, { rgProfile: 'light' });
  const enter = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  expect(screen.getByText(/A higher one waits 24 hours\.$/)).toBeDefined();
  await enter('100');
  expect(await screen.findByText(/^Your new limit applies now\./)).toBeDefined();
  await enter('500');
  expect(await screen.findByText(/^Your limit stays as it is until .+ at least\.$/)).toBeDefined();
  expect(screen.queryByText(/confirm/)).toBeNull();
});

test('LIM-48 a change that is cancelled gives the focus back to its button', async () => {
  const { user, row } = await open();
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  await user.click(within(await row(day)).getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(within(await row(day)).getByRole('button', { name: /^Set/ }));
});

test('LIM-42 an invalid amount shows why, and stays', async () => {
  const { user, row } = await open();
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  const field = within(await row(day)).getByLabelText<HTMLInputElement>('New limit');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  expect(within(await row(day)).getByText('Enter an amount')).toBeDefined();
  await user.type(field, 'ten');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  expect(within(await row(day)).getByText(/^Enter an amount such as/)).toBeDefined();
  expect(field.value).toBe('ten');
  for (const tooMuch of ['99999999999999', '1000000000.01']) {
    await user.clear(field);
    await user.type(field, tooMuch);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
    expect(
      within(await row(day)).getByText(/^The most you can set is €\s1,000,000,000\.00$/),
    ).toBeDefined();
    expect(field.value).toBe(tooMuch);
  }
});

test('LIM-46 LIM-48 a limit of zero is confirmed with what it closes, and the result is scrolled into view', async () => {
  const { user, row } = await open();
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const enter = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  await enter('0');
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText('You won’t be able to pay anything in from now on.')).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(within(await row(day)).getByLabelText<HTMLInputElement>('New limit').value).toBe('0');
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Set the limit' }),
  );
  const told = await screen.findByText(/^Your new limit applies now\./);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(scrolled).toHaveBeenCalled();
});

test('LIM-152 LIM-48 after three wrong answers the page says from when the person can ask again', async () => {
  const { user, row, person, sandbox } = await open();
  const base = '/limit-service-api/api/external/web/v3';
  const limit = (limitValue: number) => ({
    limits: [{ limitType: 20, measure: 'EUR', limitValue }],
  });
  await person.call('POST', `${base}/limits`, limit(1000));
  for (let tries = 0; tries < 3; tries += 1) {
    const asked = await person.call('POST', `${base}/limits`, limit(9000));
    const { tokenGuid } = (await asked.json()) as LimitsAnswer;
    await person.call('POST', `${base}/testanswers`, { tokenGuid, answers: [] });
  }
  await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
  await user.type(within(await row(day)).getByLabelText('New limit'), '90');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  const told = await screen.findByText(/^The answers were wrong three times/);
  const untilMs = Math.ceil(sandbox.nowMs() / 1000) * 1000 + 900_000;
  const until = new Date(untilMs).toISOString().slice(14, 16);
  expect(told.textContent).toMatch(new RegExp(`You can ask again from .*:${until}`));
});

test('LIM-47 while a limit is edited, its current value stays in view', async () => {
  const { user, row } = await open();
  await user.click(within(await row(day)).getByRole('button', { name: /^Set/ }));
  expect(within(await row(day)).getByText('No limit')).toBeDefined();
  await user.type(within(await row(day)).getByLabelText('New limit'), '100');
  await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Your new limit applies now\./);
  await user.click(within(await row(day)).getByRole('button', { name: /^Change/ }));
  expect(within(await row(day)).getByLabelText('New limit')).toBeDefined();
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
});

test('LIM-46 LIM-49 a break of deposits is confirmed with its end, said once where the clock is UTC', async () => {
  const { user, runtime } = await open();
  act(() => runtime.services.preferences.set('timeZoneOffsetMin', 0));
  const panel = within(screen.getByRole('region', { name: 'Break from deposits' }));
  await user.click(panel.getByRole('button', { name: '7 days' }));
  await user.click(panel.getByRole('button', { name: 'Close deposits' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/^Nothing can be paid in until .+ \(UTC\)\.$/)).toBeDefined();
  expect(panel.queryByText(/^Deposits are closed until/)).toBeNull();
  await user.click(asked.getByRole('button', { name: /^Close deposits for / }));
  expect(await panel.findByText(/^Deposits are closed until .+ \(UTC\)\.$/)).toBeDefined();
});

test('LIM-43 LIM-162 B25 B29 exclusion is confirmed once with its end in the person’s zone and in UTC', async () => {
  const { sandbox, person, user, runtime } = await open();
  act(() => runtime.services.preferences.set('timeZoneOffsetMin', 120));
  const panel = within(screen.getByRole('region', { name: 'Self-exclusion' }));
  await user.click(panel.getByRole('button', { name: '30 days' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 30 days' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^You can’t bet or pay in until .+ \(.+ UTC\)\.$/)).toBeDefined();
  // The same waiting time as while it runs.
  expect(dialog.getByText(/it ends 24 hours after their decision\.$/)).toBeDefined();
  expect(await exclusionOf(person)).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: /^Exclude me for / }));
  expect(await screen.findByText('You’re excluded from play as of now')).toBeDefined();
  expect((await exclusionOf(person))?.endsAt).toBe(Math.ceil(sandbox.nowMs() / 1000) + 30 * 86_400);
  // Only longer exclusions than the running one are offered.
  expect(panel.queryByRole('button', { name: '7 days' })).toBeNull();
  expect(panel.getByRole('button', { name: '90 days' })).toBeDefined();
  expect(panel.queryByRole('button', { name: /^Exclude me/ })).toBeNull();
});

test('LIM-43 LIM-96 B29 an exclusion of a day cannot be followed by another day, and the break does not mention bets', async () => {
  const { user } = await open();
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const panel = region('Self-exclusion');
  const pause = region('Break from deposits');
  expect(pause.getByText(/You can still bet/)).toBeDefined();
  await user.click(panel.getByRole('button', { name: '1 day' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 1 day' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Exclude me for / }),
  );
  expect(await screen.findByText('You’re excluded from play as of now')).toBeDefined();
  expect(panel.queryByRole('button', { name: '1 day' })).toBeNull();
  expect(panel.getByRole('button', { name: '7 days' })).toBeDefined();
  expect(pause.queryByText(/bet/)).toBeNull();
});

test('LIM-97 an exclusion that ends before the support could end it does not show a later end', async () => {
  const { user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Self-exclusion' }));
  await user.click(panel.getByRole('button', { name: '1 day' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 1 day' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('You can’t end it yourself.');
  expect(dialog.queryByText(/after their decision/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Exclude me for / }));
  await panel.findByText('You can’t end it yourself.');
});

test('LIM-66 LIM-67 B25 B28 B29 an exclusion without an end is one of the choices; none has a button that ends it', async () => {
  const { person, user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Self-exclusion' }));
  await user.click(panel.getByRole('button', { name: 'No end date' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me with no end date' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Exclude me / }),
  );
  expect(await panel.findByText('You’re excluded with no end date.')).toBeDefined();
  expect(panel.getByText(/^Since .+ UTC\)\.$/)).toBeDefined();
  expect(panel.getByText(/it ends 7 days after their decision\.$/)).toBeDefined();
  expect(panel.queryAllByRole('button')).toEqual([]);
  expect(await exclusionOf(person)).toMatchObject({ limitState: 'ACTIVE' });
});

test('LIM-37 LIM-164 B28 before and during an exclusion the page says how it continues; after its time it offers to ask for the end', async () => {
  const { sandbox, person, user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Self-exclusion' }));
  const later = /until you ask here to come back, and then for another 24 hours\.$/;
  await user.click(panel.getByRole('button', { name: '1 day' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 1 day' }));
  expect(within(await screen.findByRole('dialog')).queryByText(later)).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(panel.getByRole('button', { name: '7 days' }));
  await user.click(panel.getByRole('button', { name: 'Exclude me for 7 days' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(later)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Exclude me for 7 days' }));
  expect(await panel.findByText(later)).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
  // Seven days have passed.
  sandbox.store.run('UPDATE person_breaks SET ends_at_ms = 1');
  act(() => sandbox.feed.notifyUser(person.userId));
  expect(await panel.findByText(/You stay excluded until you ask to come back\.$/)).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Ask to come back' }));
  const asked = within(await screen.findByRole('dialog'));
  const keep = asked.getByRole('button', { name: 'Stay excluded' });
  expect(asked.getByRole('button', { name: 'Ask to come back' }).className).toBe(keep.className);
  expect(asked.getByText(/^You stay excluded until .+UTC\)\.$/)).toBeDefined();
  await user.click(keep);
  expect(await exclusionOf(person)).toMatchObject({ needApprove: true });
  await user.click(panel.getByRole('button', { name: 'Ask to come back' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask to come back' }),
  );
  expect(await screen.findByText(/^You asked to come back\./)).toBeDefined();
  expect((await exclusionOf(person))?.endsAt).toBe(Math.ceil(sandbox.nowMs() / 1000) + 86_400);
  expect(panel.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
  expect(panel.queryByText(later)).toBeNull();
});

test('LIM-68 a person excluded by a register cannot change limits of play, and reads who ends it', async () => {
  const { sandbox, row } = await open();
  await sandbox.post('/sandbox/v1/protection/demo/register', {});
  expect(await screen.findByText(/^A register has excluded you from play\./)).toBeDefined();
  expect(
    within(await row(day)).getByRole<HTMLButtonElement>('button', { name: /^Set/ }).disabled,
  ).toBe(true);
});

test('LIM-79 A32 while the service is down the last known limits stay with their time, and nothing becomes looser', async () => {
  const { sandbox, person, user, row } = await open({ protectionProfile: () => 'standard' });
  const change = async (amount: string): Promise<void> => {
    await user.click(within(await row(day)).getByRole('button', { name: /^(?:Set|Change)/ }));
    await user.type(within(await row(day)).getByLabelText('New limit'), amount);
    await user.click(within(await row(day)).getByRole('button', { name: 'Save' }));
  };
  await change('100');
  expect(await screen.findByText(/^Your new limit applies now\./)).toBeDefined();
  await sandbox.post('/sandbox/v1/protection/outage', { isDown: true });
  await change('500');
  expect(await screen.findByText(/as they were at \d{1,2}:\d{2}/)).toBeDefined();
  // The typed amount is kept; after closing, the last known value is shown.
  expect(within(await row(day)).getByLabelText<HTMLInputElement>('New limit').value).toBe('500');
  await user.click(within(await row(day)).getByRole('button', { name: 'Cancel' }));
  expect((await row(day)).textContent).toContain('of €\u00a0100.00');
  await sandbox.post('/sandbox/v1/protection/outage', { isDown: false });
  const answer = await person.call('GET', '/limit-service-api/api/external/web/v3/limits');
  expect(
    ((await answer.json()) as ClientLimits).limitsData.filter(
      ({ limitType, limitState }) => limitType === 20 && limitState === 'PENDING',
    ),
  ).toEqual([]);
});

test('LIM-80 the reasons of an exclusion are asked for where the site has them, and only there', async () => {
  const { asked } = await open();
  expect(asked.some((path) => path.includes('/reasons/selfexclude'))).toBe(false);
  expect(screen.queryByRole('combobox', { name: 'Reason (optional)' })).toBeNull();
});

test('LIM-45 a chart of 30 days states its first and last day and its largest value', async () => {
  const { sandbox } = await open();
  const picture = await screen.findByRole('img', { name: /^Result of each of the last 30 days/ });
  const day = (before: number): string =>
    String(new Date(sandbox.nowMs() - before * 86_400_000).getUTCDate());
  const spoken = picture.getAttribute('aria-label') ?? '';
  expect(spoken).toMatch(
    new RegExp(`: .*\\b${day(29)}\\b.* – .*\\b${day(0)}\\b.*\\. Largest: .*€.*[1-9]`),
  );
  const scale = picture.nextElementSibling?.textContent ?? '';
  for (const part of [day(29), day(0), 'Largest: ']) expect(scale).toContain(part);
});
