import { expect, test } from 'vitest';
import { readPlaylist } from './readPlaylist.ts';
import { streamCodecs } from './streamCodecs.ts';

const live = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:41
#EXT-X-MAP:URI="head.mp4?token=a"
#EXTINF:2.000,
41.m4s?token=a
#EXT-X-DISCONTINUITY
#EXTINF:1.5,
42.m4s?token=a
`;

test('BET-312 a playlist is read as far as a live stream needs it, with whole addresses', () => {
  expect(readPlaylist(live, 'https://site.example/media/7/live.m3u8?token=a')).toEqual({
    kind: 'segments',
    headUrl: 'https://site.example/media/7/head.mp4?token=a',
    segmentS: 2,
    isOver: false,
    segments: [
      { number: 41, durationS: 2, url: 'https://site.example/media/7/41.m4s?token=a' },
      { number: 42, durationS: 1.5, url: 'https://site.example/media/7/42.m4s?token=a' },
    ],
  });
  expect(readPlaylist(`${live}#EXT-X-ENDLIST\n`, 'https://site.example/x')).toMatchObject({
    isOver: true,
  });
  expect(
    readPlaylist(
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/live.m3u8\n',
      'https://site.example/a/b.m3u8',
    ),
  ).toEqual({ kind: 'choice', url: 'https://site.example/a/low/live.m3u8' });
});

test.each([
  '',
  '<html>',
  '#EXTM3U',
  '#EXTM3U\n#EXT-X-TARGETDURATION:x',
  '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:-1,\na',
  '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:many\n#EXTINF:2,\na',
  '#EXTM3U\n#EXT-X-STREAM-INF:A=1',
])('BET-312 %j is no playlist', (text) => {
  expect(readPlaylist(text, 'https://site.example/')).toBeUndefined();
});

test('BET-312 what a stream is coded with is read off its head', () => {
  const bytes = (text: string, ...more: number[]): number[] => [
    ...Array.from(text, (letter) => letter.charCodeAt(0)),
    ...more,
  ];
  expect(streamCodecs(new Uint8Array([0, 0, 0, 9, ...bytes('avcC', 1, 0x42, 0xc0, 0x1e)]))).toBe(
    'video/mp4; codecs="avc1.42c01e"',
  );
  expect(streamCodecs(new Uint8Array([...bytes('avcC', 1, 0x64, 0, 0x1f), ...bytes('mp4a')]))).toBe(
    'video/mp4; codecs="avc1.64001f,mp4a.40.2"',
  );
  expect(streamCodecs(new Uint8Array(bytes('vp09')))).toBeUndefined();
});
