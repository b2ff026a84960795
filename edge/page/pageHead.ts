import { descriptionOf, overriddenText } from '../../core/runtime/head/overriddenText.ts';
import { headOf, type PageHead } from '../../core/runtime/head/headOf.ts';
import { isPublicRoute } from '../../core/runtime/head/isPublicRoute.ts';
import { emptySeo } from '../../core/runtime/head/PageSeo.ts';
import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import type { Dictionaries } from './Dictionaries.ts';
import { nameInFirstData } from './nameInFirstData.ts';
import type { PageFacts } from './preparePage.ts';

export interface PageWords {
  readonly title: string;
  readonly description: string | undefined;
  /** The title is set by platform or operator, and does not change when data arrive. */
  readonly isTitleGiven: boolean;
}

/** Title and description: the platform's, else the configuration's, else the plugin's. */
export function pageWords(
  { visit: { language }, configuration, match, firstData, seo }: PageFacts,
  dictionaries: Dictionaries,
): PageWords {
  const { brand, languages, routes } = configuration;
  const texts = dictionaries.in(language, languages.default);
  const withBrand = (title: string): string =>
    [title, brand.name].filter((part) => part !== '').join(' · ');
  if (match === undefined)
    return {
      title: withBrand(texts.find('shell:notFoundTitle') ?? '404'),
      description: undefined,
      isTitleGiven: false,
    };
  const { route, params } = match;
  const values = Object.fromEntries(
    Object.entries(params).map(([parameter, value]) => [
      parameter,
      value.replace(/^\d+-?/, '').replaceAll('-', ' '),
    ]),
  );
  const textOf = (key: string): string | undefined => texts.find(key, values);
  const name = nameInFirstData(match, firstData);
  const named =
    name === undefined || route.titleFrom?.textKey === undefined
      ? name
      : texts.find(route.titleFrom.textKey, { name });
  const given = seo?.seo.title ?? routes[route.name]?.meta?.title?.[language];
  return {
    title: withBrand(
      given ??
        overriddenText('title', match, configuration, language, textOf) ??
        named ??
        textOf(route.titleKey) ??
        '',
    ),
    description: descriptionOf(match, configuration, language, textOf),
    isTitleGiven: given !== undefined,
  };
}

/** Tags for search engines besides the title. */
export function pageHead(
  { visit: { origin, language }, configuration, match, seo }: PageFacts,
  { title, description }: PageWords,
  picture: string | undefined,
): PageHead {
  const { available, hidden } = configuration.languages;
  return headOf(
    {
      origin,
      path: seo?.path ?? '',
      language,
      languages: available
        .filter((each) => !hidden.includes(each))
        .map((each) => ({ language: each, tag: seo?.tagOf(each) ?? languageTag(each) })),
      defaultLanguage: configuration.site.lng,
      brandName: configuration.brand.name,
      title,
      description,
      isPublic: match !== undefined && isPublicRoute(match.route, configuration),
      picture,
    },
    seo?.seo ?? emptySeo,
  );
}
