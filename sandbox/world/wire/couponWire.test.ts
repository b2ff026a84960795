import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';

test('SBX-970 the score of a cricket selection has the runs and wickets of each side', () => {
  const nowMs = Date.parse('2026-03-14T12:00:00Z');
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const scoresOf = (sportId: number): readonly (string | undefined)[] =>
    world
      .games({ section: 'live', sportId }, 'en')
      .games.flatMap(({ id }) => world.game(id, 'en')?.markets[0]?.outcomes[0] ?? [])
      .map(({ id }) => world.couponBet(id, 'en')?.scoreText);
  const cricket = scoresOf(12);
  expect(cricket.length).toBeGreaterThan(0);
  for (const score of cricket) expect(score).toMatch(/^\d+\/\d+:\d+\/\d+$/);
  for (const score of scoresOf(1)) expect(score).toMatch(/^\d+:\d+$/);
});
