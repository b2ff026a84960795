import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const dictionaries = new Map<string, Readonly<Record<string, string>>>();

/** The site's text of a key (`coupon:place`) in a language. */
export function textOf(language: string, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const [owner = '', part = ''] = namespace.split('.');
  const file = join(
    root,
    owner === 'shell' ? 'core/shell' : `plugins/${owner}`,
    'locales',
    part,
    `${language}.json`,
  );
  let dictionary = dictionaries.get(file);
  if (dictionary === undefined)
    dictionaries.set(
      file,
      (dictionary = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
  const text = dictionary[name];
  if (text === undefined)
    throw new Error(
      `${file} has no text ${name}; the test asks for one that the site does not say`,
    );
  return text;
}

/** Matches texts that begin with any of these. */
export function beginsWith(...texts: readonly string[]): RegExp {
  return new RegExp(
    `^(?:${texts.map((text) => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&')).join('|')})`,
  );
}
