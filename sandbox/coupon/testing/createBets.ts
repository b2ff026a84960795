import type { GameList, HistoryAnswer, PlacedCoupon, PlaceCouponRequest, Placement } from '#wire';
import type { TestPerson, TestSandbox } from '../../createTestSandbox.ts';

/** An outcome of an event, at odds that a test has set. */
export interface TestLeg {
  readonly gameId: number;
  readonly id: number;
  readonly coef: number;
}

type Bets = PlaceCouponRequest['bets'];

/** Open outcomes that may be in an express, one of each of so many events, at exactly these odds. */
export async function legsAt(sandbox: TestSandbox, coefs: readonly number[], section: 'line' | 'live' = 'line'): Promise<TestLeg[]> {
  const { games } = await sandbox.json<GameList>(`/web-api/line/v1/games?section=${section}&limit=60`);
  const legs: TestLeg[] = [];
  for (const { id: gameId, main } of games) {
    const coef = coefs[legs.length];
    if (coef === undefined) break;
    const outcome = main[0]?.outcomes[0];
    if (outcome === undefined) continue;
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef, isBlocked: false });
    legs.push({ gameId, id: outcome.id, coef });
  }
  if (legs.length < coefs.length) throw new Error(`The small world has fewer than ${coefs.length} open ${section} events`);
  return legs;
}

export function bodyOf(
  person: TestPerson,
  typeId: PlaceCouponRequest['typeId'],
  legs: readonly (TestLeg & Partial<Bets[number]>)[],
  minor: number,
  change: Partial<PlaceCouponRequest> = {},
): PlaceCouponRequest {
  const bets = legs.map(({ gameId: _gameId, ...bet }) => bet) as unknown as Bets;
  return { accountId: person.accountId, typeId, amount: { minor, currency: 'EUR' }, bets, changeCoefAction: 0, coefViewId: 0, ...change };
}

export function post(person: TestPerson, request: PlaceCouponRequest, key: string): Promise<Response> {
  return person.call('POST', '/web-api/coupon/v1/placements', request, { 'X-Idempotency-Key': key });
}

/** Places a coupon that must be taken at once. */
export async function placed(person: TestPerson, request: PlaceCouponRequest, key: string): Promise<Placement> {
  const answer = await post(person, request, key);
  if (answer.status !== 200) throw new Error(`The coupon was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Placement;
}

export async function readBet(person: TestPerson, id: number): Promise<PlacedCoupon> {
  return ((await (await person.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as { bet: PlacedCoupon }).bet;
}

/** The newest bets of a person, as many as a page of the history holds at most. */
export async function newestBets(person: TestPerson): Promise<readonly PlacedCoupon[]> {
  return ((await (await person.call('GET', '/web-api/history/v1/bets?pageSize=100')).json()) as HistoryAnswer).bets;
}

/** Ends an event with these outcomes settled so; the rest of it by its score. */
export async function settle(sandbox: TestSandbox, legs: readonly (readonly [leg: TestLeg, statusId: number])[]): Promise<void> {
  for (const gameId of new Set(legs.map(([leg]) => leg.gameId))) {
    const outcomes = Object.fromEntries(legs.filter(([leg]) => leg.gameId === gameId).map(([leg, statusId]) => [leg.id, statusId]));
    await sandbox.post(`/sandbox/v1/events/${gameId}/result`, { score: [0, 0], outcomes });
  }
  sandbox.run(6000);
}
