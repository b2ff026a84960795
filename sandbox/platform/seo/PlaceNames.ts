import type { ChampWire } from '#wire';
import { disciplines, type Discipline } from '../../world/catalogue/disciplines.ts';
import { everySport, type Sport } from '../../world/catalogue/sports.ts';
import { slugOf } from '../../world/locales/slug.ts';
import { dictionaries, textsOf } from '../../world/locales/texts.ts';
import type { OfferedEvent } from '../../world/World.ts';
import type { Line } from '../line/Line.ts';
import { foldWords } from '../search/fold.ts';

/** A team or player on offer. */
export interface NamedTeam {
  readonly id: number;
  readonly slug: string;
  readonly sportId: number;
}

/** Items by their name in the form for comparison. */
type ByName<Value> = ReadonlyMap<string, readonly Value[]>;

interface Places {
  readonly sports: ByName<Sport>;
  readonly disciplines: ByName<Discipline>;
  readonly champs: ByName<ChampWire>;
  /** Any championship of each country and sport. */
  readonly countries: ByName<ChampWire>;
}

interface Offered {
  readonly teams: ByName<NamedTeam>;
  readonly events: ByName<OfferedEvent>;
}

/** Maximum length of compared names and slugs. */
const longestName = 160;

/**
 * Meanings of address segments: an id with any suffix, or a name in the language of the address, in
 * English, or as a slug. Case, accents and punctuation do not count.
 */
export class PlaceNames {
  readonly #line: Line;
  readonly #places = new Map<string, { readonly state: string; readonly places: Places }>();
  #offered: { readonly state: string; readonly offered: Offered } | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  sports(segment: string, language: string): readonly Sport[] {
    const id = idOf(segment);
    return id === undefined
      ? named(this.#placesIn(language).sports, segment)
      : everySport.filter((sport) => sport.id === id);
  }

  disciplines(segment: string, language: string): readonly Discipline[] {
    const id = idOf(segment);
    return id === undefined
      ? named(this.#placesIn(language).disciplines, segment)
      : disciplines.filter((discipline) => discipline.id === id);
  }

  /** Includes championships with nothing on offer. */
  champs(segment: string, language: string): readonly ChampWire[] {
    const id = idOf(segment);
    if (id === undefined) return named(this.#placesIn(language).champs, segment);
    const champ = this.#line.world.competition(id, 'en');
    return champ === undefined ? [] : [champ];
  }

  /** Returns a country in which the sport has championships. */
  countryId(segment: string, sportId: number, language: string): number | undefined {
    const { countries } = this.#placesIn(language);
    const id = idOf(segment);
    const found =
      id === undefined
        ? named(countries, segment)
        : [...countries.values()].flat().filter((champ) => champ.countryId === id);
    return found.find((champ) => champ.sportId === sportId)?.countryId;
  }

  teams(segment: string): readonly NamedTeam[] {
    return idOf(segment) === undefined ? named(this.#offeredNow().teams, segment) : [];
  }

  /** Returns offered matches by the slug of both names. */
  events(segment: string): readonly Pick<OfferedEvent, 'id' | 'slug' | 'competitionId'>[] {
    const id = idOf(segment);
    if (id === undefined) return named(this.#offeredNow().events, segment);
    const event = this.#line.world.offeredEvent(id);
    return event === undefined ? [] : [event];
  }

  get #state(): string {
    return `${this.#line.epoch} ${this.#line.listRevision}`;
  }

  #placesIn(language: string): Places {
    // Languages unknown to the world have no names of their own.
    const own = Object.hasOwn(dictionaries, language) ? language : 'en';
    const known = this.#places.get(own);
    if (known?.state === this.#state) return known.places;
    const spoken = [...new Set([own, 'en'])].map(textsOf);
    const english = new Map(this.#line.world.competitions('en').map((champ) => [champ.id, champ]));
    const champs = this.#line.world.competitions(own);
    const isFirstOfCountry = firstOf<ChampWire>((champ) => `${champ.sportId} ${champ.countryId}`);
    const places: Places = {
      sports: byName(everySport, ({ key }) => [
        key,
        ...spoken.map((texts) => texts.of(`sport.${key}`)),
      ]),
      disciplines: byName(disciplines, ({ key }) => [
        key,
        ...spoken.map((texts) => texts.of(`discipline.${key}`)),
      ]),
      champs: byName(champs, ({ id, slug, name }) => [slug, name, english.get(id)?.name ?? '']),
      countries: byName(champs.filter(isFirstOfCountry), ({ id, countryName }) => [
        countryName,
        english.get(id)?.countryName ?? '',
      ]),
    };
    this.#places.set(own, { state: this.#state, places });
    return places;
  }

  #offeredNow(): Offered {
    if (this.#offered?.state === this.#state) return this.#offered.offered;
    const events = this.#line.world.offered();
    const teams = events
      .flatMap(({ home, away, teamIds, sportId }) =>
        [home, away].map((name, index) => ({ id: teamIds[index] ?? 0, name, sportId })),
      )
      .filter(firstOf(({ id }) => id));
    const offered: Offered = {
      teams: byName(
        teams.map(({ id, name, sportId }) => ({ id, name, slug: slugOf(name), sportId })),
        ({ name, slug }) => [slug, name],
      ),
      events: byName(events, ({ slug }) => [slug]),
    };
    this.#offered = { state: this.#state, offered };
    return offered;
  }
}

/** Returns `12` for `12-cup` and for `12`; undefined for a name. */
export function idOf(segment: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,15})(?:-.*)?$/s.exec(segment) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function named<Value>(values: ByName<Value>, segment: string): readonly Value[] {
  return segment.length > longestName ? [] : (values.get(nameKey(segment)) ?? []);
}

function nameKey(name: string): string {
  return foldWords(name)
    .map(({ folded }) => folded)
    .join('-');
}

function byName<Value>(
  values: readonly Value[],
  namesOf: (value: Value) => readonly string[],
): ByName<Value> {
  const named = values.flatMap((value) =>
    [...new Set(namesOf(value).map(nameKey))]
      .filter((key) => key !== '')
      .map((key) => ({ key, value })),
  );
  const groups = Map.groupBy(named, ({ key }) => key);
  return new Map([...groups].map(([key, all]) => [key, all.map(({ value }) => value)]));
}

/** Filters the first value of each key. */
function firstOf<Value>(keyOf: (value: Value) => string | number): (value: Value) => boolean {
  const seen = new Set<string | number>();
  return (value) => seen.size < seen.add(keyOf(value)).size;
}
