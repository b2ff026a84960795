import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { rootFolder, type InstalledPlugin } from '../tools/build/installedPlugins.ts';

type Dictionary = Readonly<Record<string, string>>;

/** Texts of titles and descriptions: the same files that the page loads. */
export class Dictionaries {
  readonly #texts: ReadonlyMap<string, Dictionary>;

  /** @param texts by `namespace/language` */
  constructor(texts: ReadonlyMap<string, Dictionary>) {
    this.#texts = texts;
  }

  /** Reads what plugins say: `locales/<language>.json`, and `locales/<part>/<language>.json` as the namespace `<plugin>.<part>`. */
  static ofPlugins(installed: readonly InstalledPlugin[]): Dictionaries {
    const texts = new Map<string, Dictionary>();
    for (const { folder, manifest } of installed) {
      const locales = join(rootFolder, folder, 'locales');
      if (!existsSync(locales)) continue;
      for (const name of readdirSync(locales, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.json')) continue;
        const namespace = [
          manifest.id,
          ...dirname(name)
            .split(sep)
            .filter((part) => part !== '.'),
        ].join('.');
        texts.set(`${namespace}/${basename(name, '.json')}`, JSON.parse(readFileSync(join(locales, name), 'utf8')) as Dictionary);
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
