import { expect, test } from 'vitest';
import type { GameList, StreamWire, VideoTokenAnswer } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

async function openBroadcast(pace?: number) {
  const sandbox = createTestSandbox(pace === undefined ? {} : { pace });
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=300');
  const game = games.find(({ hasVideo }) => hasVideo === true)!;
  const demo = await sandbox.signIn('demo');
  const { token } = (await (
    await demo.call('POST', '/web-api/user/updatetoken')
  ).json()) as VideoTokenAnswer;
  const path = `/web-api/media/v1/games/${game.id}`;
  const get = (part: string, own = token): Promise<Response> =>
    sandbox.fetch(new Request(`http://sandbox${path}/${part}?token=${encodeURIComponent(own)}`));
  const playlist = async (): Promise<string> => (await get('live.m3u8')).text();
  return { sandbox, games, game, get, playlist };
}

const numbersOf = (playlist: string): readonly number[] =>
  [...playlist.matchAll(/^(\d+)\.m4s/gm)].map(([, number]) => Number(number));

test('SBX-462 every part of a broadcast needs a video token', async () => {
  const { sandbox, games, get } = await openBroadcast();
  const stream = (await (await get('stream')).json()) as StreamWire;
  expect(stream).toEqual({
    url: expect.stringMatching(/^\/web-api\/media\/v1\/games\/\d+\/live\.m3u8\?token=/),
    delay_s: 8,
  });
  for (const part of ['stream', 'live.m3u8', 'head.mp4', '1.m4s']) {
    expect((await get(part, '')).status).toBe(403);
    expect((await get(part, 'e30.forged')).status).toBe(403);
  }
  const other = games.find(({ hasVideo }) => hasVideo !== true)!;
  expect((await get(`../${other.id}/stream`)).status).toBe(404);
  expect((await get('../999999999999/stream')).status).toBe(404);
  expect((await get('99999999.m4s')).status).toBe(404);
  expect((await get('secrets.txt')).status).toBe(404);
  sandbox.dispose();
});

test('SBX-463 the playlist follows the match; segments are the same for everybody and expire', async () => {
  const { sandbox, get, playlist } = await openBroadcast();
  const first = await playlist();
  expect(first).toMatch(/^#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n/);
  expect(first).toContain('#EXT-X-MAP:URI="head.mp4?token=');
  const before = numbersOf(first);
  expect(before).toHaveLength(6);
  const [bytes, again] = [
    await (await get(`${before[5]}.m4s`)).arrayBuffer(),
    await (await get(`${before[5]}.m4s`)).arrayBuffer(),
  ];
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(again));
  expect((await get(`${before[5]! + 1}.m4s`)).status).toBe(404);
  sandbox.advance(6000);
  expect(numbersOf(await playlist())).toEqual(before.map((number) => number + 3));
  sandbox.advance(60_000);
  expect((await get(`${before[0]}.m4s`)).status).toBe(404);
  sandbox.dispose();
});

test('SBX-463 the end of a match ends its playlist, and a minute later the broadcast is gone', async () => {
  const { sandbox, game, get, playlist } = await openBroadcast();
  expect(await playlist()).not.toContain('ENDLIST');
  await sandbox.post(`/sandbox/v1/events/${game.id}/result`, { score: [2, 1] });
  expect(await playlist()).toContain('#EXT-X-ENDLIST');
  sandbox.advance(61_000);
  expect((await get('live.m3u8')).status).toBe(404);
  sandbox.dispose();
});

test('SBX-464 the control API adds, removes, interrupts and delays broadcasts', async () => {
  const { sandbox, games, game, get } = await openBroadcast();
  const other = games.find(({ hasVideo }) => hasVideo !== true)!;
  await sandbox.post('/sandbox/v1/media', { gameId: other.id, hasVideo: true });
  await sandbox.post('/sandbox/v1/media', { gameId: game.id, hasVideo: false, delayS: 30 });
  const list = (await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=300'))
    .games;
  expect([other.id, game.id].map((id) => list.find((each) => each.id === id)?.hasVideo)).toEqual([
    true,
    false,
  ]);
  expect(((await (await get(`../${other.id}/stream`)).json()) as StreamWire).delay_s).toBe(30);
  const hasEnd = async (): Promise<boolean> =>
    (await (await get(`../${other.id}/live.m3u8`)).text()).includes('#EXT-X-ENDLIST');
  const ends = [await hasEnd()];
  await sandbox.post('/sandbox/v1/media', { gameId: other.id, hasVideo: false });
  ends.push(await hasEnd());
  await sandbox.post('/sandbox/v1/media', { gameId: other.id, hasVideo: true });
  expect([...ends, await hasEnd()]).toEqual([false, true, false]);
  await sandbox.post('/sandbox/v1/media', { isDown: true });
  expect((await get(`../${other.id}/live.m3u8`)).status).toBe(503);
  expect((await sandbox.post('/sandbox/v1/media', { delayS: 1 })).status).toBe(400);
  expect((await sandbox.post('/sandbox/v1/media', { hasVideo: true })).status).toBe(404);
  sandbox.dispose();
});
