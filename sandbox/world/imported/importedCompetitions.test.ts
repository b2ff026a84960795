import { expect, test } from 'vitest';
import { isOpenSettlement } from '#domain/ticket/Settlement.ts';
import { createWorld } from '../createWorld.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';
import { nowMs, fixture, event } from './testing/importedMatch.ts';

const premierDivision = 2;

test('SBX-712 imported matches of cyber sport belong to a discipline, with their competition', () => {
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

test('SBX-714 groups of a tournament have their own tables, without the matches after the group stage', () => {
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
  // An average of bookmakers, between two steps of the price ladder.
  [
    [1080, 12_340, 31_270],
    [1.08, 12.34, 31.27],
  ],
] as const)(
  'SBX-911 M66 odds %j of a file are unchanged, whatever their margin',
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

test.each([1830, 2070])(
  'SBX-911 M66 totals and handicaps of a file are twice %d, whatever their margin',
  (price) => {
    const world = createWorld({ seed: 1, size: 'small', nowMs });
    const id = world.upsertImported({
      ...event,
      odds: {
        ...event.odds,
        total: { line: 2.5, over: price, under: price },
        handicap: { line: -0.25, home: price, away: price },
      },
    });
    const shown = (typeId: number, line: number): readonly number[] | undefined =>
      world
        .game(id, 'en')
        ?.markets.find((market) => market.typeId === typeId && market.line === line)
        ?.outcomes.map(({ coef }) => coef);
    expect(shown(4, 2.5)).toEqual([price / 1000, price / 1000]);
    expect(shown(7, -0.25)).toEqual([price / 1000, price / 1000]);
  },
);

test('SBX-913 M66 imported seasons have the names of their files', () => {
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

test('SBX-763 M64 an imported league replaces an invented one of its country, whose matches play on hidden and settle their bets', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const invented = (section: 'line' | 'live' = 'line') =>
    world.games({ section, competitionIds: [premierDivision], limit: 50 }, 'en').games;
  const [first] = invented().filter(({ id }) => world.game(id, 'en')!.markets.length > 100);
  const outcomeId = first!.main[0]!.outcomes[0].id;
  const total = () =>
    world
      .games({ section: 'line', sportId: 1, limit: 300 }, 'en')
      .games.filter(({ champId }) => champId === premierDivision).length;
  expect(total()).toBeGreaterThan(3);
  world.upsertImported({ ...event, countryIso: 'gb-eng', startsAtMs: nowMs + 20 * 86_400_000 });
  expect([invented().length, total(), world.competition(premierDivision, 'en')?.lineCount]).toEqual(
    [0, 0, 0],
  );
  const named = world
    .tree('en')
    .sports.find(({ id }) => id === 1)!
    .champs.map(({ name }) => name);
  expect([
    named[0],
    named.includes('England. Premier Division'),
    named.includes('Champions Cup'),
  ]).toEqual(['England. Premier League', false, true]);
  expect(world.offered().some(({ competitionId }) => competitionId === premierDivision)).toBe(
    false,
  );
  // It ends on time, and its bettors are notified.
  for (let minute = 0; minute < 125; minute += 5)
    world.advanceTo(first!.starts_at * 1000 + minute * 60_000);
  expect(invented('live').length).toBe(0);
  expect(world.endedSince(nowMs).some(({ gameId }) => gameId === first!.id)).toBe(true);
  expect(isOpenSettlement(world.settlement(outcomeId))).toBe(false);
  const today = [nowMs - 86_400_000, nowMs + 4 * 3_600_000] as const;
  expect(
    world.played(...today).some(({ competitionId }) => competitionId === premierDivision),
  ).toBe(false);
  expect(
    world
      .played(nowMs - 30 * 86_400_000, nowMs)
      .some(({ competitionId }) => competitionId === premierDivision),
  ).toBe(false);
  expect(world.archivedCompetitions().get(1)?.includes(premierDivision)).toBe(false);
  expect(world.record(first!.id)?.competitionId).toBe(premierDivision);
});

test('SBX-769 major tournaments have a name in every language, others that of their file', () => {
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

test('SBX-762 the table of an imported league does not count play-off matches', () => {
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

/** Creates a double round of four teams, four days between the matches, from so many days ago. */
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

test('SBX-366 seasons of an imported competition are separated by repeated pairings after a break, and each has its table', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  const events = [
    ...season('old', 400, [1, 0]),
    ...season('new', 250, [2, 2]).map((event, index) =>
      index < 6 ? event : { ...event, startsAtMs: event.startsAtMs + 60 * 86_400_000 },
    ),
  ];
  for (const event of events) world.upsertImported(event);
  const champId = world.record(world.upsertImported(events[0]!))?.competitionId ?? 0;
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

test('SBX-367 imported competitions are in the order of their files, before all others', () => {
  const world = createWorld({ seed: 1, size: 'small', nowMs });
  world.upsertImported({ ...event, key: 'c', competition: 'Cup C' });
  world.upsertImported({ ...event, key: 'b', competition: 'League B', rank: 7, isTop: true });
  world.upsertImported({ ...event, key: 'a', competition: 'League A', rank: 2, isTop: true });
  const { sports, topChampIds } = world.tree('en');
  const names = sports[0]?.champs.slice(0, 3).map(({ name }) => name);
  expect(names).toEqual(['England. League A', 'England. League B', 'England. Cup C']);
  expect(topChampIds.slice(0, 2)).toEqual(sports[0]?.champs.slice(0, 2).map(({ id }) => id));
});
