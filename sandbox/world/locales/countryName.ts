import type { Country } from '../catalogue/countries.ts';

/** Entries that are no states, or have a shorter name in lists of competitions. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { int: 'Internacional', 'gb-eng': 'Inglaterra', us: 'EE. UU.' },
  pt: { int: 'Internacional', 'gb-eng': 'Inglaterra', us: 'EUA' },
  de: { int: 'International', 'gb-eng': 'England', us: 'USA' },
  fr: { int: 'International', 'gb-eng': 'Angleterre', us: 'États-Unis' },
  tr: { int: 'Uluslararası', 'gb-eng': 'İngiltere', us: 'ABD' },
  ar: { int: 'دولي', 'gb-eng': 'إنجلترا', us: 'الولايات المتحدة' },
};

const regions = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language of the world. */
export function countryName({ iso, en, ru }: Country, language: string): string {
  if (language === 'ru') return ru;
  const names = own[language];
  if (names === undefined) return en;
  let region = regions.get(language);
  if (region === undefined)
    regions.set(language, (region = new Intl.DisplayNames([language], { type: 'region' })));
  return names[iso] ?? region.of(iso.toUpperCase()) ?? en;
}
