import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { DemoPerson } from '../platform/Platform.ts';

interface StartedSites {
  readonly port: number;
  readonly sites: Iterable<{
    readonly brand: Pick<SiteConfiguration['brand'], 'name' | 'hosts'>;
    readonly languages: Pick<SiteConfiguration['languages'], 'default'>;
  }>;
  /** Demo account of the sandbox; undefined with an operator's platform. */
  readonly demoPerson: DemoPerson | undefined;
}

/** Lines for the terminal once the site runs: the address of each brand and the demo account. */
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
          `Its e-mails and text messages: http://localhost:${port}/sandbox/letters`,
          `Sign in as ${demoPerson.login} with the password ${demoPerson.password}`,
        ]),
  ];
}

/** Whether browsers resolve a host without a name server. */
function isOfThisMachine(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host);
}
