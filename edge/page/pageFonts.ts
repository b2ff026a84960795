import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';

/** Script of a language; latin for all others. */
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

/** Font files that the first screen needs in a language. */
export function pageFonts(
  { fonts }: SiteConfiguration['theme'],
  language: string,
  { files, preloads }: BuiltSite,
): string[] {
  const script = scripts[language] ?? 'latin';
  return fonts.preload
    .filter((font) => font.scripts.includes(script))
    .map((font) => preloads.assets[font.file] ?? `fonts/${font.file}`)
    .filter((name) => files.has(`/${name}`));
}
