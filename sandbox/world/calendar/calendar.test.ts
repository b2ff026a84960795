import { expect, test } from 'vitest';
import { competitionsOf, type Competition } from '../catalogue/competitions.ts';
import { createWorld } from '../createWorld.ts';
import { latinNames } from '../catalogue/leagueNames.ts';
import {
  eventIdOf,
  firstOrderOf,
  matchesOfDay,
  orderAt,
  placesOf,
  seasonAt,
  seasonPlanOf,
  startsAtMs,
} from '../schedule/season.ts';
import { decodeEvent } from '../identifiers.ts';
import { dayMs } from './days.ts';
import type { WorldSize } from '../WorldSize.ts';

const hourMs = 3_600_000;
const competitions = competitionsOf('full');
const leagues = competitions.filter(({ calendar }) => calendar.kind === 'league');
const football = leagues.filter(({ sport }) => sport.id === 1);
const seriesOfClock = competitions.filter(({ calendar }) => calendar.kind === 'rolling');

function ordersOf(competition: Competition, season: number): readonly number[] {
  const first = firstOrderOf(competition, season);
  return Array.from(
    { length: seasonPlanOf(competition).matches },
    (_unused, index) => first + index,
  );
}

function zoneOf({ calendar }: Competition): string {
  return calendar.kind === 'league' || calendar.kind === 'tournament' ? calendar.zone : 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant in the time zone of a country, such as `Sat 15:00`. */
function localTime(zone: string, atMs: number): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format.format(atMs).replace(',', '');
}

test('SBX-300 M68 a season has every pair of football clubs once at home and once away, no club plays twice within two days', () => {
  for (const competition of football) {
    const { teamCount } = competition;
    const pairs = new Set<string>();
    const latest = new Map<number, number>();
    for (const order of ordersOf(competition, 2025)) {
      const [home, away] = placesOf(competition, order);
      pairs.add(`${home}-${away}`);
      const atMs = startsAtMs(competition, order);
      for (const side of [home, away]) {
        const apartH = (atMs - (latest.get(side) ?? 0)) / hourMs;
        expect(apartH, `competition ${competition.id} ${order}`).toBeGreaterThan(40);
        latest.set(side, atMs);
      }
    }
    expect(pairs.size).toBe(teamCount * (teamCount - 1));
  }
});

test('SBX-300 in other leagues and series no team plays twice within five hours', () => {
  const others = [...leagues.filter((league) => !football.includes(league)), ...seriesOfClock];
  expect(others.length).toBeGreaterThan(150);
  for (const competition of others) {
    const latest = new Map<number, number>();
    const season = seasonAt(competition, orderAt(competition, Date.UTC(2026, 2, 1)));
    for (const order of ordersOf(competition, season)) {
      const [home, away] = placesOf(competition, order);
      expect(home).not.toBe(away);
      const atMs = startsAtMs(competition, order);
      for (const side of [home, away]) {
        const apartH = (atMs - (latest.get(side) ?? 0)) / hourMs;
        expect(apartH, `competition ${competition.id} ${order}`).toBeGreaterThanOrEqual(5);
        latest.set(side, atMs);
      }
    }
  }
});

test('SBX-961 M68 rounds are at weekends and on midweek evenings in local time, in summer and winter time', () => {
  const times = new Set<string>();
  for (const competition of football) {
    const zone = zoneOf(competition);
    for (const order of ordersOf(competition, 2025)) {
      const time = localTime(zone, startsAtMs(competition, order));
      times.add(time);
      expect(time, competition.nameKey).toMatch(
        /^(?:(?:Sat|Sun) (?:1[1-9]|2[01])|Fri (?:1[89]|2[01])|Mon (?:1[89]|2[01])|(?:Tue|Wed|Thu) (?:1[6-9]|2[01]))/,
      );
    }
  }
  const england = football.find(({ nameKey }) => nameKey === 'premierDivision')!;
  const saturdays = ordersOf(england, 2025)
    .map((order) => startsAtMs(england, order))
    .filter((atMs) => localTime('Europe/London', atMs) === 'Sat 15:00');
  expect(new Set(saturdays.map((atMs) => new Date(atMs).getUTCHours()))).toEqual(new Set([14, 15]));
  expect(times.size).toBeGreaterThan(15);
});

test('SBX-1330 M68 football is played around the clock only in the small world, which has a match at any hour', () => {
  const rolling = (size: WorldSize): number =>
    competitionsOf(size).filter(
      ({ sport, calendar }) => sport.id === 1 && calendar.kind === 'rolling',
    ).length;
  expect([rolling('full'), rolling('small')]).toEqual([0, 1]);
});

test('SBX-961 M68 several matches of a round are played at once', () => {
  const england = football.find(({ nameKey }) => nameKey === 'premierDivision')!;
  const starts = ordersOf(england, 2025).map((order) => startsAtMs(england, order));
  const together = [...Map.groupBy(starts, (atMs) => atMs).values()];
  const most = Math.max(...together.map(({ length }) => length));
  expect(most).toBeGreaterThanOrEqual(4);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test('M68 football seasons run for months from autumn to spring or from spring to autumn, by country', () => {
  const monthsOf = (iso: string): readonly number[] => {
    const league = football.find(({ country }) => country.iso === iso)!;
    const months = ordersOf(league, 2025).map((order) =>
      new Date(startsAtMs(league, order)).getUTCMonth(),
    );
    return [months[0]! + 1, months.at(-1)! + 1, new Set(months).size];
  };
  expect(monthsOf('gb-eng')).toEqual([8, 5, 10]);
  expect(monthsOf('de')).toEqual([8, 5, 9]);
  expect(monthsOf('se')).toEqual([3, 11, 9]);
  expect(monthsOf('au')).toEqual([10, 4, 7]);
});

test('M68 leagues have between 6 and 24 clubs', () => {
  const sizes = new Set(leagues.map(({ teamCount }) => teamCount));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([6, 24]);
  expect(new Set(football.map(({ teamCount }) => teamCount)).size).toBeGreaterThanOrEqual(7);
});

test('SBX-964 M68 the first football leagues of any two countries have different names', () => {
  const first = [...Map.groupBy(football, ({ country }) => country.iso).values()].map(
    ([league]) => league!.nameKey,
  );
  expect(first.length).toBeGreaterThan(50);
  expect(new Set(first).size).toBe(first.length);
  const names = Object.values(latinNames);
  expect(new Set(names).size).toBe(names.length);
});

test('SBX-965 tournaments of persons are knock-out rounds on successive days, with the final on Sunday', () => {
  const tournaments = competitions.filter(({ calendar }) => calendar.kind === 'tournament');
  expect(new Set(tournaments.map(({ sport }) => sport.key))).toEqual(
    new Set(['tennis', 'badminton', 'darts', 'snooker']),
  );
  for (const competition of tournaments) {
    const season = seasonAt(competition, orderAt(competition, Date.UTC(2026, 6, 15)));
    const starts = ordersOf(competition, season).map((order) => startsAtMs(competition, order));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)! - starts[0]!).toBeLessThan(7 * dayMs);
    expect(localTime(zoneOf(competition), starts.at(-1)!)).toMatch(/^Sun/);
  }
});

test(
  'M68 at any hour of a week at least forty events of ten sports are live, in winter and in summer',
  { timeout: 120_000 },
  () => {
    for (const week of ['2026-03-09', '2026-07-13']) {
      const fromMs = Date.parse(week);
      const world = createWorld({ seed: 5, size: 'full', nowMs: fromMs });
      for (let hour = 0; hour < 168; hour += 1) {
        world.advanceTo(fromMs + hour * hourMs);
        const counts = world.tree('en').sports.map(({ liveCount }) => liveCount);
        const when = new Date(world.nowMs).toISOString();
        const live = counts.reduce((sum, count) => sum + count, 0);
        expect(live, when).toBeGreaterThanOrEqual(40);
        expect(live, when).toBeLessThan(260);
        expect(counts.filter((count) => count > 0).length, when).toBeGreaterThanOrEqual(10);
      }
    }
  },
);

test('SBX-1 a match is found by its id, whatever its calendar', () => {
  for (const competition of competitions) {
    const order = orderAt(competition, Date.UTC(2026, 4, 20, 17));
    const { competitionId, day, index } = decodeEvent(eventIdOf(competition, order));
    const { first, count } = matchesOfDay(competition, day);
    expect([competitionId, first + index, index < count]).toEqual([competition.id, order, true]);
  }
});
