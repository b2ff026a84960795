import { afterEach, expect } from 'vitest';
import type {
  ErrorAnswer,
  GameFull,
  GameList,
  OutcomeWire,
  PlaceCouponRequest,
  PlacedCoupon,
  Placement,
  PriceCouponAnswer,
} from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';

export interface PricedOutcome {
  readonly gameId: number;
  readonly id: number;
  readonly coef: number;
}

interface MoneyFixture {
  readonly sandbox: TestSandbox;
  readonly demo: TestPerson;
  readonly selections: readonly PricedOutcome[];
  readonly place: (
    key: string,
    change: Partial<PlaceCouponRequest>,
    selections?: readonly PricedOutcome[],
  ) => Promise<{
    readonly status: number;
    readonly placement: Placement;
    readonly code: string | number | undefined;
    readonly id: number;
  }>;
  readonly settle: (results: readonly number[]) => Promise<void>;
  readonly read: (id: number) => Promise<PlacedCoupon>;
  readonly balance: (accountId?: number) => number;
  readonly price: (change?: object) => Promise<PriceCouponAnswer>;
}

let open: TestSandbox | undefined;
afterEach(() => {
  expect(open?.ledger.verify() ?? []).toEqual([]);
  open?.dispose();
  open = undefined;
});

/** Creates the demo user and outcomes of different prematch events, at exactly these odds. */
export async function createMoneyFixture(...coefs: readonly number[]): Promise<MoneyFixture> {
  const sandbox = (open = createTestSandbox());
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=30');
  const selections: PricedOutcome[] = [];
  for (const [index, coef] of coefs.entries()) {
    const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[index]!.id}`);
    const { id }: OutcomeWire = game.markets[0]!.outcomes[0];
    await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef, isBlocked: false });
    selections.push({ gameId: game.game.id, id, coef });
  }
  const betsOf = (some: readonly PricedOutcome[]) =>
    some.map(({ id, coef }) => ({ id, coef })) as PlaceCouponRequest['bets'];
  return {
    sandbox,
    demo,
    selections,
    place: async (key, change, some = selections) => {
      const request = {
        accountId: demo.accountId,
        typeId: some.length === 1 ? 0 : 1,
        amount: { minor: 1000, currency: 'EUR' },
        bets: betsOf(some),
        changeCoefAction: 0,
        coefViewId: 0,
        ...change,
      };
      const answer = await demo.call('POST', '/web-api/coupon/v1/placements', request, {
        'X-Idempotency-Key': key,
      });
      const body = (await answer.json()) as Placement & Partial<ErrorAnswer>;
      return {
        status: answer.status,
        placement: body,
        code: body.errors?.[0]?.code,
        id: body.coupon?.id ?? 0,
      };
    },
    settle: async (results) => {
      for (const [index, status] of results.entries())
        await sandbox.post(`/sandbox/v1/events/${selections[index]!.gameId}/result`, {
          score: [0, 0],
          outcomes: { [selections[index]!.id]: status },
        });
      sandbox.run(1000);
    },
    read: async (id) =>
      (
        (await (await demo.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
          bet: PlacedCoupon;
        }
      ).bet,
    balance: (accountId = demo.accountId) => sandbox.ledger.account(accountId)?.balanceMinor ?? -1,
    price: async (change = {}) =>
      (await (
        await demo.call('POST', '/web-api/coupon/v1/price', {
          typeId: selections.length === 1 ? 0 : 1,
          bets: selections.map(({ id }) => ({ id })),
          currency: 'EUR',
          accountId: demo.accountId,
          ...change,
        })
      ).json()) as PriceCouponAnswer,
  };
}

export const eur = (minor: number) => ({ minor, currency: 'EUR' });
