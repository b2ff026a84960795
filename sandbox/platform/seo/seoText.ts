import { fillText } from '../texts/fillText.ts';
import type { SeoTexts } from './SeoPart.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

const namesInText = 3;

/** Key of a text for search engines; values stand in double braces. */
export type SeoTextKey = keyof typeof en;

export const seoTexts: Readonly<Record<string, typeof en>> = { en, ru, es, pt, de, fr, tr, ar };

/**
 * Returns the texts of a kind of page, in English if the language is unknown: keys are
 * `<kind>.title` and so on.
 */
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

/** Fills a text; undefined if a value is missing or empty. */
export function fillSeoText(
  text: string | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (text === undefined) return undefined;
  let isWhole = true;
  const filled = fillText(text, (name) => {
    const value = values[name] ?? '';
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? filled : undefined;
}

/** Joins the first few names in a sentence. */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(
    names.slice(0, namesInText),
  );
}

/** Formats a day for a sentence. */
export function dayText(atMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(atMs);
}
