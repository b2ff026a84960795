import { expect, test } from 'vitest';
import { highestOverround, lowestOverround } from './pricing/applyMargin.ts';
import { nowMs, minuteMs, hourMs, smallWorld, firstOf } from './testing/smallWorld.ts';

function overroundOf(game: {
  readonly outcomes: readonly { readonly coef: number }[];
  readonly typeId: number;
  readonly name: string;
}): number {
  const sum = game.outcomes.reduce((total, { coef }) => total + 1 / coef, 0);
  return game.name.includes('Double chance') ? sum / 2 : sum;
}

test('SBX-11 changing the pace changes no score', () => {
  const world = smallWorld();
  const before = world
    .games({ section: 'live' }, 'en')
    .games.map(({ id, score }) => [id, score?.home, score?.away, score?.clock?.seconds]);
  world.setPace(30);
  expect(world.pace).toBe(30);
  expect(
    world
      .games({ section: 'live' }, 'en')
      .games.map(({ id, score }) => [id, score?.home, score?.away, score?.clock?.seconds]),
  ).toEqual(before);
  const { id } = firstOf(world, 'live', 1);
  const score = world.game(id, 'en')?.game.score;
  world.advanceTo(nowMs + 1000);
  const later = world.game(id, 'en')?.game.score;
  if (score?.clock?.running === true && later?.phase === score.phase)
    expect((later.clock?.seconds ?? 0) - score.clock.seconds).toBe(30);
});

test('SBX-13 a decided market leaves the page but remains known to the coupon', () => {
  const world = smallWorld(8);
  const { id } = firstOf(world, 'line', 1);
  const before = world.game(id, 'en')?.markets ?? [];
  world.advanceTo((world.game(id, 'en')?.game.starts_at ?? 0) * 1000 + 100 * minuteMs);
  const after = new Set(world.game(id, 'en')?.markets.map((market) => market.id));
  const gone = before.filter((market) => !after.has(market.id));
  expect(gone.length).toBeGreaterThan(60);
  for (const market of gone)
    expect(world.couponBet(market.outcomes[0].id, 'en')).toMatchObject({
      isBlocked: true,
      isLive: true,
    });
  expect(world.couponBet(id * 2 ** 21 + 500 * 2 ** 12, 'en')).toBeUndefined();
});

test('SBX-1373 a market that will not be offered again is closed, a suspended one is not', () => {
  const world = smallWorld(8);
  const { id, starts_at: startsAtS } = firstOf(world, 'line', 1);
  const before = world.game(id, 'en')?.markets ?? [];
  const firstHalf = before.filter(({ name }) => name.startsWith('1st half'));
  expect(firstHalf.length).toBeGreaterThan(3);
  const closedOf = (markets: typeof before): ReadonlySet<boolean> =>
    new Set(
      markets.map(({ outcomes }) => world.couponBet(outcomes[0].id, 'en')?.isClosed === true),
    );
  expect(closedOf(before)).toEqual(new Set([false]));
  world.advanceTo(startsAtS * 1000 + 2000);
  expect(closedOf(firstHalf)).toEqual(new Set([false]));
  world.advanceTo(startsAtS * 1000 + 80 * minuteMs);
  expect(closedOf(firstHalf)).toEqual(new Set([true]));
  const open = world.game(id, 'en')?.markets ?? [];
  expect(open.length).toBeGreaterThan(0);
  expect(closedOf(open)).toEqual(new Set([false]));
});

test('SBX-1374 bets on the first half are settled during the second half, bets on the match are not', () => {
  const world = smallWorld(8);
  const { id, starts_at: startsAtS } = firstOf(world, 'line', 1);
  const markets = world.game(id, 'en')?.markets ?? [];
  const half = markets.find(({ name }) => name === '1st half. Result')?.outcomes ?? [];
  const whole = markets.find(({ name }) => name === 'Result')?.outcomes ?? [];
  world.advanceTo(startsAtS * 1000 + 20 * minuteMs);
  expect(half.map((outcome) => world.settlement(outcome.id))).toEqual([
    'unsettled',
    'unsettled',
    'unsettled',
  ]);
  expect(half.some((outcome) => world.isDecidedInPlay(outcome.id))).toBe(false);
  world.advanceTo(startsAtS * 1000 + 80 * minuteMs);
  const [home, away] = world.game(id, 'en')?.game.score?.periods[0] ?? [0, 0];
  const winning = Math.sign(away - home) + 1;
  expect(half.map((outcome) => world.settlement(outcome.id))).toEqual(
    [0, 1, 2].map((index) => (index === winning ? 'won' : 'lost')),
  );
  expect(half.every((outcome) => world.isDecidedInPlay(outcome.id))).toBe(true);
  expect(whole.map((outcome) => world.settlement(outcome.id))).toEqual([
    'unsettled',
    'unsettled',
    'unsettled',
  ]);
  expect(whole.some((outcome) => world.isDecidedInPlay(outcome.id))).toBe(false);
});

test('SBX-14 outcomes are settled after the end of the match', () => {
  const world = smallWorld(8);
  const game = firstOf(world, 'line', 1);
  const outcomes = world.game(game.id, 'en')?.markets[0]?.outcomes ?? [];
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual([
    'notStarted',
    'notStarted',
    'notStarted',
  ]);
  world.advanceTo(game.starts_at * 1000 + 10 * minuteMs);
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual([
    'unsettled',
    'unsettled',
    'unsettled',
  ]);
  world.advanceTo(game.starts_at * 1000 + 3 * hourMs);
  const score = world.game(game.id, 'en')?.game.score;
  const winning = Math.sign((score?.away ?? 0) - (score?.home ?? 0)) + 1;
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual(
    [0, 1, 2].map((index) => (index === winning ? 'won' : 'lost')),
  );
  expect(world.endedSince(game.starts_at * 1000).some(({ gameId }) => gameId === game.id)).toBe(
    true,
  );
  expect(world.game(game.id, 'en')?.game).toMatchObject({
    statusId: 4,
    isLive: false,
    marketCount: 0,
  });
});

test.each([
  [1, [4, 2]],
  [2, [5, 1]],
  [3, [91, 88]],
  [4, [2, 1]],
  [6, [3, 1]],
] as const)(
  'SBX-14 a result set by the control API ends an event of sport %i now',
  (sportId, score) => {
    const world = smallWorld();
    const { id } = firstOf(world, sportId === 6 ? 'line' : 'live', sportId);
    const [market] =
      world.games({ section: 'line', gameIds: [id] }, 'en').games[0]?.main ??
      world.game(id, 'en')?.markets ??
      [];
    expect(world.setResult(id, { score })).toBe(true);
    expect(world.game(id, 'en')?.game).toMatchObject({
      statusId: 4,
      score: { home: score[0], away: score[1], phase: 'ft' },
    });
    expect(world.endedSince(nowMs - 1)).toContainEqual({ gameId: id, endedAtMs: nowMs });
    expect(world.games({ section: 'live', gameIds: [id] }, 'en').total).toBe(0);
    if (market !== undefined)
      expect(market.outcomes.map((outcome) => world.settlement(outcome.id))).not.toContain(
        'unsettled',
      );
  },
);

test('SBX-14 goals already shown remain when a result is set, and single outcomes can be fixed', () => {
  const world = smallWorld();
  const game =
    world
      .games({ section: 'live', sportId: 1 }, 'en')
      .games.find(({ score }) => (score?.home ?? 0) + (score?.away ?? 0) > 0) ??
    firstOf(world, 'live', 1);
  const seen = world.game(game.id, 'en')?.timeline.filter(({ kind }) => kind === 'goal') ?? [];
  const outcomeId = world.game(game.id, 'en')?.markets[0]?.outcomes[0].id ?? 0;
  world.setResult(game.id, {
    score: [(game.score?.home ?? 0) + 1, game.score?.away ?? 0],
    outcomes: { [outcomeId]: 'forcedVoid' },
  });
  const after = world.game(game.id, 'en')?.timeline.filter(({ kind }) => kind === 'goal') ?? [];
  for (const goal of seen)
    expect(
      after.some(
        ({ minute, second, team }) =>
          minute === goal.minute && second === goal.second && team === goal.team,
      ),
    ).toBe(true);
  expect(world.settlement(outcomeId)).toBe('forcedVoid');
  expect(world.setResult(1, { score: [1, 0] })).toBe(false);
});

test('price drift moves prices within their margin', () => {
  const world = smallWorld();
  const read = (): Map<number, number> =>
    new Map(
      world
        .games({ section: 'live' }, 'en')
        .games.flatMap(({ main }) =>
          main.flatMap(({ outcomes }) =>
            outcomes.map(({ id, coef }): [number, number] => [id, coef]),
          ),
        ),
    );
  const before = read();
  expect(world.driftPrices(50)).toBe(50);
  const after = read();
  expect([...after].filter(([id, coef]) => before.get(id) !== coef).length).toBeGreaterThan(5);
  for (const { main } of world.games({ section: 'live' }, 'en').games) {
    for (const market of main) {
      expect(overroundOf(market)).toBeGreaterThanOrEqual(lowestOverround);
      expect(overroundOf(market)).toBeLessThanOrEqual(highestOverround);
    }
  }
});

test('revisions rise with every visible change and never fall', () => {
  const world = smallWorld();
  const { id, starts_at: startsAtS } = firstOf(world, 'line', 1);
  let seen = JSON.stringify(world.game(id, 'en')?.markets);
  let revision = world.revision(id) ?? 0;
  for (
    let atMs = startsAtS * 1000 - 5 * minuteMs;
    atMs < startsAtS * 1000 + 2.2 * hourMs;
    atMs += 61_000
  ) {
    world.advanceTo(atMs);
    const now = world.revision(id) ?? 0;
    expect(now).toBeGreaterThanOrEqual(revision);
    const shown = JSON.stringify(world.game(id, 'en')?.markets);
    if (shown !== seen) expect(now).toBeGreaterThan(revision);
    seen = shown;
    revision = now;
  }
  const lists = world.listRevision;
  world.advanceTo(world.nowMs + 2 * hourMs);
  expect(world.listRevision).toBeGreaterThan(lists);
  expect(world.revision(1)).toBeUndefined();
});

test('a restarted world reports the events that ended while it was down', () => {
  const running = smallWorld();
  running.advanceTo(nowMs + 6 * hourMs);
  const restarted = smallWorld(7, nowMs + 6 * hourMs);
  expect(restarted.endedSince(nowMs)).toEqual(running.endedSince(nowMs));
  expect(running.endedSince(nowMs).length).toBeGreaterThan(30);
});

test('SBX-108 quarters begin at their minute of play although the clock counts down', () => {
  const world = smallWorld();
  const { id, starts_at } = firstOf(world, 'line', 3);
  let full = world.game(id, 'en');
  for (let atMs = starts_at * 1000; full?.game.score?.phase !== 'q4'; atMs += minuteMs) {
    world.advanceTo(atMs);
    full = world.game(id, 'en');
  }
  const begins = (full?.timeline ?? [])
    .filter(({ kind }) => kind === 'period')
    .map(({ minute }) => minute);
  expect(begins.toSorted((first, second) => first - second)).toEqual([1, 11, 21, 31]);
  expect(full?.momentum.length).toBeLessThanOrEqual(40);
});
