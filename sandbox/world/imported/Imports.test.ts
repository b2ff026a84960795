import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';
import { nowMs, fixture, event, twelveHoursMs } from './testing/importedMatch.ts';

test('SBX-912 M66 a real match shows nothing that its file does not have', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const play = (result: NonNullable<ImportedEvent['result']>) =>
    world.upsertImported({
      ...fixture,
      key: JSON.stringify(result),
      startsAtMs: nowMs - 86_400_000,
      result,
    });
  const [bare, counted] = [
    play({ score: [6, 6] }),
    play({ score: [2, 1], counts: { corners: [7, 3] } }),
  ];
  expect(world.statistics(bare, 'en')).toEqual([]);
  expect(world.statistics(counted, 'en')).toMatchObject([
    { key: 'match', rows: [{ key: 'corners', home: 7, away: 3 }] },
  ]);
  const goals = world.game(bare, 'en')!.timeline.filter(({ kind }) => /goal|penalty/.test(kind));
  expect(new Set(goals.map(({ kind }) => kind))).toEqual(new Set(['goal']));
});

test('SBX-15 the same key is the same event, and its id survives a restart', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  expect(world.upsertImported(event)).toBe(id);
  expect(world.game(id, 'en')?.markets[0]?.outcomes[0].coef).toBe(2.1);
  world.upsertImported({ ...event, odds: { result: [2150, 3450, 3500] } });
  expect(world.game(id, 'en')?.markets[0]?.outcomes[0].coef).toBe(2.15);
  expect(world.upsertImported({ ...event, key: 'another' })).not.toBe(id);
  expect(createWorld({ seed: 2, size: 'full', nowMs }).upsertImported(event)).toBe(id);
});

test('SBX-365 an imported match is offered four weeks before its start', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...event,
    startsAtMs: nowMs + 28 * 86_400_000 + twelveHoursMs,
  });
  const isOffered = (): boolean => world.offeredEvent(id) !== undefined;
  expect(isOffered()).toBe(false);
  world.advanceTo(nowMs + twelveHoursMs);
  expect(isOffered()).toBe(true);
});

test.each([2, 3, 4, 5, 11, 17])(
  'SBX-357 a match of sport %d with a known winner but no score is won by that side',
  (sportId) => {
    const world = createWorld({ seed: 1, size: 'small', nowMs });
    for (const winner of [1, 2] as const) {
      const id = world.upsertImported({
        ...event,
        key: `winner ${winner}`,
        sportId,
        startsAtMs: nowMs - twelveHoursMs,
        odds: { result: [1500, 0, 2600] },
        winner,
      });
      const score = world.game(id, 'en')?.game.score;
      expect(Math.sign((score?.home ?? 0) - (score?.away ?? 0))).toBe(winner === 1 ? 1 : -1);
      expect(world.record(id)?.winner).toBe(winner);
    }
  },
);

test('imported teams have their real colours', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const colors = (home: string, sportId = 1) =>
    world.game(world.upsertImported({ ...fixture, key: home, sportId, home }), 'en')!.game.team1
      .colors;
  expect(colors('Manchester City')).not.toEqual(colors('Liverpool'));
  expect(colors('Liverpool')).toEqual(colors('Arsenal'));
  expect(colors('Boston Celtics', 3)[0]).toBe('#00843d');
  expect(colors('Nobody United')).toHaveLength(2);
});

test('SBX-363 an event keeps its id, and ten thousand matches are imported quickly', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  expect(createWorld({ seed: 1, size: 'small', nowMs }).upsertImported(event, id + 1)).toBe(id + 1);
  const beganMs = performance.now();
  for (let index = 0; index < 10_000; index += 1)
    world.upsertImported({
      ...event,
      key: `match ${index}`,
      home: `Home ${index % 500}`,
      startsAtMs: nowMs + (index - 5000) * 600_000,
    });
  expect(world.games({ section: 'line', sportId: 1, limit: 10 }, 'en').total).toBeGreaterThan(4000);
  expect(performance.now() - beganMs).toBeLessThan(4000);
});
