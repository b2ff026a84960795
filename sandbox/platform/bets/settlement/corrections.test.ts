import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFull, GameList, PlacedCoupon, Placement } from '#wire';
import { isServerMessage } from '#wire/validators/feed.js';
import { expect, test } from 'vitest';
import { defaultSeed } from '../../../createInfrastructure.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { ManualTimers } from '../../../testing/ManualTimers.ts';
import { createWorld } from '../../../world/createWorld.ts';
import { encodeOutcome } from '../../../world/identifiers.ts';

async function firstOutcome(
  sandbox: TestSandbox,
  index = 0,
): Promise<{ readonly gameId: number; readonly outcomeId: number }> {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=30',
  );
  const { game, markets } = await sandbox.json<GameFull>(
    `/web-api/line/v1/games/${games[index]!.id}`,
  );
  const outcomeId = markets[0]!.outcomes[0].id;
  await sandbox.post('/sandbox/v1/prices', { outcomeId, coef: 2, isBlocked: false });
  return { gameId: game.id, outcomeId };
}

async function bet(
  person: TestPerson,
  outcomeIds: readonly number[],
  minor: number,
  key: string,
): Promise<number> {
  const answer = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: outcomeIds.length === 1 ? 0 : 1,
      amount: { minor, currency: 'EUR' },
      bets: outcomeIds.map((id) => ({ id, coef: 2 })),
      changeCoefAction: 0,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': key },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Placement).coupon?.id ?? 0;
}

const read = async (person: TestPerson, id: number): Promise<PlacedCoupon> =>
  (
    (await (await person.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
      bet: PlacedCoupon;
    }
  ).bet;
const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;
const score = (
  sandbox: TestSandbox,
  gameId: number,
  home: number,
  away: number,
): Promise<Response> =>
  sandbox.post(`/sandbox/v1/events/${gameId}/result`, { score: [home, away] });

async function settled(): Promise<{
  sandbox: TestSandbox;
  demo: TestPerson;
  gameId: number;
  outcomeId: number;
  id: number;
}> {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const { gameId, outcomeId } = await firstOutcome(sandbox);
  const id = await bet(demo, [outcomeId], 1000, 'corrected-key');
  await score(sandbox, gameId, 2, 1);
  sandbox.run(1000);
  expect(await read(demo, id)).toMatchObject({ statusId: 1, payout: { minor: 2000 } });
  return { sandbox, demo, gameId, outcomeId, id };
}

test('SBX-312 SBX-1450 SBX-1442 a corrected result takes the payout back and pays again, in the ledger and in the history of the bet', async () => {
  const { sandbox, demo, gameId, id } = await settled();
  expect(balance(sandbox, demo)).toBe(101_000);
  await score(sandbox, gameId, 1, 1);
  expect(await read(demo, id)).toMatchObject({
    statusId: 0,
    payout: { minor: 0 },
    bets: [{ statusId: 0 }],
    correction: {
      was_status_id: 1,
      was_payout: { minor: 2000 },
      taken: { minor: 2000 },
      paid: { minor: 0 },
    },
  });
  expect(balance(sandbox, demo)).toBe(99_000);
  await score(sandbox, gameId, 3, 1);
  expect(await read(demo, id)).toMatchObject({
    statusId: 1,
    payout: { minor: 2000 },
    correction: { was_status_id: 0, taken: { minor: 0 }, paid: { minor: 2000 } },
  });
  await score(sandbox, gameId, 4, 1);
  sandbox.run(120_000);
  expect(balance(sandbox, demo)).toBe(101_000);
  expect(
    sandbox.ledger
      .statement(demo.userId)
      .filter(({ couponId }) => couponId === id)
      .map(({ minor }) => minor),
  ).toEqual([-1000, 2000, -2000, 2000]);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-312 an account never falls below zero: money spent meanwhile is not taken back', async () => {
  const { sandbox, demo, gameId, id } = await settled();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 500 });
  await score(sandbox, gameId, 0, 1);
  expect(balance(sandbox, demo)).toBe(0);
  expect(await read(demo, id)).toMatchObject({
    statusId: 0,
    correction: { was_payout: { minor: 2000 }, taken: { minor: 500 } },
  });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-312 SBX-1451 an accumulator lost by a wrong result is open again while its other selection is', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const [first, second] = [await firstOutcome(sandbox, 0), await firstOutcome(sandbox, 1)];
  const id = await bet(demo, [first.outcomeId, second.outcomeId], 1000, 'express-key');
  await score(sandbox, first.gameId, 0, 2);
  sandbox.run(1000);
  expect((await read(demo, id)).statusId).toBe(0);
  await score(sandbox, first.gameId, 2, 0);
  expect(await read(demo, id)).toMatchObject({
    statusId: -2,
    bets: [{ statusId: 1 }, { statusId: -1 }],
    correction: { was_status_id: 0 },
  });
  await score(sandbox, second.gameId, 1, 0);
  sandbox.run(1000);
  expect(await read(demo, id)).toMatchObject({ statusId: 1, payout: { minor: 4000 } });
  expect(balance(sandbox, demo)).toBe(103_000);
  sandbox.dispose();
});

test('SBX-312 the user channel sends the coupon and the balance of a correction', async () => {
  const { sandbox, demo, gameId, id } = await settled();
  const client = sandbox.connect({ token: demo.token });
  client.subscribe(1, { kind: 'user' });
  sandbox.run(300);
  client.drain();
  await score(sandbox, gameId, 0, 0);
  sandbox.run(300);
  const told = client.drain();
  expect(told.filter((message) => !isServerMessage(message))).toEqual([]);
  const text = JSON.stringify(told);
  expect(text).toContain('"was_status_id":1');
  expect(text).toContain(`"id":${id}`);
  expect(text).toContain('99000');
  sandbox.dispose();
});

test('SBX-313 the control API sets the disruption of a match, and refuses an impossible one', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const { gameId, outcomeId } = await firstOutcome(sandbox);
  const id = await bet(demo, [outcomeId], 1000, 'called-off-key');
  expect(
    (
      await sandbox.post(`/sandbox/v1/events/${gameId}/disruption`, {
        disruption: 'struck by lightning',
      })
    ).status,
  ).toBe(400);
  expect(
    (await sandbox.post('/sandbox/v1/events/12/disruption', { disruption: 'abandoned' })).status,
  ).toBe(404);
  expect(
    (await sandbox.post(`/sandbox/v1/events/${gameId}/disruption`, { disruption: 'postponed' }))
      .status,
  ).toBe(200);
  sandbox.run(1000);
  expect(await read(demo, id)).toMatchObject({ statusId: 3, payout: { minor: 1000 } });
  expect(
    (await sandbox.post(`/sandbox/v1/events/${gameId}/disruption`, { disruption: 'abandoned' }))
      .status,
  ).toBe(409);
  sandbox.dispose();
});

test('SBX-312 a restart settles again the results corrected while the platform was down', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
  const databasePath = join(folder, 'sandbox.sqlite');
  try {
    const before = createTestSandbox({ databasePath });
    const startsAtMs = before.nowMs();
    // The world is deterministic, so the match with a later correction is known.
    const later = createWorld({
      seed: defaultSeed,
      size: 'small',
      nowMs: startsAtMs + 6 * 86_400_000,
    });
    const match = later
      .results({
        fromMs: startsAtMs + 3 * 3_600_000,
        toMs: startsAtMs + 5 * 86_400_000,
        sportId: 1,
      })
      .find(({ isCorrected }) => isCorrected)!;
    // Over the goals before the last one was annulled: won at the end, lost after the correction.
    const goals = match.score[0] + match.score[1];
    const over = encodeOutcome({
      eventId: match.gameId,
      typeId: 4,
      lineIndex: 2 * goals,
      outcomeIndex: 0,
    });
    before.advance(match.startsAtMs - startsAtMs - 60_000);
    await before.post('/sandbox/v1/prices', { outcomeId: over, coef: 2, isBlocked: false });
    const demo = await before.signIn();
    const id = await bet(demo, [over], 1000, 'before-restart');
    before.advance(match.endedAtMs - match.startsAtMs + 120_000);
    before.run(2000);
    expect(await read(await before.signIn(), id)).toMatchObject({ statusId: 1 });
    before.dispose();

    const timers = new ManualTimers(match.endedAtMs + 3_600_000);
    const after = createTestSandbox({ databasePath, timers });
    timers.advance(62_000);
    const again = await after.signIn();
    expect(await read(again, id)).toMatchObject({
      statusId: 0,
      correction: { was_status_id: 1, was_payout: { minor: 2000 }, taken: { minor: 2000 } },
    });
    expect(after.ledger.verify()).toEqual([]);
    after.dispose();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('SBX-776 a decided selection has the final score of its match, also after a correction', async () => {
  const { sandbox, demo, gameId, id } = await settled();
  const selectionOf = async () => (await read(demo, id)).bets[0];
  expect(await selectionOf()).toMatchObject({ scoreText: '2:1' });
  expect(await selectionOf()).not.toHaveProperty('isLiveNow');
  await score(sandbox, gameId, 1, 3);
  expect(await selectionOf()).toMatchObject({ statusId: 0, scoreText: '1:3' });
});
