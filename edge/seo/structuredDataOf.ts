import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { addressOf } from '../../core/runtime/head/headOf.ts';
import type { StructuredData } from '../../core/runtime/head/StructuredData.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { answersOf, type InlinedAnswer } from '../page/firstDataOf.ts';

export interface StructuredDataRequest {
  readonly match: PageMatch;
  readonly firstData: readonly InlinedAnswer[];
  readonly configuration: SiteConfiguration;
  readonly origin: string;
  readonly language: string;
  /** Path of the brand's mark. */
  readonly icon: string;
  readonly describe: StructuredData | undefined;
  readonly translate: (key: string) => string;
}

/** JSON-LD of a page: who runs the site on home, and what the route's plugin provides. A plugin that fails here is left out. */
export function structuredDataOf({
  match,
  firstData,
  configuration,
  origin,
  language,
  icon,
  describe,
  translate,
}: StructuredDataRequest): object[] {
  const { brand } = configuration;
  const home = addressOf(origin, language, '');
  const site =
    match.route.path === ''
      ? [
          { '@type': 'WebSite', name: brand.name, url: home, inLanguage: language },
          {
            '@type': 'Organization',
            name: brand.name,
            ...(brand.company === '' ? {} : { legalName: brand.company }),
            url: home,
            logo: `${origin}${icon}`,
            ...(brand.supportEmail === '' ? {} : { email: brand.supportEmail }),
          },
        ]
      : [];
  const own = (): readonly object[] => {
    try {
      return (
        describe?.({
          language,
          params: match.params,
          answers: answersOf(match.route, firstData),
          addressOf: (path) => addressOf(origin, language, path),
          translate,
        }) ?? []
      );
    } catch (error) {
      console.error(`The structured data of ${match.route.name} failed:`, error);
      return [];
    }
  };
  return [...site, ...own()].map((each) => ({ '@context': 'https://schema.org', ...each }));
}
