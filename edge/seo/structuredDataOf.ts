import { addressOf } from '../../core/runtime/head/headOf.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import { answersOf } from '../page/firstDataOf.ts';
import type { PageFacts } from '../page/preparePage.ts';

/**
 * JSON-LD of a page: the operator on home, and the data of the route's plugin. A plugin that throws
 * is skipped and logged.
 *
 * @param logo path of the brand's picture
 */
export function structuredDataOf(
  { visit: { origin, language }, configuration, match, firstData }: PageFacts,
  logo: string,
  { structuredData, dictionaries }: Pick<EdgeOptions, 'structuredData' | 'dictionaries'>,
): object[] {
  if (match === undefined) return [];
  const { route, params } = match;
  const { brand } = configuration;
  const home = addressOf(origin, language, '');
  const site =
    route.path === ''
      ? [
          { '@type': 'WebSite', name: brand.name, url: home, inLanguage: language },
          {
            '@type': 'Organization',
            name: brand.name,
            ...(brand.company === '' ? {} : { legalName: brand.company }),
            url: home,
            logo: `${origin}${logo}`,
            ...(brand.supportEmail === '' ? {} : { email: brand.supportEmail }),
          },
        ]
      : [];
  let own: readonly object[] = [];
  try {
    own =
      structuredData?.get(route.name)?.({
        language,
        params,
        answers: answersOf(route, firstData),
        addressOf: (path) => addressOf(origin, language, path),
        translate: dictionaries.in(language, configuration.languages.default).t,
      }) ?? [];
  } catch (error) {
    console.error(`The structured data of ${route.name} failed:`, error);
  }
  return [...site, ...own].map((each) => ({ '@context': 'https://schema.org', ...each }));
}
