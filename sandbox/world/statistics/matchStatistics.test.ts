import { expect, test } from 'vitest';
import { competitionsOf } from '../catalogue/competitions.ts';
import { sports } from '../catalogue/sports.ts';
import { TeamCatalogue } from '../catalogue/teams.ts';
import { engineOf } from '../engine/engines.ts';
import { dictionaries } from '../locales/texts.ts';
import { Play } from '../Play.ts';
import { PlayClock } from '../schedule/playClock.ts';
import { Schedule } from '../schedule/schedule.ts';
import type { MatchSetup } from '../engine/SportEngine.ts';
import type { Statistic } from './Counter.ts';
import { hasStatistics } from './sportStatistics.ts';
import { matchStatistics } from './matchStatistics.ts';

const competitions = competitionsOf('small');
const schedule = new Schedule(
  7,
  competitions,
  new TeamCatalogue(7, competitions),
  new Play(7, new PlayClock()),
  () => 20_502 * 86_400_000,
);

/** Some matches of each sport, played to the end. */
const matches = competitions.flatMap((competition) =>
  schedule
    .ofDay(competition, 20_500)
    .slice(0, 4)
    .map((event) => {
      const { sport } = competition;
      const setup: MatchSetup = { id: event.id, seed: 7, levels: event.levels };
      const script = engineOf(competition).simulate(setup);
      return { competition, sport, setup, script };
    }),
);

const rowOf = (rows: readonly Statistic[], key: string): Statistic =>
  rows.find((row) => row.key === key) ?? { key, home: 0, away: 0 };

test('SBX-440 the parts of a match sum to the whole, and no count ever falls', () => {
  for (const { competition, sport, setup, script } of matches) {
    const [whole, ...parts] = matchStatistics(competition, setup, {
      script,
      playedS: script.durationS,
    });
    for (const { key, home, away } of whole?.rows ?? []) {
      expect(
        [home, away].every((count) => count >= 0),
        `${sport.key} ${key}`,
      ).toBe(true);
      if (key === 'possession' || key === 'highestBreak' || parts.length === 0) continue;
      const sum = parts.reduce(
        (all, { rows }) => all + rowOf(rows, key).home + rowOf(rows, key).away,
        0,
      );
      expect(sum, `${sport.key} ${key}`).toBeCloseTo(home + away, 1);
    }
    const [half] = matchStatistics(competition, setup, {
      script,
      playedS: Math.floor(script.durationS / 2),
    });
    for (const { key, home } of half?.rows ?? [])
      if (key !== 'possession')
        expect(rowOf(whole?.rows ?? [], key).home, `${sport.key} ${key}`).toBeGreaterThanOrEqual(
          home,
        );
  }
});

test('SBX-441 statistics agree with the result: shots and saves with goals, baskets with points, tennis points with servers', () => {
  for (const { competition, sport, setup, script } of matches) {
    const [whole] = matchStatistics(competition, setup, { script, playedS: script.durationS });
    const of = (key: string): Statistic => rowOf(whole?.rows ?? [], key);
    const [home, away] = engineOf(competition).live(setup, {
      script,
      playedS: script.durationS,
    }).score;
    if (sport.key === 'football') {
      const ownGoals = script.incidents.filter(
        ({ kind, team }) => kind === 'own_goal' && team === 1,
      ).length;
      expect(of('shotsOnTarget').home).toBe(home - ownGoals + of('saves').away);
    }
    if (sport.key === 'basketball')
      expect([
        of('freeThrows').home + 2 * of('twoPointers').home + 3 * of('threePointers').home,
        of('freeThrows').away + 2 * of('twoPointers').away + 3 * of('threePointers').away,
      ]).toEqual([home, away]);
    if (sport.key === 'tennis') {
      expect(of('servicePointsWon').home + of('returnPointsWon').home).toBe(of('pointsWon').home);
      expect(of('aces').home).toBeLessThanOrEqual(of('servicePointsWon').home);
      expect(of('breaks').home).toBeLessThanOrEqual(of('breakPoints').home);
    }
    if (sport.key === 'volleyball')
      expect(
        of('aces').home +
          of('blockPoints').home +
          of('attackPoints').home +
          of('opponentErrors').home,
      ).toBe(of('pointsWon').home);
  }
});

test('snooker counts breaks, points including opponent fouls, and fouls; the highest break is the best of all frames', () => {
  const { competition, setup, script } = matches.find(({ sport }) => sport.key === 'snooker')!;
  const [whole, ...parts] = matchStatistics(competition, setup, {
    script,
    playedS: script.durationS,
  });
  const of = (key: string): Statistic => rowOf(whole?.rows ?? [], key);
  expect(whole?.rows.map(({ key }) => key)).toEqual([
    'highestBreak',
    'breaks100',
    'breaks50',
    'pointsWon',
    'fouls',
  ]);
  expect(parts.length).toBe(script.incidents.filter(({ kind }) => kind === 'set').length);
  for (const side of ['home', 'away'] as const) {
    expect(Math.max(...parts.map(({ rows }) => rowOf(rows, 'highestBreak')[side]))).toBe(
      of('highestBreak')[side],
    );
    expect(of('breaks50')[side] > 0).toBe(of('highestBreak')[side] >= 50);
    expect(of('breaks100')[side] > 0).toBe(of('highestBreak')[side] >= 100);
  }
  const told = script.incidents.filter(({ kind, value = 0 }) => kind === 'shot' && value > 0);
  expect(of('pointsWon').home + of('pointsWon').away).toBe(
    told.reduce((sum, { value = 0 }) => sum + value, 0),
  );
  expect(of('fouls').home + of('fouls').away).toBe(
    told.filter(({ counter }) => counter === 'fouls').length,
  );
});

test('SBX-440 every played sport has statistics of its own, each with a text in every language', () => {
  const played = [
    'football',
    'tennis',
    'basketball',
    'ice-hockey',
    'volleyball',
    'table-tennis',
    'handball',
    'american-football',
    'badminton',
    'rugby',
    'darts',
    'snooker',
  ];
  for (const key of played) {
    const { competition, setup, script } = matches.find((match) => match.sport.key === key)!;
    const keys =
      matchStatistics(competition, setup, { script, playedS: script.durationS })[0]?.rows.map(
        (row) => row.key,
      ) ?? [];
    expect(keys.length, key).toBeGreaterThan(3);
    for (const [language, texts] of Object.entries(dictionaries))
      expect(
        keys.filter((each) => texts[`stat.${each}`] === undefined),
        `${key} ${language}`,
      ).toEqual([]);
  }
  expect(sports.length).toBeGreaterThan(15);
});

test('SHL-482 the statistics of a sport are known before its matches begin', () => {
  for (const { competition, setup, script } of matches) {
    const key = (competition.discipline ?? competition.sport).key;
    expect(hasStatistics(key), key).toBe(
      matchStatistics(competition, setup, { script, playedS: script.durationS }).length > 0,
    );
  }
});
