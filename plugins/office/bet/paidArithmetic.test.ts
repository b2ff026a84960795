import { afterEach, expect, test } from 'vitest';
import type { GameFull, GameList, PlaceCouponRequest, PlacedCoupon, Placement } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { explainTicket } from '#domain/ticket/explain/explainTicket.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { ticketOfBet } from '#domain/bets/ticketOfBet.ts';

let open: TestSandbox | undefined;
afterEach(() => {
  expect(open?.ledger.verify() ?? []).toEqual([]);
  open?.dispose();
  open = undefined;
});

interface Case {
  readonly name: string;
  readonly odds: readonly number[];
  readonly results: readonly number[];
  readonly change: Partial<PlaceCouponRequest>;
  readonly taxes?: {
    readonly stakePermille: number;
    readonly winPermille: number;
    readonly winFreeMinor: number;
  };
}

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const taxes = { stakePermille: 45, winPermille: 100, winFreeMinor: 300 };
const four = [1.85, 1.71, 1.62, 1.58];
const five = [1.5, 1.61, 1.5, 1.73, 1.5];

const cases: readonly Case[] = [
  { name: 'bonus bet won', odds: four, results: [1, 1, 1, 1], change: { isBonusBet: true } },
  {
    name: 'bonus bet with a returned selection',
    odds: four,
    results: [1, 3, 1, 1],
    change: { isBonusBet: true },
  },
  {
    name: 'bonus bet that is no longer due',
    odds: four,
    results: [1, 3, 3, 1],
    change: { isBonusBet: true },
  },
  {
    name: 'bonus bet with taxes',
    odds: four,
    results: [1, 1, 1, 1],
    change: { isBonusBet: true },
    taxes,
  },
  { name: 'hyper bonus', odds: five, results: [1, 1, 1, 1, 1], change: {} },
  {
    name: 'hyper bonus of a system with taxes',
    odds: five,
    results: [1, 0, 1, 1, 2],
    change: { typeId: 2, systemValue: 3 },
    taxes,
  },
  {
    name: 'free bet won',
    odds: four.slice(0, 3),
    results: [1, 1, 1],
    change: { promoCode: 'SPRING10', amount: eur(1300) },
    taxes,
  },
  {
    name: 'free bet returned',
    odds: four.slice(0, 3),
    results: [3, 3, 3],
    change: { promoCode: 'SPRING10', amount: eur(1300) },
    taxes,
  },
  {
    name: 'refund of a lost stake',
    odds: [2.4],
    results: [0],
    change: { promoCode: 'WEEKEND', amount: eur(3000) },
  },
  {
    name: 'won with a refund code',
    odds: [2.4],
    results: [1],
    change: { promoCode: 'WEEKEND' },
    taxes,
  },
  { name: 'taxes alone', odds: [2.37], results: [1], change: { amount: eur(777) }, taxes },
  {
    name: 'taxes of a returned bet',
    odds: [2.37],
    results: [3],
    change: { amount: eur(777) },
    taxes,
  },
];

async function placed(
  sandbox: TestSandbox,
  demo: TestPerson,
  { odds, change }: Case,
): Promise<{
  readonly id: number;
  readonly selections: readonly { readonly id: number; readonly gameId: number }[];
}> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=30');
  const selections = await Promise.all(
    odds.map(async (coef, index) => {
      const { game, markets } = await sandbox.json<GameFull>(
        `/web-api/line/v1/games/${games[index]!.id}`,
      );
      const { id } = markets[0]!.outcomes[0];
      await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef, isBlocked: false });
      return { id, coef, gameId: game.id };
    }),
  );
  const request = {
    accountId: demo.accountId,
    typeId: odds.length === 1 ? 0 : 1,
    amount: eur(1000),
    bets: selections.map(({ id, coef }) => ({ id, coef })),
    changeCoefAction: 0,
    coefViewId: 0,
    ...change,
  };
  const answer = await demo.call('POST', '/web-api/coupon/v1/placements', request, {
    'X-Idempotency-Key': 'explained-key',
  });
  const { coupon } = (await answer.json()) as Placement;
  if (coupon === undefined) throw new Error(`not accepted: ${answer.status}`);
  return { id: coupon.id, selections };
}

test.each(cases)(
  'OFC-71 $name: the last line of the explanation is the payout in the ledger, the stake line the stake in the ledger',
  async (example) => {
    const sandbox = (open = createTestSandbox());
    await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
    if (example.taxes !== undefined) await sandbox.post('/sandbox/v1/coupon/money', example.taxes);
    const demo = await sandbox.signIn();
    const { id, selections } = await placed(sandbox, demo, example);
    const read = async (): Promise<PlacedCoupon> =>
      (
        (await (await demo.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
          bet: PlacedCoupon;
        }
      ).bet;
    const explained = (wire: PlacedCoupon) => {
      const bet = betFromWire(wire);
      return explainTicket(ticketOfBet(bet), bet.terms);
    };
    const before = await read();
    expect(explained(before)?.payoutMinor).toBe(before.possibleWin.minor);
    for (const [index, status] of example.results.entries())
      await sandbox.post(`/sandbox/v1/events/${selections[index]!.gameId}/result`, {
        score: [0, 0],
        outcomes: { [selections[index]!.id]: status },
      });
    sandbox.run(1000);
    const after = await read();
    const booked = sandbox.ledger
      .statement(demo.accountId)
      .filter(({ couponId }) => couponId === id);
    const sumOf = (kind: string): number =>
      booked.reduce((sum, entry) => sum + (entry.kind === kind ? entry.minor : 0), 0);
    const explanation = explained(after);
    expect([explanation?.isPotential, explanation?.lines.at(-1)?.figure]).toEqual([
      false,
      { kind: 'money', minor: sumOf('payout'), isExact: true },
    ]);
    const due = explanation?.lines.find(({ key }) => key === 'explain.money.due')?.figure ?? {
      kind: 'money',
      minor: after.amount.minor,
    };
    expect(due).toMatchObject({ minor: -sumOf('stake') });
  },
);

test('OFC-71 an advance is named beside the amount that the person paid', async () => {
  const sandbox = (open = createTestSandbox());
  const demo = await sandbox.signIn();
  await placed(sandbox, demo, {
    name: 'first',
    odds: [2],
    results: [],
    change: { amount: eur(3000) },
  });
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=30');
  const { markets } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[5]!.id}`);
  const { id } = markets[0]!.outcomes[0];
  await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 2, isBlocked: false });
  const request = {
    accountId: demo.accountId,
    typeId: 0,
    amount: eur(2000),
    bets: [{ id, coef: 2 }],
    changeCoefAction: 0,
    coefViewId: 0,
    prepaidAmount: eur(1500),
  };
  const { coupon } = (await (
    await demo.call('POST', '/web-api/coupon/v1/placements', request, {
      'X-Idempotency-Key': 'advance-key',
    })
  ).json()) as Placement;
  const bet = betFromWire(coupon!);
  const lines = explainTicket(ticketOfBet(bet), bet.terms)?.lines.filter(({ key }) =>
    key.startsWith('explain.money.'),
  );
  expect(lines?.map(({ key, figure }) => [key, figure?.kind === 'money' && figure.minor])).toEqual([
    ['explain.money.stake', 2000],
    ['explain.money.advance', -1500],
    ['explain.money.due', 500],
  ]);
});
