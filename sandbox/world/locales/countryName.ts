import type { Country } from '../catalogue/countries.ts';

/** Entries that are not states, or have a shorter name in lists of competitions. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    int: 'Internacional',
    'gb-eng': 'Inglaterra',
    'gb-sct': 'Escocia',
    'gb-wls': 'Gales',
    'gb-nir': 'Irlanda del Norte',
    us: 'EE. UU.',
  },
  pt: {
    int: 'Internacional',
    'gb-eng': 'Inglaterra',
    'gb-sct': 'Escócia',
    'gb-wls': 'País de Gales',
    'gb-nir': 'Irlanda do Norte',
    us: 'EUA',
  },
  de: {
    int: 'International',
    'gb-eng': 'England',
    'gb-sct': 'Schottland',
    'gb-wls': 'Wales',
    'gb-nir': 'Nordirland',
    us: 'USA',
  },
  fr: {
    int: 'International',
    'gb-eng': 'Angleterre',
    'gb-sct': 'Écosse',
    'gb-wls': 'Pays de Galles',
    'gb-nir': 'Irlande du Nord',
    us: 'États-Unis',
  },
  tr: {
    int: 'Uluslararası',
    'gb-eng': 'İngiltere',
    'gb-sct': 'İskoçya',
    'gb-wls': 'Galler',
    'gb-nir': 'Kuzey İrlanda',
    us: 'ABD',
  },
  ar: {
    int: 'دولي',
    'gb-eng': 'إنجلترا',
    'gb-sct': 'اسكتلندا',
    'gb-wls': 'ويلز',
    'gb-nir': 'أيرلندا الشمالية',
    us: 'الولايات المتحدة',
  },
};

const regions = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in a language of the world. */
export function countryName({ iso, en, ru }: Country, language: string): string {
  if (language === 'ru') return ru;
  const names = own[language];
  return names === undefined ? en : (names[iso] ?? regionName(iso, language) ?? en);
}

/**
 * Returns the name by `Intl`; undefined for codes that are not of states, for which `Intl` would
 * throw.
 */
export function regionName(iso: string, language: string): string | undefined {
  const code = iso.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  let region = regions.get(language);
  if (region === undefined)
    regions.set(
      language,
      (region = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })),
    );
  return region.of(code);
}
