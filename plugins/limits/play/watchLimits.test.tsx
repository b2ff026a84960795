import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limitApprovalModal } from '../contract.ts';
import { openLimits } from '../testing/openLimits.tsx';
import { bet, order } from '../testing/playOnSandbox.ts';
import { PlayWatch } from './PlayWatch.tsx';

const dayMs = 86_400_000;
const limit = (limitValue: number) => ({ limitType: 20, measure: 'EUR', limitValue });

/** The watch of a signed-in person, with the dialogs that it opens. */
async function watch(options: Parameters<typeof openLimits>[1] = {}) {
  const page = await openLimits(<span />, options);
  const open = vi.spyOn(page.runtime.services.modals, 'open').mockResolvedValue(undefined);
  page.rerender(<PlayWatch />);
  const opened = (): readonly string[] => open.mock.calls.map(([{ id }]) => id);
  return { ...page, opened };
}

test('LIM-74 a looser deposit limit that is due is asked for on whichever page the person is', async () => {
  const { opened } = await watch({
    prepare: async ({ sandbox, person }) => {
      await order(person, [limit(1000)]);
      await order(person, [limit(9000)]);
      sandbox.store.run('UPDATE person_limits SET wished_at_ms = wished_at_ms - ?', dayMs);
    },
  });
  await waitFor(() => expect(opened()).toContain(limitApprovalModal.id));
});

test('LIM-78 B24 after a sign-in the unsettled bets are reported within three seconds, once', async () => {
  const { runtime } = await watch({
    login: 'newbie',
    prepare: async ({ sandbox, person }) => {
      sandbox.ledger.move('adjustment', person.accountId, 5000, sandbox.nowMs());
      await bet(sandbox, person, 500);
      await bet(sandbox, person, 500);
    },
  });
  const { notices } = runtime.services;
  await waitFor(() =>
    expect(notices.shown.map(({ title }) => title)).toContain('2 of your bets aren’t settled yet'),
  );
});
