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
