import type { GameFull, GameList, PlacedCoupon, Placement } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { engineOfSport } from '../engine/engines.ts';
import { overroundOf } from '../pricing/applyMargin.ts';
import { quoteMarket } from '../pricing/quoteMarket.ts';
import { createRandom } from '../random.ts';
import { noMarginSkew } from '../engine/SportEngine.ts';

test.each([
  ['darts', 14, 'leg'],
  ['snooker', 15, 'frame'],
] as const)(
  'SBX-780 the winner of the current and of the next %s is offered, follows the play and is calibrated',
  (_name, sportId, unit) => {
    const engine = engineOfSport(sportId);
    const type = engine.types.find(({ nameKey }) => nameKey === `${unit}sWinner`)!;
    const random = createRandom(9, unit);
    let [expected, came, quoted] = [0, 0, 0];
    for (let id = 1; id <= 400; id += 1) {
      const setup = { id, seed: 9, levels: engine.levels(random() - 0.5, 0) };
      const script = engine.simulate(setup);
      const course = { script, playedS: Math.floor(random() * script.durationS) };
      const outlook = engine.outlook(setup, noMarginSkew, course);
      const standing = engine.standing(course);
      const [home, away] = standing.pair('match')!;
      const current = home + away;
      const offered = type.offer(outlook);
      const isPlayedOut = type.chances(outlook, current)?.includes(0) === true;
      expect(offered).toEqual(
        (isPlayedOut ? [current + 1] : [current, current + 1]).filter(
          (index) => index < type.grid!.count,
        ),
      );
      for (const lineIndex of offered) {
        const chances = type.chances(outlook, lineIndex)!;
        expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
        for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
        expect(type.isDecided!(standing, lineIndex)).toBe(false);
        const settled = [0, 1].map((outcome) => type.settle(script.facts, lineIndex, outcome));
        const sets = script.incidents.filter(({ kind }) => kind === 'set');
        const winner = sets[lineIndex]?.team;
        expect(settled).toEqual(
          winner === undefined
            ? ['void', 'void']
            : winner === 1
              ? ['won', 'lost']
              : ['lost', 'won'],
        );
        const quote = quoteMarket(type, lineIndex, outlook);
        if (quote === undefined) expect(Math.max(...chances)).toBeGreaterThan(0.95);
        else {
          const overround = overroundOf(quote.odds);
          expect(overround >= 1.03 && overround <= 1.1, quote.odds.join(' ')).toBe(true);
        }
        if (winner === undefined) continue;
        quoted += 1;
        expected += chances[0]!;
        came += winner === 1 ? 1 : 0;
      }
      // Finished sets are settled as they were played while the match continues.
      if (current > 0) {
        expect([
          type.isDecided!(standing, current - 1),
          type.chances(outlook, current - 1),
        ]).toEqual([true, undefined]);
        expect(type.settle(standing, current - 1, 0)).toBe(
          type.settle(script.facts, current - 1, 0),
        );
      }
    }
    expect(quoted).toBeGreaterThan(500);
    expect(Math.abs(expected - came) / quoted).toBeLessThan(0.06);
    expect(type.offer(engine.outlook({ id: 1, seed: 9, levels: [0.5] }, noMarginSkew))).toEqual([
      0, 1,
    ]);
  },
);

test('SBX-780 a bet on a frame is settled when the frame is over, while the match continues', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const typeId = engineOfSport(15).types.find(({ nameKey }) => nameKey === 'framesWinner')!.id;
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=15&limit=1',
  );
  const gameId = games[0]!.id;
  const before = await sandbox.json<GameFull>(`/web-api/line/v1/games/${gameId}`);
  const markets = before.markets.filter((market) => market.typeId === typeId);
  expect(markets.map(({ name, line }) => [name, line])).toEqual([
    ['Frame 1: winner', 1],
    ['Frame 2: winner', 2],
  ]);
  const ids: number[] = [];
  for (const [index, { outcomes }] of markets.entries()) {
    const answer = await demo.call(
      'POST',
      '/web-api/coupon/v1/placements',
      {
        accountId: demo.accountId,
        typeId: 0,
        amount: { minor: 1000, currency: 'EUR' },
        bets: [{ id: outcomes[0].id, coef: outcomes[0].coef }],
        changeCoefAction: 1,
        coefViewId: 0,
      },
      { 'X-Idempotency-Key': `frame-key-${index}` },
    );
    ids.push(((await answer.json()) as Placement).coupon?.id ?? 0);
  }
  const statuses = async (): Promise<number[]> => {
    // Hours have passed and the session has expired.
    const fresh = await sandbox.signIn();
    return Promise.all(
      ids.map(
        async (id) =>
          (
            (await (await fresh.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
              bet: PlacedCoupon;
            }
          ).bet.statusId,
      ),
    );
  };
  const score = async (): Promise<readonly [number, number]> => {
    const { game } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${gameId}`);
    return [game.score?.home ?? 0, game.score?.away ?? 0];
  };
  const standing = async (): Promise<number> => (await score())[0] + (await score())[1];
  sandbox.advance(before.game.starts_at * 1000 - sandbox.nowMs() + 60_000);
  expect(await statuses()).toEqual([-2, -2]);
  while ((await standing()) < 1) sandbox.advance(60_000);
  const [home] = await score();
  sandbox.run(3000);
  expect(await statuses()).toEqual([home === 1 ? 1 : 0, -2]);
  expect((await sandbox.json<GameFull>(`/web-api/line/v1/games/${gameId}`)).game.isLive).toBe(true);
  while ((await standing()) < 2) sandbox.advance(60_000);
  const [later] = await score();
  sandbox.run(3000);
  expect(await statuses()).toEqual([home === 1 ? 1 : 0, later > home ? 1 : 0]);
  expect(sandbox.ledger.verify()).toEqual([]);
  // Another set result changes the winners of frames, and earlier payouts are corrected.
  await sandbox.post(`/sandbox/v1/events/${gameId}/result`, {
    score: home === 1 ? [0, 5] : [5, 0],
  });
  sandbox.run(10_000);
  expect(await statuses()).toEqual(home === 1 ? [0, 0] : [1, 1]);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
