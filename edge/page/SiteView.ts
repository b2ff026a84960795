import { descriptionOf, givenText } from '../../core/runtime/head/givenText.ts';
import { directionOf } from '../../core/runtime/texts/directionOf.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';
import type { Dictionaries } from './Dictionaries.ts';
import type { Site } from '../sites/loadSites.ts';

/** Texts, direction and fonts of a site in one language. */
export interface SiteView {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Title, without the name of the brand, and description; `name` is what the page is about, where that is known. */
  readonly texts: (
    match: PageMatch | undefined,
    name?: string,
  ) => { readonly title: string; readonly description: string | undefined };
  /** Languages that everybody may see. */
  readonly publicLanguages: readonly string[];
  /** Fonts of the language's writing that the first screen needs. */
  readonly fonts: (build: BuiltSite) => string[];
}

const scripts: Readonly<Record<string, 'cyrillic' | 'arabic'>> = {
  ru: 'cyrillic',
  uk: 'cyrillic',
  be: 'cyrillic',
  bg: 'cyrillic',
  kk: 'cyrillic',
  mk: 'cyrillic',
  sr: 'cyrillic',
  ar: 'arabic',
  fa: 'arabic',
  ur: 'arabic',
};

export function createSiteView(site: Site, dictionaries: Dictionaries, language: string): SiteView {
  const { configuration } = site;
  const { languages, theme } = configuration;
  const texts = dictionaries.in(language, languages.default);
  return {
    language,
    direction: directionOf(language),
    texts(match, name) {
      if (match === undefined)
        return {
          title: texts.find('shell:notFoundTitle') ?? '404',
          description: undefined,
        };
      const { route, params } = match;
      const values = Object.fromEntries(
        Object.entries(params).map(([parameter, value]) => [
          parameter,
          value.replace(/^\d+-?/, '').replaceAll('-', ' '),
        ]),
      );
      const named =
        name === undefined || route.titleFrom?.textKey === undefined
          ? name
          : texts.find(route.titleFrom.textKey, { name });
      const textOf = (key: string): string | undefined => texts.find(key, values);
      const title =
        givenText('title', match, configuration, language, textOf) ??
        named ??
        textOf(route.titleKey) ??
        '';
      return { title, description: descriptionOf(match, configuration, language, textOf) };
    },
    publicLanguages: languages.available.filter((each) => !languages.hidden.includes(each)),
    fonts(build) {
      const script = scripts[language] ?? 'latin';
      return theme.fonts.preload
        .filter((font) => font.scripts.includes(script))
        .map((font) => build.preloads.assets[font.file] ?? `fonts/${font.file}`)
        .filter((name) => build.files.has(`/${name}`));
    },
  };
}
