import { expect, test } from 'vitest';
import { networkOf } from '../../../process/networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:51:e9e::1', '2001:db8:51:e9e'],
  ['2001:0DB8:0051:0e9e:ffff:ffff:ffff:ffff', '2001:db8:51:e9e'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('SBX-1300 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
