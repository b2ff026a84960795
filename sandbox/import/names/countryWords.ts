import { countries } from '../../world/catalogue/countries.ts';
import { normaliseName } from './normaliseName.ts';

export interface CountryOfFile {
  readonly iso: string;
  readonly name: string;
}

/** Adjectives of countries, which files put before the name of a league. */
const adjectives = `gb-eng english, gb-sct scottish, gb-wls welsh, gb-nir northern irish, ie irish,
es spanish, de german, it italian, fr french, nl dutch, pt portuguese, be belgian, tr turkish,
gr greek, at austrian, ch swiss, se swedish, no norwegian, dk danish, fi finnish, is icelandic,
pl polish, cz czech, sk slovak, si slovenian, hr croatian, rs serbian, bg bulgarian, ro romanian,
hu hungarian, ua ukrainian, ru russian, by belarusian, cy cypriot, mt maltese, lv latvian,
lt lithuanian, ee estonian, kz kazakh, ge georgian, am armenian, az azerbaijani, il israeli,
us american, us usa, ca canadian, mx mexican, br brazilian, ar argentine, ar argentinian,
cl chilean, co colombian, uy uruguayan, pe peruvian, py paraguayan, ec ecuadorian,
au australian, nz new zealand, za south african, jp japanese, kr korean, kr korea, cn chinese,
in indian, id indonesian, th thai, vn vietnamese, my malaysian, sa saudi, ae uae, qa qatari,
ir iranian, iq iraqi, eg egyptian, ma moroccan, tn tunisian, dz algerian, ng nigerian, gh ghanaian`;
/** Languages in which files write names of countries. */
const languages = 'en de es fr it pt nl pl cs sv da nb fi hu ro tr hr'.split(' ');
/** Codes in files that are not in ISO 3166: the nations of Great Britain. */
const codes: ReadonlyMap<string, string> = new Map([
  ['en', 'gb-eng'],
  ['eng', 'gb-eng'],
  ['sco', 'gb-sct'],
  ['wal', 'gb-wls'],
  ['nir', 'gb-nir'],
  ['uk', 'gb-eng'],
]);
const mostWords = 4;

let isoByWords: ReadonlyMap<string, string> | undefined;

/**
 * Splits "Polish Ekstraklasa" into Poland and Ekstraklasa; undefined if no word is of a country.
 */
export function countryInName(
  name: string,
): { readonly country: CountryOfFile; readonly rest: string } | undefined {
  const words = name.split(/[\s|,:–-]+/).filter((word) => word !== '');
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1)
    for (const [own, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const iso = isoOf(own.join(' '));
      if (iso !== undefined)
        return { country: countryOfIso(iso), rest: rest.length === 0 ? name : rest.join(' ') };
    }
  return undefined;
}

/** Returns the country of a file such as pl.1.json by its code. */
export function countryInPath(path: string): CountryOfFile | undefined {
  const code = /(?:^|[/\\])([a-z]{2,3})\.\d[^/\\]*$/.exec(path)?.[1];
  if (code === undefined) return undefined;
  const iso = codes.get(code) ?? (regionName(code) === undefined ? undefined : code);
  return iso === undefined ? undefined : countryOfIso(iso);
}

export function countryOfIso(iso: string): CountryOfFile {
  const name = countries.find((country) => country.iso === iso)?.en ?? regionName(iso) ?? iso;
  return { iso, name };
}

function isoOf(words: string): string | undefined {
  isoByWords ??= namedCountries();
  return isoByWords.get(normaliseName(words));
}

function namedCountries(): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const region of regions) {
      const name = names.of(region);
      if (name !== undefined && region !== 'ZZ' && !named.has(normaliseName(name)))
        named.set(normaliseName(name), region.toLowerCase());
    }
  }
  for (const entry of adjectives.split(/,\s*/)) {
    const [iso = '', ...words] = entry.split(' ');
    named.set(words.join(' '), iso);
  }
  for (const { iso, en } of countries) if (iso !== 'int') named.set(normaliseName(en), iso);
  return named;
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function regionName(iso: string): string | undefined {
  return /^[a-z]{2}$/.test(iso) ? englishNames.of(iso.toUpperCase()) : undefined;
}
