import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { bigMatches } from './bigMatches.ts';
import { heroSlides } from './heroSlides.ts';

test('BET-575 M49 big matches are to come, have a price, and are of the competitions that most people follow first', () => {
  const games = [
    exampleGame(1, { champId: 9 }),
    exampleGame(2, { champId: 8 }),
    exampleGame(3, { champId: 7, isLive: true }),
    exampleGame(4, { champId: 7, main: [] }),
    exampleGame(5, { champId: 7 }),
  ].map(eventFromWire);
  expect(bigMatches(games, [7, 8], 3).map(({ id }) => id)).toEqual([5, 2, 1]);
});

test('BET-576 M49 slides of the brand come in the language of the page, else in English; nonsense is left out', () => {
  const settings = {
    heroSlides: [
      {
        title: { en: 'One', de: 'Eins' },
        text: { en: 'First' },
        target: 'a.b',
        params: { id: '1' },
      },
      { title: { fr: 'Sans' }, target: 'a.b' },
      { title: { en: 'No target' } },
      7,
    ],
  };
  expect(heroSlides(settings, 'de')).toEqual([
    { title: 'Eins', text: 'First', target: 'a.b', params: { id: '1' } },
  ]);
  expect(heroSlides(undefined, 'en')).toEqual([]);
  expect(heroSlides({ heroSlides: 'x' }, 'en')).toEqual([]);
});
