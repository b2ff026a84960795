import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { PageMatch } from '../routes/findPage.ts';

type NamedPages = Pick<SiteConfiguration, 'routes' | 'pageTypes'>;
type Match = Pick<PageMatch, 'route' | 'params'>;
/** Undefined if no dictionary has the key. */
type TextOf = (key: string) => string | undefined;

/** The operator's text for the route or the page type, else the plugin's for the page type. */
export function overriddenText(
  word: 'title' | 'description',
  { route, params }: Match,
  { routes, pageTypes }: NamedPages,
  language: string,
  textOf: TextOf,
): string | undefined {
  const pageType = params['pageType'] ?? '';
  const type = pageTypes[pageType];
  const ofType =
    type === undefined
      ? undefined
      : (type[word]?.[language] ?? textOf(`${route.plugin}.later:type.${pageType}.${word}`));
  return routes[route.name]?.meta?.[word]?.[language] ?? ofType;
}

/** Description of a page for search engines. */
export function descriptionOf(
  match: Match,
  configuration: NamedPages,
  language: string,
  textOf: TextOf,
): string | undefined {
  const { descriptionKey } = match.route;
  return (
    overriddenText('description', match, configuration, language, textOf) ??
    (descriptionKey === undefined ? undefined : textOf(descriptionKey))
  );
}
