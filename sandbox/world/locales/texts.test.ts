import { scoreInLine } from '#domain/texts/sidesInLine.ts';
import { expect, test } from 'vitest';
import { competitionsOf } from '../catalogue/competitions.ts';
import { disciplines } from '../catalogue/disciplines.ts';
import { allEngines } from '../engine/engines.ts';
import type { SportEngine } from '../engine/SportEngine.ts';
import { countries } from '../catalogue/countries.ts';
import { countryName } from './countryName.ts';
import { en } from './en.ts';
import { dictionaries, Texts } from './texts.ts';

const names = { home: 'Harbour City', away: 'Kingsport Rovers' };
const languages = Object.keys(dictionaries);
const texts: Readonly<Record<string, Texts>> = Object.fromEntries(
  languages.map((language) => [language, new Texts(language)]),
);
/** A key without a text, or a placeholder that was not filled in. */
const rawKey =
  /\b(?:sport|competition|group|scope|market|outcome|phase|incident|stat|stop|discipline)\.\w|[{}]/;

test('SBX-110 all languages have the same texts with the same values', () => {
  expect(languages).toEqual(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']);
  const valuesIn = (text: string | undefined): string[] =>
    [...(text ?? '').matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
  for (const [language, dictionary] of Object.entries(dictionaries)) {
    expect(Object.keys(dictionary).sort(), language).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(dictionary))
      expect(valuesIn(text), `${language} ${key}`).toEqual(valuesIn(en[key]));
  }
});

test('SBX-790 a period has the name of the sub-event with its markets', () => {
  for (const [language, dictionary] of Object.entries(dictionaries))
    for (const part of ['h1', 'h2', 'q1', 'q2', 'q3', 'q4', 'p1', 'p2', 'p3'])
      expect(dictionary[`phase.${part}`], language).toBe(dictionary[`scope.${part}`]);
});

test('SBX-110 countries are named in every language', () => {
  const [england, japan] = ['gb-eng', 'jp'].map((iso) =>
    countries.find((country) => country.iso === iso)!,
  );
  expect(languages.map((language) => countryName(england!, language))).toEqual([
    'England',
    'Англия',
    'Inglaterra',
    'Inglaterra',
    'England',
    'Angleterre',
    'İngiltere',
    'إنجلترا',
  ]);
  expect(languages.map((language) => countryName(japan!, language))).toEqual([
    'Japan',
    'Япония',
    'Japón',
    'Japão',
    'Japan',
    'Japon',
    'Japonya',
    'اليابان',
  ]);
  for (const language of languages)
    for (const country of countries)
      expect(countryName(country, language), `${language} ${country.iso}`).not.toBe(
        country.iso.toUpperCase(),
      );
});

test.each(
  allEngines.flatMap(([key, engine]) =>
    languages.map((language) => [key, language, engine] as const),
  ),
)('SBX-110 every text of %s exists in %s', (key, language, engine) => {
  const say = texts[language]!;
  const { types, groups } = engine;
  const said = [
    say.of(
      disciplines.some((discipline) => discipline.key === key)
        ? `discipline.${key}`
        : `sport.${key}`,
    ),
    ...groups.map((group) => say.of(`group.${group}`)),
    ...types.flatMap((type) => [
      say.market(type, 0, names),
      ...type.outcomes.map((label) => say.outcome(type, 0, label, names)),
    ]),
    ...playedTexts(engine, say),
  ];
  expect(said.length).toBeGreaterThan(5);
  expect([...new Set(said)].filter((text) => rawKey.test(text))).toEqual([]);
});

test('SBX-891 the marks of over and under are translated, 1 and X are not', () => {
  const marks = (language: string): readonly unknown[] =>
    ['over', 'under', 'draw', 'team1.handicap'].map((key) =>
      texts[language]?.short({ key, short: key === 'draw' ? 'X' : '1' }),
    );
  expect(marks('en')).toEqual(['O', 'U', 'X', '1']);
  expect(marks('ru')).toEqual(['Б', 'М', 'X', '1']);
  expect(marks('ar')).toEqual(['أكثر', 'أقل', 'X', '1']);
  expect(texts['de']?.short({ key: 'over' })).toBeUndefined();
});

test('SBX-892 an Arabic outcome or market that begins with a Latin name reads from right to left', () => {
  const say = texts['ar']!;
  const type = allEngines
    .flatMap(([, engine]) => engine.types)
    .find(({ nameKey }) => nameKey === 'halfTimeFullTime')!;
  const said = type.outcomes.map((label) => say.outcome(type, 0, label, names));
  const led = said.filter((text) => text.includes('Harbour') && /\p{Script=Arabic}/u.test(text));
  expect(led.length).toBeGreaterThan(0);
  expect(led.filter((text) => !/^(?:\u200f|\P{L}*\p{Script=Arabic})/u.test(text))).toEqual([]);
  const english = type.outcomes.map((label) => texts['en']!.outcome(type, 0, label, names));
  expect(english.filter((text) => text.includes('\u200f'))).toEqual([]);
});

test('SBX-892 an Arabic competition that begins with a Latin discipline reads from right to left', () => {
  const competition = competitionsOf('full').find(
    ({ discipline }) => discipline?.key === 'strike-zone',
  )!;
  expect(texts['ar']!.competition(competition)).toMatch(/^\u200fStrike Zone\. \p{Script=Arabic}/u);
  expect(texts['en']!.competition(competition)).toMatch(/^Strike Zone\. /);
});

test('SBX-1376 a baseball market names innings, and neither time nor overtime', () => {
  const engine = allEngines.find(([key]) => key === 'baseball')![1];
  const say = texts['en']!;
  const said = engine.types.map((type) => say.market(type, 0, names));
  expect(said.filter((name) => /time/i.test(name))).toEqual([]);
  expect(said).toEqual(
    expect.arrayContaining(['Winner, including extra innings', 'Nine innings. Result']),
  );
});

test.each(allEngines)('SBX-1171 no outcome of %s begins with a small letter', (_key, engine) => {
  const small = languages.flatMap((language) =>
    engine.types.flatMap((type) =>
      type.outcomes
        .map((label) => texts[language]!.outcome(type, 0, label, names))
        .filter((said) => /^[\u200e\u200f\u2067\u2068]*\p{Ll}/u.test(said)),
    ),
  );
  expect(small).toEqual([]);
});

test.each(allEngines)('SBX-110 no two markets of %s have the same name', (_key, engine) => {
  for (const say of Object.values(texts)) {
    const marketNames = engine.types.map((type) => say.market(type, 0, names));
    expect(marketNames.filter((name, index) => marketNames.indexOf(name) !== index)).toEqual([]);
  }
});

/** Returns phases, incidents and statistics of some matches, sampled along their course. */
function playedTexts(engine: SportEngine, say: Texts): string[] {
  return [1, 2, 3, 4, 5, 6].flatMap((id) => {
    const setup = { id, seed: 7, levels: engine.levels(0.1 * id, 0) };
    const script = engine.simulate(setup);
    const moments = [
      ...new Set([
        ...script.phases.flatMap(({ fromS, toS }) => [fromS, toS - 1]),
        script.durationS,
      ]),
    ];
    return [
      ...script.incidents.map((incident) => say.incident(incident, names)),
      ...moments.flatMap((playedS) => {
        const { phaseCode, statistics } = engine.live(setup, { script, playedS });
        return [
          say.phase(phaseCode),
          ...(statistics ?? []).map((statistic) => say.of(`stat.${statistic.key}`)),
        ];
      }),
    ];
  });
}

test('SBX-1130 scores among Arabic outcomes read from the right, counts keep their sign', () => {
  const types = allEngines.flatMap(([, engine]) => engine.types);
  const said = (language: string, key: string) =>
    types.flatMap((type) =>
      type.outcomes
        .filter((label) => label.key === key)
        .map((label) => texts[language]!.outcome(type, 0, label, names)),
    );
  expect(said('en', 'score')).toContain('2:1');
  expect(said('ar', 'score')).toContain(scoreInLine('2:1', 'rtl'));
  expect(said('ar', 'score')).not.toContain('2:1');
  const counts = said('en', 'count').filter((text) => text.endsWith('+'));
  expect(counts.length).toBeGreaterThan(0);
  expect(said('ar', 'count')).toEqual(
    expect.arrayContaining(counts.map((text) => `\u2066${text}\u2069`)),
  );
});
