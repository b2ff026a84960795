import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maySayAsEnglish, unusedReviews } from './sameAsEnglish.ts';

const root = join(import.meta.dirname, '..');
const languages = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'] as const;
const translated = languages.slice(1);
const owners = [
  'core/shell',
  'core/shell/inspector',
  'core/shell/workbench',
  ...readdirSync(join(root, 'plugins'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`plugins/${entry.name}`] : [],
  ),
];

type Dictionary = Readonly<Record<string, string>>;

/** Some owners have texts outside first pages, or loaded separately, in folders of their own. */
const folders = owners
  .map((owner) => join(root, owner, 'locales'))
  .filter(existsSync)
  .flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(folder, entry.name)] : [],
    ),
  ]);

/** All texts of an owner. */
function read(owner: string, language: string): Dictionary {
  const files = folders
    .filter((folder) => folder.startsWith(join(root, owner, 'locales')))
    .map((folder) => join(folder, `${language}.json`));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Dictionary),
  ) as Dictionary;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Keys without their plural forms, each with its existing forms. */
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

function withoutValues(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '');
}

function sourcesOf(owner: string): string {
  const inner = owner.startsWith('core/')
    ? owners.filter((other) => other !== 'core/shell' && other.startsWith(`${owner}/`))
    : [];
  return readdirSync(join(root, owner), { recursive: true, encoding: 'utf8' })
    .filter((name) => !inner.some((other) => `${owner}/${name}`.startsWith(`${other}/`)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, owner, name), 'utf8'))
    .join('\n');
}

/** Every owner in every language but English. */
const translations = owners.flatMap((owner) =>
  translated.map((language) => [owner, language] as const),
);

test('SHL-59 all owners have the same languages', () => {
  for (const folder of folders)
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort(),
      folder,
    ).toEqual(languages.map((language) => `${language}.json`).sort());
});

test.each(translations)('SHL-59 %s has exactly the English texts in %s', (owner, language) => {
  expect([...keysOf(read(owner, language)).keys()].sort()).toEqual(
    [...keysOf(read(owner, 'en')).keys()].sort(),
  );
});

test.each(owners.flatMap((owner) => languages.map((language) => [owner, language] as const)))(
  'SHL-597 %s %s has all plural forms of its language',
  (owner, language) => {
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const wrong = [...keysOf(read(owner, language))].filter(
      ([, found]) => found.length > 0 && [...found].sort().join() !== forms.join(),
    );
    expect(
      wrong.map(([key, found]) => `${key}: ${found.join(', ')} instead of ${forms.join(', ')}`),
    ).toEqual([]);
  },
);

test.each(translations)('SHL-598 the texts of %s take the same values in %s', (owner, language) => {
  const english = read(owner, 'en');
  const differing = Object.entries(read(owner, language)).filter(([key, text]) => {
    const base = key.replace(pluralForm, '');
    const wanted = valuesIn(english[key] ?? english[`${base}_other`] ?? '');
    // A form for one, two or none may write the number as a word.
    return pluralForm.test(key)
      ? valuesIn(text).some((value) => !valuesIn(english[`${base}_other`] ?? '').includes(value))
      : wanted.join() !== valuesIn(text).join();
  });
  expect(differing.map(([key, text]) => `${key}: ${text}`).join('\n')).toBe('');
});

test('SHL-58 texts use names in braces and plural suffixes, and no other i18next syntax', () => {
  const wrong = owners.flatMap((owner) =>
    languages.flatMap((language) =>
      Object.entries(read(owner, language)).flatMap(([key, text]) =>
        // Namespaces end with a colon, `$t(` nests, `{{a, number}}` formats, `{{- a}}` is not
        // needed: nothing is escaped.
        key.includes(':') || text.includes('$t(') || /\{\{|\}\}/.test(withoutValues(text))
          ? [`${owner} ${language} ${key}: ${text}`]
          : [],
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

/** No key without suffix beside plural forms: i18next would show it for missing ones. */
test.each(owners)('SHL-58 %s has each text with or without plural forms, never both', (owner) => {
  const both = languages.flatMap((language) => {
    const dictionary = read(owner, language);
    return [...keysOf(dictionary)].flatMap(([key, forms]) =>
      forms.length > 0 && Object.hasOwn(dictionary, key) ? [`${language} ${key}`] : [],
    );
  });
  expect(both).toEqual([]);
});

test.each(translations)('SHL-599 %s is translated into %s', (owner, language) => {
  const english = read(owner, 'en');
  const same = Object.entries(read(owner, language)).filter(
    ([key, text]) => text === english[key] && !maySayAsEnglish(language, text),
  );
  expect(same.map(([key, text]) => `${key}: ${text}`).join('\n')).toBe('');
});

test.each(translated)(
  'SHL-599 every text that may be the same in %s as in English is the same',
  (language) => {
    const same = owners.flatMap((owner) => {
      const english = read(owner, 'en');
      return Object.entries(read(owner, language)).flatMap(([key, text]) =>
        text === english[key] ? [text] : [],
      );
    });
    expect(unusedReviews(language, new Set(same))).toEqual([]);
  },
);

test.each(translations)(
  'SHL-600 %s has no exclamation mark, blank edge or empty text in %s',
  (owner, language) => {
    expect(
      Object.entries(read(owner, language)).flatMap(([key, text]) =>
        /[!¡]/u.test(text) || text.trim() !== text || text === '' ? [`${key}: ${text}`] : [],
      ),
    ).toEqual([]);
  },
);

test.each(owners)('SHL-601 every text that %s uses exists', (owner) => {
  const keys = keysOf(read(owner, 'en'));
  const [id = ''] = owner.split('/').slice(-1);
  const own = new RegExp(`^${id}(?:\\.\\w+)?:`);
  const asked = [...sourcesOf(owner).matchAll(/(?<![\w.])(?:t|translate)\(\s*'([^'$]+)'/g)]
    .map((match) => match[1]!.replace(own, ''))
    .filter((key) => !key.includes(':'));
  expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
});

/** A template such as `status.${id}` uses every key of its shape. */
function shapesIn(sources: string): RegExp[] {
  return [...sources.matchAll(/`(?:\w+:)?([\w.:-]*(?:\$\{[^`]*?\}[\w.:-]*)+)`/g)]
    .map((match) => match[1]!.replaceAll(/\$\{.*?\}/g, '\u0000'))
    .filter((shape) => shape.replaceAll('\u0000', '').length > 2)
    .map(
      (shape) =>
        new RegExp(
          `^${shape.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&').replaceAll('\u0000', '.+')}$`,
        ),
    );
}

test.each(owners)('SHL-601 %s has no unused text', (owner) => {
  const sources = (owner === 'core/shell' ? ['core', ...owners.slice(1)] : [owner, 'domain'])
    .map(sourcesOf)
    .join('\n');
  const others = owners.slice(1).map(sourcesOf).join('\n');
  const shapes = shapesIn(sources);
  const brands = readdirSync(join(root, 'config'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(root, 'config', name), 'utf8'));
  const isAsked = (key: string): boolean =>
    sources.includes(`'${key}'`) ||
    sources.includes(`:${key}'`) ||
    // This plugin's menu may render a link of another before that plugin's texts are loaded.
    others.includes(`'${owner.slice('plugins/'.length)}:${key}'`) ||
    brands.some((brand) => brand.includes(`:${key}"`)) ||
    shapes.some((shape) => shape.test(key));
  expect([...keysOf(read(owner, 'en')).keys()].filter((key) => !isAsked(key)).join('\n')).toBe('');
});

/** European Portuguese words, with the Brazilian spelling. */
const european =
  /(?<!\p{L})(?:desporto|desportiv|equipa(?!m)|cupão|cupões|ecrã|golo|penálti|ténis|palavra-passe|utilizador|telemóvel|ficheiro|secç|bónus|registar|a decorrer|levantamento|introduz|connosco|contacto)\p{L}*/giu;

test('SHL-602 Portuguese is Brazilian, in the page, the configuration and the platform', () => {
  const files = ['domain', 'core', 'plugins', 'sandbox', 'config'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  );
  const texts = files
    .filter((name) => /[/\\]pt\.(?:json|ts)$/.test(name))
    .map((name) => [name, readFileSync(name, 'utf8')] as const);
  const configured = files
    .filter((name) => name.startsWith(join(root, 'config')) && name.endsWith('.json'))
    .flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/"pt": "([^"]+)"/g)].map(
        ([, text = '']) => [name, text] as const,
      ),
    );
  expect(texts.length).toBeGreaterThan(20);
  expect(configured.length).toBeGreaterThan(2);
  expect(
    [...texts, ...configured].flatMap(([name, text]) =>
      [...text.matchAll(european)].map(([word]) => `${name}: ${word}`),
    ),
  ).toEqual([]);
});

/** Words of the form of address that the site does not use, in languages with two. */
const otherAddress: Readonly<Partial<Record<(typeof languages)[number], RegExp>>> = {
  // At the beginning of a sentence the word may be "she" or "they".
  de: /(?<!^|[.:!?„] ?)(?<!\p{L})(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:ustede?s?|vosotros|vuestr[oa]s?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:tu|teu|tua|teus|tuas|contigo|vosso|vossa)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:[тТ]ы|[тТ]ебя|[тТ]ебе|[тТ]обой|[тТ]вой|[тТ]воя|[тТ]воё|[тТ]вои|[тТ]вою)(?!\p{L})|(?<=\p{Ll} )(?:Вы|Вас|Вам|Вами|Ваш\p{Ll}*)(?!\p{L})/gu,
  tr: /(?<!\p{L})(?:sen|seni|sana|senin|sende|senden)(?!\p{L})/giu,
};

test('SHL-602 each language uses one form of address, in the page, the configuration and the platform', () => {
  const files = ['domain', 'core', 'plugins', 'sandbox', 'config'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, folder, name),
    ),
  );
  for (const [language, other] of Object.entries(otherAddress)) {
    const own = files.filter((name) => new RegExp(`[/\\\\]${language}\\.(?:json|ts)$`).test(name));
    const texts = own.flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/(?:: |^\s+)(["'])((?:(?!\1).)*)\1,?$/gm)].map(
        ([, , text = '']) => [name, text] as const,
      ),
    );
    const configured = files
      .filter((name) => name.startsWith(join(root, 'config')) && name.endsWith('.json'))
      .flatMap((name) =>
        [...readFileSync(name, 'utf8').matchAll(new RegExp(`"${language}": "([^"]+)"`, 'g'))].map(
          ([, text = '']) => [name, text] as const,
        ),
      );
    expect(texts.length, language).toBeGreaterThan(500);
    expect(
      [...texts, ...configured].flatMap(([name, text]) =>
        [...text.matchAll(other)].map(([word]) => `${name}: ${word}: ${text}`),
      ),
    ).toEqual([]);
  }
});

const settlements = [
  'lost',
  'won',
  'void',
  'forcedVoid',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
  'halfLostHalfWon',
];

test.each(languages)(
  'CPN-384 M01 bets, calculator and sums of the history have one word in %s for each result of a bet',
  (language) => {
    const coupon = read('plugins/coupon', language);
    const office = read('plugins/office', language);
    const results = [
      'lost',
      'won',
      'void',
      'halfWonHalfVoid',
      'halfLostHalfVoid',
      'halfLostHalfWon',
    ].map((result) => coupon[`calculator.result.${result}`]);
    expect(results).toEqual(
      ['lost', 'won', 'void', 'halfWonHalfVoid', 'halfLostHalfVoid', 'halfLostHalfWon'].map(
        (settlement) => coupon[`status.${settlement}`],
      ),
    );
    for (const reason of settlements.filter((each) => each !== 'won'))
      expect(
        coupon[`explain.reason.${reason}`]?.startsWith(coupon[`status.${reason}`] ?? '?'),
      ).toBe(true);
    expect(office['totals.returned']).toBe(coupon['payout']);
  },
);

test('SHL-506 a percent sign follows the rules of its language, and never wraps to the next line alone', () => {
  const written: Readonly<Record<string, RegExp>> = {
    en: /^\S%$/,
    pt: /^\S%$/,
    ar: /^\S%$/,
    tr: /^%\S$/,
    ru: /^\u00a0%$/,
    es: /^\u00a0%$/,
    de: /^\u00a0%$/,
    fr: /^\u00a0%$/,
  };
  const signs = owners.flatMap((owner) =>
    languages.flatMap((language) =>
      Object.values(read(owner, language)).flatMap((text) =>
        [...text.matchAll(language === 'tr' ? /%./g : /.%/g)].map(([sign]) => ({
          text,
          isRight: written[language]?.test(sign) === true,
        })),
      ),
    ),
  );
  expect(signs.length).toBeGreaterThan(50);
  expect(signs.filter(({ isRight }) => !isRight).map(({ text }) => text)).toEqual([]);
});
