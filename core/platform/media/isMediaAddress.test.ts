import { expect, test } from 'vitest';
import { isMediaAddress } from './isMediaAddress.ts';

const hosts = ['video.example:8443', '*.cdn.example'];

test.each([
  '/web-api/media/v1/games/1/live.m3u8?token=signed',
  'https://video.example:8443/live.m3u8',
  'https://eu.cdn.example/live.m3u8',
  'https://a.eu.cdn.example/live.m3u8',
])('BET-314 a stream may be loaded from %s', (address) => {
  expect(isMediaAddress(address, hosts)).toBe(true);
});

test.each([
  '//cdn.example/live.m3u8',
  '/\\cdn.example/live.m3u8',
  'http://eu.cdn.example/live.m3u8',
  'https://video.example/live.m3u8',
  'https://cdn.example/live.m3u8',
  'https://evilcdn.example/live.m3u8',
  'https://eu.cdn.example@evil.example/live.m3u8',
  'https://me@eu.cdn.example/live.m3u8',
  'data:application/vnd.apple.mpegurl,x',
  'blob:https://eu.cdn.example/1',
  'live.m3u8',
  '',
])('BET-314 no stream is loaded from %j', (address) => {
  expect(isMediaAddress(address, hosts)).toBe(false);
});
