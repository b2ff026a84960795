import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { limits } from '../index.ts';
import { bet } from '../testing/playOnSandbox.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

async function open(rgProfile: 'strict' | 'standard' = 'strict') {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  await person.call('POST', '/limit-service-api/api/external/web/v3/ping');
  await bet(sandbox, person, 500);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, limits],
    configuration: { rgProfile },
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('limits.play');
  });
  const accounts = await runtime.services.services.get(accountsToken);
  await act(() => accounts.load());
  const close = vi.fn();
  rerender(<RealityCheckDialog dueAtS={accounts.user?.realityCheckAtS ?? 0} onClose={close} />);
  return { sandbox, person, accounts, close, user: userEvent.setup() };
}

test('LIM-54 LIM-171 LIM-170 B16 B32 it shows time, stakes, returns, result and balance; the answers look alike, none has the focus, and nothing promotes play', async () => {
  const { close, user } = await open();
  expect(await screen.findByRole('heading', { name: /^You’ve played for \d+ min$/ })).toBeDefined();
  for (const [label, value] of [
    ['Staked', '€ 5.00'],
    ['Returned', '€ 0.00'],
    // The bet is open.
    ['Result of settled bets', '€ 0.00'],
    ['Balance', '€ 995.00'],
  ] as const)
    expect(screen.getByText(label).parentElement?.textContent?.replaceAll(/\s/g, ' ')).toContain(
      value,
    );
  const { activeElement } = document;
  expect(activeElement?.closest('dialog')).not.toBeNull();
  expect(activeElement?.matches('button, a')).toBe(false);
  const stay = screen.getByRole('button', { name: 'Continue' });
  const leave = screen.getByRole('button', { name: 'Log out' });
  const ways = ['Bet history', 'Set a limit'].map((name) => screen.getByRole('link', { name }));
  for (const way of [leave, ...ways]) expect(way.className).toBe(stay.className);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(leave);
  await user.click(stay);
  expect(close.mock.calls).toEqual([
    [{ action: 'log_out' }],
    [{ action: 'continue', isLast: false }],
  ]);
});

test('LIM-55 outside the strict profile the person may end the reminders of this session; the box is not preselected', async () => {
  const { close, user } = await open('standard');
  const last = screen.getByRole<HTMLInputElement>('checkbox');
  expect(last.checked).toBe(false);
  await user.click(last);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(close).toHaveBeenCalledWith({ action: 'continue', isLast: true });
});

test('LIM-56 B17 an answer in another tab closes it', async () => {
  const { sandbox, person, accounts, close } = await open();
  await person.call('POST', '/web-api/api/web/user/v1/reality-check', {
    data: { attributes: { action: 'continue', do_not_show_again: false, popup_show_at: 1 } },
  });
  sandbox.advance(60_000);
  await person.call('POST', '/web-api/api/web/user/v1/reality-check', {
    data: { attributes: { action: 'continue', do_not_show_again: false, popup_show_at: 2 } },
  });
  await act(() => accounts.load());
  expect(close).toHaveBeenCalledWith({ action: 'elsewhere' });
});
