import { expect, test } from 'vitest';
import type { GameList, ZoneData } from '#wire';
import { isServerMessage } from '#wire/validators/feed.js';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-460 a zone sends the play of a live match, first with the path of the ball, then only changes', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=live&sportId=1&limit=1',
  );
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'zone', gameId: games[0]!.id });
  const [first] = client
    .drain()
    .flatMap((message) =>
      message.t === 'snapshot' ? [{ data: message.data as ZoneData & object }] : [],
    );
  expect(isServerMessage({ t: 'snapshot', sub: 1, seq: 1, data: first!.data })).toBe(true);
  expect(first!.data.trail!.length).toBeGreaterThan(2);
  expect(first!.data.action.text).not.toBe('');
  sandbox.run(4000);
  const told = client
    .drain()
    .flatMap((message) =>
      message.t === 'delta' ? [{ data: message.data as ZoneData & object }] : [],
    );
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(10);
  const places = [first!.data, ...told.map(({ data }) => data)].map(
    ({ action }) => `${action.kind} ${action.team} ${action.x} ${action.y}`,
  );
  for (const [index, place] of places.entries()) expect(place).not.toBe(places[index - 1]);
  await sandbox.post('/sandbox/v1/clock', { pace: 0 });
  sandbox.run(1000);
  client.drain();
  sandbox.run(2000);
  expect(client.drain().filter(({ t }) => t === 'delta')).toEqual([]);
  sandbox.dispose();
});

test('SBX-460 there is no zone before the start', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=1',
  );
  const client = sandbox.connect();
  client.subscribe(1, { kind: 'zone', gameId: games[0]!.id });
  expect(client.drain().at(-1)).toMatchObject({ t: 'error', code: 'unknown_channel' });
  sandbox.dispose();
});

test('SBX-461 some live matches have a broadcast, the same on every read, and no prematch event has one', async () => {
  const sandbox = createTestSandbox();
  const read = (section: string): Promise<GameList> =>
    sandbox.json<GameList>(`/web-api/line/v1/games?section=${section}&limit=300`);
  const live = (await read('live')).games;
  const withVideo = live.filter(({ hasVideo }) => hasVideo === true);
  expect(withVideo.length).toBeGreaterThan(0);
  expect(withVideo.length).toBeLessThan(live.length);
  expect(withVideo.every(({ hasZone }) => hasZone === true)).toBe(true);
  expect(
    live.filter(
      ({ isTop, hasZone, hasVideo }) => isTop === true && hasZone === true && hasVideo !== true,
    ),
  ).toEqual([]);
  expect(
    (await read('live')).games.filter(({ hasVideo }) => hasVideo === true).map(({ id }) => id),
  ).toEqual(withVideo.map(({ id }) => id));
  expect(
    (await read('line')).games.filter(
      ({ hasVideo, hasZone }) => hasVideo !== undefined || hasZone !== undefined,
    ),
  ).toEqual([]);
  sandbox.dispose();
});
