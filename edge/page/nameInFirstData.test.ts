import { expect, test } from 'vitest';
import type { TitleSource } from '../../core/contract/Route.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { nameInFirstData } from './nameInFirstData.ts';
import { plannedRoute } from '../../test/services/plannedRoute.ts';
import { fakeOf } from '../../test/services/fakeOf.ts';

function match(
  titleFrom: TitleSource | undefined,
  params: Readonly<Record<string, string>> = {},
): PageMatch {
  return fakeOf<PageMatch>({
    route: plannedRoute({ name: 'test.page', ...(titleFrom === undefined ? {} : { titleFrom }) }),
    params,
  });
}

const event = {
  endpoint: 'betting.game',
  answer: { game: { team1: { name: 'Harbour City' }, team2: { name: 'Kingsport Rovers' } } },
};
const sports = {
  endpoint: 'betting.sports',
  answer: {
    sports: [
      {
        id: 4,
        name: 'Ice hockey',
        champs: [{ id: 70, name: 'North League', countryId: 5, countryName: 'Finland' }],
      },
      { id: 1, name: 'Football', champs: [] },
    ],
  },
};
const teams: TitleSource = {
  endpoint: 'betting.game',
  names: ['game.team1.name', 'game.team2.name'],
};
const competition: TitleSource = {
  endpoint: 'betting.sports',
  names: ['sports.{sport}.champs.{champ}.name'],
};

const country: TitleSource = {
  endpoint: 'betting.sports',
  names: ['sports.{sport}.name', 'sports.{sport}.champs.{country:countryId}.countryName'],
};

test('EDG-258 the title has the names of the first data', () => {
  expect(nameInFirstData(match(teams), [sports, event])).toBe('Harbour City – Kingsport Rovers');
  expect(
    nameInFirstData(match(competition, { sport: '4-hockey', champ: '70-north' }), [sports]),
  ).toBe('North League');
  expect(nameInFirstData(match(country, { sport: '4-hockey', country: '5' }), [sports])).toBe(
    'Ice hockey – Finland',
  );
});

test.each([
  ['the route names no source', match(undefined), [event]],
  ['the answer is not there', match(teams), [sports]],
  [
    'a part of the way is missing',
    match({ ...teams, names: ['game.team3.name', 'game.team2.name'] }),
    [event],
  ],
  ['the end of the way is no text', match({ ...teams, names: ['game.team1'] }), [event]],
  [
    'no item of the list has the id',
    match(competition, { sport: '4-hockey', champ: '71-north' }),
    [sports],
  ],
])('EDG-258 without a name when %s', (_why, given, firstData) => {
  expect(nameInFirstData(given, firstData)).toBeUndefined();
});
