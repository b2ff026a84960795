import { expect, test } from 'vitest';
import { competitionsOf } from './competitions.ts';
import { TeamCatalogue } from './teams.ts';

const competitions = competitionsOf('full');
const catalogue = new TeamCatalogue(1, competitions);

/** Of several languages, as parts of words that are put together by chance would make them. */
const swearWords = /kurw|pizd|merda|mierd|puta|fuck|shit|cunt|scheiss|huj|blyad|connard|fotze/i;

test('BET-475 no name that is put together is a swear word', () => {
  const names = competitions.flatMap((competition) => catalogue.of(competition).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter((name) => swearWords.test(name))).toEqual([]);
});

test('BET-475 only football has clubs that are called after football', () => {
  const called = competitions.filter(({ sport }) => sport.contestants === 'clubs' && sport.key !== 'football').flatMap((competition) => catalogue.of(competition).map(({ name }) => name));
  expect(called.length).toBeGreaterThan(500);
  expect(called.filter((name) => /\b(?:FC|FK|AC|CD|Calcio|VfL|TSV|Rovers|United)\b/.test(name))).toEqual([]);
});
