import { isIP } from 'node:net';

const groupsOfNetwork = 4;
const groupsInAll = 8;

/**
 * The unit by which limits count addresses: an IPv6 address counts as its /64 network, because one
 * subscriber has all addresses in it.
 */
export function networkOf(address: string): string {
  const [plain = ''] = plainAddress(address).toLowerCase().split('%');
  if (isIP(plain) !== 6) return plain;
  const [before = [], after = []] = plain
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, groupsInAll - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A server that listens on both protocols gets IPv4 addresses in their IPv6 form. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
