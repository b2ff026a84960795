import { expect, test } from 'vitest';
import { isGameFull } from '#wire/validators/line.js';
import { createWorld } from '../createWorld.ts';
import { engineOfSport } from '../engine/engines.ts';
import { encodeOutcome } from '../identifiers.ts';
import type { MatchRecord } from '../history/MatchRecord.ts';
import { annulLast } from './annulLast.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import type { MarketType } from '../markets/MarketType.ts';
import type { World } from '../World.ts';
import { setSports } from '../testing/setSports.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const smallWorld = (seed = 7, atMs = nowMs): World =>
  createWorld({ seed, size: 'small', nowMs: atMs });
const outcome = (
  gameId: number,
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
): number => encodeOutcome({ eventId: gameId, typeId: type.id, lineIndex, outcomeIndex });

function liveGame(world: World, sportId: number): number {
  return world
    .games({ section: 'live', sportId }, 'en')
    .games.find(({ cyber }) => cyber === undefined)!.id;
}

test('SBX-307 retirements, abandoned and called-off matches and corrections are rare, the same in every world of a seed, and each occurs every few days', () => {
  const endings = new Map<string, number>();
  const world = smallWorld();
  const records = world.results({ fromMs: nowMs - 4 * dayMs, toMs: nowMs });
  for (const { ending, isCorrected } of records)
    for (const kind of [ending, ...(isCorrected ? ['corrected'] : [])])
      endings.set(kind, (endings.get(kind) ?? 0) + 1);
  for (const kind of ['retired', 'abandoned', 'cancelled', 'corrected', 'overtime', 'shootout'])
    expect(endings.get(kind) ?? 0, kind).toBeGreaterThan(0);
  expect(
    ((endings.get('retired') ?? 0) +
      (endings.get('abandoned') ?? 0) +
      (endings.get('cancelled') ?? 0)) /
      records.length,
  ).toBeLessThan(0.03);
  const odd = (all: readonly MatchRecord[]): unknown[] =>
    all.filter(
      ({ ending, isCorrected }) =>
        ending === 'retired' || ending === 'abandoned' || ending === 'cancelled' || isCorrected,
    );
  const lastDay = odd(records.filter(({ startsAtMs }) => startsAtMs >= nowMs - dayMs));
  expect(lastDay.length).toBeGreaterThan(0);
  expect(odd(smallWorld().results({ fromMs: nowMs - dayMs, toMs: nowMs }))).toEqual(lastDay);
});

test('SBX-308 after a retirement the opponent has won if a set is complete, decided markets are settled, all others are void', () => {
  const world = smallWorld();
  const engine = engineOfSport(4);
  let withSet = 0;
  for (const gameId of world
    .games({ section: 'live', sportId: 4 }, 'en')
    .games.map(({ id }) => id)) {
    if (!world.orderDisruption(gameId, { kind: 'retired', team: 2 })) continue;
    expect(world.game(gameId, 'en')!.markets.every(({ isBlocked }) => isBlocked === true)).toBe(
      true,
    );
    world.advanceTo(world.nowMs + 92_000);
    const full = world.game(gameId, 'en')!;
    expect(isGameFull(full), JSON.stringify(isGameFull.errors)).toBe(true);
    expect(full.game).toMatchObject({ statusId: 4, ending: 'retired', winner: 1 });
    expect(full.timeline.at(-1)?.text).toContain('retires');
    const hasSet = full.game.score!.home + full.game.score!.away > 0;
    if (hasSet) withSet += 1;
    const [winner] = engine.types;
    expect([0, 1].map((index) => world.settlement(outcome(gameId, winner!, 0, index)))).toEqual(
      hasSet ? ['won', 'lost'] : ['forcedVoid', 'forcedVoid'],
    );
    const firstSet = engine.types.find(({ scope }) => scope === 'set1')!;
    const decided = [0, 1].map((index) => world.settlement(outcome(gameId, firstSet, 0, index)));
    const periods = full.game.score!.periods;
    const isFirstSetOver = periods.length > 1 || hasSet;
    expect(decided.includes('won')).toBe(isFirstSetOver);
    const setScore = engine.types.find(({ nameKey }) => nameKey === 'setScore')!;
    expect(world.settlement(outcome(gameId, setScore, 0, 0))).toBe('forcedVoid');
  }
  expect(withSet).toBeGreaterThan(0);
});

test('SBX-308 in an abandoned football match first-half markets and exceeded totals are settled, the result is void', () => {
  const world = smallWorld();
  const gameId = world
    .games({ section: 'live', sportId: 1 }, 'en')
    .games.find(({ score }) => score?.phase === 'h2' && score.home + score.away > 0)!.id;
  const { score } = world.game(gameId, 'en')!.game;
  expect(world.orderDisruption(gameId, { kind: 'abandoned' })).toBe(true);
  world.advanceTo(nowMs + 92_000);
  expect(world.game(gameId, 'en')!.game).toMatchObject({
    statusId: 4,
    ending: 'abandoned',
    winner: 0,
    score: { home: score!.home, away: score!.away },
  });
  const { types } = engineOfSport(1);
  const [result] = types;
  expect([0, 1, 2].map((index) => world.settlement(outcome(gameId, result!, 0, index)))).toEqual([
    'forcedVoid',
    'forcedVoid',
    'forcedVoid',
  ]);
  const firstHalf = types.find(({ scope, nameKey }) => scope === 'h1' && nameKey === 'result')!;
  expect(
    [0, 1, 2].map((index) => world.settlement(outcome(gameId, firstHalf, 0, index))).toSorted(),
  ).toEqual(['lost', 'lost', 'won']);
  const total = types.find(({ id }) => id === 4)!;
  expect(world.settlement(outcome(gameId, total, 0, 0))).toBe('won');
  expect(world.settlement(outcome(gameId, total, 10, 0))).toBe('forcedVoid');
  expect(world.endedSince(nowMs).some((ended) => ended.gameId === gameId)).toBe(true);
});

test('SBX-308 a football match cut short in its first half stays in the line until the announcement', () => {
  const world = smallWorld();
  const inFirstHalf = world
    .games({ section: 'live', sportId: 1 }, 'en')
    .games.filter(({ score }) => score?.phase === 'h1')
    .map(({ id }) => id);
  expect(inFirstHalf.length).toBeGreaterThan(0);
  for (const id of inFirstHalf) expect(world.orderDisruption(id, { kind: 'abandoned' })).toBe(true);
  world.advanceTo(nowMs + 30_000);
  const { games } = world.games({ section: 'live', sportId: 1, gameIds: inFirstHalf }, 'en');
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(inFirstHalf));
});

test('SBX-308 a called-off match leaves the line at once and all its bets are void', () => {
  const world = smallWorld();
  const { id } = world.games({ section: 'line', sportId: 1, limit: 1 }, 'en').games[0]!;
  const outcomeId = world.game(id, 'en')!.markets[0]!.outcomes[0].id;
  expect(world.orderDisruption(id, { kind: 'postponed' })).toBe(true);
  expect(world.games({ section: 'line', gameIds: [id] }, 'en').total).toBe(0);
  const full = world.game(id, 'en')!;
  expect(isGameFull(full), JSON.stringify(isGameFull.errors)).toBe(true);
  expect(full.game).toMatchObject({ statusId: 5, ending: 'cancelled', winner: 0, marketCount: 0 });
  expect(world.settlement(outcomeId)).toBe('forcedVoid');
  expect(world.couponBet(outcomeId, 'en')).toMatchObject({ isBlocked: true, isFinished: true });
  expect(world.orderDisruption(id, { kind: 'abandoned' })).toBe(false);
  const live = liveGame(world, 1);
  expect([
    world.orderDisruption(live, { kind: 'postponed' }),
    world.orderDisruption(live, { kind: 'played' }),
  ]).toEqual([false, true]);
});

test('SBX-309 a correction removes the last score minutes after the end and names the event', () => {
  const world = smallWorld();
  const gameId = world
    .games({ section: 'live', sportId: 1 }, 'en')
    .games.find(
      ({ score, cyber, champId }) =>
        cyber === undefined && champId !== 1 && (score?.home ?? 0) + (score?.away ?? 0) > 0,
    )!.id;
  expect(world.orderDisruption(gameId, { kind: 'corrected', afterMs: 300_000 })).toBe(true);
  while (world.record(gameId) === undefined) world.advanceTo(world.nowMs + 60_000);
  const before = world.record(gameId)!;
  const goals = world
    .game(gameId, 'en')!
    .timeline.filter(
      ({ kind }) => kind === 'goal' || kind === 'own_goal' || kind === 'penalty',
    ).length;
  expect([before.isCorrected, world.correctedSince(nowMs)]).toEqual([false, []]);
  world.advanceTo(before.endedAtMs + 300_000);
  const after = world.record(gameId)!;
  expect(after).toMatchObject({ isCorrected: true, endedAtMs: before.endedAtMs });
  expect(after.score[0] + after.score[1]).toBe(before.score[0] + before.score[1] - 1);
  const full = world.game(gameId, 'en')!;
  expect(full.game).toMatchObject({
    isCorrected: true,
    score: { home: after.score[0], away: after.score[1] },
  });
  expect(
    full.timeline.filter(({ kind }) => kind === 'goal' || kind === 'own_goal' || kind === 'penalty')
      .length,
  ).toBe(goals - 1);
  expect(full.timeline.at(-1)?.text).toContain('corrected');
  expect(world.correctedSince(nowMs)).toEqual([{ gameId, atMs: before.endedAtMs + 300_000 }]);
  expect(world.isCorrected(gameId)).toBe(true);
});

test.each(setSports)(
  'SBX-309 in %s an annulled point also removes the set, the game and the leg that it won',
  (_name, sportId) => {
    const engine = engineOfSport(sportId);
    for (let id = 1; id <= 10; id += 1) {
      const script = engine.simulate({ id, seed: 5, levels: engine.levels(0.6, 0) });
      const before = script.facts.pair('match')!;
      const corrected = annulLast(engine, script);
      expect(corrected === undefined).toBe(Math.abs(before[0] - before[1]) === 1);
      if (corrected === undefined) continue;
      const [home, away] = corrected.facts.pair('match')!;
      expect(home + away).toBe(before[0] + before[1] - 1);
      for (const team of [1, 2])
        expect(
          corrected.incidents.filter(
            (incident) => incident.kind === 'set' && incident.team === team,
          ),
        ).toHaveLength(team === 1 ? home : away);
      const gone = script.incidents.length + 1 - corrected.incidents.length;
      expect(gone).toBe(sportId === 4 || sportId >= 14 ? 3 : 2);
      expect(corrected.incidents.at(-1)).toMatchObject({
        textKey: 'scoreAnnulled',
        score: [home, away],
      });
    }
  },
);

test('SBX-310 an even cup tie continues with extra time and a shoot-out until one side goes through; its other markets are about ninety minutes', () => {
  const engine = engineOfSport(1);
  const through = engine.types.find(({ nameKey }) => nameKey === 'toQualify')!;
  const [result] = engine.types;
  let [extra, kicks, implied, won] = [0, 0, 0, 0];
  for (let id = 1; id <= 1500; id += 1) {
    const setup = { id, seed: 5, levels: engine.levels(0.4 * Math.sin(id), 0), isCup: true };
    const script = engine.simulate(setup);
    const codes = script.phases.map(({ code }) => code);
    const [home, away] = script.facts.pair('full')!;
    expect(home).not.toBe(away);
    implied += through.chances(engine.outlook(setup, [1, 1]), 0)![0]!;
    won += home > away ? 1 : 0;
    if (!codes.includes('et1')) continue;
    extra += 1;
    expect(result!.settle(script.facts, 0, 1)).toBe('won');
    const { periods, shootOut } = engine.live(setup, { script, playedS: script.durationS });
    expect(periods).toHaveLength(3);
    if (codes.includes('pens')) {
      kicks += 1;
      expect(shootOut![0]).not.toBe(shootOut![1]);
    } else expect(periods[2]![0]).not.toBe(periods[2]![1]);
  }
  expect([extra > 250, kicks > 100, Math.abs(implied - won) / 1500 < 0.03]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['tennis', 4, 'point'],
  ['volleyball', 6, 'set'],
  ['ice hockey', 2, 'goal'],
  ['cricket', 12, 'wicket'],
  ['baseball', 5, 'point'],
] as const)('SBX-311 %s suspends betting around its key moments', (_name, sportId, kind) => {
  const engine = engineOfSport(sportId);
  let moments = 0;
  for (let id = 1; id <= 12; id += 1) {
    const script = engine.simulate({ id, seed: 5, levels: engine.levels(0, 0) });
    const games = script.incidents.filter(
      (incident) =>
        incident.kind === (sportId === 4 ? 'game' : kind) && incident.atS < script.durationS - 3,
    );
    for (const { atS } of games) {
      moments += 1;
      expect(isSuspended({ script, playedS: Math.floor(atS) }), `${id} at ${atS}`).toBe(true);
    }
    const stopped =
      script.suspensions.reduce((sum, [fromS, toS]) => sum + toS - fromS, 0) / script.durationS;
    expect(stopped).toBeLessThan(0.5);
  }
  expect(moments).toBeGreaterThan(10);
});
