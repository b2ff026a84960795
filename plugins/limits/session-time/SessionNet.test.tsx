import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLimits } from '../testing/openLimits.tsx';
import { bet } from '../testing/playOnSandbox.ts';
import { SessionTime } from './SessionTime.tsx';
import { SessionTimeRow } from './SessionTimeRow.tsx';

const shown = (): string =>
  screen.getByTitle('Returns less stakes since you logged in:').textContent.replaceAll(/\s/g, ' ');

test('LIM-77 B14 beside the clock stands what the session has brought, and follows stakes and settlements', async () => {
  const { sandbox, person } = await openLimits(<SessionTime />, {
    prepare: async ({ person: player }) => {
      await player.call('POST', '/limit-service-api/api/external/web/v3/ping');
    },
  });
  await waitFor(() => expect(shown()).toBe('€ 0.00'));
  await act(async () => {
    await bet(sandbox, person, 500);
  });
  await waitFor(() => expect(shown()).toBe('−€ 5.00'), { timeout: 2000 });
  const coupon = sandbox.store.one<{ id: number }>(
    'SELECT id FROM coupons ORDER BY id DESC LIMIT 1',
  );
  act(() => {
    sandbox.ledger.move('payout', person.accountId, 1100, sandbox.nowMs(), coupon?.id);
    sandbox.feed.notifyUser(person.userId);
  });
  await waitFor(() => expect(shown()).toBe('€ 6.00'), { timeout: 2000 });
});

test('LIM-53 LIM-77 B14 the result names the currency of the bets, whichever account is active', async () => {
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
  await waitFor(() => expect(shown()).toBe('−€ 5.00'));
  const dollars = sandbox.ledger
    .accountsOf(person.userId)
    .find(({ currency }) => currency === 'USD');
  const coupon = sandbox.store.one<{ id: number }>(
    'SELECT id FROM coupons ORDER BY id DESC LIMIT 1',
  );
  act(() => {
    sandbox.ledger.move('payout', dollars?.id ?? 0, 250, sandbox.nowMs(), coupon?.id);
    sandbox.feed.notifyUser(person.userId);
  });
  await waitFor(() => expect(shown()).toBe('$ 2.50 · −€ 5.00'), { timeout: 2000 });
});

test('LIM-91 in the menu of a phone clock and result stand with their names in sight', async () => {
  await openLimits(<SessionTimeRow />, {
    prepare: async ({ person }) => {
      await person.call('POST', '/limit-service-api/api/external/web/v3/ping');
    },
  });
  const name = await screen.findByText('Returns less stakes since you logged in:');
  expect(name.className).toBe('');
  expect(name.nextSibling?.textContent).toMatch(/^€\s0\.00$/);
});
