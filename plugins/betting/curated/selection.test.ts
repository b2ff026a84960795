import { expect, test } from 'vitest';
import type { Competition, Sport } from '../feed/SportEvent.ts';
import { byStart } from './byStart.ts';
import { canBeLive } from './canBeLive.ts';
import { hasLiveEvents } from './hasLiveEvents.ts';
import { menuSectionFilter } from './menuSectionFilter.ts';
import { queryOfSelection } from './queryOfSelection.ts';
import { sportsOfSelection } from './sportsOfSelection.ts';

function competition(id: number, sportId: number, more: Partial<Competition> = {}): Competition {
  return {
    id,
    name: `C${id}`,
    slug: '',
    sportId,
    countryId: 1,
    countryName: '',
    countryIso: 'int',
    prematchCount: 5,
    liveCount: 0,
    isTop: false,
    ...more,
  };
}

const competitions = [
  competition(1, 1),
  competition(2, 1, { isTop: true }),
  competition(3, 2, { prematchCount: 0, liveCount: 2 }),
  competition(4, 2, { prematchCount: 9 }),
  competition(5, 4),
];
const nobody = { eventIds: [], competitionIds: [], teamIds: [] };
const line = { section: 'line', limit: 60 } as const;

test('BET-150 a selection is a list of the line: by sport, by competitions, by teams, by what most people follow, by time', () => {
  expect(queryOfSelection({ sports: [1] }, line, competitions, nobody)).toEqual({
    section: 'line',
    limit: 60,
    sportId: 1,
  });
  expect(queryOfSelection({ competitions: [2, 5] }, line, competitions, nobody)).toEqual({
    section: 'line',
    limit: 60,
    competitionIds: [2, 5],
  });
  expect(queryOfSelection({ tags: ['top'], withinH: 12 }, line, competitions, nobody)).toEqual({
    section: 'line',
    limit: 60,
    isTop: true,
    withinH: 12,
  });
  expect(queryOfSelection({ teams: [257] }, line, competitions, nobody)).toEqual({
    section: 'line',
    limit: 60,
    teamIds: [257],
  });
  expect(queryOfSelection({ sports: [1, 2] }, line, competitions, nobody)?.competitionIds).toEqual([
    2, 4, 1,
  ]);
  expect(
    queryOfSelection({ sports: [1, 2] }, { ...line, section: 'live' }, competitions, nobody)
      ?.competitionIds,
  ).toEqual([3]);
});

test('BET-537 a time before the start does not restrict live events', () => {
  expect(
    queryOfSelection(
      { tags: ['top'], withinH: 12 },
      { section: 'live', limit: 100 },
      competitions,
      nobody,
    ),
  ).toEqual({ section: 'live', limit: 100, isTop: true });
});

test('BET-151 a sport or a word of the menu narrows the selection and never widens it', () => {
  expect(
    queryOfSelection({ sports: [1, 2] }, { ...line, sportId: 2 }, competitions, nobody),
  ).toEqual({ section: 'line', limit: 60, sportId: 2 });
  expect(
    queryOfSelection({ sports: [1, 2] }, { ...line, sportId: 4 }, competitions, nobody),
  ).toBeUndefined();
  expect(
    queryOfSelection({ sports: [1, 2], tags: ['yours'] }, { ...line, sportId: 4 }, competitions, {
      ...nobody,
      teamIds: [257],
    }),
  ).toBeUndefined();
  expect(menuSectionFilter('soon', 24)).toEqual({ withinH: 2 });
  expect(menuSectionFilter('today', 12)).toEqual({ withinH: 12 });
  expect(menuSectionFilter('top', undefined)).toEqual({ isTop: true });
  expect(menuSectionFilter('easter', undefined)).toEqual({});
});

test('BET-152 a person follows stars and the competitions bet on most; without either nothing is requested', () => {
  const personal = { eventIds: [7], competitionIds: [2, 5], teamIds: [257] };
  expect(queryOfSelection({ tags: ['yours'] }, line, competitions, personal)).toEqual({
    section: 'line',
    limit: 60,
    isAny: true,
    eventIds: [7],
    competitionIds: [2, 5],
    teamIds: [257],
  });
  expect(queryOfSelection({ tags: ['starred-teams'] }, line, competitions, personal)).toEqual({
    section: 'line',
    limit: 60,
    teamIds: [257],
  });
  expect(queryOfSelection({ tags: ['yours'] }, line, competitions, nobody)).toBeUndefined();
  expect(queryOfSelection({ tags: ['starred-teams'] }, line, competitions, nobody)).toBeUndefined();
});

test('BET-1008 only sports with events of the selection are offered', () => {
  const sport = (id: number): Sport => ({
    id,
    name: `S${id}`,
    slug: '',
    icon: '',
    prematchCount: 1,
    liveCount: 1,
    competitions: competitions.filter(({ sportId }) => sportId === id),
  });
  const all = [sport(1), sport(2), sport(4)];
  const ids = (...of: Parameters<typeof sportsOfSelection>) =>
    sportsOfSelection(...of).map(({ id }) => id);
  expect(ids({}, 'line', all)).toEqual([1, 2, 4]);
  expect(ids({}, 'live', all)).toEqual([2]);
  expect(ids({ tags: ['top'] }, 'line', all)).toEqual([1]);
  expect(ids({ competitions: [4, 5] }, 'line', all)).toEqual([2, 4]);
  expect(ids({ tags: ['yours'] }, 'line', all)).toEqual([]);
});

test('BET-447 a selection of only races or votes is never live; an unknown one may be', () => {
  const sport = (id: number, isContest?: true): Sport => ({
    id,
    name: `S${id}`,
    slug: '',
    icon: '',
    prematchCount: 1,
    liveCount: 0,
    competitions: [],
    isContest,
  });
  const all = [sport(1), sport(18, true), sport(19, true)];
  expect(
    [{}, { sports: [18] }, { sports: [18, 19] }, { sports: [18, 1] }, { sports: [99] }].map(
      (selection) => canBeLive(selection, all),
    ),
  ).toEqual([true, false, false, true, true]);
});

test('BET-457 the tree says whether a selection has live events, unless it is by teams or personal', () => {
  const sport = (id: number): Sport => ({
    id,
    name: `S${id}`,
    slug: '',
    icon: '',
    prematchCount: 1,
    liveCount: 1,
    competitions: competitions.filter(({ sportId }) => sportId === id),
  });
  const all = [sport(1), sport(2)];
  expect(
    [
      {},
      { competitions: [3] },
      { sports: [1] },
      { tags: ['top'] as const },
      { teams: [257] },
      { tags: ['yours'] as const },
    ].map((selection) => hasLiveEvents(selection, all)),
  ).toEqual([true, true, false, false, undefined, undefined]);
});

test('BET-538 sorted by time, competitions are in the order of their first event', () => {
  const events = new Map([
    [1, { startsAtS: 30 }],
    [2, { startsAtS: 10 }],
    [3, { startsAtS: 30 }],
    [4, { startsAtS: 20 }],
  ]);
  expect(byStart([1, 2, 3, 4], events)).toEqual([2, 4, 1, 3]);
});
