import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OfficeSettingsAnswer, PreferenceItems, UserConfigAnswer } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { bettingToken } from '../../betting/contract.ts';
import { betting } from '../../betting/index.ts';
import { coupon } from '../../coupon/index.ts';
import { couponSettingsToken } from '../../coupon/contract.ts';
import { office } from '../index.ts';
import { settingControls } from './settingControls.ts';
import { SettingsPage } from './SettingsPage.tsx';

interface Opened {
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly user: UserEvent;
  readonly runtime: RenderedPlugin['runtime'];
  readonly settings: () => Promise<OfficeSettingsAnswer>;
}

async function open(): Promise<Opened> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, betting, office],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
    await runtime.services.services.get(bettingToken);
  });
  rerender(<SettingsPage />);
  await screen.findByRole('heading', { name: 'Display' });
  return {
    sandbox,
    person,
    user: userEvent.setup(),
    runtime,
    settings: async () =>
      (await (
        await person.call('GET', '/web-api/office/v1/settings')
      ).json()) as OfficeSettingsAnswer,
  };
}

const row = (name: string) =>
  within(
    screen.getByText(name, { selector: '[aria-hidden]' }).closest<HTMLElement>('[data-setting]')!,
  );

test('OFC-140 OF14 WI11 the page has a row for every supported setting of the platform, by section', async () => {
  const { settings } = await open();
  const wire = await settings();
  const ids = [...wire.commonSettings, ...wire.otherSettings, ...wire.notificationSettings].map(
    ({ id }) => id,
  );
  expect(ids.toSorted()).toEqual(Object.keys(settingControls).toSorted());
  expect(document.querySelectorAll('[data-setting]')).toHaveLength(ids.length);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Display',
    'Betting',
    'Notifications',
    'Hidden sports',
    'Favourite teams',
  ]);
});

test('OFC-141 OF14 a change applies to the same preference at once and is saved in the account', async () => {
  const { user, runtime, person, settings } = await open();
  const { preferences } = runtime.services;
  await user.click(row('Theme').getByRole('button', { name: 'Dark' }));
  expect(preferences.theme).toBe('dark');
  await user.click(row('Clock').getByRole('button', { name: '12 h' }));
  await user.selectOptions(row('Time zone').getByRole('combobox'), 'UTC+5:30');
  expect([preferences.is12h, preferences.timeZoneOffsetMin]).toEqual([true, 330]);
  await user.selectOptions(row('When odds change').getByRole('combobox'), 'Accept any');
  const couponSettings = await runtime.services.services.get(couponSettingsToken);
  expect(couponSettings.policy).toBe('acceptAny');
  const stake = row('One-click stake').getByRole('textbox');
  await user.type(stake, '7.50{Enter}');
  expect(couponSettings.choices.oneClickStakeByCurrency).toEqual({ EUR: 750 });
  await screen.findByText('All changes saved');
  const { items } = (await (
    await person.call('GET', '/web-api/user/v1/preferences')
  ).json()) as PreferenceItems;
  expect(Object.fromEntries(items.map(({ name, value }) => [name, value]))).toMatchObject({
    appTheme: '1',
    is12h: '1',
    timeZone: '5.5',
    changeCoefAction: '1',
    oneClickAmount: 'EUR:750',
  });
  // Changes made elsewhere in the page are shown here as well.
  act(() => preferences.set('theme', 'light'));
  expect(row('Theme').getByRole('button', { name: 'Light' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect((await settings()).commonSettings.find(({ id }) => id === 'appTheme')?.value).toBe('1');
});

test('OFC-141 OF14 the choices to hide the balance and to receive e-mails are saved on the platform', async () => {
  const { user, person, settings } = await open();
  await user.click(row('Hide my balance in the header').getByRole('switch'));
  await waitFor(async () => {
    const { result } = (await (
      await person.call('GET', '/web-api/user/v1/config')
    ).json()) as UserConfigAnswer;
    expect(result.user_hide_balance).toBe(true);
  });
  await user.click(row('News and offers by email').getByRole('switch'));
  await user.click(row('Settled bets by email').getByRole('switch'));
  await screen.findByText('All changes saved');
  const values = Object.fromEntries(
    (await settings()).notificationSettings.map(({ id, value }) => [id, value]),
  );
  expect(values).toMatchObject({
    enable_mail_news: '0',
    enable_mail_bets: '0',
    enable_mail_deposit: '1',
    enable_sms_news: '1',
  });
  expect(row('News and offers by email').getByRole('switch').getAttribute('aria-checked')).toBe(
    'false',
  );
});

test.each([
  [400, 'This value isn’t possible. Your earlier choice is back.'],
  [403, 'You can’t change this. Contact support to find out more.'],
])(
  'OFC-143 OF14 a change refused with %i is reverted, with its text at the setting',
  async (status, text) => {
    const { user, runtime } = await open();
    answer('office.saveSetting', refusal(status, 'refused'));
    const before = runtime.services.preferences.theme;
    await user.click(row('Theme').getByRole('button', { name: 'Dark' }));
    expect((await row('Theme').findByRole('alert')).textContent).toBe(text);
    expect(runtime.services.preferences.theme).toBe(before);
    await user.click(row('Settled bets by email').getByRole('switch'));
    await row('Settled bets by email').findByRole('alert');
    expect(row('Settled bets by email').getByRole('switch').getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(screen.queryByText('All changes saved')).toBeNull();
  },
);

test('OFC-144 OF15 hidden sports are saved in order for prematch and live, leave menus, and hiding the last one needs a confirmation', async () => {
  const { user, runtime, settings } = await open();
  const { tree } = await runtime.services.services.get(bettingToken);
  await act(() => tree.snapshot.load());
  const shown = () => tree.sportsOf('line').map(({ id }) => id);
  const all = shown();
  const sports = () =>
    within(screen.getByRole('heading', { name: 'Hidden sports' }).closest('section')!).getAllByRole(
      'switch',
    );
  await user.click(sports()[2]!);
  await user.click(sports()[0]!);
  const ids = (await settings()).sports.map(({ id }) => id);
  const wanted = [ids[0]!, ids[2]!].toSorted((first, second) => first - second);
  await waitFor(async () => expect((await settings()).lineDisallowSports).toEqual(wanted));
  expect((await settings()).liveDisallowSports).toEqual([]);
  expect(shown()).toEqual(all.filter((id) => !wanted.includes(id)));
  await user.click(screen.getByRole('button', { name: 'Live' }));
  for (const sport of sports().slice(1)) await user.click(sport);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(sports()[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Hide every sport?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(sports()[0]!.getAttribute('aria-checked')).toBe('true');
  await user.click(sports()[0]!);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hide all' }),
  );
  await waitFor(async () => expect((await settings()).liveDisallowSports).toHaveLength(ids.length));
  expect(tree.sportsOf('live')).toEqual([]);
});

test('OFC-144 OF15 a refused list of sports is reverted with a message', async () => {
  const { user, runtime } = await open();
  answer('office.saveDisallowedSports', refusal(403, 'forbidden'));
  const section = within(
    screen.getByRole('heading', { name: 'Hidden sports' }).closest('section')!,
  );
  await user.click(section.getAllByRole('switch')[0]!);
  await section.findByRole('alert');
  const { options } = await runtime.services.services.get(bettingToken);
  expect(options?.choices.hiddenLineSports).toEqual([]);
  expect(section.getAllByRole('switch')[0]!.getAttribute('aria-checked')).toBe('true');
});
