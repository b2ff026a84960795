import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import { encodeOutcome } from '../identifiers.ts';
import type { MatchRecord } from './MatchRecord.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const hourMs = 3_600_000;
const premierDivision = 2;

const smallWorld = (): ReturnType<typeof createWorld> =>
  createWorld({ seed: 7, size: 'small', nowMs });

test('SBX-301 results of a team, head-to-heads and the table are the matches that were played and settled', () => {
  const world = smallWorld();
  const table = world.table(premierDivision)!;
  expect(table.rows).toHaveLength(20);
  expect(table.rows.map(({ points }) => points)).toEqual(
    table.rows.map(({ points }) => points).toSorted((first, second) => second - first),
  );
  const [first, second] = table.rows as [(typeof table.rows)[number], (typeof table.rows)[number]];
  const played = world
    .history(first.team.id, 100)
    .filter(
      ({ startsAtMs, ending }) =>
        startsAtMs >= table.fromMs && ending !== 'abandoned' && ending !== 'cancelled',
    );
  expect(played).toHaveLength(first.played);
  const goals = (record: MatchRecord, side: 'own' | 'other'): number =>
    record.score[(record.home.id === first.team.id) === (side === 'own') ? 0 : 1];
  expect(played.reduce((sum, record) => sum + goals(record, 'own'), 0)).toBe(first.scored);
  expect(played.reduce((sum, record) => sum + goals(record, 'other'), 0)).toBe(first.conceded);
  for (const record of played.slice(0, 12)) {
    expect(record.ending).toBe('regular');
    const full = world.game(record.gameId, 'en')!;
    expect(full.game.score).toMatchObject({
      home: record.score[0],
      away: record.score[1],
      phase: 'ft',
    });
    const winning = record.winner === 0 ? 1 : record.winner === 1 ? 0 : 2;
    expect(
      world.settlement(
        encodeOutcome({ eventId: record.gameId, typeId: 1, lineIndex: 0, outcomeIndex: winning }),
      ),
    ).toBe('won');
    expect(record.endedAtMs).toBeLessThanOrEqual(nowMs);
  }
  const duels = world.headToHead(first.team.id, second.team.id);
  expect(duels.length).toBeGreaterThan(3);
  for (const { home, away } of duels)
    expect([home.id, away.id].toSorted((a, b) => a - b)).toEqual(
      [first.team.id, second.team.id].toSorted((a, b) => a - b),
    );
  expect(
    world
      .table(premierDivision, table.season - 1)
      ?.rows.every(({ played: count }) => count > 34 && count <= 38),
  ).toBe(true);
  expect([world.table(premierDivision, table.season + 1), world.table(9999)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('SBX-301 results of an interval are all matches that began in it and are over, newest first', () => {
  const world = smallWorld();
  const records = world.results({ fromMs: nowMs - 6 * hourMs, toMs: nowMs, sportId: 1 });
  expect(records.length).toBeGreaterThan(8);
  expect(records.map(({ startsAtMs }) => startsAtMs)).toEqual(
    records.map(({ startsAtMs }) => startsAtMs).toSorted((first, second) => second - first),
  );
  expect(
    records.every(
      ({ sportId, startsAtMs, endedAtMs }) =>
        sportId === 1 && startsAtMs >= nowMs - 6 * hourMs && endedAtMs <= nowMs,
    ),
  ).toBe(true);
  expect(world.record(records[0]!.gameId)).toEqual(records[0]);
  const before = world.record(records[0]!.gameId)!;
  world.setResult(before.gameId, { score: [before.score[0] + 9, before.score[1]] });
  expect(world.history(before.home.id, 1)[0]).toMatchObject({
    gameId: before.gameId,
    score: [before.score[0] + 9, before.score[1]],
    winner: 1,
  });
});

test('SBX-302 line-ups have unique numbers, and only players on the field score, are booked or go off', () => {
  const world = smallWorld();
  let goals = 0;
  for (const { gameId } of world.results({
    fromMs: nowMs - 12 * hourMs,
    toMs: nowMs,
    sportId: 1,
  })) {
    const { home, away } = world.lineUp(gameId)!;
    expect([home.starting.length, away.starting.length]).toEqual([11, 11]);
    const sides = [home, away].map(({ starting, bench }) => {
      expect(new Set([...starting, ...bench].map(({ number }) => number)).size).toBe(
        starting.length + bench.length,
      );
      return new Set(starting.map(({ number }) => number));
    });
    for (const { kind, team, player, player_off: off } of world.game(gameId, 'en')!.timeline) {
      if (player === undefined) continue;
      const { number = -1 } = player;
      const field = sides[(kind === 'own_goal' ? 3 - team : team) - 1]!;
      if (off !== undefined) {
        expect(field.delete(off.number ?? -1)).toBe(true);
        field.add(number);
      } else {
        expect(field.has(number), `${kind} in ${gameId}`).toBe(true);
        if (kind === 'red') field.delete(number);
        if (kind === 'goal') goals += 1;
      }
    }
  }
  expect(goals).toBeGreaterThan(20);
  const tennis = world.results({ fromMs: nowMs - 6 * hourMs, toMs: nowMs, sportId: 4 })[0]!;
  expect(world.lineUp(tennis.gameId)).toBeUndefined();
});

test('SBX-713 a club that plays a league and a cup is one club with the results of both', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const [cup, league] = [1, 2].map(
    (champId) => world.table(champId)!.rows.find(({ team }) => team.name === 'Harbour City')!.team,
  );
  expect(cup).toEqual(league);
  const { id } = league!;
  const records = world.history(id, 60);
  expect(new Set(records.map(({ competitionId }) => competitionId))).toEqual(new Set([1, 2]));
  expect(records.map(({ startsAtMs }) => startsAtMs)).toEqual(
    records.map(({ startsAtMs }) => startsAtMs).toSorted((first, second) => second - first),
  );
  expect(records.every(({ home, away }) => home.id === id || away.id === id)).toBe(true);
  expect(world.leagueOf(id)).toBe(2);
  for (const champId of [1, 2]) {
    const other = records.find((record) => record.competitionId === champId)!;
    expect(world.headToHead(other.home.id, other.away.id, 1)[0]?.gameId).toBe(other.gameId);
  }
});
