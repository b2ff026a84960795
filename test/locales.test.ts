import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const languages = ['en', 'ru'] as const;
const owners = ['core/shell', ...readdirSync(join(root, 'plugins'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`plugins/${entry.name}`] : []))];

type Dictionary = Readonly<Record<string, string>>;

function read(owner: string, language: string): Dictionary {
  return JSON.parse(readFileSync(join(root, owner, 'locales', `${language}.json`), 'utf8')) as Dictionary;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Keys without their plural forms, each with the forms that are there. */
function keysOf(dictionary: Dictionary): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const key of Object.keys(dictionary)) {
    const form = pluralForm.exec(key)?.[1];
    const base = form === undefined ? key : key.replace(pluralForm, '');
    keys.set(base, [...(keys.get(base) ?? []), ...(form === undefined ? [] : [form])]);
  }
  return keys;
}

function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]!))].sort();
}

function sourcesOf(owner: string): string {
  return readdirSync(join(root, owner), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, owner, name), 'utf8'))
    .join('\n');
}

/** Texts that are the same in both languages, and rightly so: names, marks and pure placeholders. */
const sameInBoth = /^(?:[\d\s.,:;·–—−+×=/()€%′?!*•|→]|\{\{\w+\}\}|[A-Z]{1,4}\d?|1X2|e-mail|ID|UTC|VIP|English|Русский|RU|EN|BeGambleAware|Live|E-mail)*$/u;

test.each(owners)('SHL-59 %s has every text in every language', (owner) => {
  const [first, ...others] = languages.map((language) => [language, keysOf(read(owner, language))] as const);
  for (const [language, keys] of others) expect([...keys.keys()].sort(), `${owner} ${language}`).toEqual([...first![1].keys()].sort());
});

test.each(owners.flatMap((owner) => languages.map((language) => [owner, language] as const)))('SHL-59 %s %s has all plural forms of its language', (owner, language) => {
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
  const incomplete = [...keysOf(read(owner, language))].filter(([, found]) => found.length > 0 && !forms.every((form) => found.includes(form)) && JSON.stringify([...found].sort()) !== JSON.stringify(forms.filter((form) => form !== 'other')));
  expect(incomplete.map(([key, found]) => `${key}: ${found.join(', ')} of ${forms.join(', ')}`)).toEqual([]);
});

test.each(owners)('SHL-59 the texts of %s take the same values in every language', (owner) => {
  const english = read(owner, 'en');
  const russian = read(owner, 'ru');
  const differing = Object.entries(russian).filter(([key, text]) => {
    const base = key.replace(pluralForm, '');
    const source = english[`${base}_other`] ?? english[base] ?? '';
    return valuesIn(text).some((value) => !valuesIn(source).includes(value)) || (!pluralForm.test(key) && valuesIn(source).join() !== valuesIn(text).join());
  });
  expect(differing.map(([key, text]) => `${key}: ${text}`).join('\n')).toBe('');
});

test.each(owners)('SHL-59 the Russian of %s is Russian', (owner) => {
  const english = read(owner, 'en');
  expect(Object.entries(read(owner, 'ru')).flatMap(([key, text]) => (english[key] === text && !sameInBoth.test(text) ? [`${key}: ${text}`] : [])).join('\n')).toBe('');
});

test.each(owners)('SHL-59 %s asks for no text that is not there', (owner) => {
  const keys = keysOf(read(owner, 'en'));
  const asked = [...sourcesOf(owner).matchAll(/(?<![\w.])(?:t|translate)\(\s*'([^'$]+)'/g)].map((match) => match[1]!).filter((key) => !key.includes(':'));
  expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
});

/** A template such as `status.${id}` asks for every key of its shape. */
function shapesIn(sources: string): RegExp[] {
  return [...sources.matchAll(/`(?:\w+:)?([\w.:-]*(?:\$\{[^`]*?\}[\w.:-]*)+)`/g)]
    .map((match) => match[1]!.replaceAll(/\$\{.*?\}/g, '\u0000'))
    .filter((shape) => shape.replaceAll('\u0000', '').length > 2)
    .map((shape) => new RegExp(`^${shape.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&').replaceAll('\u0000', '.+')}$`));
}

test.each(owners)('SHL-59 %s has no text that nobody asks for', (owner) => {
  const sources = (owner === 'core/shell' ? ['core', ...owners.slice(1)] : [owner]).map(sourcesOf).join('\n');
  const shapes = shapesIn(sources);
  const isAsked = (key: string): boolean => sources.includes(`'${key}'`) || sources.includes(`:${key}'`) || shapes.some((shape) => shape.test(key));
  expect([...keysOf(read(owner, 'en')).keys()].filter((key) => !isAsked(key)).join('\n')).toBe('');
});
