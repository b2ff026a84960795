import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameList, Placement, SessionCheckAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('a restart on the same file keeps people, money, bets and keys, and decides and settles pending bets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const databasePath = join(folder, 'data', 'sandbox.sqlite');
  try {
    const before = createTestSandbox({ databasePath });
    const demo = await before.signIn();
    const live = (await before.json<GameList>('/web-api/line/v1/games?section=live&limit=30')).games
      .flatMap((game) => game.main.flatMap((market) => market.outcomes))
      .find((outcome) => !outcome.isBlocked);
    const body = {
      accountId: demo.accountId,
      typeId: 0,
      amount: { minor: 700, currency: 'EUR' },
      bets: [{ id: live!.id, coef: live!.coef }],
      changeCoefAction: 1,
      coefViewId: 0,
    };
    const first = await demo.call('POST', '/web-api/coupon/v1/placements', body, {
      'X-Idempotency-Key': 'over-restart',
    });
    expect(first.status).toBe(202);
    before.dispose();

    const after = createTestSandbox({ databasePath });
    const cookie = { headers: { Cookie: demo.cookie } };
    expect(
      (await after.json<SessionCheckAnswer>('/web-api/auth/v1/session-check', cookie)).user_id,
    ).toBe(demo.userId);
    after.run(3500);
    const again = await after.request('/web-api/coupon/v1/placements/over-restart', {
      headers: { Authorization: `Bearer ${demo.token}` },
    });
    expect(((await again.json()) as Placement).state).toBe('accepted');
    expect(after.ledger.account(demo.accountId)?.balanceMinor).toBe(99_300);
    expect(after.ledger.verify()).toEqual([]);
    after.dispose();

    const later = createTestSandbox({ databasePath });
    later.advance(86_400_000);
    later.run(62_000);
    const fresh = await later.signIn();
    const { counts } = (await (await fresh.call('GET', '/web-api/history/v1/bets')).json()) as {
      counts: object;
    };
    expect(counts).toMatchObject({ all: 27, open: 0 });
    later.dispose();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an accepted bet answers its key after a restart, and a waiting one is decided although the clock went back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const databasePath = join(folder, 'sandbox.sqlite');
  try {
    const before = createTestSandbox({ databasePath });
    before.advance(2 * 3_600_000);
    const demo = await before.signIn();
    const open = async (section: 'line' | 'live'): Promise<object> => {
      const { games } = await before.json<GameList>(
        `/web-api/line/v1/games?section=${section}&limit=30`,
      );
      const { id, coef } = games
        .flatMap((game) => game.main.flatMap((market) => market.outcomes))
        .find((outcome) => !outcome.isBlocked)!;
      return {
        accountId: demo.accountId,
        typeId: 0,
        amount: { minor: 700, currency: 'EUR' },
        bets: [{ id, coef }],
        changeCoefAction: 1,
        coefViewId: 0,
      };
    };
    const place = (body: object, key: string): Promise<Response> =>
      demo.call('POST', '/web-api/coupon/v1/placements', body, { 'X-Idempotency-Key': key });
    const taken = await open('line');
    const answer = (await (await place(taken, 'taken-before')).json()) as Placement;
    expect(answer.state).toBe('accepted');
    expect((await place(await open('live'), 'waits-before')).status).toBe(202);
    before.dispose();

    const after = createTestSandbox({ databasePath });
    const again = await after.signIn();
    after.run(300);
    expect(
      (
        (await (
          await again.call('GET', '/web-api/coupon/v1/placements/waits-before')
        ).json()) as Placement
      ).state,
    ).not.toBe('waiting');
    const balanceMinor = after.ledger.account(again.accountId)?.balanceMinor;
    const repeated = (await (
      await again.call('POST', '/web-api/coupon/v1/placements', taken, {
        'X-Idempotency-Key': 'taken-before',
      })
    ).json()) as Placement;
    expect(repeated.coupon?.id).toBe(answer.coupon?.id);
    expect(after.ledger.account(again.accountId)?.balanceMinor).toBe(balanceMinor);
    expect(after.ledger.verify()).toEqual([]);
    after.dispose();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
