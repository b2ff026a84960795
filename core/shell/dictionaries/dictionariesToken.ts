import { createToken } from '../../contract/Token.ts';

/** Entry of a dictionary of the platform. */
export interface DictionaryItem {
  readonly id: number;
  /** ISO 3166-1 of a country, ISO 4217 of a currency. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
  /** Calling code of a country, as `+356`. */
  readonly telCode?: string | undefined;
}

/** Dictionaries of the platform, such as countries, in the language of the page. Observable. */
export interface Dictionaries {
  /** Resolves when all of them are loaded. Rejects with the error of the call. */
  readonly load: (ids: readonly string[]) => Promise<void>;
  /** Undefined until the dictionary was loaded in some language. */
  readonly items: (id: string) => readonly DictionaryItem[] | undefined;
}

/** The dictionaries that a route names in `dictionaries` are loaded before its page. */
export const dictionariesToken = createToken<Dictionaries>('shell.dictionaries', 1);
