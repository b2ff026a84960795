import { expect, test } from 'vitest';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { exampleGame } from '../../testing/exampleWire.ts';
import { arrangeEvents, type EventIndex } from './arrangeEvents.ts';
import type { Competition } from '../../feed/SportEvent.ts';

const events = new Map(
  [
    [1, 300],
    [2, 100],
    [3, 200],
    [4, 100],
  ].map(([id = 0, starts_at = 0]) => [id, eventFromWire(exampleGame(id, { starts_at }))]),
);
const index: EventIndex = {
  event: (id) => events.get(id),
  competition: (id) => ({ countryId: id === 30 ? 1 : id / 10 }) as Competition,
};
const groups = [
  { competitionId: 10, sportId: 1, eventIds: [1, 2] },
  { competitionId: 20, sportId: 1, eventIds: [3] },
  { competitionId: 30, sportId: 1, eventIds: [4] },
];
const plain = { isByTime: false, isByCategory: false };

test('BET-105 M42 sorted by time all events are one list in the order of their start, with those of one competition under its heading', () => {
  expect(arrangeEvents(groups, { ...plain, isByTime: true }, index)).toEqual([
    { competitionId: 0, sportId: 0, eventIds: [2, 4, 3, 1], isByTime: true },
  ]);
  expect(arrangeEvents(groups.slice(0, 1), { ...plain, isByTime: true }, index)).toEqual([
    { competitionId: 10, sportId: 1, eventIds: [2, 1] },
  ]);
});

test('BET-1003 competitions of a country are together, countries in the order of their first one', () => {
  const idsOf = (all: typeof groups) =>
    arrangeEvents(all, { ...plain, isByCategory: true }, index).map(
      ({ competitionId }) => competitionId,
    );
  expect(idsOf(groups)).toEqual([10, 30, 20]);
  // The first event of one sport does not affect another sport.
  expect(idsOf([{ competitionId: 20, sportId: 2, eventIds: [3] }, ...groups])).toEqual([
    20, 10, 30, 20,
  ]);
});

test('BET-105 without a choice the list stays as the platform has sent it', () => {
  expect(arrangeEvents(groups, plain, index)).toBe(groups);
});
