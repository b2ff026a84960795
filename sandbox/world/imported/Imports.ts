import type { Competition } from '../catalogue/competitions.ts';
import { countryOf, findCountry, type Country } from '../catalogue/countries.ts';
import { disciplineOf } from '../catalogue/disciplines.ts';
import { sportOf, sports } from '../catalogue/sports.ts';
import { kitOf } from '../catalogue/kits.ts';
import { describeTeam, type TeamRecord } from '../catalogue/teams.ts';
import { regionName } from '../locales/countryName.ts';
import { engineOf } from '../engine/engines.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import { importedEventId } from '../identifiers.ts';
import { fitByTable } from '../pricing/fitByTable.ts';
import { movedOdds } from '../pricing/importedMovement.ts';
import { hash } from '../random.ts';
import type { FairChances } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { ImportedEvent } from '../ImportedEvent.ts';

const firstImportedCompetition = 10_000;
const firstImportedTeam = 1_000_000;
const firstImportedCountry = 1000;
const cyberSport = 17;
/** Cyber sport files all belong to one discipline: maps of rounds, five against five. */
const importedDiscipline = 'valiant-five';
/** Imported matches are offered four weeks ahead, not a whole season, as is usual. */
const offeredMaxH = 28 * 24;

/** Events, competitions and teams from files; ids derive from the keys. */
export class Imports {
  readonly #board: EventBoard;
  readonly #idByKey = new Map<string, number>();
  readonly #keyById = new Map<number, string>();
  readonly #teams = new Map<number, TeamRecord>();
  readonly #ranks = new Map<number, number>();
  readonly #competitions = new Map<string, Competition>();
  readonly #competitionsById = new Map<number, Competition>();

  constructor(board: EventBoard) {
    this.#board = board;
  }

  /** Sorted by sport, then by rank in the files, then unranked competitions by name. */
  get competitions(): readonly Competition[] {
    const rankOf = ({ id }: Competition): number => this.#ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
    const nameOf = ({ importedName = '' }: Competition): string => importedName;
    return [...this.#competitions.values()].toSorted(
      (one, other) =>
        sports.indexOf(one.sport) - sports.indexOf(other.sport) ||
        rankOf(one) - rankOf(other) ||
        (nameOf(one) < nameOf(other) ? -1 : 1),
    );
  }

  competition(id: number): Competition | undefined {
    return this.#competitionsById.get(id);
  }

  upsert(imported: ImportedEvent, nowMs: number, knownId?: number): number {
    const id =
      knownId ??
      this.#idByKey.get(imported.key) ??
      importedEventId(imported.key, (taken) => this.#keyById.has(taken));
    this.#keyById.set(id, imported.key);
    this.#idByKey.set(imported.key, id);
    this.#board.upsert(
      new ImportedMatch(
        id,
        this.#competitionOf(imported),
        this.#teamOf(imported.home, imported),
        this.#teamOf(imported.away, imported),
        imported,
      ),
      nowMs,
    );
    return id;
  }

  #teamOf(name: string, { sportId }: ImportedEvent): TeamRecord {
    const id = firstImportedTeam + hash(sportId, name);
    let team = this.#teams.get(id);
    if (team === undefined)
      this.#teams.set(id, (team = { ...describeTeam(id, name, 0), ...withKit(sportId, name) }));
    return team;
  }

  #competitionOf({
    sportId,
    countryIso,
    countryName,
    competition,
    isTop,
    rank,
  }: ImportedEvent): Competition {
    const key = `${sportId}|${countryIso}|${countryName}|${competition}`;
    let found = this.#competitions.get(key);
    if (found === undefined) {
      found = {
        id: firstImportedCompetition + (hash(key) % 1_000_000_000),
        sport: sportOf(sportId),
        country: countryFor(countryIso, countryName),
        nameKey: 'imported',
        importedName: competition,
        isTop: isTop === true,
        isCup: false,
        hasTwoLegs: false,
        hasOutrights: false,
        calendar: { kind: 'none' },
        offeredH: offeredMaxH,
        size: 'small',
        teamCount: 0,
        ...(sportId === cyberSport
          ? { discipline: disciplineOf(importedDiscipline), cyberKind: 'real' }
          : {}),
      };
      this.#competitions.set(key, found);
      this.#competitionsById.set(found.id, found);
      if (rank !== undefined) this.#ranks.set(found.id, rank);
    }
    return found;
  }
}

function withKit(sportId: number, name: string): Partial<Pick<TeamRecord, 'colors'>> {
  const colors = kitOf(sportId, name);
  return colors === undefined ? {} : { colors };
}

function countryFor(iso: string, name: string): Country {
  const known = findCountry(iso);
  if (known !== undefined) return known;
  return {
    id: firstImportedCountry + (hash(iso, name) % 1_000_000),
    iso: /^[a-z]{2}(-[a-z]{3})?$/.test(iso) ? iso : 'int',
    en: name,
    ru: regionName(iso, 'ru') ?? name,
    flavour: countryOf('int').flavour,
  };
}

/** The model is fitted at the first read, so that importing thousands of matches is fast. */
class ImportedMatch implements SportEvent {
  readonly id: number;
  readonly competition: Competition;
  readonly home: TeamRecord;
  readonly away: TeamRecord;
  readonly imported: ImportedEvent;
  #levels: readonly number[] | undefined;
  #closingLevels: readonly number[] | undefined;

  constructor(
    id: number,
    competition: Competition,
    home: TeamRecord,
    away: TeamRecord,
    imported: ImportedEvent,
  ) {
    this.id = id;
    this.competition = competition;
    this.home = home;
    this.away = away;
    this.imported = imported;
  }

  get startsAtMs(): number {
    return this.imported.startsAtMs;
  }

  get levels(): readonly number[] {
    this.#levels ??= fitByTable(engineOf(this.competition), fairChancesOf(this.imported));
    return this.#levels;
  }

  get closingLevels(): readonly number[] {
    const { odds = {}, closingOdds } = this.imported;
    if (closingOdds === undefined) return this.levels;
    this.#closingLevels ??= fitByTable(
      engineOf(this.competition),
      fairChancesOf({ odds: movedOdds(odds, closingOdds, 1) }),
    );
    return this.#closingLevels;
  }
}

/** Returns the odds without margin; without odds, the given chances. */
function fairChancesOf({ odds, chances }: Pick<ImportedEvent, 'odds' | 'chances'>): FairChances {
  if (odds === undefined) return chances ?? {};
  const share = (of: number, ...others: readonly number[]): number =>
    1 / of / [of, ...others].reduce((sum, price) => sum + 1 / price, 0);
  const { result, total, handicap } = odds;
  const [home, draw, away] = result ?? [0, 0, 0];
  const isTwoWay = draw === 0;
  return {
    ...chances,
    ...(result === undefined
      ? {}
      : {
          result: isTwoWay
            ? ([share(home, away), 0, share(away, home)] as const)
            : ([
                share(home, draw, away),
                share(draw, home, away),
                share(away, home, draw),
              ] as const),
        }),
    ...(total === undefined
      ? {}
      : { total: { line: total.line, over: share(total.over, total.under) } }),
    ...(handicap === undefined
      ? {}
      : { handicap: { line: handicap.line, home: share(handicap.home, handicap.away) } }),
  };
}
