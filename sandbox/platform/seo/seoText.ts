import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en, type SeoTextKey } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';

export const seoTexts: Readonly<Record<string, Readonly<Record<SeoTextKey, string>>>> = {
  en,
  ru,
  es,
  pt,
  de,
  fr,
  tr,
  ar,
};

/**
 * A text with its values; undefined when a value is missing or empty, since the sentence would say
 * nothing.
 */
export function seoText(
  key: SeoTextKey,
  language: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  let isWhole = true;
  const text = (seoTexts[language] ?? en)[key].replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? text : undefined;
}
