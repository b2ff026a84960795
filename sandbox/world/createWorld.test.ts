import { expect, test } from 'vitest';
import { createWorld } from './createWorld.ts';
import { nowMs, minuteMs, hourMs, smallWorld, firstOf } from './testing/smallWorld.ts';

const dayMs = 24 * hourMs;

const playingSports = [1, 2, 3, 4] as const;

test('SBX-1 two worlds of the same seed are equal, even if one was restarted in between', () => {
  const first = smallWorld();
  const second = smallWorld(7, nowMs + 30 * minuteMs);
  first.advanceTo(nowMs + 30 * minuteMs);
  expect(second.games({ section: 'live' }, 'en').games).toEqual(
    first.games({ section: 'live' }, 'en').games,
  );
  expect(second.games({ section: 'line' }, 'ru').games).toEqual(
    first.games({ section: 'line' }, 'ru').games,
  );
  const live = firstOf(first, 'live', 1);
  expect({ ...second.game(live.id, 'en'), seq: 0 }).toEqual({
    ...first.game(live.id, 'en'),
    seq: 0,
  });
  expect(firstOf(smallWorld(8), 'line', 1).team1.name).not.toBe(
    firstOf(first, 'line', 1).team1.name,
  );
});

test('every outcome id decodes to its event', () => {
  const world = smallWorld();
  const { id } = firstOf(world, 'line', 1);
  for (const market of world.game(id, 'en')?.markets ?? []) {
    for (const outcome of market.outcomes) {
      expect(world.gameIdOf(outcome.id)).toBe(id);
      expect(world.couponBet(outcome.id, 'en')).toMatchObject({
        id: outcome.id,
        gameId: id,
        coef: outcome.coef,
        name: outcome.name,
        marketName: market.name,
        isBlocked: false,
      });
    }
  }
});

test('SBX-791 no handicap line of zero duplicates the result or draw no bet at another price', () => {
  const world = smallWorld();
  const games = [1, 2].flatMap((sportId) => world.games({ section: 'line', sportId }, 'en').games);
  let compared = 0;
  for (const { id } of games.slice(0, 40)) {
    const markets = world.game(id, 'en')?.markets ?? [];
    const level = markets.filter(({ line, name }) => line === 0 && /handicap/i.test(name));
    expect(level.filter(({ outcomes }) => outcomes.length === 3)).toEqual([]);
    for (const { outcomes, sub } of level) {
      const twin = markets.find((other) => other.sub === sub && other.name.includes('Draw no bet'));
      if (twin === undefined) continue;
      compared += 1;
      expect(outcomes.map(({ coef }) => coef)).toEqual(twin.outcomes.map(({ coef }) => coef));
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('SBX-7 every football event has 150 markets of 40 types in 8 groups', () => {
  const world = smallWorld();
  for (const { id } of world.games({ section: 'line', sportId: 1 }, 'en').games) {
    const full = world.game(id, 'en');
    const markets = full?.markets ?? [];
    expect(markets.length).toBeGreaterThanOrEqual(150);
    expect(new Set(markets.map(({ typeId }) => typeId)).size).toBeGreaterThanOrEqual(40);
    expect(full?.groups.length).toBeGreaterThanOrEqual(8);
    expect(full?.game.marketCount).toBe(markets.length);
    expect(
      markets.every(
        ({ groupIds }) =>
          groupIds.length > 0 &&
          groupIds.every((group) => full?.groups.some((known) => known.id === group)),
      ),
    ).toBe(true);
  }
});

test.each([
  [6, 'Set score', 'Sets'],
  [14, 'Leg score', 'Scores'],
  [15, 'Frame score', 'Scores'],
  [17, 'Map score', 'Scores'],
])('SBX-711 the score of sport %i has the counts of that sport', (sportId, name, group) => {
  const world = smallWorld();
  const { markets, groups } = world.game(firstOf(world, 'line', sportId).id, 'en')!;
  const score = markets.find((market) => market.name === name)!;
  expect(groups.filter(({ id }) => score.groupIds.includes(id)).map((each) => each.name)).toContain(
    group,
  );
});

test('the small world has about 300 events and is ready within 300 ms', () => {
  expect(
    Math.min(...[7, 8, 9].map((seed) => tookMs(() => smallWorld(seed).tree('en')))),
  ).toBeLessThan(300);
  const tree = smallWorld(9).tree('en');
  const events = tree.sports.reduce(
    (sum, { lineCount, liveCount }) => sum + lineCount + liveCount,
    0,
  );
  expect(events).toBeGreaterThan(180);
  expect(events).toBeLessThan(380);
});

/** CPU time of this thread alone, because the machine may be busy with other work. */
function tookMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('the full world has thousands of events, 60 or more live, and stays small and fast', () => {
  const before = process.memoryUsage().heapUsed;
  const world = createWorld({ seed: 3, size: 'full', nowMs });
  const tree = world.tree('en');
  const lineCount = tree.sports.reduce((sum, sport) => sum + sport.lineCount, 0);
  expect(lineCount).toBeGreaterThan(2000);
  expect(lineCount).toBeLessThan(6000);
  expect(world.games({ section: 'live' }, 'en').total).toBeGreaterThanOrEqual(60);
  world.games({ section: 'line', limit: 300 }, 'en');
  // The fastest of five runs excludes compilation and garbage collection.
  expect(
    Math.min(
      ...[0, 40, 80, 120, 160].map((offset) =>
        tookMs(() => world.games({ section: 'line', limit: 100, offset }, 'en')),
      ),
    ),
  ).toBeLessThan(50);
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(200);
});

test('at any instant of a week each playing sport has at least three live matches', () => {
  const world = smallWorld();
  for (let atMs = nowMs; atMs < nowMs + 7 * dayMs; atMs += 11 * minuteMs) {
    world.advanceTo(atMs);
    for (const sportId of playingSports) {
      const live = world.tree('en').sports.find(({ id }) => id === sportId)?.liveCount ?? 0;
      expect(live, `sport ${sportId} at ${new Date(atMs).toISOString()}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('SBX-12 an outcome carries the handicap value with its sign', () => {
  const world = smallWorld();
  const [game] = world.games({ section: 'line', sportId: 1, limit: 1 }, 'en').games;
  const names = (world.game(game?.id ?? 0, 'en')?.markets ?? []).flatMap((market) =>
    market.outcomes.map((outcome) => outcome.name),
  );
  expect(names.filter((name) => /\([+−]\d/.test(name)).length).toBeGreaterThan(4);
  expect(names.filter((name) => /\(\s*&|&\s*$|^\s*&/.test(name))).toEqual([]);
});

test('SBX-12 sports are named in the requested language, with English as fallback; team names stay Latin', () => {
  const world = smallWorld();
  const names = (language: string): readonly string[] =>
    world.tree(language).sports.map(({ name }) => name);
  expect(names('en').length).toBeGreaterThanOrEqual(16);
  expect(names('en')).toContain('Ice hockey');
  expect(names('ru')).toContain('Хоккей');
  expect([names('de'), names('ar')]).toEqual([
    expect.arrayContaining(['Eishockey']),
    expect.arrayContaining(['كرة القدم']),
  ]);
  expect(names('it')).toEqual(names('en'));
  const { id } = firstOf(world, 'line', 1);
  const russian = world.game(id, 'ru');
  expect(russian?.game.team1.name).toBe(world.game(id, 'en')?.game.team1.name);
  expect(russian?.markets[0]?.name).toBe('Исход');
  const keys = /\b(market|outcome|scope|phase|incident|stat|group|competition)\./;
  for (const section of ['line', 'live'] as const)
    for (const game of world.games({ section }, 'ru').games)
      expect(JSON.stringify(world.game(game.id, 'ru'))).not.toMatch(keys);
});
