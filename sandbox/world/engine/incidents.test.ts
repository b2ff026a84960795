import { expect, test } from 'vitest';
import { createWorld } from '../createWorld.ts';
import { dictionaries } from '../locales/texts.ts';
import { americanFootball, handball, rugby } from '../possession/PossessionSport.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const world = createWorld({ seed: 7, size: 'small', nowMs });

function courseOf(sportId: number) {
  const games = world.results({ fromMs: nowMs - 24 * 3_600_000, toMs: nowMs, sportId });
  return (
    games
      .map(({ gameId }) => world.game(gameId, 'en')?.timeline ?? [])
      .find((timeline) => timeline.length > 12) ?? []
  );
}

test('SBX-775 minutes continue across periods although the clock restarts in each', () => {
  const minutes = courseOf(2).map(({ minute }) => minute);
  expect(minutes).toEqual(minutes.toSorted((first, second) => first - second));
  expect(
    courseOf(2)
      .filter(({ kind }) => kind === 'period')
      .map(({ minute }) => minute)
      .slice(0, 3),
  ).toEqual([1, 21, 41]);
});

test('SBX-775 cricket incidents show overs, baseball incidents half-innings', () => {
  const balls = courseOf(12).filter(({ team, kind }) => team !== 0 && kind !== 'info');
  expect(balls.every(({ moment = '' }) => /^1?\d\.[1-6]$/.test(moment))).toBe(true);
  const hits = courseOf(5).filter(({ team }) => team !== 0);
  expect(hits.length).toBeGreaterThan(3);
  expect(hits.every(({ team, moment = '' }) => moment.startsWith(team === 2 ? '▲' : '▼'))).toBe(
    true,
  );
});

test('SBX-775 points are named in the terms of their sport in every language', () => {
  for (const sport of [handball, americanFootball, rugby]) {
    expect(
      sport.points
        .map(([points]) => points)
        .filter((points) => sport.words?.[points] === undefined),
    ).toEqual([]);
    for (const word of Object.values(sport.words ?? {}))
      for (const texts of Object.values(dictionaries))
        expect(texts[`incident.${word}`]).toContain('{team}');
  }
  expect(
    new Set(
      courseOf(8).flatMap(({ kind, text }) =>
        kind === 'point' ? [text.replace(/\..*$/, '')] : [],
      ),
    ),
  ).toEqual(new Set(['Goal']));
});
