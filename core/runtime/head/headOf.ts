import type { PageSeo } from './PageSeo.ts';

/** Element of the head as data, for the edge and the page. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Facts of a page before the platform's data are applied. */
export interface HeadFacts {
  readonly origin: string;
  /** Behind the language: `live/1-football`, empty for home. */
  readonly path: string;
  readonly language: string;
  /** Public languages with their tags for search engines: `pt` or `pt-BR`. */
  readonly languages: readonly { readonly language: string; readonly tag: string }[];
  readonly defaultLanguage: string;
  readonly brandName: string;
  readonly title: string;
  readonly description: string | undefined;
  /** False for private and missing pages. */
  readonly isPublic: boolean;
  /** Path of the picture for previews of links. */
  readonly picture: string | undefined;
}

export interface PageHead {
  readonly tags: readonly HeadTag[];
  /** Also for the header of the response; undefined without directives. */
  readonly robots: string | undefined;
  /** Canonical address; undefined for a page that is not for search engines. */
  readonly canonical: string | undefined;
}

/**
 * Elements of the head for search engines, without the title. The same on the edge and after
 * navigations.
 */
export function headOf(facts: HeadFacts, seo: PageSeo): PageHead {
  const { language, description, origin } = facts;
  const said = seo.description ?? description;
  const describing = said === undefined ? [] : [meta('name', 'description', said)];
  const robots = facts.isPublic ? seo.robots : 'noindex';
  const isHidden = robots !== undefined && /\b(?:noindex|none)\b/.test(robots);
  const robotsTags = robots === undefined ? [] : [meta('name', 'robots', robots)];
  if (isHidden) return { tags: [...describing, ...robotsTags], robots, canonical: undefined };

  const base = seo.canonical?.mode === 'mirror' ? `https://${seo.canonical.domain}` : origin;
  const own = addressOf(base, language, facts.path);
  const canonical = seo.canonical?.mode === 'url' ? seo.canonical.targetUrl : own;
  // Translations belong to the canonical address, so a page with a foreign one has none.
  const translations = canonical === own ? alternatesOf(facts, seo, base) : [];
  const named = new Set(seo.metas.map(({ name }) => name));
  const shared: readonly (readonly [string, string | undefined])[] = [
    ['og:site_name', facts.brandName],
    ['og:title', facts.title],
    ['og:description', said],
    ['og:url', canonical],
    ['og:locale', language],
    [
      'og:image',
      seo.picture?.href ?? (facts.picture === undefined ? undefined : `${origin}${facts.picture}`),
    ],
    [
      'og:image:alt',
      seo.picture === undefined || seo.picture.alt === '' ? undefined : seo.picture.alt,
    ],
    ['og:image:width', seo.picture?.width.toString()],
    ['og:image:height', seo.picture?.height.toString()],
    ['twitter:card', seo.picture === undefined ? undefined : 'summary_large_image'],
  ];
  return {
    robots,
    canonical,
    tags: [
      ...describing,
      ...robotsTags,
      link({ rel: 'canonical', href: canonical }),
      ...translations.map(([hreflang, href]) => link({ rel: 'alternate', hreflang, href })),
      ...seo.mediaLinks.map(({ media, href }) => link({ rel: 'alternate', media, href })),
      ...shared.flatMap(([name, content]) =>
        content === undefined || named.has(name)
          ? []
          : [meta(name.startsWith('og:') ? 'property' : 'name', name, content)],
      ),
      ...seo.metas.map(({ name, content }) =>
        meta(
          /^(?:og|article|product|video|music|fb):/.test(name) ? 'property' : 'name',
          name,
          content,
        ),
      ),
    ],
  };
}

/** Canonical address of a page in a language: absolute, no query, no trailing slash. */
export function addressOf(origin: string, language: string, path: string): string {
  return `${origin}/${language}${path === '' ? '' : `/${path}`}`;
}

function alternatesOf(
  { languages, defaultLanguage, path }: HeadFacts,
  { languageLinks }: PageSeo,
  base: string,
): [string, string][] {
  const hrefOf = (language: string): string =>
    languageLinks.get(language) ?? addressOf(base, language, path);
  const fallback = languages.some(({ language }) => language === defaultLanguage)
    ? defaultLanguage
    : languages[0]?.language;
  return [
    ...languages.map(({ language, tag }): [string, string] => [tag, hrefOf(language)]),
    ...(fallback === undefined
      ? []
      : [['x-default', languageLinks.get('x-default') ?? hrefOf(fallback)] as [string, string]]),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: name, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'link', attributes };
}
