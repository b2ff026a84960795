import type { Dictionary } from './createI18n.ts';

export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  return rules.select(count);
}

/**
 * The text of a key with its values: `{{name}}` is replaced, and where `count` is given the plural form of the language
 * is looked for first (`bets_one`, `bets_few` …). The forms and the braces are those of i18next, which would cost 13.8 kB
 * of the 150 kB that the first page may take, for these two things.
 */
export function fillText(dictionary: Dictionary | undefined, language: string, key: string, values: TextValues | undefined): string | undefined {
  const count = values?.['count'];
  const text = (typeof count === 'number' ? dictionary?.[`${key}_${pluralForm(language, count)}`] : undefined) ?? dictionary?.[key];
  if (values === undefined || text === undefined) return text;
  return partsOf(text)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{{${part}}}`)))
    .join('');
}

/** By text, of which there are as many as the dictionaries have: an event with 1,500 outcomes names each of them. */
const knownParts = new Map<string, readonly string[]>();

/** What stands between the braces, in turns with their names. */
function partsOf(text: string): readonly string[] {
  let parts = knownParts.get(text);
  if (parts === undefined) {
    parts = text.split(/\{\{\s*(\w+)\s*\}\}/);
    knownParts.set(text, parts);
  }
  return parts;
}
