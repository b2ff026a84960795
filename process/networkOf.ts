import { isIP } from 'node:net';

const groupsOfNetwork = 4;
const groupsInAll = 8;

/**
 * What limits by source count an address by: of IPv6 the network of its first 64 bits, because
 * whoever has a line at home has all addresses in it.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (isIP(plain) !== 6) return address;
  const [before = [], after = []] = plain
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, groupsInAll - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
