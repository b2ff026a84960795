import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const premierDivision = 2;
const toQualify = 41;
const fixture: ImportedEvent = {
  key: 'league|one|2026-03-14|Alpha|Beta',
  sportId: 1,
  countryName: 'England',
  countryIso: 'gb',
  competition: 'Premier League',
  home: 'Alpha',
  away: 'Beta',
  startsAtMs: nowMs + 3_600_000,
};
const event: ImportedEvent = {
  ...fixture,
  odds: { result: [2100, 3500, 3600], total: { line: 2.5, over: 1900, under: 1950 } },
};

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

test('SBX-712 imported matches of cyber sport stand in a discipline, with their competition', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported({
    ...fixture,
    key: 'maps',
    sportId: 17,
    countryIso: 'int',
    countryName: 'International',
    competition: 'Masters Madrid',
    odds: { result: [1800, 0, 2000] },
  });
  const full = world.game(id, 'en')!;
  expect(full.champ).toMatchObject({
    name: 'Valiant Five. Masters Madrid',
    cyber: { key: 'valiant-five', kind: 'real' },
  });
  expect(full.markets.find(({ typeId }) => typeId === 1)?.outcomes.map(({ coef }) => coef)).toEqual(
    [1.8, 2],
  );
  expect(
    world
      .tree('en')
      .sports.find((sport) => sport.id === 17)
      ?.champs.some(({ id: champId, cyber }) => champId === full.champ.id && cyber?.id === 4),
  ).toBe(true);
});

test('SBX-714 groups of a tournament have tables of their own, without what is played behind them', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const played = (home: string, away: string, score: readonly [number, number], group?: string) =>
    world.upsertImported({
      ...fixture,
      key: `${home}${away}${group ?? ''}`,
      competition: 'Cup of Nations',
      home,
      away,
      startsAtMs: nowMs - 86_400_000,
      result: { score },
      ...(group === undefined ? {} : { group }),
    });
  played('Cee', 'Dee', [1, 1], 'B');
  played('Eff', 'Gee', [0, 2], 'A');
  const id = played('Gee', 'Cee', [4, 0]);
  const { rows } = world.table(world.game(id, 'en')!.champ.id)!;
  expect(rows.map(({ group, place, team, points }) => [group, place, team.name, points])).toEqual([
    ['A', 1, 'Gee', 3],
    ['A', 2, 'Eff', 0],
    ['B', 1, expect.any(String), 1],
    ['B', 2, expect.any(String), 1],
  ]);
});

test.each([
  [
    [1900, 3000, 3200],
    [1.9, 3, 3.2],
  ],
  [
    [2100, 3600, 3800],
    [2.1, 3.6, 3.8],
  ],
  // An average of bookmakers, between two steps of the house's ladder.
  [
    [1080, 12_340, 31_270],
    [1.08, 12.34, 31.27],
  ],
] as const)(
  'SBX-911 odds %j of a file stand as they are, whatever their margin',
  (result, shown) => {
    const world = createWorld({ seed: 1, size: 'small', nowMs });
    const id = world.upsertImported({ ...event, odds: { result } });
    expect(
      world
        .game(id, 'en')
        ?.markets.find(({ typeId }) => typeId === 1)
        ?.outcomes.map(({ coef }) => coef),
    ).toEqual(shown);
  },
);

test('SBX-1024 prices of a file are marked as the file’s while they are its own', () => {
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

test('SBX-912 of a real match nothing is told that its file does not say', () => {
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

test('SBX-913 seasons of files are called as their files call them', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const play = (season: string, daysAgo: number) =>
    world.upsertImported({
      ...fixture,
      key: season,
      season,
      startsAtMs: nowMs - daysAgo * 86_400_000,
      result: { score: [1, 0] },
    });
  const [id] = [play('1995/96', 20), play('1994/95', 60)];
  const champId = world.game(id, 'en')!.champ.id;
  expect(world.seasonsOf(champId).map(({ name }) => name)).toEqual(['1995/96', '1994/95']);
  expect(world.table(champId, 1)).toMatchObject({ name: '1994/95', rows: [{}, {}] });
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

test('SBX-15 a given result is how the match ends', () => {
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
  expect(outcomes.map(({ id }) => world.settlement(id))).toEqual([0, 0, 1]);
});

test('SBX-15 two-way odds of other sports are shown as they are', () => {
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

const twelveHoursMs = 12 * 3_600_000;

function resultOdds(world: ReturnType<typeof createWorld>, id: number): readonly number[] {
  return (
    world
      .game(id, 'en')
      ?.markets.find(({ typeId }) => typeId === 1)
      ?.outcomes.map(({ coef }) => coef) ?? []
  );
}

test('SBX-355 opening prices stand until three days before the start, then move, and are the closing ones at the start', () => {
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
  'SBX-357 a match of sport %d of which only the winner is known is won by that one',
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

test('SBX-357 college basketball goes as its chances went: who was sure to win was ahead', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  // The second team is as good as lost at half-time and wins all the same.
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

test('SBX-356 a match that is not played is not offered, and bets on it are returned at the time of its start', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const id = world.upsertImported(event);
  const outcomeId = world.game(id, 'en')?.markets[0]?.outcomes[0].id ?? 0;
  world.upsertImported({ ...event, fate: 'postponed' });
  expect(world.offeredEvent(id)).toBeUndefined();
  expect(world.couponBet(outcomeId, 'en')?.isBlocked).toBe(true);
  expect(world.settlement(outcomeId)).toBe(-1);
  world.advanceTo(nowMs + 3_600_001);
  expect(world.settlement(outcomeId)).toBe(3);
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

test('SBX-354 a replayed match has its goals in their minutes, is suspended around them and has the prices of its minutes', () => {
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

test('SBX-354 chances of going on to the next round are no chances of 90 minutes: there is a price for the draw', () => {
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
  expect(settled).toEqual([0, 1, 0]);
});

test('SBX-759 nobody is invented for a team of a file: no line-ups, and only scorers that the file names', () => {
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

test('SBX-766 a penalty that is scored is a goal of the timeline', () => {
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

test('SBX-767 teams of files wear their own colours', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const colors = (home: string, sportId = 1) =>
    world.game(world.upsertImported({ ...fixture, key: home, sportId, home }), 'en')!.game.team1
      .colors;
  expect(colors('Manchester City')).not.toEqual(colors('Liverpool'));
  expect(colors('Liverpool')).toEqual(colors('Arsenal'));
  expect(colors('Boston Celtics', 3)[0]).toBe('#00843d');
  expect(colors('Nobody United')).toHaveLength(2);
});

test('SBX-768 a decider goes on as its file says: extra time with its scorers, penalties, and bets on who goes through', () => {
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
    1, 0, 1,
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

test('BET-440 the picture of the attack goes on through extra time', () => {
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

test('SBX-765 a match has the corners and cards that its file counts', () => {
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

test('SBX-763 an invented league gives way to a real one of its country, plays on unseen and settles its bets', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const invented = (section: 'line' | 'live' = 'line') =>
    world.games({ section, champIds: [premierDivision], limit: 50 }, 'en').games;
  const [first] = invented().filter(({ id }) => world.game(id, 'en')!.markets.length > 100);
  const outcomeId = first!.main[0]!.outcomes[0].id;
  const total = () =>
    world
      .games({ section: 'line', sportId: 1, limit: 300 }, 'en')
      .games.filter(({ champId }) => champId === premierDivision).length;
  expect(total()).toBeGreaterThan(3);
  world.upsertImported({ ...event, countryIso: 'gb-eng', startsAtMs: nowMs + 20 * 86_400_000 });
  expect([invented().length, total(), world.champ(premierDivision, 'en')?.lineCount]).toEqual([
    0, 0, 0,
  ]);
  const named = world
    .tree('en')
    .sports.find(({ id }) => id === 1)!
    .champs.map(({ name }) => name);
  expect([
    named[0],
    named.includes('England. Premier Division'),
    named.includes('Champions Cup'),
  ]).toEqual(['England. Premier League', false, true]);
  expect(world.offered().some(({ champId }) => champId === premierDivision)).toBe(false);
  // It is over in time, and those who bet on it before are told so.
  for (let minute = 0; minute < 125; minute += 5)
    world.advanceTo(first!.starts_at * 1000 + minute * 60_000);
  expect(invented('live').length).toBe(0);
  expect(world.endedSince(nowMs).some(({ gameId }) => gameId === first!.id)).toBe(true);
  expect(world.settlement(outcomeId)).toBeGreaterThanOrEqual(0);
  const today = [nowMs - 86_400_000, nowMs + 4 * 3_600_000] as const;
  expect(world.played(...today).some(({ champId }) => champId === premierDivision)).toBe(false);
  expect(
    world.played(nowMs - 30 * 86_400_000, nowMs).some(({ champId }) => champId === premierDivision),
  ).toBe(false);
  expect(world.archivedChamps().get(1)?.includes(premierDivision)).toBe(false);
  expect(world.record(first!.id)?.champId).toBe(premierDivision);
});

test('SBX-769 the great tournaments have a name in every language, others that of their file', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const nameIn = (language: string, changes: Partial<ImportedEvent>) =>
    world.game(
      world.upsertImported({
        ...fixture,
        ...changes,
        key: JSON.stringify(changes),
        countryIso: 'int',
        countryName: 'International',
      }),
      language,
    )!.champ;
  expect(nameIn('ru', { competition: 'World Cup' })).toMatchObject({
    name: 'Чемпионат мира',
    slug: 'world-cup',
  });
  expect(nameIn('ar', { competition: 'Champions League' }).name).toBe('دوري أبطال أوروبا');
  expect(nameIn('ru', { competition: 'Village Cup' }).name).toBe('Village Cup');
  expect(nameIn('ru', { competition: 'World Cup', sportId: 3 }).name).toBe('World Cup');
});

test('SBX-762 the table of an imported league counts no match of its play-offs', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const played = (
    home: string,
    away: string,
    score: readonly [number, number],
    isKnockOut?: true,
  ) =>
    world.upsertImported({
      ...fixture,
      key: `${home}${away}`,
      competition: 'Cup of Leagues',
      home,
      away,
      startsAtMs: nowMs - 86_400_000,
      result: { score },
      ...(isKnockOut === undefined ? {} : { isKnockOut }),
    });
  played('Cee', 'Dee', [1, 0]);
  const id = played('Dee', 'Cee', [4, 0], true);
  const champId = world.game(id, 'en')!.champ.id;
  expect(
    world.table(champId)?.rows.map(({ team, points, played: count }) => [team.name, points, count]),
  ).toEqual([
    ['Cee', 3, 1],
    ['Dee', 0, 1],
  ]);
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
  expect(market?.outcomes.map((outcome) => world.settlement(outcome.id))).toEqual([4, 5]);
});

test('SBX-362 an imported match with a pace of its own is played that much faster', () => {
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

test('SBX-363 an id that an event had stays its own; ten thousand imported matches are taken in a moment', () => {
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

/** A double round of four teams, four days between the matches, from so many days before now. */
function season(key: string, fromDays: number, score: readonly [number, number]): ImportedEvent[] {
  const teams = ['Alpha', 'Beta', 'Gamma', 'Delta'];
  const pairs = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  return pairs.map((pair, index) => ({
    ...fixture,
    ...pair,
    key: `${key} ${index}`,
    competition: 'Two Seasons',
    startsAtMs: nowMs - (fromDays - index * 4) * 86_400_000,
    result: { score },
  }));
}

test('SBX-366 seasons of an imported competition are told apart by who meets again after a pause, and each has its table', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const events = [
    ...season('old', 400, [1, 0]),
    ...season('new', 250, [2, 2]).map((event, index) =>
      index < 6 ? event : { ...event, startsAtMs: event.startsAtMs + 60 * 86_400_000 },
    ),
  ];
  for (const event of events) world.upsertImported(event);
  const champId = world.record(world.upsertImported(events[0]!))?.champId ?? 0;
  expect(world.table(champId)).toMatchObject({ season: 2, seasons: [1, 2] });
  expect(
    world.table(champId)?.rows.map(({ played, drawn, points }) => [played, drawn, points]),
  ).toEqual([
    [6, 6, 6],
    [6, 6, 6],
    [6, 6, 6],
    [6, 6, 6],
  ]);
  expect(world.table(champId, 1)?.rows.map(({ won, lost, points }) => [won, lost, points])).toEqual(
    [
      [3, 3, 9],
      [3, 3, 9],
      [3, 3, 9],
      [3, 3, 9],
    ],
  );
  expect(world.table(champId, 3)).toBeUndefined();
});

test('SBX-367 imported competitions stand in the order that their files give them, before the others', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  world.upsertImported({ ...event, key: 'c', competition: 'Cup C' });
  world.upsertImported({ ...event, key: 'b', competition: 'League B', rank: 7, isTop: true });
  world.upsertImported({ ...event, key: 'a', competition: 'League A', rank: 2, isTop: true });
  const { sports, topChampIds } = world.tree('en');
  const names = sports[0]?.champs.slice(0, 3).map(({ name }) => name);
  expect(names).toEqual(['England. League A', 'England. League B', 'England. Cup C']);
  expect(topChampIds.slice(0, 2)).toEqual(sports[0]?.champs.slice(0, 2).map(({ id }) => id));
});

test('SBX-368 an imported retirement ends the match early: after a set the other one has won, before it all is returned', () => {
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
    expect([ofOther, ofRetired]).toEqual(hasSet === true ? [1, 0] : [3, 3]);
});
