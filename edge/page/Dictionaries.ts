import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { i18n } from 'i18next';
import {
  createTexts,
  translate,
  type Dictionary,
  type TextValues,
} from '../../core/runtime/texts/createTexts.ts';
import { rootFolder, type InstalledPlugin } from '../../tools/build/installedPlugins.ts';

/** Texts of one language. */
export interface LanguageTexts {
  /** The text of `namespace:key`; a dash if no dictionary has it, which is reported once. */
  readonly t: (key: string, values?: TextValues) => string;
  /** The text; undefined if no dictionary has it. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
}

/** The dictionaries for titles, closed pages and server rendering. */
export class Dictionaries {
  /** Dictionaries by language, then namespace. */
  readonly #resources: Record<string, Record<string, Dictionary>> = {};
  readonly #texts = new Map<string, LanguageTexts>();
  readonly #reported = new Set<string>();
  readonly #report: (message: string) => void;

  /** @param texts by `namespace/language` */
  constructor(texts: ReadonlyMap<string, Dictionary>, report = console.error) {
    this.#report = report;
    for (const [name, dictionary] of texts) {
      const [namespace = '', language = ''] = name.split('/');
      (this.#resources[language] ??= {})[namespace] = dictionary;
    }
  }

  /** Reads `locales/<language>.json` of the plugins; `locales/<part>/` is `<plugin>.<part>`. */
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
        texts.set(
          `${namespace}/${basename(name, '.json')}`,
          JSON.parse(readFileSync(join(locales, name), 'utf8')) as Dictionary,
        );
      }
    }
    return new Dictionaries(texts);
  }

  /** Languages in which a namespace has texts. */
  languagesOf(namespace: string): string[] {
    return Object.entries(this.#resources).flatMap(([language, namespaces]) =>
      namespaces[namespace] === undefined ? [] : [language],
    );
  }

  /** Whether a key, `namespace:name`, has a text in English. */
  has(key: string): boolean {
    return this.in('en', 'en').find(key) !== undefined;
  }

  /** All keys of a namespace, as English has them. */
  keysOf(namespace: string): string[] {
    return Object.keys(this.#resources['en']?.[namespace] ?? {}).map(
      (name) => `${namespace}:${name}`,
    );
  }

  /** Texts of a language, else of the default one, else English; all pages share one i18next. */
  in(language: string, defaultLanguage: string): LanguageTexts {
    const key = `${language} ${defaultLanguage}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const texts = createTexts({
      language,
      defaultLanguage,
      resources: this.#resources,
      onMissing: ({ namespace, name }) => this.#reportOnce(`No text for ${namespace}:${name}`),
    });
    const ofLanguage = languageTexts(texts);
    this.#texts.set(key, ofLanguage);
    return ofLanguage;
  }

  #reportOnce(message: string): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#report(message);
  }
}

function languageTexts(texts: i18n): LanguageTexts {
  const t: LanguageTexts['t'] = (key, values) => translate(texts, key, values);
  return { t, find: (key, values) => (texts.exists(key) ? t(key, values) : undefined) };
}
