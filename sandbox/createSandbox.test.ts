import type {
  AccountsAnswer,
  GameFull,
  GameList,
  PlacedCoupon,
  Placement,
  PriceCouponAnswer,
  SportsTree,
} from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from './testing/createTestSandbox.ts';

test('one application answers line, game, sign-in, accounts, price, place, settle and feed', async () => {
  const sandbox = createTestSandbox();
  const tree = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  expect(tree.sports.length).toBeGreaterThan(0);
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=5');
  expect(games).toHaveLength(5);
  const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]!.id}`);
  const outcome = game.markets[0]!.outcomes[0];
  const demo = await sandbox.signIn();
  const price = (await (
    await demo.call('POST', '/web-api/coupon/v1/price', {
      typeId: 0,
      bets: [{ id: outcome.id }],
      currency: 'EUR',
    })
  ).json()) as PriceCouponAnswer;
  expect(price.bets[0]).toMatchObject({ id: outcome.id, coef: outcome.coef });
  const feed = sandbox.connect({ token: demo.token });
  feed.subscribe(1, { kind: 'user' });
  feed.drain();

  const body = {
    accountId: demo.accountId,
    typeId: 0,
    amount: { minor: 1000, currency: 'EUR' },
    bets: [{ id: outcome.id, coef: outcome.coef }],
    changeCoefAction: 0,
    coefViewId: 0,
  };
  const placed = await demo.call('POST', '/web-api/coupon/v1/placements', body, {
    'X-Idempotency-Key': 'first-bet-1',
  });
  expect(placed.status).toBe(200);
  const { coupon } = (await placed.json()) as Placement;
  expect(coupon).toMatchObject({
    statusId: -2,
    amount: { minor: 1000, currency: 'EUR' },
    possibleWin: { minor: Math.round(1000 * outcome.coef), currency: 'EUR' },
  });

  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  await sandbox.post(`/sandbox/v1/events/${game.game.id}/result`, {
    outcomes: { [outcome.id]: 1 },
    score: [1, 0],
  });
  sandbox.run(2000);
  const told = feed
    .drain()
    .flatMap((message) =>
      message.t === 'delta' ? [message.data as { coupons?: PlacedCoupon[] }] : [],
    );
  expect(told.at(-1)?.coupons?.[0]).toMatchObject({
    id: coupon!.id,
    statusId: 1,
    payout: { minor: Math.round(1000 * outcome.coef), currency: 'EUR' },
  });
  const accounts = (await (
    await demo.call('GET', '/web-api/user/v1/accounts')
  ).json()) as AccountsAnswer;
  expect(accounts.accounts[0]!.money.minor).toBe(100_000 - 1000 + Math.round(1000 * outcome.coef));
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
