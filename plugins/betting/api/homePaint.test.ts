import { expect, test } from 'vitest';
import type { GameList, SportsTree } from '#wire';
import type { FirstPaintFacts } from '#core';
import { createOddsWriter } from '../../../core/odds/createOddsWriter.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { homePaint } from './homePaint.ts';

const tree: SportsTree = {
  sports: [
    {
      id: 1,
      name: 'Football',
      slug: 'football',
      icon: 'ball-football',
      lineCount: 3,
      liveCount: 2,
      champs: [{ id: 7, name: 'Cup & <b>League</b>', slug: 'cup', sportId: 1, countryId: 1, countryName: 'England', iso: 'gb-eng', lineCount: 3, liveCount: 2, isTop: true }],
    },
  ],
  topChampIds: [7],
};

function paint(change: Partial<FirstPaintFacts> = {}, games = [exampleGame(1, { champId: 7, isLive: true })]): string | undefined {
  const list: GameList = { games, total: games.length, seq: 1 };
  return homePaint({
    language: 'en',
    isMobile: false,
    odds: createOddsWriter(0),
    answers: [tree, list, list],
    translate: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
    number: String,
    time: () => '20:45',
    dateTime: () => '1 Jan, 20:45',
    answerOf: () => undefined,
    site: {} as FirstPaintFacts['site'],
    escape: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ...change,
  });
}

test('BET-43 prices stand in the odds format of the person', () => {
  expect(paint()).toContain(`data-odds="${2 ** 21 + 2 ** 12}"`);
  expect(paint()).toContain('>1.85</b>');
  expect(paint({ odds: createOddsWriter(2) })).toContain('>−118</b>');
});

test('BET-43 nothing of the platform is read as HTML', () => {
  const html = paint() ?? '';
  expect(html).toContain('Cup &amp; &lt;b>League&lt;/b>');
  expect(html).not.toContain('<b>League');
});

test('BET-43 a closed outcome has no price, telephones no rows, and without live data the skeleton stays', () => {
  const open = exampleGame(1, { champId: 7 });
  const closed = exampleGame(1, { champId: 7, main: open.main.map((market) => ({ ...market, isBlocked: true })) });
  expect(paint({}, [closed])).not.toContain('data-odds');
  expect(paint()).toContain('fp-r');
  expect(paint({ isMobile: true })).not.toContain('fp-r');
  expect(paint({ answers: [undefined, undefined, undefined] })).toBeUndefined();
});
