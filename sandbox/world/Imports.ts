import type { Competition } from './catalogue/competitions.ts';
import { countryOf, findCountry, type Country } from './catalogue/countries.ts';
import { sportOf } from './catalogue/sports.ts';
import { describeTeam, type TeamRecord } from './catalogue/teams.ts';
import { engineOf } from './engines.ts';
import type { EventBoard } from './EventBoard.ts';
import { encodeEvent, importedCompetition, maximumEventsADay } from './identifiers.ts';
import { hash } from './random.ts';
import type { FairChances } from './SportEngine.ts';
import type { ImportedEvent } from './World.ts';

const FIRST_IMPORTED_COMPETITION = 10_000;
const FIRST_IMPORTED_TEAM = 1_000_000;
const FIRST_IMPORTED_COUNTRY = 1000;

/** Events, competitions and teams that came from files. Ids follow from the keys, so the same file gives the same ids. */
export class Imports {
  readonly #board: EventBoard;
  readonly #idByKey = new Map<string, number>();
  readonly #keyById = new Map<number, string>();
  readonly #competitions = new Map<string, Competition>();

  constructor(board: EventBoard) {
    this.#board = board;
  }

  get competitions(): Iterable<Competition> {
    return this.#competitions.values();
  }

  put(imported: ImportedEvent, nowMs: number): number {
    const id = this.#idOf(imported.key);
    const competition = this.#competitionOf(imported);
    const levels = engineOf(imported.sportId).fit(fairChancesOf(imported));
    this.#board.put({ id, competition, startsAtMs: imported.startsAtMs, home: teamOf(imported.home, imported), away: teamOf(imported.away, imported), levels, imported }, nowMs);
    return id;
  }

  #idOf(key: string): number {
    const known = this.#idByKey.get(key);
    if (known !== undefined) return known;
    let place = hash(key) % 2 ** 22;
    while (this.#keyById.has(place)) place = (place + 1) % 2 ** 22;
    const id = encodeEvent({ competitionId: importedCompetition, day: Math.floor(place / maximumEventsADay), index: place % maximumEventsADay });
    this.#keyById.set(place, key);
    this.#idByKey.set(key, id);
    return id;
  }

  #competitionOf({ sportId, countryIso, countryName, competition }: ImportedEvent): Competition {
    const key = `${sportId}|${countryIso}|${countryName}|${competition}`;
    let found = this.#competitions.get(key);
    if (found === undefined) {
      found = {
        id: FIRST_IMPORTED_COMPETITION + (hash(key) % 1_000_000_000),
        sport: sportOf(sportId),
        country: countryFor(countryIso, countryName),
        nameKey: 'imported',
        importedName: competition,
        isTop: false,
        matchesADay: 0,
        offeredH: 0,
        size: 'small',
        teamCount: 0,
      };
      this.#competitions.set(key, found);
    }
    return found;
  }
}

function countryFor(iso: string, name: string): Country {
  const known = findCountry(iso);
  if (known !== undefined && (known.en === name || iso === 'int')) return known;
  const base = known ?? countryOf('int');
  return { id: FIRST_IMPORTED_COUNTRY + (hash(iso, name) % 1_000_000), iso: /^[a-z]{2}(-[a-z]{3})?$/.test(iso) ? iso : 'int', en: name, ru: name, flavour: base.flavour };
}

function teamOf(name: string, { sportId }: ImportedEvent): TeamRecord {
  return describeTeam(FIRST_IMPORTED_TEAM + hash(sportId, name), name, 0);
}

/** Odds without their margin. */
function fairChancesOf({ odds }: ImportedEvent): FairChances {
  if (odds === undefined) return {};
  const share = (of: number, ...others: readonly number[]): number => 1 / of / [of, ...others].reduce((sum, price) => sum + 1 / price, 0);
  const { result, total, handicap } = odds;
  const [home, draw, away] = result ?? [0, 0, 0];
  const isTwoWay = draw === 0;
  return {
    ...(result === undefined ? {} : { result: isTwoWay ? [share(home, away), 0, share(away, home)] as const : [share(home, draw, away), share(draw, home, away), share(away, home, draw)] as const }),
    ...(total === undefined ? {} : { total: { line: total.line, over: share(total.over, total.under) } }),
    ...(handicap === undefined ? {} : { handicap: { line: handicap.line, home: share(handicap.home, handicap.away) } }),
  };
}
