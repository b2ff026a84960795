import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { DemoPerson } from '../platform/Platform.ts';

interface StartedSites {
  readonly port: number;
  readonly sites: Iterable<{
    readonly brand: Pick<SiteConfiguration['brand'], 'name' | 'hosts'>;
    readonly languages: Pick<SiteConfiguration['languages'], 'default'>;
  }>;
  /** Of the sandbox; an operator's platform has none. */
  readonly demoPerson: DemoPerson | undefined;
}

/** What the terminal says once the site is up: where each brand is, and as whom to sign in. */
export function startLines({ port, sites, demoPerson }: StartedSites): readonly string[] {
  const brands = [...sites].flatMap(({ brand, languages }) => {
    const host = brand.hosts.find(isOfThisMachine);
    return host === undefined
      ? []
      : [`  ${brand.name}: http://${host}:${port}/${languages.default}`];
  });
  return [
    `Grandstand is ready: http://localhost:${port}/en`,
    ...brands,
    ...(demoPerson === undefined
      ? []
      : [
          `Letters and texts to its people: http://localhost:${port}/sandbox/letters`,
          `Sign in as ${demoPerson.login} with the password ${demoPerson.password}`,
        ]),
  ];
}

/** Browsers find such hosts without any name server. */
function isOfThisMachine(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host);
}
