import type { Site } from './loadSites.ts';

/** `Northline.localhost:8080` → `northline.localhost`. */
function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The brand that a host shows: its own hosts, `<brand>.localhost`, else the default brand. */
export function siteOfHost(
  sites: ReadonlyMap<string, Site>,
  host: string | undefined,
  defaultBrand: string,
): Site {
  const name = hostName(host);
  for (const site of sites.values()) {
    const { id, hosts } = site.configuration.brand;
    if (hosts.includes(name) || name === `${id}.localhost`) return site;
  }
  const site = sites.get(defaultBrand);
  if (site === undefined)
    throw new Error(
      `There is no brand "${defaultBrand}"; BRAND may be one of: ${[...sites.keys()].join(', ')}`,
    );
  return site;
}

/** Whether the name in Host is ours, so that it may stand in absolute links. */
export function isOwnHost(site: Site, host: string | undefined): boolean {
  const name = hostName(host);
  return (
    site.configuration.brand.hosts.includes(name) ||
    name === 'localhost' ||
    name === '127.0.0.1' ||
    name === `${site.configuration.brand.id}.localhost`
  );
}

/**
 * Where letters of the brand at a host lead. What stands in Host comes from outside: a name that is
 * not ours gives way to the brand's own, or a stranger could have links sent that lead elsewhere.
 * Empty where the host is not known.
 */
export function letterOrigin(
  sites: ReadonlyMap<string, Site>,
  host: string,
  defaultBrand: string,
): string {
  if (host === '') return '';
  const site = siteOfHost(sites, host, defaultBrand);
  const { id, hosts } = site.configuration.brand;
  const name = isOwnHost(site, host) ? hostName(host) : (hosts[0] ?? `${id}.localhost`);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  // Names of this machine have no certificate.
  const isLocal = /(?:^|\.)localhost$|^127\.0\.0\.1$/.test(name);
  return `${isLocal ? 'http' : 'https'}://${name}${port}`;
}
