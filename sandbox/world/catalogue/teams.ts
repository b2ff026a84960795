import { chanceOf, hash } from '../random.ts';
import type { Competition } from './competitions.ts';
import { countries, type Flavour } from './countries.ts';
import { clubName, flavours, personName, squadName } from './names.ts';

export interface TeamRecord {
  readonly id: number;
  readonly name: string;
  readonly short: string;
  readonly colors: readonly [string, string];
  /** Around 0; a difference of 1 makes a clear favourite. */
  readonly rating: number;
}

/** Team id: competition id times this number, plus the index of the team. */
export const teamNumbers = 128;
const palette =
  '#c8102e #003da5 #00843d #ffb81c #111827 #f4f4f5 #6d28d9 #0ea5e9 #ea580c #7f1d1d #155e75 #84cc16'.split(
    ' ',
  );
/** Clubs of the design mock-ups, listed first in their leagues. */
const wellKnown: Readonly<Record<string, string>> = {
  '1.gb-eng.premierDivision':
    'Harbour City, Kingsport Rovers, Ashford Athletic, Calder Vale, Northwick Town, Whitestone, Eastmoor, Brackley United',
  '1.es.primera':
    'Atlético Ribera, Costa Verde, Puerto Real, Sierra Blanca, San Telmo, Real Valdeoro',
  '1.it.seriePrima': 'Virtus Lago, Aurelia, Porto Sole, Montebianco, Torre Grigia, Calcio Vesta',
  '1.de.bundesliga': 'Rheinstadt 09, SV Ostersee, Alster Nord, Bergheim',
  '1.int.championsCup':
    'Virtus Lago, Olympique Rive, Atlético Ribera, Rheinstadt 09, Harbour City, Puerto Real, Alster Nord, Sierra Blanca',
  '1.gb-eng.leagueCup':
    'Harbour City, Kingsport Rovers, Ashford Athletic, Calder Vale, Northwick Town, Whitestone, Eastmoor, Brackley United',
  '3.int.northLeague': 'Granite Bay, Lakeshore',
  '4.fr.openMarseille': 'M. Lindqvist, A. Okafor, T. Varga, J. Castellano',
};

export class TeamCatalogue {
  readonly #seed: number;
  readonly #competitions: readonly Competition[];
  readonly #byCompetition = new Map<number, readonly TeamRecord[]>();

  /** @param competitions of the world; cups take their clubs from the leagues among them */
  constructor(seed: number, competitions: readonly Competition[]) {
    this.#seed = seed;
    this.#competitions = competitions;
  }

  of(competition: Competition): readonly TeamRecord[] {
    let teams = this.#byCompetition.get(competition.id);
    if (teams === undefined) {
      teams = this.#create(competition);
      this.#byCompetition.set(competition.id, teams);
    }
    return teams;
  }

  #create(competition: Competition): readonly TeamRecord[] {
    const taken = new Set<string>();
    const known = wellKnownOf(competition);
    return Array.from({ length: competition.teamCount }, (_unused, index) => {
      let name = known[index] ?? '';
      for (let attempt = 0; name === '' || taken.has(name); attempt += 1)
        name = this.#invent(competition, index + attempt * 1000);
      taken.add(name);
      const own = competition.isCup ? this.#inLeague(competition, name) : undefined;
      return (
        own ??
        describeTeam(
          competition.id * teamNumbers + index,
          name,
          (chanceOf(this.#seed, competition.id, index, 'rating') +
            chanceOf(this.#seed, competition.id, index, 'form') -
            1) *
            1.1,
        )
      );
    });
  }

  /**
   * Returns the team of the league: a club that plays both a league and a cup is the same team in
   * both.
   */
  #inLeague({ sport }: Competition, name: string): TeamRecord | undefined {
    for (const league of this.#competitions) {
      const index = league.isCup || league.sport !== sport ? -1 : wellKnownOf(league).indexOf(name);
      if (index !== -1) return this.of(league)[index];
    }
    return undefined;
  }

  #invent(competition: Competition, key: number): string {
    const seed = hash(this.#seed, competition.id, key);
    const flavour = flavourOf(competition, seed);
    switch (competition.discipline?.contestants ?? competition.sport.contestants) {
      case 'clubs':
        return clubName(flavour, seed, competition.sport.key);
      case 'persons':
      case 'field':
        return personName(flavour, seed);
      case 'squads':
        return squadName(seed);
    }
  }
}

function wellKnownOf({ sport, country, nameKey }: Competition): readonly string[] {
  return wellKnown[`${sport.id}.${country.iso}.${nameKey}`]?.split(', ') ?? [];
}

function flavourOf({ country, sport }: Competition, seed: number): Flavour {
  const isMixed = country.iso === 'int' || sport.contestants === 'persons';
  const mixed = flavours[seed % flavours.length] ?? country.flavour;
  return isMixed ? mixed : (countries[country.id - 1]?.flavour ?? mixed);
}

export function describeTeam(id: number, name: string, rating: number): TeamRecord {
  const first = hash(name, 'first') % palette.length;
  const second = (first + 1 + (hash(name, 'second') % (palette.length - 1))) % palette.length;
  return {
    id,
    name,
    short: shortName(name),
    colors: [palette[first] ?? '#111827', palette[second] ?? '#f4f4f5'],
    rating,
  };
}

/**
 * Returns a scoreboard code of three letters: of the longest word, or the initials of three words.
 */
function shortName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter((word) => word.length > 0);
  const first = words.toSorted((left, right) => right.length - left.length)[0] ?? name;
  return first.slice(0, 3).toUpperCase() || 'TBA';
}
