import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SegmentPlayer } from './SegmentPlayer.ts';

/** A buffer that takes two seconds with every segment, and nothing with the head. */
class FakeBuffer extends EventTarget {
  updating = false;
  start = 0;
  end = 0;
  readonly removed: (readonly [number, number])[] = [];

  get buffered() {
    return { length: this.end > this.start ? 1 : 0, start: () => this.start, end: () => this.end };
  }

  appendBuffer(bytes: Uint8Array): void {
    // Segments carry their number.
    if (bytes.length === 1) {
      if (this.end === 0) this.start = (bytes[0] ?? 0) * 2;
      this.end = (bytes[0] ?? 0) * 2 + 2;
    }
    queueMicrotask(() => this.dispatchEvent(new Event('updateend')));
  }

  remove(from: number, to: number): void {
    this.removed.push([from, to]);
    this.start = to;
  }
}

class FakeSource extends EventTarget {
  readonly buffer = new FakeBuffer();
  readonly readyState = 'open';
  addSourceBuffer = (): FakeBuffer => this.buffer;
  endOfStream = vi.fn();
}

const head = new Uint8Array([
  0,
  0,
  ...Array.from('avcC', (letter) => letter.charCodeAt(0)),
  1,
  0x42,
  0xc0,
  0x1e,
]);
let source: FakeSource;
let timers: { readonly delayMs: number; readonly run: () => void }[];
let asked: string[];
let playlist: () => string | number;

const listed = (first: number, count: number, tail = ''): string =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-MAP:URI="head.mp4"',
    ...Array.from({ length: count }, (_, index) => `#EXTINF:2,\n${first + index}.m4s`),
    tail,
  ].join('\n');
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 120; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  timers = [];
  asked = [];
  vi.stubGlobal('document', { baseURI: 'https://site.example/en/' });
  vi.stubGlobal(
    'MediaSource',
    Object.assign(
      function open() {
        source = new FakeSource();
        return source;
      },
      { isTypeSupported: () => true },
    ),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === 'head.mp4') return new Response(head);
    const number = /^(\d+)\.m4s$/.exec(name)?.[1];
    if (number !== undefined) return new Response(new Uint8Array([Number(number)]));
    const answer = playlist();
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(url = () => '/media/live.m3u8') {
  const video = { currentTime: 0, ended: false, src: '', removeAttribute: vi.fn(), load: vi.fn() };
  const onEnd = vi.fn();
  const scheduler = {
    after: (delayMs: number, run: () => void) => {
      timers.push({ delayMs, run });
      return () => undefined;
    },
  };
  const player = new SegmentPlayer({
    video: video as unknown as HTMLVideoElement,
    url,
    scheduler,
    onEnd,
  });
  player.start();
  source.dispatchEvent(new Event('sourceopen'));
  await settle();
  const turn = async (): Promise<number | undefined> => {
    const next = timers.shift();
    next?.run();
    await settle();
    return next?.delayMs;
  };
  return { video, onEnd, player, turn };
}

test('BET-312 a live stream is entered three segments from its end and followed, each part asked for once', async () => {
  playlist = () => listed(10, 6);
  const { video, turn } = await start();
  expect(asked).toEqual(['live.m3u8', 'head.mp4', '13.m4s', '14.m4s', '15.m4s']);
  expect(video.currentTime).toBe(26);
  playlist = () => listed(11, 6);
  asked = [];
  expect(await turn()).toBe(1000);
  expect(asked).toEqual(['live.m3u8', '16.m4s']);
});

test('BET-312 a picture that fell 16 s behind goes on at the live one, and what was played is let go', async () => {
  playlist = () => listed(0, 6);
  const { video, turn } = await start();
  video.currentTime = 7;
  for (let first = 1; first < 14; first += 1) {
    playlist = () => listed(first, 6);
    await turn();
    if (first === 5) video.currentTime = source.buffer.end - 4;
    if (first === 12) video.currentTime = source.buffer.end - 4;
  }
  expect(source.buffer.removed.length).toBeGreaterThan(0);
  video.currentTime = source.buffer.end - 17;
  playlist = () => listed(14, 6);
  await turn();
  expect(source.buffer.end - video.currentTime).toBe(6);
});

test('BET-312 after a gap it goes on with what there is', async () => {
  playlist = () => listed(10, 6);
  const { turn } = await start();
  playlist = () => listed(40, 6);
  asked = [];
  await turn();
  expect(asked).toEqual(['live.m3u8', '43.m4s', '44.m4s', '45.m4s']);
});

test('BET-312 four failed reads in a row end it, and a refusal at once', async () => {
  playlist = () => listed(10, 6);
  const { turn, onEnd, video } = await start();
  playlist = () => 502;
  for (const delayMs of [1000, 1000, 2000, 3000]) expect(await turn()).toBe(delayMs);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('refused');
  expect(video.load).toHaveBeenCalled();
  playlist = () => 403;
  expect((await start()).onEnd).toHaveBeenCalledExactlyOnceWith('refused');
});

test('BET-312 what no browser plays is told, and a stream that is over ends after its last picture', async () => {
  playlist = () => '<html>';
  expect((await start()).onEnd).toHaveBeenCalledExactlyOnceWith('unsupported');
  playlist = () => listed(1, 3, '#EXT-X-ENDLIST');
  const { turn, onEnd, video } = await start();
  expect(source.endOfStream).toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  video.ended = true;
  timers.splice(0, timers.length - 1);
  await turn();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('ended');
});

test('BET-312 the address is asked for at each reading, and of several sizes the first is kept', async () => {
  let seal = 1;
  playlist = () => listed(10, 6);
  const { turn, player } = await start(() => `/media/live.m3u8?token=${seal}`);
  seal = 2;
  await turn();
  expect(asked.filter((name) => name.startsWith('live'))).toEqual([
    'live.m3u8?token=1',
    'live.m3u8?token=2',
  ]);
  player.dispose();
  timers = [];
  asked = [];
  let isFirst = true;
  playlist = () => {
    const text = isFirst ? '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8' : listed(10, 6);
    isFirst = false;
    return text;
  };
  const second = await start();
  await second.turn();
  await second.turn();
  expect(asked.filter((name) => name.endsWith('.m3u8'))).toEqual([
    'live.m3u8',
    'low.m3u8',
    'low.m3u8',
  ]);
});
