import { expect, test } from 'vitest';
import { knockOutsOf } from './knockOuts.ts';
import { shiftMatches } from './shiftMatches.ts';
import type { SourceMatch } from './SourceMatch.ts';

function match(changes: Partial<SourceMatch> & { readonly sportId?: number }): SourceMatch {
  const { sportId = 1, ...facts } = changes;
  return {
    file: 'a.json',
    row: 1,
    family: 'a',
    competition: {
      sportId,
      name: 'Cup',
      countryName: 'International',
      countryIso: 'int',
      isTop: false,
    },
    day: '2018-06-14',
    kickOffMin: undefined,
    round: undefined,
    home: 'A',
    away: 'B',
    ...facts,
  };
}

test.each([
  ['Round of 16', 1, true],
  ['Finals, Round of 16', 1, true],
  ['Quarter-finals', 1, true],
  ['Quarterfinals', 1, true],
  ['Finals, Semifinals', 1, true],
  ['Match for third place', 1, true],
  ['Playoffs, Matchday 1', 1, true],
  ['Qualification, Playoffs', 1, true],
  ['Play-off Round', 1, true],
  ['Final', 1, true],
  ['Matchday 3', 1, false],
  ['League, Matchday 8', 1, false],
  ['Group A', 1, false],
  ['1st Round', 4, true],
  ['The Final', 4, true],
  ['Round Robin', 4, false],
  ['Upper Semifinals', 17, true],
  ["Winner's (A)", 17, true],
  ['Opening (A)', 17, true],
  ['Round 2', 17, true],
  ['Week 3', 17, false],
  ['Round-Robin', 17, false],
])('SBX-756 round "%s" of sport %i is a knock-out round: %s', (round, sportId, isKnockOut) => {
  const one = match({ round, sportId });
  expect(knockOutsOf([one, match({ round: 'Matchday 1', sportId })]).has(one)).toBe(isKnockOut);
});

test('SBX-756 a group match is never a knock-out, whatever its round is called; every match of a tennis tournament is one', () => {
  const group = match({ round: 'Matchday 12', group: 'A' });
  expect(knockOutsOf([group, match({ round: 'Final' })]).has(group)).toBe(false);
  expect(knockOutsOf([match({ sportId: 4, round: '' })]).size).toBe(1);
});

const league = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const dayOf = (index: number): string =>
  new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10);
/** Every team plays every other once, one round per day. */
const regular = Array.from({ length: 7 }, (_unused, round) =>
  Array.from({ length: 4 }, (_none, pair) => {
    const at = (place: number): string =>
      place === 0 ? league[0]! : league[1 + ((place - 1 + round) % 7)]!;
    return match({ sportId: 3, day: dayOf(round), home: at(pair), away: at(7 - pair) });
  }),
).flat();
const series = (home: string, away: string, fromDay: number, games: number) =>
  Array.from({ length: games }, (_unused, index) =>
    match({ sportId: 3, day: dayOf(fromDay + index), home, away }),
  );

test('SBX-757 without round names the play-offs begin where only some teams continue and every pair has a winner that plays on', () => {
  const playOffs = [
    ...series('A', 'B', 10, 4),
    ...series('C', 'D', 10, 3),
    ...series('A', 'C', 16, 3),
  ];
  expect(
    [...knockOutsOf([...regular, ...playOffs])].toSorted((one, other) =>
      one.day < other.day ? -1 : 1,
    ),
  ).toEqual(playOffs.toSorted((one, other) => (one.day < other.day ? -1 : 1)));
  // A season that stops half-way or simply ends has no play-offs.
  expect(knockOutsOf(regular).size).toBe(0);
  expect(knockOutsOf(regular.slice(0, 19)).size).toBe(0);
  // The next season starts again.
  const next = regular.map((each) => ({ ...each, day: `2023${each.day.slice(4)}` }));
  expect(knockOutsOf([...regular, ...playOffs, ...next]).size).toBe(playOffs.length);
});

test('SBX-760 several rounds per day are played in file order', () => {
  const nowMs = Date.UTC(2026, 4, 10);
  const rows = [
    match({ sportId: 17, home: 'A', away: 'B' }),
    match({ sportId: 17, home: 'C', away: 'D' }),
    match({ sportId: 17, home: 'A', away: 'C' }),
    match({ sportId: 17, home: 'D', away: 'C' }),
  ];
  const [first = 0, second = 0, third = 0, fourth = 0] = shiftMatches(rows, { nowMs }).map(
    ({ startsAtMs }) => startsAtMs,
  );
  expect(third).toBeGreaterThanOrEqual(Math.max(first, second) + 3 * 3_600_000);
  expect(fourth).toBeGreaterThanOrEqual(third + 3 * 3_600_000);
});
