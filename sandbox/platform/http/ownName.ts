import { isLocal } from './isAllowedOrigin.ts';

/**
 * The name in a host, if it is one of ours, else the first of ours: what stands in Host comes from
 * outside, and a stranger could have it sent to somebody else.
 */
export function ownName(host: string, allowedHosts: readonly string[]): string {
  const name = host.replace(/:\d+$/, '');
  return isLocal(host) || allowedHosts.includes(name) ? name : (allowedHosts[0] ?? 'localhost');
}
