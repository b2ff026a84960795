import { expect, test } from 'vitest';
import { isCouponBet } from '#wire/validators/coupon.js';
import { isGameFull, isGameList, isSportsTree } from '#wire/validators/line.js';
import { createWorld } from './createWorld.ts';
import { slugOf } from './locales/slug.ts';
import { nowMs, smallWorld, firstOf } from './testing/smallWorld.ts';

test.each([
  ['football', 1, ['h1', 'h2', 'corners', 'cards']],
  ['basketball', 3, ['h1', 'h2', 'q1', 'q2', 'q3', 'q4']],
  ['ice hockey', 2, ['p1', 'p2', 'p3']],
  ['tennis', 4, ['set1', 'set2', 'set3']],
] as const)(
  'SBX-420 sub-events of %s have markets and groups of their own',
  (_name, sportId, keys) => {
    const world = smallWorld();
    const full = world.game(firstOf(world, 'line', sportId).id, 'en');
    expect(full?.subs.map(({ key }) => key)).toEqual(keys);
    for (const { key } of full?.subs ?? []) {
      const own = (full?.markets ?? []).filter(({ sub }) => sub === key);
      expect(new Set(own.flatMap(({ groupIds }) => groupIds)).size, key).toBeGreaterThan(1);
      expect(
        own.every(({ name, short }) => short !== undefined && name.endsWith(short)),
        key,
      ).toBe(true);
    }
    const whole = (full?.markets ?? []).filter(({ sub }) => sub === undefined);
    expect(whole.length).toBeGreaterThan(10);
    expect(whole.every(({ short }) => short === undefined)).toBe(true);
  },
);

test('SBX-420 a handicap keeps its sign before the number, in Arabic as well', () => {
  const world = smallWorld();
  const { id } = firstOf(world, 'line', 1);
  const names = (language: string) =>
    world
      .game(id, language)
      ?.markets.flatMap(({ outcomes }) =>
        outcomes.flatMap(({ name, line }) => (line !== undefined && line < 0 ? [name] : [])),
      ) ?? [];
  expect(names('en')[0]).toMatch(/\(−\d/);
  expect(names('ar')[0]).toMatch(/\(\u200e−\d/);
  expect(names('ar').every((name) => !/(^|[^\u200e])−\d/.test(name))).toBe(true);
});

test('SBX-420 sub-events are named in the requested language, and a market within a sub-event omits its name', () => {
  const world = smallWorld();
  const { id } = firstOf(world, 'line', 1);
  const names = (language: string) => world.game(id, language)?.subs.map(({ name }) => name);
  expect(names('en')).toEqual(['1st half', '2nd half', 'Corners', 'Cards']);
  expect(names('ru')).toEqual(['1-й тайм', '2-й тайм', 'Угловые', 'Карточки']);
  expect(names('ar')).toEqual(['الشوط الأول', 'الشوط الثاني', 'الركنيات', 'البطاقات']);
  const corners = world.game(id, 'ru')?.markets.filter(({ sub }) => sub === 'corners') ?? [];
  expect(corners[0]).toMatchObject({ name: 'Угловые. Исход', short: 'Исход' });
  expect(corners.find(({ name }) => name === 'Угловые, 1-й тайм. Исход')?.short).toBe(
    '1-й тайм. Исход',
  );
});

test('SBX-19 answers match the wire schemas', () => {
  const world = smallWorld();
  expect(isSportsTree(world.tree('ru'))).toBe(true);
  for (const section of ['line', 'live'] as const) {
    const list = world.games({ section }, 'ru');
    expect(isGameList(list), JSON.stringify(isGameList.errors)).toBe(true);
    for (const { id } of list.games) {
      const full = world.game(id, 'en');
      expect(isGameFull(full), JSON.stringify(isGameFull.errors)).toBe(true);
      expect(
        isCouponBet(world.couponBet(full?.markets[0]?.outcomes[0].id ?? 0, 'en')),
        JSON.stringify(isCouponBet.errors),
      ).toBe(full?.markets.length !== 0);
    }
  }
});

test('SBX-21 a row shows the result, and the line nearest to even of totals and handicaps', () => {
  const world = smallWorld();
  for (const { id, main } of world.games({ section: 'line', sportId: 1 }, 'en').games) {
    expect(main.map(({ typeId }) => typeId)).toEqual([1, 4, 6]);
    const lines = world.game(id, 'en')?.markets.filter(({ typeId }) => typeId === 4) ?? [];
    const distance = (market: (typeof lines)[number]): number =>
      Math.abs((market.outcomes[0]?.coef ?? 0) - (market.outcomes[1]?.coef ?? 0));
    expect(distance(main[1] ?? (lines[0] as (typeof lines)[number]))).toBeCloseTo(
      Math.min(...lines.map(distance)),
      5,
    );
  }
});

test('SBX-971 a list can be limited to events that start from one instant and before another', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const dayS = 86_400;
  const fromS = Math.floor(nowMs / 1000 / dayS + 1) * dayS;
  const { games } = world.games({ section: 'line', fromS, toS: fromS + dayS, limit: 300 }, 'en');
  const starts = games.map(({ starts_at: startsAtS }) => startsAtS);
  expect(starts.length).toBeGreaterThan(10);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(fromS);
  expect(Math.max(...starts)).toBeLessThan(fromS + dayS);
});

test('SBX-972 a list can be limited to the competitions of a country', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const champs = world.tree('en').sports.find(({ id }) => id === 1)?.champs ?? [];
  const england = champs.find(({ id }) => id === 2)?.countryId ?? 0;
  const own = champs.filter(({ countryId }) => countryId === england).map(({ id }) => id);
  const filter = { section: 'line', sportId: 1, countryId: england, limit: 300 } as const;
  const { games } = world.games(filter, 'en');
  expect(games.length).toBeGreaterThan(0);
  expect(games.every(({ champId }) => own.includes(champId))).toBe(true);
});

test('SBX-107 live and top lists have top competitions first, then go by start', () => {
  const world = smallWorld();
  const { games: top } = world.games({ section: 'line', isTop: true, limit: 300 }, 'en');
  const starts = top.map(({ starts_at: startsAtS }) => startsAtS);
  expect(starts).toEqual(starts.toSorted((first, second) => first - second));
  const { games } = world.games({ section: 'live', limit: 300 }, 'en');
  const ranks = games.map(({ isTop, starts_at }) => (isTop ? 0 : 1e12) + starts_at);
  expect(ranks).toEqual(ranks.toSorted((first, second) => first - second));
  expect(new Set(games.map(({ isTop }) => isTop)).size).toBe(2);
});

test('SBX-973 a prematch list groups matches by competition, top ones first, then by the first start', () => {
  const world = smallWorld();
  const { games } = world.games({ section: 'line', limit: 300 }, 'en');
  const groups = [...Map.groupBy(games, ({ champId }) => champId).values()];
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.flat().map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  const firsts = groups.map(([first]) => first!);
  const ranks = firsts.map(({ isTop, starts_at: startsAtS }) => (isTop ? 0 : 1e12) + startsAtS);
  expect(ranks).toEqual(ranks.toSorted((first, second) => first - second));
  for (const own of groups) {
    const starts = own.map(({ starts_at: startsAtS }) => startsAtS);
    expect(starts).toEqual(starts.toSorted((first, second) => first - second));
  }
});

test('SBX-109 addresses replace accented letters by their base letters', () => {
  expect(['Unión Campoluna', 'IF Bjørnsund', 'Étoile 09 – VfL'].map(slugOf)).toEqual([
    'union-campoluna',
    'if-bjornsund',
    'etoile-09-vfl',
  ]);
});
