import type { SeoTexts } from './SeoPart.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en, type SeoTextKey } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';

const namesInText = 3;

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

/** Texts of a kind of page in a language, else in English: keys are `<kind>.title` and so on. */
export function seoTextsOf(
  dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>,
  kind: string,
  language: string,
): SeoTexts {
  const texts = dictionaries[language] ?? dictionaries['en'];
  return {
    title: texts?.[`${kind}.title`],
    description: texts?.[`${kind}.description`],
    heading: texts?.[`${kind}.heading`],
    text: texts?.[`${kind}.text`],
  };
}

/**
 * A text with its values; undefined when a value is missing or empty, since the sentence would say
 * nothing.
 */
export function fillSeoText(
  text: string | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined {
  let isWhole = true;
  const filled = text?.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? filled : undefined;
}

/** Names in a sentence, the first few. */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(
    names.slice(0, namesInText),
  );
}

/** A day in a sentence. */
export function dayText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(atMs);
}
