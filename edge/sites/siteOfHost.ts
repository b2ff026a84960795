import type { Site } from './loadSites.ts';

/** `Northline.localhost:8080` → `northline.localhost`. */
function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The brand of a host: the one that lists it, `<brand>.localhost`, else the default brand. */
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

/** Whether the host is one of the site's own, so that it may be used in absolute links. */
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
 * Origin of links in e-mails of the brand at a host. The Host header is untrusted: an unknown name
 * is replaced by the brand's own, so that links cannot be directed to another site. Empty if the
 * host is unknown.
 */
export function emailLinkOrigin(
  sites: ReadonlyMap<string, Site>,
  host: string,
  defaultBrand: string,
): string {
  if (host === '') return '';
  const site = siteOfHost(sites, host, defaultBrand);
  const { id, hosts } = site.configuration.brand;
  const name = isOwnHost(site, host) ? hostName(host) : (hosts[0] ?? `${id}.localhost`);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  // Local names have no certificate.
  const isLocal = /(?:^|\.)localhost$|^127\.0\.0\.1$/.test(name);
  return `${isLocal ? 'http' : 'https'}://${name}${port}`;
}
