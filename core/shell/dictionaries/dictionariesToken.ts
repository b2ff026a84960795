import { createToken } from '../../contract/Token.ts';

/** One thing of a list of the platform. */
export interface DictionaryItem {
  readonly id: number;
  /** ISO 3166-1 of a country, ISO 4217 of a currency. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
  /** What is dialled for a country, as `+356`. */
  readonly telCode?: string | undefined;
}

/** Lists of the platform, such as countries, in the language of the page. Observable. */
export interface Dictionaries {
  /** Resolves when all of them are there. Rejects with the error of the call. */
  readonly load: (ids: readonly string[]) => Promise<void>;
  /** Undefined until it was loaded in some language. */
  readonly items: (id: string) => readonly DictionaryItem[] | undefined;
}

/** The lists that a route names in `dictionaries`; they are there before its page. */
export const dictionariesToken = createToken<Dictionaries>('shell.dictionaries', 1);
