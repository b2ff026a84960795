import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { personAddress } from './personAddress.ts';

const of = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress } } as IncomingMessage,
});

test('EDG-644 an IPv4 address is given in IPv4 form, whatever its source; an IPv6 address stays as it is', () => {
  expect(personAddress(null, of('::ffff:203.0.113.9'), false)).toBe('203.0.113.9');
  expect(personAddress('10.0.0.1, ::FFFF:203.0.113.9', of('127.0.0.1'), true)).toBe('203.0.113.9');
  expect(personAddress('203.0.113.9', of('2001:db8::1'), false)).toBe('2001:db8::1');
  expect(personAddress('no address', of('203.0.113.8'), true)).toBe('203.0.113.8');
});
