import Hls, { ErrorDetails, ErrorTypes, Events, type LoaderContext } from 'hls.js/light';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { playStream } from './playStream.ts';

let players: Hls[];

beforeEach(() => {
  players = [];
  vi.stubGlobal('MediaSource', class extends EventTarget {});
  vi.spyOn(Hls.prototype, 'attachMedia').mockReturnValue();
  vi.spyOn(Hls.prototype, 'recoverMediaError').mockReturnValue();
  vi.spyOn(Hls.prototype, 'destroy').mockReturnValue();
  vi.spyOn(Hls.prototype, 'loadSource').mockImplementation(function load(this: Hls) {
    players.push(this);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function play(url = () => '/media/live.m3u8') {
  const video = document.createElement('video');
  const onEnd = vi.fn();
  const stream = playStream({ video, url, hosts: ['cdn.example'], onEnd });
  await vi.waitFor(() => expect(players).toHaveLength(1));
  const [player] = players;
  if (player === undefined) throw new Error('There is no player');
  const fail = (type: ErrorTypes, details: ErrorDetails, fatal = true): void =>
    void player.trigger(Events.ERROR, { type, details, fatal, error: new Error(details) });
  return { video, onEnd, stream, player, fail };
}

test('BET-312 hls.js plays a stream without a worker until its last picture', async () => {
  const { video, onEnd, player } = await play();
  expect(player.config.enableWorker).toBe(false);
  expect(vi.mocked(player.attachMedia)).toHaveBeenCalledExactlyOnceWith(video);
  expect(vi.mocked(player.loadSource)).toHaveBeenCalledExactlyOnceWith(
    new URL('/media/live.m3u8', document.baseURI).href,
  );
  video.dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('ended');
  expect(player.destroy).toHaveBeenCalledOnce();
});

test('BET-312 a stream that is stopped while its player loads is not started', async () => {
  const onEnd = vi.fn();
  const stop = () => '/media/live.m3u8';
  playStream({ video: document.createElement('video'), url: stop, hosts: [], onEnd }).stop();
  await import('./playByLibrary.ts');
  expect([players, onEnd.mock.calls]).toEqual([[], []]);
});

test('BET-312 without a Media Source the browser plays natively', () => {
  vi.unstubAllGlobals();
  const video = document.createElement('video');
  vi.spyOn(video, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(video, 'load').mockReturnValue();
  const onEnd = vi.fn();
  const url = () => '/media/live.m3u8';
  playStream({ video, url, hosts: [], onEnd });
  expect(video.getAttribute('src')).toBe('/media/live.m3u8');
  video.dispatchEvent(new Event('error'));
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('refused');
  expect(video.hasAttribute('src')).toBe(false);
});

test('BET-313 each reload of the playlist uses the current address', async () => {
  let token = 1;
  const { player } = await play(() => `https://cdn.example/live.m3u8?token=${token}`);
  const asked = (url: string): string[] => {
    const opened: string[] = [];
    const request = fakeOf<XMLHttpRequest>({
      open: (_method: string, address: string | URL) => void opened.push(String(address)),
    });
    void player.config.xhrSetup?.(request, url, fakeOf<LoaderContext>({}));
    return opened;
  };
  token = 2;
  expect(asked('https://cdn.example/live.m3u8?token=1')).toEqual([
    'https://cdn.example/live.m3u8?token=2',
  ]);
  token = 3;
  expect(asked('https://cdn.example/live.m3u8?token=2')).toEqual([
    'https://cdn.example/live.m3u8?token=3',
  ]);
  // Addresses inside the playlist are requested as they are written.
  expect(asked('https://cdn.example/7.ts?token=1')).toEqual([]);
});

test('BET-314 a stream of a host that the brand does not name is refused', () => {
  const onEnd = vi.fn();
  const video = document.createElement('video');
  playStream({ video, url: () => 'https://else.example/live.m3u8', hosts: ['cdn.example'], onEnd });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('refused');
});

test('BET-315 a decoding error restarts the stream once', async () => {
  const { player, fail, onEnd } = await play();
  fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_STALLED_ERROR, false);
  expect(player.recoverMediaError).not.toHaveBeenCalled();
  fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR);
  expect([vi.mocked(player.recoverMediaError).mock.calls.length, onEnd.mock.calls]).toEqual([
    1,
    [],
  ]);
  fail(ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('refused');
});

test.each([
  [ErrorTypes.NETWORK_ERROR, ErrorDetails.LEVEL_LOAD_ERROR, 'refused'],
  [ErrorTypes.NETWORK_ERROR, ErrorDetails.MANIFEST_PARSING_ERROR, 'unsupported'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_ADD_CODEC_ERROR, 'unsupported'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, 'unsupported'],
] as const)('BET-315 %s %s ends the stream as %s', async (type, details, why) => {
  const { fail, onEnd, player } = await play();
  fail(type, details);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(why);
  expect(player.destroy).toHaveBeenCalledOnce();
});
