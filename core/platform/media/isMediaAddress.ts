/**
 * Whether a stream may be loaded from it: the site itself, or https from `hosts` (`*.` allowed).
 */
export function isMediaAddress(address: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host, username } = new URL(address);
  return (
    protocol === 'https:' &&
    username === '' &&
    hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each))
  );
}
