import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { followedTeams } from './followedTeams.ts';

test('BET-380 the next to play comes first, with the number of events; teams without events are left out', () => {
  const team = (id: number) => ({
    id,
    name: `Team ${id}`,
    short: 'TEA',
    colors: ['#112233', '#445566'] as [string, string],
  });
  const events = [
    exampleGame(5, { team1: team(3), team2: team(4) }),
    exampleGame(6, { team1: team(1), team2: team(3) }),
    exampleGame(7, { team1: team(8), team2: team(9) }),
  ].map(eventFromWire);
  expect(
    followedTeams([1, 2, 3], events).map(({ team: { name }, eventCount }) => [name, eventCount]),
  ).toEqual([
    ['Team 3', 2],
    ['Team 1', 1],
  ]);
});
