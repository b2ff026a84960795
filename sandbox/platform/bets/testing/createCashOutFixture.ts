import type {
  CashOutAnswer,
  CashOutOffer,
  ErrorAnswer,
  GameFull,
  GameList,
  PlacedCoupon,
  Placement,
  UserData,
} from '#wire';
import {
  createTestSandbox,
  type FeedClient,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';

export interface FixtureOutcome {
  readonly id: number;
  readonly gameId: number;
}

/** A user with open bets at odds of 2, for tests of cash-out. */
export interface CashOutFixture {
  readonly sandbox: TestSandbox;
  readonly demo: TestPerson;
  readonly outcomes: readonly FixtureOutcome[];
  /** Ends the match of the outcome with a win or a loss of its first team. */
  readonly end: (index: number, isWon: boolean) => Promise<void>;
  readonly price: (
    index: number,
    change: { readonly coef?: number; readonly isBlocked?: boolean },
  ) => Promise<Response>;
  readonly bet: (indexes: readonly number[], minor?: number) => Promise<number>;
  /** Cashes out the part of the stake at the given value. */
  readonly cashOut: (
    couponId: number,
    stakeMinor: number,
    valueMinor: number,
    key: string,
    changeCoefAction?: 0 | 1 | 2,
  ) => Promise<{
    readonly status: number;
    readonly body: CashOutAnswer & Partial<ErrorAnswer>;
    readonly text: string;
  }>;
  readonly auto: (couponId: number, minor?: number) => Promise<Response>;
  readonly read: (couponId: number) => Promise<PlacedCoupon>;
  readonly balance: () => number;
  readonly moved: (couponId: number) => readonly number[];
  /** Opens a tab that is subscribed to the user channel. */
  readonly listen: () => { readonly feed: FeedClient; readonly offers: () => CashOutOffer[] };
}

const eur = (minor: number): { readonly minor: number; readonly currency: string } => ({
  minor,
  currency: 'EUR',
});

export async function createCashOutFixture(
  section: 'line' | 'live' = 'line',
): Promise<CashOutFixture> {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&sportId=1&limit=6`,
  );
  const outcomes: FixtureOutcome[] = [];
  for (const { id } of games) {
    const { markets } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
    const outcome = markets[0]?.outcomes[0];
    if (outcome !== undefined) outcomes.push({ id: outcome.id, gameId: id });
  }
  const price: CashOutFixture['price'] = (index, change) =>
    sandbox.post('/sandbox/v1/prices', { outcomeId: outcomes[index]?.id, ...change });
  for (const index of [0, 1, 2]) await price(index, { coef: 2, isBlocked: false });
  let count = 0;
  return {
    sandbox,
    demo,
    outcomes,
    price,
    end: async (index, isWon) => {
      await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
      const answer = await sandbox.post(`/sandbox/v1/events/${outcomes[index]?.gameId}/result`, {
        score: isWon ? [2, 1] : [0, 1],
      });
      if (answer.status !== 200) throw new Error(`The match was not ended: ${await answer.text()}`);
      sandbox.run(1000);
    },
    bet: async (indexes, minor = 1000) => {
      count += 1;
      const body = {
        accountId: demo.accountId,
        typeId: indexes.length === 1 ? 0 : 1,
        amount: eur(minor),
        bets: indexes.map((index) => ({ id: outcomes[index]?.id, coef: 2 })),
        changeCoefAction: 1,
        coefViewId: 0,
      };
      const key = `staged-bet-${count}`;
      await demo.call('POST', '/web-api/coupon/v1/placements', body, { 'X-Idempotency-Key': key });
      if (section === 'live') sandbox.run(3000);
      const { coupon } = (await (
        await demo.call('GET', `/web-api/coupon/v1/placements/${key}`)
      ).json()) as Placement;
      if (coupon === undefined)
        throw new Error('The bet was not accepted: look at the prices of the fixture');
      return coupon.id;
    },
    cashOut: async (couponId, stakeMinor, valueMinor, key, changeCoefAction = 0) => {
      const answer = await demo.call(
        'POST',
        '/web-api/coupon/v1/cash-outs',
        { couponId, stake: eur(stakeMinor), value: eur(valueMinor), changeCoefAction },
        { 'X-Idempotency-Key': key },
      );
      const text = await answer.text();
      return {
        status: answer.status,
        text,
        body: JSON.parse(text) as CashOutAnswer & Partial<ErrorAnswer>,
      };
    },
    auto: (couponId, minor) =>
      demo.call('POST', '/web-api/coupon/v1/auto-cash-outs', {
        couponId,
        ...(minor === undefined ? {} : { value: eur(minor) }),
      }),
    read: async (couponId) =>
      (
        (await (await demo.call('GET', `/web-api/history/v1/bets/${couponId}`)).json()) as {
          bet: PlacedCoupon;
        }
      ).bet,
    balance: () => sandbox.ledger.account(demo.accountId)?.balanceMinor ?? -1,
    moved: (couponId) =>
      sandbox.ledger
        .statement(demo.userId)
        .flatMap((entry) => (entry.couponId === couponId ? [entry.minor] : [])),
    listen: () => {
      const feed = sandbox.connect({ token: demo.token });
      feed.subscribe(1, { kind: 'user' });
      const offers = (): CashOutOffer[] =>
        feed
          .drain()
          .flatMap((message) =>
            message.t === 'snapshot' || message.t === 'delta'
              ? ((message.data as UserData).cashOuts ?? [])
              : [],
          );
      return { feed, offers };
    },
  };
}
