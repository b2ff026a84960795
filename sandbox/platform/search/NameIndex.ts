import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { foldWords, withPlainAlef } from './fold.ts';
import {
  prefixMatch,
  prefixOfFirstWord,
  prefixOfWord,
  betterFit,
  soundMatch,
  soundPrefixMatch,
  misspeltMatch,
  typoMatch,
  spelledMatch,
  scatteredWords,
  consonantMatch,
  joinedMatch,
  exactMatch,
  exactFirstWord,
  exactName,
  exactWords,
  substringMatch,
  type Fit,
} from './qualities.ts';
import { soundsOf, spokenOf, startsWithVowel } from './soundsOf.ts';
import { soundPrefixes, isMistyped, type Typed } from './Typed.ts';

export type Kind = 'sport' | 'champ' | 'team' | 'player' | 'contest';
/** Id of the named item; the name itself for players, as many share one. */
export type Key = number | string;
/** Values by named item. */
export type Named<Value> = Readonly<Record<Kind, Map<Key, Value>>>;
/** Match grade of each item for one word. */
export type Qualities = Named<number>;

/** A name of an item; one without a language is known everywhere. */
export interface Name {
  readonly text: string;
  readonly language?: string;
  /** An alternative name that is never shown. */
  readonly isOther?: boolean;
}

/** The best-matching name of an item. */
interface Row {
  readonly kind: Kind;
  readonly key: Key;
  /** Shown in the caller's language, never shown, or of another language. */
  readonly of: typeof ofShown | typeof ofOther | typeof ofElsewhere;
}

const ofShown = 0;
const ofOther = 1;
const ofElsewhere = 2;

const shortestWithin = 3;
/** Every third country contains a given three-letter text somewhere. */
const shortestWithinPlaces = 4;
/** Maximum difference in length of words that sound alike. */
const lengthDifference = 3;

const schema = `
  create table names (id integer primary key, kind text, key, language text, isOther integer, plain text, spoken text);
  create index namesByKey on names (kind, key);
  create index namesByText on names (plain);
  create index namesBySound on names (spoken);
  create virtual table words using fts5 (
    plain, joined, initials, spoken, sounds,
    content = '', contentless_delete = 1, tokenize = ascii, prefix = '2 3')`;

/**
 * Full-text index of names in SQLite, by spelling, pronunciation and sound, with exact and prefix
 * matches. Its rowid is the id of the name.
 */
export class NameIndex {
  readonly #database = new DatabaseSync(':memory:');
  readonly #statements = new Map<string, StatementSync>();
  /** Every indexed word, removed names included. */
  readonly #vocabulary = new Set<string>();

  constructor() {
    this.#database.exec(schema);
    this.#database.function('isJoined', (plain, text) =>
      Number(isJoined(String(plain).split(' '), String(text))),
    );
  }

  /** Runs additions and removals in one transaction. */
  write(change: () => void): void {
    this.#database.exec('begin');
    try {
      change();
    } finally {
      this.#database.exec('commit');
    }
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  close(): void {
    this.#statements.clear();
    if (this.isOpen) this.#database.close();
  }

  /** Adds an item with all its names in all languages. */
  add(kind: Kind, key: Key, names: readonly Name[]): void {
    for (const { text, language = null, isOther = false } of names.flatMap(asTyped)) {
      const words = foldWords(text).map(({ folded }) => folded);
      const plain = words.join(' ');
      const spoken = words.map(spokenOf).join(' ');
      const { lastInsertRowid: id } = this.#sql(
        'insert into names (kind, key, language, isOther, plain, spoken) values (?, ?, ?, ?, ?, ?)',
      ).run(kind, key, language, Number(isOther), plain, spoken);
      this.#sql(
        'insert into words (rowid, plain, joined, initials, spoken, sounds) values (?, ?, ?, ?, ?, ?)',
      ).run(
        id,
        plain,
        words.join(''),
        words.map((word) => word.charAt(0)).join(''),
        spoken,
        words.flatMap((word) => soundsOf(word).map((sound) => soundToken(sound, word))).join(' '),
      );
      for (const word of words) this.#vocabulary.add(word);
    }
  }

  remove(kind: Kind, key: Key): void {
    const ids = 'select id from names where kind = ? and key = ?';
    this.#sql(`delete from words where rowid in (${ids})`).run(kind, key);
    this.#sql('delete from names where kind = ? and key = ?').run(kind, key);
  }

  /** Finds names with the word as typed or, with `mayGuess`, as it may have been meant. */
  find(typed: Typed, language: string, mayGuess: boolean): Qualities {
    const { text, spellings: words, spoken, allowsSpokenPrefix, sounds, isForeign } = typed;
    const found = named<number>();
    const take = (quality: number, query: string): void => {
      for (const { kind, key, of } of this.#match(query, language)) {
        // Fuzzy matches count only in names that the person reads.
        if (quality > consonantMatch && of === ofElsewhere) continue;
        if (quality === substringMatch && text.length < shortestWithinPlaces && isPlace(kind))
          continue;
        found[kind].set(key, Math.min(quality, found[kind].get(key) ?? quality));
      }
    };
    const takeWords = (quality: number, isSo: (word: string) => boolean): void => {
      const like = [...this.#vocabulary].filter(isSo);
      if (like.length > 0) take(quality, `plain : (${anyOf(like)})`);
    };
    take(exactMatch, `plain : (${anyOf(words)})`);
    take(prefixMatch, `plain : ${beginning(text)}`);
    if (isForeign && spoken !== undefined) take(spelledMatch, `spoken : ${beginning(spoken)}`);
    if (text.length >= shortestWithin)
      takeWords(substringMatch, (word) => word.includes(text) && !word.startsWith(text));
    const alike = anyOf(sounds.flatMap((sound) => soundTokensLike(sound, text)));
    if (isForeign && alike !== '') take(consonantMatch, `sounds : (${alike})`);
    if (!mayGuess) return found;
    if (spoken !== undefined)
      take(misspeltMatch, `spoken : ${allowsSpokenPrefix ? beginning(spoken) : quoted(spoken)}`);
    takeWords(typoMatch, (word) => isMistyped(text, word));
    if (alike !== '') take(soundMatch, `sounds : (${alike})`);
    for (const sound of soundPrefixes(typed))
      take(soundPrefixMatch, `sounds : ${beginning(vowelMark(text) + sound)}`);
    return found;
  }

  /** Finds names whose words, or beginnings or initials of two, were typed without a space. */
  findJoined(text: string): Qualities {
    const found = named<number>();
    const pairs = splitsOf(text, 1).map(
      ([first, second]) => `(plain : (${beginning(first)} AND ${beginning(second)}))`,
    );
    for (const { kind, key } of [
      ...this.#match(`joined : ${beginning(text)} OR initials : ${quoted(text)}`, ''),
      ...this.#rows(
        'in (select rowid from words where words match ?) and isJoined(plain, ?)',
        '',
        pairs.join(' OR '),
        text,
      ),
    ])
      found[kind].set(key, joinedMatch);
    return found;
  }

  /** Returns teams by the beginning of a word or by the initials of all words. */
  teamIds(text: string, by: 'beginning' | 'initials'): ReadonlySet<Key> {
    const query = by === 'initials' ? `initials : ${quoted(text)}` : `plain : ${beginning(text)}`;
    const rows = this.#match(query, '');
    return new Set(rows.flatMap(({ kind, key }) => (kind === 'team' ? key : [])));
  }

  /** Returns items whose full name consists of some consecutive typed words. */
  findNamed(typed: readonly Typed[]): Named<true> {
    const found = named<true>();
    const runs = typed.flatMap((_unused, from) =>
      typed.slice(from).map((_last, index) => typed.slice(from, from + index + 1)),
    );
    for (const { kind, key } of this.#called(runs, '')) found[kind].set(key, true);
    return found;
  }

  /** Grades how well one name matches all words, exactly or by prefix. */
  fits(typed: readonly Typed[], language: string): Named<Fit> {
    const fits = named<Fit>();
    const take = (level: number, rows: readonly Row[]): void => {
      for (const { kind, key, of } of rows) {
        const fit = {
          level: anywhere(kind, of === ofOther ? Math.max(level, exactFirstWord) : level),
          isElsewhere: of === ofElsewhere,
        };
        fits[kind].set(key, betterFit(fits[kind].get(key) ?? fit, fit));
      }
    };
    const phrases = phrasesOf(typed).map((words) => words.map(quoted).join(' + '));
    const spoken = spokenWords(typed)?.map(quoted).join(' + ');
    const rows = (before: string, after: string): readonly Row[] =>
      this.#match(
        phrases.map((phrase) => `(plain : ${before}${phrase}${after})`).join(' OR '),
        language,
      );
    take(exactName, this.#called([typed], language));
    take(exactFirstWord, rows('^ ', ''));
    take(exactWords, rows('', ''));
    take(prefixOfFirstWord, rows('^ ', ' *'));
    take(prefixOfWord, rows('', ' *'));
    if (spoken !== undefined) {
      take(exactFirstWord, this.#match(`spoken : ^ ${spoken}`, language));
      take(exactWords, this.#match(`spoken : ${spoken}`, language));
      take(prefixOfFirstWord, this.#match(`spoken : ^ ${spoken} *`, language));
      take(prefixOfWord, this.#match(`spoken : ${spoken} *`, language));
    }
    if (typed.length > 1)
      take(
        scatteredWords,
        this.#match(typed.map((word) => `(${asPrefix(word)})`).join(' AND '), language),
      );
    return fits;
  }

  /** Finds items whose name consists of exactly these words. */
  #called(names: readonly (readonly Typed[])[], language: string): readonly Row[] {
    const plain = names.flatMap(phrasesOf).map((words) => words.join(' '));
    const spoken = names.flatMap((words) => spokenWords(words)?.join(' ') ?? []);
    return this.#rows(
      `in (select id from names where plain in (select value from json_each(?))
        union select id from names where spoken in (select value from json_each(?)))`,
      language,
      JSON.stringify(plain),
      JSON.stringify(spoken),
    );
  }

  #match(query: string, language: string): readonly Row[] {
    return this.#rows('in (select rowid from words where words match ?)', language, query);
  }

  #rows(where: string, language: string, ...values: readonly string[]): readonly Row[] {
    return this.#all<Row>(
      `select kind, key, min(iif(language is null or language = ?, isOther, ${ofElsewhere})) as of
       from names where id ${where} group by kind, key`,
      [language, ...values],
    );
  }

  #all<Selected>(sql: string, values: readonly string[]): readonly Selected[] {
    return this.#sql(sql).all(...values) as Selected[];
  }

  #sql(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Returns every split of a text into two parts of a minimum length. */
export function splitsOf(text: string, shortest: number): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, text.length - 2 * shortest + 1) }, (_unused, index) => [
    text.slice(0, shortest + index),
    text.slice(shortest + index),
  ]);
}

/** Returns the name, and its alternative spelling if it can be read differently. */
function asTyped(name: Name): readonly Name[] {
  const text = withPlainAlef(name.text);
  return text === name.text ? [name] : [name, { ...name, text }];
}

function isPlace(kind: Kind): boolean {
  return kind === 'sport' || kind === 'champ';
}

/** Whether two consecutive words begin so; one word of a two-word name may be an initial. */
function isJoined(words: readonly string[], text: string): boolean {
  return splitsOf(text, words.length === 2 ? 1 : 2).some(([first, second]) => {
    const from = words.findIndex((word) => word.startsWith(first));
    return from !== -1 && words.some((word, at) => at > from && word.startsWith(second));
  });
}

function named<Value>(): Named<Value> {
  return {
    sport: new Map(),
    champ: new Map(),
    team: new Map(),
    player: new Map(),
    contest: new Map(),
  };
}

/** Grades any word like the first, except in places: many people and teams go by their second. */
function anywhere(kind: Kind, level: number): number {
  return !isPlace(kind) && (level === exactFirstWord || level === prefixOfFirstWord)
    ? level + 1
    : level;
}

/** Expands each word to the phrases that it may abbreviate. */
function phrasesOf(typed: readonly Typed[]): readonly (readonly string[])[] {
  return typed.reduce<readonly (readonly string[])[]>(
    (phrases, { spellings: words }) =>
      phrases.flatMap((phrase) => words.map((word) => [...phrase, word])),
    [[]],
  );
}

/** Returns the words as pronounced, if some are in another script and none is too short. */
function spokenWords(typed: readonly Typed[]): readonly string[] | undefined {
  const spoken = typed.flatMap((word) => word.spoken ?? []);
  return spoken.length === typed.length && typed.some(({ isForeign }) => isForeign)
    ? spoken
    : undefined;
}

function asPrefix({ text, spellings: words, spoken, isForeign }: Typed): string {
  const written = `plain : (${anyOf(words)} OR ${beginning(text)})`;
  return isForeign && spoken !== undefined
    ? `(${written}) OR (spoken : ${beginning(spoken)})`
    : written;
}

/** Escapes a word, a prefix and alternatives for the full-text query language. */
function quoted(word: string): string {
  return `"${word}"`;
}

function beginning(word: string): string {
  return `"${word}" *`;
}

function anyOf(words: readonly string[]): string {
  return words.map(quoted).join(' OR ');
}

function vowelMark(word: string): string {
  return startsWithVowel(word) ? 'a' : '';
}

/** Encodes a sound for storage with its length and whether its word begins with a vowel. */
function soundToken(sound: string, word: string): string {
  return `${vowelMark(word)}${sound}·${word.length}`;
}

function soundTokensLike(sound: string, text: string): readonly string[] {
  return Array.from(
    { length: 2 * lengthDifference + 1 },
    (_unused, index) => `${vowelMark(text)}${sound}·${text.length - lengthDifference + index}`,
  );
}
