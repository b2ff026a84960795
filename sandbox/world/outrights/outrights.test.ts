import { expect, test } from 'vitest';
import { settlementOf } from '#domain/ticket/Settlement.ts';
import { createWorld } from '../createWorld.ts';
import type { World } from '../World.ts';
import { decodeOutcome, encodeOutcome } from '../identifiers.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 4, 10, 12);
const worldAt = (atMs: number): World => createWorld({ seed: 3, size: 'small', nowMs: atMs });
const outrightsOf = (world: World) => {
  const champIds = world.tree('en').sports.flatMap(({ champs }) => champs.map(({ id }) => id));
  return world
    .games({ section: 'line', competitionIds: champIds, limit: 300 }, 'en')
    .games.filter(({ outright }) => outright !== undefined && outright.places === undefined);
};

test('SBX-520 a competition with outrights has one event in the line all season, on request, after its matches', () => {
  const world = worldAt(nowMs);
  const outrights = outrightsOf(world);
  expect(outrights.length).toBeGreaterThan(4);
  for (const filter of [
    {},
    { sportId: 1 },
    { competitionIds: [outrights[0]!.champId], withinH: 10_000 },
    { isTop: true },
    { teamIds: [outrights[0]!.team1.id] },
  ])
    expect(
      world
        .games({ section: 'line', limit: 300, ...filter }, 'en')
        .games.some(({ outright }) => outright !== undefined),
    ).toBe(false);
  expect(
    world.games({ section: 'line', competitionIds: [outrights[0]!.champId] }, 'en').games.at(-1)
      ?.id,
  ).toBe(outrights[0]!.id);
  for (const { id, champId, starts_at: startsAtS } of outrights) {
    expect(startsAtS * 1000).toBeGreaterThan(nowMs);
    const { champ, markets, groups } = world.game(id, 'en')!;
    expect(champ.id).toBe(champId);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(markets.length);
    expect(world.offeredEvent(id)).toMatchObject({ isOutright: true, section: 'line' });
  }
});

test('SBX-521 outright prices lie within the common margin and follow the table: a clear leader is the favourite', () => {
  const world = worldAt(nowMs);
  for (const { id, champId } of outrightsOf(world)) {
    const { markets } = world.game(id, 'en')!;
    for (const { outcomes, typeId } of markets) {
      const winners = typeId === 2 ? 3 : 1;
      const overround = outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0) / winners;
      // Some of the first three may be practically certain and are no longer offered.
      if (winners === 1) expect(overround).toBeGreaterThan(1.03);
      expect(overround).toBeLessThan(1.1);
      expect(outcomes.map(({ coef }) => coef)).toEqual(
        outcomes.map(({ coef }) => coef).toSorted((one, other) => one - other),
      );
    }
    for (const { id: marketId, outcomes } of markets.slice(0, 1)) {
      const history = world.priceHistory(marketId, 12, 'en')!;
      expect(history.at.length).toBeGreaterThan(0);
      for (const outcome of outcomes)
        expect(history.outcomes.find((each) => each.id === outcome.id)?.coefs.at(-1)).toBe(
          outcome.coef,
        );
    }
    const champion = markets.find(({ typeId }) => typeId === 1);
    const rows = world.table(champId)!.rows;
    const [first, second] = rows;
    if (champion !== undefined && rows[0]!.played > 8 && first!.points - second!.points > 8)
      expect(champion.outcomes[0].name).toBe(first!.team.name);
  }
});

test('SBX-522 an outright settles by the final table after the last match', () => {
  const [event] = outrightsOf(worldAt(nowMs)).toSorted(
    (one, other) => one.starts_at - other.starts_at,
  );
  const world = worldAt(event!.starts_at * 1000 - 60_000);
  const season = world.table(event!.champId)!.season;
  const outcomes = [1, 2, 3].flatMap((typeId) =>
    world
      .table(event!.champId)!
      .rows.map((_row, index) =>
        encodeOutcome({ eventId: event!.id, typeId, lineIndex: 0, outcomeIndex: index }),
      ),
  );
  const settled = (typeId: number): string[] =>
    outcomes
      .filter((id) => decodeOutcome(id).typeId === typeId && world.settlement(id) === 'won')
      .map((id) => world.couponBet(id, 'en')!.name);
  expect(outcomes.every((id) => world.settlement(id) === 'notStarted')).toBe(true);
  world.advanceTo(event!.starts_at * 1000 + 60_000);
  expect(
    outcomes.every(
      (id) => world.settlement(id) === 'unsettled' && world.couponBet(id, 'en')!.isBlocked,
    ),
  ).toBe(true);
  const beforeEndMs = world.nowMs;
  for (
    let hours = 0;
    hours < 12 && world.couponBet(outcomes[0]!, 'en')?.isFinished !== true;
    hours += 1
  )
    world.advanceTo(world.nowMs + 3_600_000);
  expect(world.endedSince(beforeEndMs).some(({ gameId }) => gameId === event!.id)).toBe(true);
  const { rows } = world.table(event!.champId, season)!;
  expect(settled(1)).toEqual([rows[0]!.team.name]);
  expect(settled(3)).toEqual([rows.at(-1)!.team.name]);
  expect(settled(2).toSorted()).toEqual(
    rows
      .slice(0, 3)
      .map(({ team }) => team.name)
      .toSorted(),
  );
  // SBX-741 is proved for races and votes; seasons behave alike.
  const told = world.outcomes(event!.id, 'en')!.markets;
  expect(told.length).toBeGreaterThan(0);
  for (const { id, statusId } of told.flatMap((market) => market.outcomes))
    expect(settlementOf(statusId)).toBe(world.settlement(id));
  expect(world.game(event!.id, 'en')!.game.statusId).toBe(4);
  // The next season begins with its first match, months later.
  expect(outrightsOf(world).some(({ champId }) => champId === event!.champId)).toBe(false);
  const offered = outrightsOf(worldAt(event!.starts_at * 1000 + 335 * dayMs));
  expect(offered.some(({ id }) => id === event!.id)).toBe(false);
  expect(offered.some(({ champId }) => champId === event!.champId)).toBe(true);
});

test('SBX-523 the top scorer of football has the most goals in the timelines', () => {
  const event = outrightsOf(worldAt(nowMs)).find(({ sportId }) => sportId === 1)!;
  const { fromMs, toMs } = worldAt(nowMs).table(event.champId)!;
  const world = worldAt(toMs + dayMs / 4);
  const goals = new Map<string, number>();
  for (const { gameId } of world.results({
    fromMs,
    toMs: toMs + 1,
    competitionIds: [event.champId],
  })) {
    const { game, timeline } = world.game(gameId, 'en')!;
    for (const { kind, player, team, text } of timeline) {
      if (player === undefined || (kind !== 'goal' && kind !== 'penalty') || /miss/i.test(text))
        continue;
      const name = `${player.name} (${(team === 1 ? game.team1 : game.team2).name})`;
      goals.set(name, (goals.get(name) ?? 0) + 1);
    }
  }
  const most = Math.max(...goals.values());
  const best = [...goals].filter(([, count]) => count === most).map(([name]) => name);
  const winners = Array.from({ length: 32 }, (_unused, outcomeIndex) =>
    encodeOutcome({ eventId: event.id, typeId: 4, lineIndex: 0, outcomeIndex }),
  ).filter((id) => world.settlement(id) === 'won');
  expect(winners).toHaveLength(1);
  const name = world.couponBet(winners[0]!, 'en')!.name;
  if (name !== 'Any other player') expect(best).toContain(name);
});

test('over many seasons teams win the competition as often as earlier prices imply', () => {
  const asked = [0, 25, 50].flatMap((days) => {
    const world = worldAt(nowMs + days * dayMs);
    return outrightsOf(world).flatMap(({ id }) => {
      const outcomes =
        world.game(id, 'en')!.markets.find(({ typeId }) => typeId === 1)?.outcomes ?? [];
      const sum = outcomes.reduce((all, { coef }) => all + 1 / coef, 0);
      return outcomes.map((outcome) => ({ id: outcome.id, implied: 1 / outcome.coef / sum }));
    });
  });
  const after = worldAt(nowMs + 120 * dayMs);
  for (const [from, to] of [
    [0, 0.1],
    [0.1, 0.3],
    [0.3, 0.6],
    [0.6, 1],
  ] as const) {
    const bucket = asked.filter(({ implied }) => implied >= from && implied < to);
    const implied = bucket.reduce((sum, each) => sum + each.implied, 0);
    const spread = Math.sqrt(
      bucket.reduce((sum, each) => sum + each.implied * (1 - each.implied), 0),
    );
    const won = bucket.filter(({ id }) => after.settlement(id) === 'won').length;
    expect(bucket.length).toBeGreaterThan(2);
    expect(Math.abs(won - implied)).toBeLessThan(3 * spread);
  }
});
