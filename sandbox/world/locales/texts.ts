import type { Competition } from '../catalogue/competitions.ts';
import { scoreInLine } from '#domain/texts/sidesInLine.ts';
import { lineAt, type MarketType, type OutcomeLabel } from '../markets/MarketType.ts';
import { scopeWithin } from '../markets/subEventOf.ts';
import type { Incident } from '../engine/SportEngine.ts';
import { ar } from './ar.ts';
import { countryName } from './countryName.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

const football = 1;
/** Names of international tournaments in files; every language has its own. */
const wellKnown: ReadonlyMap<string, string> = new Map([
  ['World Cup', 'worldCup'],
  ['European Championship', 'europeanChampionship'],
  ['Champions League', 'championsLeague'],
  ['Europa League', 'europaLeague'],
  ['Conference League', 'conferenceLeague'],
  ['Club World Cup', 'clubWorldCup'],
]);

interface Names {
  readonly home: string;
  readonly away: string;
}

export const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  ru,
  es,
  pt,
  de,
  fr,
  tr,
  ar,
};

/** All texts of the world in one language; missing keys fall back to English. */
export class Texts {
  readonly language: string;
  readonly #own: Readonly<Record<string, string>>;

  constructor(language: string) {
    this.language = Object.hasOwn(dictionaries, language) ? language : 'en';
    this.#own = dictionaries[this.language] ?? en;
  }

  of(key: string, values: Readonly<Record<string, string>> = {}): string {
    const template = this.#own[key] ?? en[key] ?? key;
    return template.includes('{')
      ? template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      : template;
  }

  country({ country }: Competition): string {
    return countryName(country, this.language);
  }

  /** Returns the name, such as `Spain. Primera`; international competitions have no country. */
  competition(competition: Competition): string {
    const { discipline, country, importedName } = competition;
    const key =
      importedName === undefined
        ? competition.nameKey
        : country.iso === 'int' && competition.sport.id === football
          ? wellKnown.get(importedName)
          : undefined;
    const name = key === undefined ? (importedName ?? '') : this.of(`competition.${key}`);
    return this.#inDirection(
      [
        discipline === undefined ? '' : this.of(`discipline.${discipline.key}`),
        country.iso === 'int' ? '' : this.country(competition),
        name,
      ]
        .filter((part) => part !== '')
        .join('. '),
    );
  }

  /** Returns the name of a sub-event such as a half, a set or the corners, for its tab. */
  subEvent(key: string): string {
    return key === 'cards' ? this.of('group.cards') : (this.#scope(key) ?? this.phase(key));
  }

  /** Returns the name of a market; with `shortIn`, without repeating the name of that sub-event. */
  market(type: MarketType, lineIndex: number, names: Names, shortIn?: string): string {
    const named = type.namedScope ?? type.scope;
    const place = shortIn === undefined ? named : scopeWithin(named, shortIn);
    const scope = place === undefined ? undefined : this.#scope(place);
    const line = lineAt(type, lineIndex);
    const isHandicap = type.nameKey.toLowerCase().includes('handicap');
    const name = this.of(`market.${type.nameKey}`, {
      team1: names.home,
      team2: names.away,
      line: line === undefined ? '' : this.#number(line, isHandicap),
    });
    return this.#inDirection(scope === undefined ? name : `${scope}. ${name}`);
  }

  /** Isolates `3+`, whose sign would otherwise move to the other side beside a Latin name. */
  #figures(text: string): string {
    return this.language === 'ar' && !/^\d*$/.test(text) ? `${isolate}${text}${end}` : text;
  }

  /** Isolates a sign, which would move behind its number in right-to-left text. */
  #number(value: number, isSigned: boolean): string {
    const text = isSigned ? signed(value) : plain(value);
    return this.language === 'ar' && !/^\d/.test(text) ? `${leftToRight}${text}` : text;
  }

  /**
   * Marks the direction of a right-to-left text: with a Latin name at its beginning it would be
   * laid out from left to right, and "draw / team" and "team / draw" would look the same.
   */
  #inDirection(text: string): string {
    if (this.language !== 'ar' || !arabic.test(text)) return text;
    const [first = ''] = /\p{L}/u.exec(text) ?? [];
    return arabic.test(first) ? text : rightToLeft + text;
  }

  #scope(scope: string): string | undefined {
    return this.#own[`scope.${scope}`] ?? en[`scope.${scope}`];
  }

  outcome(type: MarketType, lineIndex: number, label: OutcomeLabel, names: Names): string {
    const line = lineAt(type, lineIndex) ?? 0;
    const shown = label.line === 'negated' ? -line : line;
    const values = {
      team1: names.home,
      team2: names.away,
      line: this.#number(shown, label.key.endsWith('.handicap')),
      text: label.text ?? '',
    };
    if (label.key === 'score')
      return scoreInLine(label.text ?? '', this.language === 'ar' ? 'rtl' : 'ltr');
    if (label.key === 'count') return this.#figures(label.text ?? '');
    if (!/[\s+&/]/.test(label.key))
      return this.#inDirection(this.of(`outcome.${label.key}`, values));
    // The signs between the keys are replaced before the texts are inserted, which contain such
    // signs themselves ("+1.5").
    const joints = label.key.replaceAll('+', ' & ').replaceAll('/', ' / ');
    const joined = joints.replaceAll(/[^\s&/]+/g, (key) => this.of(`outcome.${key}`, values));
    // A part that follows others is in lower case; names are unchanged.
    return this.#inDirection(
      label.key.startsWith('team')
        ? joined
        : joined.slice(0, 1).toLocaleUpperCase(this.language) + joined.slice(1),
    );
  }

  /** Returns the mark of an outcome for a narrow button: universal (1, X, 2), or translated. */
  short({ key, short }: OutcomeLabel): string | undefined {
    return short === undefined ? undefined : (this.#own[`short.${key}`] ?? short);
  }

  /** Returns the name of a cup round by its number of ties. */
  round(ties: number): string {
    return this.of(`round.${ties}`);
  }

  /** Returns the name of a phase; numbered parts (`set3`, `map1`) share one text. */
  phase(code: string): string {
    const numbered = /^(set|leg|frame|map|round|t|b)(\d+)$/.exec(code);
    return numbered === null
      ? this.of(`phase.${code}`)
      : this.of(`phase.${numbered[1] ?? code}`, { text: numbered[2] ?? '' });
  }

  incident({ textKey, team, value }: Incident, names: Names): string {
    const [key = textKey, phase] = textKey.split('@');
    return this.of(`incident.${key}`, {
      team: team === 2 ? names.away : names.home,
      text: `${value ?? 1}`,
      phase: phase === undefined ? '' : this.phase(phase),
    });
  }
}

const leftToRight = '\u200e';
const isolate = '\u2066';
const end = '\u2069';
const rightToLeft = '\u200f';
const arabic = /\p{Script=Arabic}/u;

const known = new Map<string, Texts>();

/** Returns the texts of the world (names of sports, markets, disciplines) in a language. */
export function textsOf(language: string): Texts {
  let texts = known.get(language);
  if (texts === undefined) {
    texts = new Texts(language);
    if (known.size < 20) known.set(language, texts);
  }
  return texts;
}

/** Uses a real minus sign, so that columns of numbers line up. */
function plain(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `${value}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}
