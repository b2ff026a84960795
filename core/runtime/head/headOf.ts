import type { PageSeo } from './PageSeo.ts';

/** An element of the head, as data: the edge writes it, the page makes it. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page as it is, before the platform says anything of it. */
export interface HeadFacts {
  readonly origin: string;
  /** After the language: `live/1-football`, empty for home. */
  readonly path: string;
  readonly language: string;
  /** Languages that everybody may see, with their tags for search engines: `pt` or `pt-BR`. */
  readonly languages: readonly { readonly language: string; readonly tag: string }[];
  readonly defaultLanguage: string;
  readonly brandName: string;
  readonly title: string;
  readonly description: string | undefined;
  /** False for private pages and for what does not exist. */
  readonly isPublic: boolean;
  /** Path of the picture that goes with links to the site. */
  readonly picture: string | undefined;
}

export interface PageHead {
  readonly tags: readonly HeadTag[];
  /** For the header of the answer as well; undefined without one. */
  readonly robots: string | undefined;
  /** The one address; undefined for a page that is not for search engines. */
  readonly canonical: string | undefined;
}

/** The head for search engines, without the title. Same on edge and after navigations. */
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
  // Translations belong to the one address: a page that gives way to another has none of its own.
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

/** The one absolute address of a page in a language: no query, no trailing slash. */
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
