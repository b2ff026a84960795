import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openLimits } from '../testing/openLimits.tsx';
import { bet } from '../testing/playOnSandbox.ts';
import { SessionTime } from './SessionTime.tsx';
import { SessionTimeRow } from './SessionTimeRow.tsx';

const shown = (): string =>
  screen
    .getByTitle('Result of bets settled since you logged in:')
    .textContent.replaceAll(/\s/g, ' ');

/** Ends the newest bet and pays it to that account. */
function settle(
  sandbox: TestSandbox,
  accountId: number,
  payoutMinor: number,
  userId: number,
): void {
  const id = sandbox.store.one<{ id: number }>('SELECT MAX(id) AS id FROM coupons')?.id ?? 0;
  sandbox.store.run(
    'UPDATE coupons SET status_id = 1, payout_minor = ?, settled_at_ms = ? WHERE id = ?',
    ...[payoutMinor, sandbox.nowMs(), id],
  );
  sandbox.ledger.move('payout', accountId, payoutMinor, sandbox.nowMs(), id);
  sandbox.feed.notifyUser(userId);
}

test('LIM-77 B14 the result of the settled bets of the session is beside the clock, and follows settlements', async () => {
  const { sandbox, person } = await openLimits(<SessionTime />, {
    prepare: async ({ person: player }) => {
      await player.call('POST', '/limit-service-api/api/external/web/v3/ping');
    },
  });
  await waitFor(() => expect(shown()).toBe('€ 0.00'));
  await act(async () => {
    await bet(sandbox, person, 500);
  });
  const staked = async (): Promise<unknown> =>
    (await person.call('GET', '/limit-service-api/api/external/web/v3/session')).json();
  expect(await staked()).toMatchObject({ staked: 500, result: 0 });
  expect(shown()).toBe('€ 0.00');
  act(() => settle(sandbox, person.accountId, 1100, person.userId));
  await waitFor(() => expect(shown()).toBe('€ 6.00'), { timeout: 2000 });
});

test('LIM-53 LIM-173 B14 the result names the currency of the bets, whichever account is active', async () => {
  const { sandbox, person } = await openLimits(<SessionTime />, {
    prepare: async ({ sandbox: made, person: player }) => {
      await player.call('POST', '/limit-service-api/api/external/web/v3/ping');
      await bet(made, player, 500);
      const dollars = made.ledger
        .accountsOf(player.userId)
        .find(({ currency }) => currency === 'USD');
      made.store.run(
        'UPDATE users SET active_account_id = ? WHERE id = ?',
        dollars?.id ?? 0,
        player.userId,
      );
    },
  });
  await waitFor(() => expect(shown()).toBe('€ 0.00'));
  const dollars = sandbox.ledger
    .accountsOf(person.userId)
    .find(({ currency }) => currency === 'USD');
  act(() => settle(sandbox, person.accountId, 0, person.userId));
  await waitFor(() => expect(shown()).toBe('−€ 5.00'), { timeout: 2000 });
  await act(async () => {
    await bet(sandbox, person, 200, { id: dollars?.id ?? 0, currency: 'USD' });
  });
  act(() => settle(sandbox, dollars?.id ?? 0, 450, person.userId));
  await waitFor(() => expect(shown()).toBe('$ 2.50 · −€ 5.00'), { timeout: 2000 });
});

test('LIM-91 in the menu of a phone clock and result have visible labels', async () => {
  await openLimits(<SessionTimeRow />, {
    prepare: async ({ person }) => {
      await person.call('POST', '/limit-service-api/api/external/web/v3/ping');
    },
  });
  const name = await screen.findByText('Result of bets settled since you logged in:');
  expect(name.className).toBe('');
  expect(name.nextSibling?.textContent).toMatch(/^€\s0\.00$/);
});
