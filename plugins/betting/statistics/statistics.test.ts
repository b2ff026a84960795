import { expect, test } from 'vitest';
import { lineUpMarks } from '../event/match/lineUpMarks.ts';
import type { Competitor, Incident } from '../feed/SportEvent.ts';
import { meetingSummary, resultFor, isEmphasised, type PlayedEvent } from './statistics.ts';

const team = (id: number): Competitor => ({
  id,
  name: `Team ${id}`,
  shortName: 'T',
  colors: ['#000000', '#ffffff'],
});
const played = (winner: 0 | 1 | 2, given: Partial<PlayedEvent> = {}): PlayedEvent => ({
  id: 1,
  sportId: 1,
  competitionId: 7,
  competitionName: 'Cup',
  slug: '',
  home: team(1),
  away: team(2),
  startsAtS: 0,
  score: [1, 0],
  periods: [],
  ending: 'regular',
  winner,
  isCorrected: false,
  ...given,
});

test('BET-254 a match is won, drawn or lost for a team wherever it played; an abandoned one is none of it', () => {
  expect([resultFor(played(1), 1), resultFor(played(1), 2), resultFor(played(0), 2)]).toEqual([
    'won',
    'lost',
    'drawn',
  ]);
  expect(resultFor(played(2, { home: team(2), away: team(1) }), 1)).toBe('won');
  expect(resultFor(played(0, { ending: 'abandoned' }), 1)).toBeUndefined();
  expect(
    meetingSummary(
      [played(1), played(2, { home: team(2), away: team(1) }), played(0), played(2)],
      1,
    ),
  ).toEqual({ won: 2, drawn: 1, lost: 1 });
});

test('BET-498 the winner of a finished match is emphasised, in a draw both sides, without a result none', () => {
  const sides = (event: PlayedEvent): readonly boolean[] => [
    isEmphasised(event, 1),
    isEmphasised(event, 2),
  ];
  expect(sides(played(1))).toEqual([true, false]);
  expect(sides(played(2, { ending: 'retired' }))).toEqual([false, true]);
  expect(sides(played(0))).toEqual([true, true]);
  expect(sides(played(0, { ending: 'abandoned' }))).toEqual([false, false]);
  expect(sides(played(0, { ending: 'cancelled' }))).toEqual([false, false]);
});

test('BET-255 players have their incidents, an own goal on the side of its scorer', () => {
  const at = (given: Partial<Incident>): Incident => ({
    id: 1,
    kind: 'goal',
    team: 1,
    minute: 10,
    second: 0,
    text: '',
    score: [1, 0],
    player: { number: 9, name: 'A' },
    ...given,
  });
  const timeline = [
    at({}),
    at({ kind: 'own_goal', team: 2, minute: 30, player: { number: 4, name: 'B' } }),
    at({
      kind: 'substitution',
      minute: 60,
      player: { number: 14, name: 'C' },
      playerOff: { number: 9, name: 'A' },
    }),
    at({ kind: 'yellow', team: 2, player: { number: 5, name: 'D' } }),
  ];
  expect([...lineUpMarks(timeline, 1)]).toEqual([
    [
      9,
      [
        { kind: 'goal', minute: 10 },
        { kind: 'off', minute: 60 },
      ],
    ],
    [4, [{ kind: 'own-goal', minute: 30 }]],
    [14, [{ kind: 'on', minute: 60 }]],
  ]);
  expect([...lineUpMarks(timeline, 2).keys()]).toEqual([5]);
});
