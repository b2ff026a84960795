import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const everything = 1000;

test.each(['line', 'live'] as const)(
  'SBX-980 rows of %s say as many markets as the pages of their events, once counted',
  (section) => {
    const world = createWorld({ seed: 7, size: 'small', nowMs });
    const rows = () => world.games({ section, limit: 40 }, 'en').games;
    const countOf = new Map(rows().map(({ id, marketCount }) => [id, marketCount]));
    const revisionOf = new Map([...countOf.keys()].map((id) => [id, world.revision(id) ?? 0]));
    world.countMarkets(everything);
    const counted = rows();
    expect(counted.length).toBeGreaterThan(10);
    // Estimates are near, not right: what has changed is read again.
    const changed = counted.filter(({ id, marketCount }) => marketCount !== countOf.get(id));
    expect(changed.length).toBeGreaterThan(0);
    expect(
      counted.filter(({ id }) => (world.revision(id) ?? 0) > (revisionOf.get(id) ?? 0)),
    ).toEqual(changed);
    for (const { id, marketCount } of counted)
      expect([id, marketCount]).toEqual([id, world.game(id, 'en')?.markets.length]);
  },
);

test('SBX-980 counts follow prices, the first asked for first, and an opened event is counted at once', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const rows = () => world.games({ section: 'live', limit: 40 }, 'en').games;
  rows();
  world.countMarkets(everything);
  world.advanceTo(nowMs + 5 * 60_000);
  for (const _ of rows()) world.countMarkets(1);
  for (const { id, marketCount } of rows())
    expect([id, marketCount]).toEqual([id, world.game(id, 'en')?.markets.length]);

  world.advanceTo(nowMs + 10 * 60_000);
  for (const { id } of rows()) {
    const page = world.game(id, 'en');
    const row = rows().find((each) => each.id === id);
    expect([id, row?.marketCount]).toEqual([id, page?.markets.length]);
  }
});
