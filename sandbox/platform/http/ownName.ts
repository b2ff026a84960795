import { isLocal } from './isAllowedOrigin.ts';

/**
 * Returns the host name if it is configured, else the first configured one. The Host header is
 * untrusted: its value could end up in an e-mail to another person.
 */
export function ownName(host: string, allowedHosts: readonly string[]): string {
  const name = host.replace(/:\d+$/, '');
  return isLocal(host) || allowedHosts.includes(name) ? name : (allowedHosts[0] ?? 'localhost');
}
