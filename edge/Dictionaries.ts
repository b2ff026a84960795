import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Dictionary = Readonly<Record<string, string>>;

/** Texts of titles and descriptions: the same files that the page loads. */
export class Dictionaries {
  readonly #texts: ReadonlyMap<string, Dictionary>;

  /** @param texts by `namespace/language` */
  constructor(texts: ReadonlyMap<string, Dictionary>) {
    this.#texts = texts;
  }

  /** Reads `<folder>/locales/<language>.json` of every namespace, and what is said later. */
  static read(folders: Readonly<Record<string, string>>): Dictionaries {
    const texts = new Map<string, Dictionary>();
    const all = Object.entries(folders).flatMap(([namespace, folder]) => [[namespace, join(folder, 'locales')] as const, [`${namespace}.later`, join(folder, 'locales/later')] as const]);
    for (const [namespace, locales] of all) {
      if (!existsSync(locales)) continue;
      for (const name of readdirSync(locales)) {
        if (name.endsWith('.json')) texts.set(`${namespace}/${name.replace(/\.json$/, '')}`, JSON.parse(readFileSync(join(locales, name), 'utf8')) as Dictionary);
      }
    }
    return new Dictionaries(texts);
  }

  /** Languages in which a namespace has texts. */
  languagesOf(namespace: string): string[] {
    return [...this.#texts.keys()].flatMap((key) => (key.startsWith(`${namespace}/`) ? [key.slice(namespace.length + 1)] : []));
  }

  /** All texts of a namespace in a language. */
  all(namespace: string, language: string): Dictionary | undefined {
    return this.#texts.get(`${namespace}/${language}`);
  }

  /** The text of `namespace:key`; in English where the language has none; undefined when nobody has it. */
  text(key: string, language: string, values: Readonly<Record<string, string>> = {}): string | undefined {
    const [namespace = '', name = ''] = key.split(':');
    const text = this.#texts.get(`${namespace}/${language}`)?.[name] ?? this.#texts.get(`${namespace}/en`)?.[name];
    return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, variable: string) => values[variable] ?? '');
  }
}
