import { expect, test } from 'vitest';
import { countriesOf, filterSports, nameInCountry } from './countries.ts';
import type { Competition, Sport } from '../feed/SportEvent.ts';

function competition(
  id: number,
  countryId: number,
  name: string,
  prematchCount: number,
): Competition {
  const countryName = countryId === 2 ? 'England' : 'Spain';
  return {
    id,
    name,
    slug: '',
    sportId: 1,
    countryId,
    countryName,
    countryIso: '',
    prematchCount,
    liveCount: 0,
    isTop: false,
  };
}

const football: Sport = {
  id: 1,
  name: 'Football',
  slug: 'football',
  icon: 'football',
  prematchCount: 20,
  liveCount: 0,
  competitions: [
    competition(1, 2, 'England. Premier Division', 5),
    competition(2, 3, 'Spain. Primera', 12),
    competition(3, 2, 'England. League Cup', 3),
    competition(4, 2, 'England. Friendly', 0),
  ],
};
const tennis: Sport = {
  ...football,
  id: 2,
  name: 'Tennis',
  competitions: [competition(9, 3, 'Open Madrid', 4)],
};

test('BET-30 countries come by count, without competitions that have nothing in the section', () => {
  expect(
    countriesOf(football, 'line', 'en').map((country) => [
      country.name,
      country.count,
      country.competitions.length,
    ]),
  ).toEqual([
    ['Spain', 12, 1],
    ['England', 8, 2],
  ]);
  expect(countriesOf(football, 'live', 'en')).toEqual([]);
});

test('BET-1026 below its country a competition goes without the name of the country', () => {
  expect(nameInCountry({ name: 'England. League Cup', countryName: 'England' })).toBe('League Cup');
  expect(nameInCountry({ name: 'Champions Cup', countryName: 'International' })).toBe(
    'Champions Cup',
  );
});

test('BET-1027 a search finds sports by name and competitions by name or country', () => {
  const found = (search: string) =>
    filterSports([football, tennis], search).map((sport) => [
      sport.name,
      sport.competitions.length,
    ]);
  expect(found('tenn')).toEqual([['Tennis', 1]]);
  expect(found('ENGLAND')).toEqual([['Football', 3]]);
  expect(found('primera')).toEqual([['Football', 1]]);
  expect(found('zzz')).toEqual([]);
  expect(found(' ')).toHaveLength(2);
});
