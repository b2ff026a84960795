import type { GameList, HistoryAnswer, PlacedCoupon, PlaceCouponRequest, Placement } from '#wire';
import type { TestPerson, TestSandbox } from '../../../testing/createTestSandbox.ts';

/** An outcome of an event, at odds that a test has set. */
export interface TestSelection {
  readonly gameId: number;
  readonly id: number;
  readonly coef: number;
}

type Bets = PlaceCouponRequest['bets'];

/** Returns open outcomes that may be in an accumulator, one per event, at exactly these odds. */
export async function selectionsAt(
  sandbox: TestSandbox,
  coefs: readonly number[],
  section: 'line' | 'live' = 'line',
): Promise<TestSelection[]> {
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&limit=60`,
  );
  const selections: TestSelection[] = [];
  for (const { id: gameId, main } of games) {
    const coef = coefs[selections.length];
    if (coef === undefined) break;
    const outcome = main[0]?.outcomes[0];
    if (outcome === undefined) continue;
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef, isBlocked: false });
    selections.push({ gameId, id: outcome.id, coef });
  }
  if (selections.length < coefs.length)
    throw new Error(`The small world has fewer than ${coefs.length} open ${section} events`);
  return selections;
}

export function bodyOf(
  person: TestPerson,
  typeId: PlaceCouponRequest['typeId'],
  selections: readonly (TestSelection & Partial<Bets[number]>)[],
  minor: number,
  change: Partial<PlaceCouponRequest> = {},
): PlaceCouponRequest {
  const bets = selections.map(({ gameId: _gameId, ...bet }) => bet) as Bets;
  return {
    accountId: person.accountId,
    typeId,
    amount: { minor, currency: 'EUR' },
    bets,
    changeCoefAction: 0,
    coefViewId: 0,
    ...change,
  };
}

export function post(
  person: TestPerson,
  request: PlaceCouponRequest,
  key: string,
): Promise<Response> {
  return person.call('POST', '/web-api/coupon/v1/placements', request, {
    'X-Idempotency-Key': key,
  });
}

/** Places a coupon that must be accepted at once. */
export async function placed(
  person: TestPerson,
  request: PlaceCouponRequest,
  key: string,
): Promise<Placement> {
  const answer = await post(person, request, key);
  if (answer.status !== 200)
    throw new Error(`The coupon was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Placement;
}

export async function readBet(person: TestPerson, id: number): Promise<PlacedCoupon> {
  return (
    (await (await person.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
      bet: PlacedCoupon;
    }
  ).bet;
}

/** Returns the newest bets of a user, up to one page of the history. */
export async function newestBets(person: TestPerson): Promise<readonly PlacedCoupon[]> {
  return (
    (await (
      await person.call('GET', '/web-api/history/v1/bets?pageSize=100')
    ).json()) as HistoryAnswer
  ).bets;
}

/** Ends an event: these outcomes are settled as given, all others by its score. */
export async function settle(
  sandbox: TestSandbox,
  selections: readonly (readonly [selection: TestSelection, statusId: number])[],
): Promise<void> {
  for (const gameId of new Set(selections.map(([selection]) => selection.gameId))) {
    const outcomes = Object.fromEntries(
      selections
        .filter(([selection]) => selection.gameId === gameId)
        .map(([selection, statusId]) => [selection.id, statusId]),
    );
    await sandbox.post(`/sandbox/v1/events/${gameId}/result`, { score: [0, 0], outcomes });
  }
  sandbox.run(6000);
}
