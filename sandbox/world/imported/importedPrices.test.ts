import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import { nowMs, event, resultOdds } from './testing/importedMatch.ts';

test('SBX-15 given odds are shown exactly and the other markets agree with them', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  const full = world.game(id, 'en');
  const market = (typeId: number, line?: number): readonly number[] =>
    full?.markets
      .find((candidate) => candidate.typeId === typeId && candidate.line === line)
      ?.outcomes.map(({ coef }) => coef) ?? [];
  expect(market(1)).toEqual([2.1, 3.5, 3.6]);
  expect(market(4, 2.5)).toEqual([1.9, 1.95]);
  const [homeNoDraw = 0] = market(3);
  const fairHome = 1 / 2.1 / (1 / 2.1 + 1 / 3.6);
  expect(Math.abs(1 / homeNoDraw / 1.055 - fairHome)).toBeLessThan(0.02);
  expect(full?.champ).toMatchObject({ name: 'England. Premier League', lineCount: 1 });
  expect(world.games({ section: 'line', gameIds: [id] }, 'en').total).toBe(1);
});

test('SBX-1024 M66 prices of a file are marked as such while they are unchanged', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  const sourceOf = (of: number, typeId: number): string | undefined => {
    const { id: marketId = 0 } =
      world.game(of, 'en')!.markets.find((market) => market.typeId === typeId) ?? {};
    const history = world.priceHistory(marketId, 24, 'en');
    if (history === undefined) throw new Error(`no history of market ${typeId} of ${of}`);
    return history.source;
  };
  expect(sourceOf(id, 1)).toBe('file');
  const fitted = 3;
  expect(sourceOf(id, fitted)).toBeUndefined();
  const moving = (hoursAhead: number): string | undefined =>
    sourceOf(
      world.upsertImported({
        ...event,
        key: `in ${hoursAhead}`,
        startsAtMs: nowMs + hoursAhead * 3_600_000,
        closingOdds: { result: [2400, 3500, 3000] },
      }),
      1,
    );
  expect([moving(100), moving(36)]).toEqual(['file', 'file_moving']);
  const live = world.upsertImported({ ...event, key: 'live', startsAtMs: nowMs - 600_000 });
  expect(sourceOf(live, 1)).toBeUndefined();
  const [own] = world
    .games({ section: 'line', limit: 50 }, 'en')
    .games.filter((game) => game.id !== id && game.sportId === 1);
  expect(sourceOf(own!.id, 1)).toBeUndefined();
  expect([id, live, own!.id].map((each) => world.game(each, 'en')!.source)).toEqual([
    'file',
    'file',
    undefined,
  ]);
});

test('SBX-15 two-way odds of other sports are shown unchanged', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  for (const sportId of [2, 3, 4, 5, 17]) {
    const id = world.upsertImported({
      ...event,
      key: `sport ${sportId}`,
      sportId,
      odds: { result: [1600, 0, 2380] },
    });
    const shown = world
      .game(id, 'en')
      ?.markets.map(({ outcomes }) => outcomes.map(({ coef }) => coef));
    expect(shown, `sport ${sportId}`).toContainEqual([1.6, 2.38]);
  }
});

test('SBX-355 opening prices hold until three days before the start, then move to the closing prices at the start', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  // At 24 times the pace an hour is a day.
  const startsAtMs = nowMs + 6 * 3_600_000;
  const id = world.upsertImported({
    ...event,
    pace: 24,
    startsAtMs,
    closingOdds: { result: [1700, 3900, 4800] },
  });
  expect(resultOdds(world, id)).toEqual([2.1, 3.5, 3.6]);
  world.advanceTo(startsAtMs - 3 * 3_600_000);
  expect(resultOdds(world, id)).toEqual([2.1, 3.5, 3.6]);
  world.advanceTo(startsAtMs - 1.5 * 3_600_000);
  const between = resultOdds(world, id);
  expect(between[0]).toBeGreaterThan(1.7);
  expect(between[0]).toBeLessThan(2.1);
  world.advanceTo(startsAtMs - 1);
  expect(resultOdds(world, id)).toEqual([1.7, 3.9, 4.8]);
  const drawNoBet =
    world.game(id, 'en')?.markets.find(({ typeId }) => typeId === 3)?.outcomes[0].coef ?? 0;
  expect(Math.abs(1 / drawNoBet / 1.055 - 1 / 1.7 / (1 / 1.7 + 1 / 4.8))).toBeLessThan(0.02);
});

test('SBX-355 a quarter line of the file settles by halves', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...event,
    odds: { ...event.odds, handicap: { line: -0.75, home: 1950, away: 1900 } },
    result: { score: [2, 1] },
  });
  const market = world
    .game(id, 'en')
    ?.markets.find(({ typeId, line }) => typeId === 7 && line === -0.75);
  expect(market?.outcomes.map(({ coef }) => coef)).toEqual([1.95, 1.9]);
  world.advanceTo(nowMs + 4 * 3_600_000);
  expect(market?.outcomes.map((outcome) => world.settlement(outcome.id))).toEqual([
    'halfWonHalfVoid',
    'halfLostHalfVoid',
  ]);
});
