import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameFull, GameList } from '#wire';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { couponTextsToken } from '../../betting/contract.ts';
import { coupon } from '../../coupon/index.ts';
import { notices } from '../index.ts';
import { messagesToken } from './messagesToken.ts';

test.each([
  ['1', 1],
  ['0', 0],
])(
  'CPN-662 OF14 with notices of results at %s, a settled bet shows %i notice, and is in the list',
  async (isBetNotices, count) => {
    const { sandbox } = attachSandbox();
    await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
    const person = await sandbox.signIn();
    const { runtime } = await renderPlugin(null, { manifests: [auth, coupon, notices] });
    const { services } = runtime.services;
    const texts = await services.get(couponTextsToken);
    texts.choose('isBetNotices', isBetNotices);
    await act(async () =>
      runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
    );
    const messages = await services.get(messagesToken);
    await waitFor(() => expect(messages.list.hasValue).toBe(true));
    const before = messages.list.value?.length ?? 0;
    const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=1');
    const { game, markets } = await sandbox.json<GameFull>(
      `/web-api/line/v1/games/${games[0]!.id}`,
    );
    const outcome = markets[0]!.outcomes[0];
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef: 2, isBlocked: false });
    await person.call(
      'POST',
      '/web-api/coupon/v1/placements',
      {
        accountId: person.accountId,
        typeId: 0,
        amount: { minor: 1000, currency: 'EUR' },
        bets: [{ id: outcome.id, coef: 2 }],
        changeCoefAction: 0,
        coefViewId: 0,
      },
      { 'X-Idempotency-Key': 'a-bet-told-by-notice' },
    );
    await sandbox.post(`/sandbox/v1/events/${game.id}/result`, {
      score: [0, 0],
      outcomes: { [outcome.id]: 1 },
    });
    sandbox.run(2000);
    await act(() => messages.list.refresh());
    expect(messages.list.value?.length).toBe(before + 1);
    expect(runtime.services.notices.shown).toHaveLength(count);
  },
);
