import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';
import { nowMs, fixture, event, twelveHoursMs, resultOdds } from './testing/importedMatch.ts';

const toQualify = 41;

test('SBX-15 a match ends with its given result', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const past = world.upsertImported({
    ...event,
    key: 'past',
    startsAtMs: nowMs - 5 * 3_600_000,
    result: { score: [3, 1], halfTime: [1, 1] },
  });
  expect(world.game(past, 'en')?.game).toMatchObject({
    statusId: 4,
    score: {
      home: 3,
      away: 1,
      periods: [
        [1, 1],
        [2, 0],
      ],
    },
  });
  const coming = world.upsertImported({ ...event, result: { score: [0, 2] } });
  const outcomes =
    world.game(coming, 'en')?.markets.find(({ typeId }) => typeId === 1)?.outcomes ?? [];
  world.advanceTo(nowMs + 2 * 3_600_000);
  expect(world.game(coming, 'en')?.game.isLive).toBe(true);
  world.advanceTo(nowMs + 4 * 3_600_000);
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual(['lost', 'lost', 'won']);
});

test('SBX-357 a college basketball match follows the chances of its file: the near-certain winner leads', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  // The second team has nearly lost at half-time and still wins.
  const steps = Array.from(
    { length: 81 },
    (_unused, index) =>
      [index * 30, index < 40 ? 0.5 + index / 95 : Math.max(0, 0.92 - (index - 40) / 36)] as const,
  );
  const id = world.upsertImported({
    ...fixture,
    key: 'college',
    sportId: 3,
    startsAtMs: nowMs,
    chances: { result: [0.5, 0, 0.5] },
    winner: 2,
    course: { kind: 'seconds', steps },
  });
  const leads: number[] = [];
  for (let minute = 10; world.game(id, 'en')?.game.statusId !== 4 && minute < 400; minute += 1) {
    world.advanceTo(nowMs + minute * 60_000);
    const { score } = world.game(id, 'en')!.game;
    leads.push((score?.home ?? 0) - (score?.away ?? 0));
  }
  expect(Math.max(...leads)).toBeGreaterThan(6);
  expect(leads.at(-1)).toBeLessThan(0);
});

test('SBX-358 American football is played by its quarters and its overtime', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const periods = [
    [7, 0],
    [3, 10],
    [0, 7],
    [7, 0],
    [6, 0],
  ] as const;
  const id = world.upsertImported({
    ...event,
    sportId: 11,
    startsAtMs: nowMs - twelveHoursMs,
    odds: { result: [1660, 0, 2300] },
    result: { score: [23, 17], periods },
  });
  expect(world.game(id, 'en')?.game.score).toMatchObject({ home: 23, away: 17, periods });
});

test('SBX-356 a match that is not played is not offered, and its bets are void at its start time', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  const outcomeId = world.game(id, 'en')?.markets[0]?.outcomes[0].id ?? 0;
  world.upsertImported({ ...event, fate: 'postponed' });
  expect(world.offeredEvent(id)).toBeUndefined();
  expect(world.couponBet(outcomeId, 'en')?.isBlocked).toBe(true);
  expect(world.settlement(outcomeId)).toBe('notStarted');
  world.advanceTo(nowMs + 3_600_001);
  expect(world.settlement(outcomeId)).toBe('forcedVoid');
  expect(world.endedSince(nowMs).some(({ gameId }) => gameId === id)).toBe(true);
  expect(world.game(id, 'en')?.game).toMatchObject({ statusId: 5 });
  expect(world.game(id, 'en')?.game.score).toBeUndefined();
  expect(world.record(id)).toMatchObject({ ending: 'cancelled', winner: 0 });
});

const goalAt = 30;

/** Even until the goal of the first team in the thirtieth minute, then it leads. */
const half = (fromMin: number, count: number) =>
  Array.from(
    { length: count },
    (_unused, index) =>
      (fromMin + index < goalAt ? [0.4, 0.3] : [0.7, 0.2]) as readonly [number, number],
  );
const replayed: ImportedEvent = {
  ...event,
  key: 'replayed',
  startsAtMs: nowMs,
  result: { score: [1, 0], halfTime: [1, 0], goals: [{ team: 1, minute: goalAt }] },
  course: { kind: 'halves', first: half(0, 48), second: half(45, 50), isToAdvance: false },
};

test('SBX-354 a replayed match has its goals in their minutes, suspensions around them and the prices of each minute', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(replayed);
  const at = (minute: number, second = 0) => {
    world.advanceTo(nowMs + (minute * 60 + second) * 1000);
    return world.game(id, 'en')!;
  };
  const chancesOf = (full: ReturnType<typeof at>): readonly number[] => {
    const prices =
      full.markets.find(({ typeId }) => typeId === 1)?.outcomes.map(({ coef }) => 1 / coef) ?? [];
    return prices.map(
      (price) => Math.round((price / prices.reduce((sum, each) => sum + each, 0)) * 100) / 100,
    );
  };
  expect(chancesOf(at(20))).toEqual([0.4, 0.3, 0.3]);
  expect(at(29, 59).markets.every(({ isBlocked }) => isBlocked)).toBe(true);
  const after = at(30, 40);
  expect(after.game.score).toMatchObject({ home: 1, away: 0 });
  expect(after.timeline.find(({ kind }) => kind === 'goal')).toMatchObject({
    minute: goalAt,
    team: 1,
  });
  expect(after.markets.some(({ isBlocked }) => isBlocked)).toBe(false);
  expect(chancesOf(after)).toEqual([0.7, 0.2, 0.1]);
  // Half an hour of play later the model still agrees with the source.
  const later = at(75);
  const doubleChance = later.markets.find(({ typeId }) => typeId === 2)?.outcomes[0].coef ?? 0;
  expect(Math.abs(1 / doubleChance / 1.055 - 0.9)).toBeLessThan(0.03);
  world.advanceTo(nowMs + 2 * 3_600_000);
  expect(world.game(id, 'en')?.game).toMatchObject({
    statusId: 4,
    score: {
      home: 1,
      away: 0,
      periods: [
        [1, 0],
        [0, 0],
      ],
    },
  });
});

test('SBX-354 chances of reaching the next round are not those of 90 minutes: the draw has a price', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const knockOut = (count: number) => Array.from({ length: count }, () => [0.6, 0] as const);
  const id = world.upsertImported({
    ...fixture,
    key: 'knock-out',
    startsAtMs: nowMs,
    chances: { advance: 0.6 },
    result: { score: [1, 1] },
    course: { kind: 'halves', first: knockOut(48), second: knockOut(50), isToAdvance: true },
  });
  world.advanceTo(nowMs + 60_000);
  const [home = 0, draw = 0, away = 0] = resultOdds(world, id);
  const sum = 1 / home + 1 / draw + 1 / away;
  expect(1 / draw / sum).toBeGreaterThan(0.2);
  expect(Math.abs(1 / home / sum + 1 / draw / sum / 2 - 0.6)).toBeLessThan(0.04);
  world.advanceTo(nowMs + 3 * 3_600_000);
  const settled = [1, 2, 3].map((place) =>
    world.settlement(id * 2 ** 21 + 1 * 2 ** 12 + place - 1),
  );
  expect(settled).toEqual(['lost', 'won', 'lost']);
});

test('SBX-759 imported teams have no invented players: no line-ups, and only scorers from the file', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...fixture,
    startsAtMs: nowMs,
    result: {
      score: [2, 1],
      goals: [
        { team: 1, minute: 12, scorer: 'Gazinsky' },
        { team: 1, minute: 50 },
        { team: 2, minute: 89, scorer: 'Giménez' },
      ],
    },
  });
  expect(world.lineUp(id)).toBeUndefined();
  expect(world.game(id, 'en')?.details).not.toContain('line_ups');
  world.advanceTo(nowMs + 3 * 3_600_000);
  const { timeline } = world.game(id, 'en')!;
  expect(
    timeline.filter(({ kind }) => kind === 'goal').map(({ minute, player }) => [minute, player]),
  ).toEqual([
    [12, { name: 'Gazinsky' }],
    [50, undefined],
    [89, { name: 'Giménez' }],
  ]);
  expect(timeline.filter(({ kind, player }) => kind !== 'goal' && player !== undefined)).toEqual(
    [],
  );
});

test('SBX-766 a scored penalty is a goal in the timeline', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...fixture,
    startsAtMs: nowMs,
    result: { score: [1, 0], goals: [{ team: 1, minute: 41, kind: 'penalty', scorer: 'Dzyuba' }] },
  });
  world.advanceTo(nowMs + 3 * 3_600_000);
  expect(world.game(id, 'en')!.timeline.filter(({ kind }) => kind === 'goal')).toMatchObject([
    { minute: 41, text: 'Penalty scored. Alpha', player: { name: 'Dzyuba' }, score: [1, 0] },
  ]);
});

test('SBX-768 a decider follows its file: extra time with scorers, penalties, and bets on the side that goes through', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const goals = [
    { team: 1, minute: 31, scorer: 'Cheryshev' },
    { team: 2, minute: 39, scorer: 'Kramarić' },
  ] as const;
  const extra = {
    score: [1, 1],
    goals: [
      { team: 2, minute: 100, scorer: 'Vida' },
      { team: 1, minute: 115, scorer: 'Fernandes' },
    ],
    shootOut: [3, 4],
  } as const;
  const id = world.upsertImported({
    ...fixture,
    startsAtMs: nowMs + 3_600_000,
    isKnockOut: true,
    isDecider: true,
    result: { score: [1, 1], goals },
    extra,
  });
  const through = world.game(id, 'en')!.markets.find(({ typeId }) => typeId === toQualify)!;
  const draw = world.game(id, 'en')!.markets.find(({ typeId }) => typeId === 1)!.outcomes[1]!;
  expect(through.outcomes).toHaveLength(2);
  let prices = 0;
  for (let minute = 0; world.record(id) === undefined; minute += 10) {
    world.advanceTo(nowMs + 3_600_000 + minute * 60_000);
    const { game, markets } = world.game(id, 'en')!;
    if (
      game.score?.phase === 'et2' &&
      markets.some(({ typeId, isBlocked }) => typeId === toQualify && !isBlocked)
    )
      prices += 1;
  }
  expect(prices).toBeGreaterThan(0);
  const { game, timeline } = world.game(id, 'en')!;
  expect(game).toMatchObject({
    statusId: 4,
    score: { home: 2, away: 2, shootout: [3, 4] },
    winner: 2,
    ending: 'shootout',
  });
  expect(
    timeline
      .filter(({ kind }) => kind === 'goal')
      .map(({ minute, player }) => [minute, player?.name]),
  ).toEqual([
    [31, 'Cheryshev'],
    [39, 'Kramarić'],
    [100, 'Vida'],
    [115, 'Fernandes'],
  ]);
  expect([draw, ...through.outcomes].map((outcome) => world.settlement(outcome.id))).toEqual([
    'won',
    'lost',
    'won',
  ]);
});

test.each([
  [[2, 0], undefined, [3, 1], 'overtime', 1],
  [[0, 0], [9, 8], [1, 1], 'shootout', 1],
] as const)(
  'SBX-768 extra time of %s and penalties of %s without minutes make %s',
  (score, shootOut, final, ending, winner) => {
    const world = createWorld({ seed: 1, size: 'small', nowMs });
    const extra = { score, ...(shootOut === undefined ? {} : { shootOut }) };
    const id = world.upsertImported({
      ...fixture,
      startsAtMs: nowMs - 4 * 3_600_000,
      isDecider: true,
      result: { score: [1, 1] },
      extra,
    });
    expect(world.record(id)).toMatchObject({
      score: final,
      ending,
      winner,
      ...(shootOut === undefined ? {} : { shootOut }),
    });
  },
);

test('BET-440 the attack picture continues through extra time', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const started = {
    ...fixture,
    startsAtMs: nowMs,
    isDecider: true,
    result: { score: [1, 1] },
  } as const;
  const id = world.upsertImported({
    ...started,
    extra: { score: [1, 0], goals: [{ team: 1, minute: 109 }] },
  });
  world.advanceTo(nowMs + 100 * 60_000);
  expect(world.game(id, 'en')?.momentum.length).toBeLessThanOrEqual(90);
  world.advanceTo(nowMs + 4 * 3_600_000);
  const { momentum } = world.game(id, 'en')!;
  expect([momentum.length, momentum[108]]).toEqual([120, expect.any(Number)]);
  expect(momentum[108]).toBeGreaterThan(0);
});

test('SBX-765 a match has the corners and cards of its file', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...fixture,
    result: { score: [0, 0], counts: { corners: [11, 2], yellow: [0, 3], red: [1, 0] } },
  });
  const over = world.game(id, 'en')!.markets.filter(({ sub }) => sub === 'corners');
  expect(over.length).toBeGreaterThan(0);
  world.advanceTo(fixture.startsAtMs + 3 * 3_600_000);
  const score = world.game(id, 'en')!.game.score;
  expect([score?.corners, score?.yellow, score?.red]).toEqual([
    [11, 2],
    [0, 3],
    [1, 0],
  ]);
});

test('SBX-362 an imported match with its own pace is played that much faster', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...event,
    startsAtMs: nowMs,
    pace: 60,
    result: { score: [2, 2] },
  });
  world.advanceTo(nowMs + 30_000);
  expect(world.game(id, 'en')?.game).toMatchObject({
    isLive: true,
    score: { phase: 'h1', clock: { seconds: 1800, pace: 60 } },
  });
  world.advanceTo(nowMs + 3 * 60_000);
  expect(world.game(id, 'en')?.game).toMatchObject({ statusId: 4, score: { home: 2, away: 2 } });
});

test('SBX-368 an imported retirement ends the match early: the opponent has won after a set, otherwise all bets are void', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const settled = Array.from({ length: 24 }, (_unused, index) => {
    const id = world.upsertImported({
      ...fixture,
      key: `retired ${index}`,
      sportId: 4,
      startsAtMs: nowMs - twelveHoursMs,
      odds: { result: [1500, 0, 2600] },
      winner: 1,
      retired: 2,
    });
    expect(world.record(id)).toMatchObject({ ending: 'retired' });
    const { home = 0, away = 0 } = world.game(id, 'en')?.game.score ?? {};
    return [
      home + away > 0,
      world.settlement(id * 2 ** 21 + 2 ** 12),
      world.settlement(id * 2 ** 21 + 2 ** 12 + 1),
    ];
  });
  expect(new Set(settled.map(([hasSet]) => hasSet))).toEqual(new Set([true, false]));
  for (const [hasSet, ofOther, ofRetired] of settled)
    expect([ofOther, ofRetired]).toEqual(
      hasSet === true ? ['won', 'lost'] : ['forcedVoid', 'forcedVoid'],
    );
});
