import { isIP } from 'node:net';

const groupsOfNetwork = 4;
const groupsInAll = 8;

/**
 * What limits by source count an address by: of IPv6 the network of its first 64 bits, because
 * whoever has a line at home has all addresses in it.
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

/** A server that listens for both kinds of addresses gets those of IPv4 as if they were of IPv6. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
