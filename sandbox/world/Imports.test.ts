import { expect, test } from 'vitest';
import { createWorld } from './createWorld.ts';
import type { ImportedEvent } from './World.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const event: ImportedEvent = {
  key: 'league|one|2026-03-14|Alpha|Beta',
  sportId: 1,
  countryName: 'England',
  countryIso: 'gb',
  competition: 'Premier League',
  home: 'Alpha',
  away: 'Beta',
  startsAtMs: nowMs + 3_600_000,
  odds: { result: [2100, 3500, 3600], total: { line: 2.5, over: 1900, under: 1950 } },
};

test('SBX-15 given odds are shown exactly and the other markets agree with them', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.putImported(event);
  const full = world.game(id, 'en');
  const market = (typeId: number, line?: number): readonly number[] => full?.markets.find((candidate) => candidate.typeId === typeId && candidate.line === line)?.outcomes.map(({ coef }) => coef) ?? [];
  expect(market(1)).toEqual([2.1, 3.5, 3.6]);
  expect(market(4, 2.5)).toEqual([1.9, 1.95]);
  const [homeNoDraw = 0] = market(3);
  const fairHome = 1 / 2.1 / (1 / 2.1 + 1 / 3.6);
  expect(Math.abs(1 / homeNoDraw / 1.055 - fairHome)).toBeLessThan(0.02);
  expect(full?.champ).toMatchObject({ name: 'England. Premier League', lineCount: 1 });
  expect(world.games({ section: 'line', gameIds: [id] }, 'en').total).toBe(1);
});

test('SBX-15 odds with a margin out of bounds get a new one', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.putImported({ ...event, odds: { result: [1900, 3000, 3200] } });
  const odds = world.game(id, 'en')?.markets.find(({ typeId }) => typeId === 1)?.outcomes.map(({ coef }) => coef) ?? [];
  const overround = odds.reduce((sum, coef) => sum + 1 / coef, 0);
  expect(overround).toBeGreaterThan(1.03);
  expect(overround).toBeLessThan(1.1);
});

test('SBX-15 the same key is the same event, and its id survives a restart', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.putImported(event);
  expect(world.putImported(event)).toBe(id);
  expect(world.game(id, 'en')?.markets[0]?.outcomes[0].coef).toBe(2.1);
  world.putImported({ ...event, odds: { result: [2150, 3450, 3500] } });
  expect(world.game(id, 'en')?.markets[0]?.outcomes[0].coef).toBe(2.15);
  expect(world.putImported({ ...event, key: 'another' })).not.toBe(id);
  expect(createWorld({ seed: 2, size: 'full', nowMs }).putImported(event)).toBe(id);
});

test('SBX-15 a given result is how the match ends', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const past = world.putImported({ ...event, key: 'past', startsAtMs: nowMs - 5 * 3_600_000, result: { score: [3, 1], halfTime: [1, 1] } });
  expect(world.game(past, 'en')?.game).toMatchObject({ statusId: 4, score: { home: 3, away: 1, periods: [[1, 1], [2, 0]] } });
  const coming = world.putImported({ ...event, result: { score: [0, 2] } });
  const outcomes = world.game(coming, 'en')?.markets.find(({ typeId }) => typeId === 1)?.outcomes ?? [];
  world.advanceTo(nowMs + 2 * 3_600_000);
  expect(world.game(coming, 'en')?.game.isLive).toBe(true);
  world.advanceTo(nowMs + 4 * 3_600_000);
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual([0, 0, 1]);
});

test('SBX-15 two-way odds of other sports are shown as they are', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  for (const sportId of [2, 3, 4, 5, 17]) {
    const id = world.putImported({ ...event, key: `sport ${sportId}`, sportId, odds: { result: [1600, 0, 2380] } });
    const shown = world.game(id, 'en')?.markets.map(({ outcomes }) => outcomes.map(({ coef }) => coef));
    expect(shown, `sport ${sportId}`).toContainEqual([1.6, 2.38]);
  }
});
