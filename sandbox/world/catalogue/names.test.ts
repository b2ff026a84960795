import { expect, test } from 'vitest';
import { competitionsOf } from './competitions.ts';
import { TeamCatalogue } from './teams.ts';

const competitions = competitionsOf('full');
const catalogue = new TeamCatalogue(1, competitions);

/** Swear words of several languages that random combinations of syllables could produce. */
const swearWords = /kurw|pizd|merda|mierd|puta|fuck|shit|cunt|scheiss|huj|blyad|connard|fotze/i;

test('BET-475 no generated name contains a swear word', () => {
  const names = competitions.flatMap((competition) =>
    catalogue.of(competition).map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter((name) => swearWords.test(name))).toEqual([]);
});

test('BET-475 only football clubs have football words in their names', () => {
  const called = competitions
    .filter(({ sport }) => sport.contestants === 'clubs' && sport.key !== 'football')
    .flatMap((competition) => catalogue.of(competition).map(({ name }) => name));
  expect(called.length).toBeGreaterThan(500);
  expect(
    called.filter((name) => /\b(?:FC|FK|AC|CD|Calcio|VfL|TSV|Rovers|United)\b/.test(name)),
  ).toEqual([]);
});

test('a country with a named first football league has no other competition called first league', () => {
  const football = competitions.filter(({ sport }) => sport.key === 'football');
  for (const [iso, names] of [
    ['es', ['primera', 'segunda', 'tercera']],
    ['it', ['seriePrima', 'serieSeconda', 'serieTerza']],
    ['de', ['bundesliga', 'bundesligaTwo', 'regionalliga']],
    ['fr', ['divisionOne', 'divisionTwo', 'divisionThree']],
  ] as const) {
    const leagues = football
      .filter(
        ({ country, nameKey }) =>
          country.iso === iso && nameKey !== 'youthLeague' && nameKey !== 'womenLeague',
      )
      .map(({ nameKey }) => nameKey);
    expect(leagues).toEqual(names);
  }
  const named = football.map(({ country, nameKey }) => `${country.iso} ${nameKey}`);
  expect(new Set(named).size).toBe(named.length);
});
