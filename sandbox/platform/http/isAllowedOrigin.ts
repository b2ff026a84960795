/** Whether a host is a name of this machine, with or without a port. */
export function isLocal(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
  );
}

/** Accepts the request's host, a configured host, or two names of this machine (another port). */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowedHosts: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (host === undefined) return false;
  let originHost: string;
  try {
    originHost = new URL(origin).host;
  } catch {
    return false;
  }
  return (
    originHost === host ||
    allowedHosts.includes(originHost) ||
    (isLocal(originHost) && isLocal(host))
  );
}
