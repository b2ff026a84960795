import type { ChampWire, SportWire } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Contestant } from '../../world/history/MatchRecord.ts';
import { dictionaries } from '../../world/locales/texts.ts';
import type { OfferedContest, OfferedEvent } from '../../world/World.ts';
import { alsoCalled } from './alsoCalled.ts';
import type { OfferedTeam } from './Findings.ts';
import { NameIndex, type Key, type Name } from './NameIndex.ts';

/** Names of sports and competitions are found in all of these languages. */
const languages = Object.keys(dictionaries);

/** Everything on offer with the index of its names, kept up to date. */
export class Offer {
  readonly #line: Line;
  readonly names = new NameIndex();
  /**
   * Eighty thousand players share some four thousand names: each is stored once, with its teams.
   */
  readonly players = new Map<Key, Map<number, Contestant>>();
  teams: ReadonlyMap<Key, OfferedTeam> = new Map();
  events: readonly OfferedEvent[] = [];
  /** Races and votes. */
  contests: ReadonlyMap<number, OfferedContest> = new Map();
  champs: ReadonlyMap<Key, ChampWire> = new Map();
  sports: ReadonlyMap<Key, SportWire & { readonly place: number }> = new Map();
  /** Positions of top championships. */
  topChamps: ReadonlyMap<Key, number> = new Map();
  #withoutPlayers: OfferedTeam[] = [];
  #epoch: number | undefined;
  #revision: number | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Follows the line since the last call; adds players of at most so many new teams. */
  follow(mostTeams = Number.POSITIVE_INFINITY): { readonly isWhole: boolean } {
    const { epoch, listRevision } = this.#line;
    const isOld = this.#epoch !== epoch || this.#revision !== listRevision;
    if (!this.names.isOpen || (!isOld && this.#withoutPlayers.length === 0))
      return { isWhole: true };
    this.names.write(() => {
      if (this.#epoch !== epoch) this.#forgetEvents();
      this.#epoch = epoch;
      this.#revision = listRevision;
      if (isOld) {
        this.#takeEvents(this.#line.world.offered());
        this.#takeContests(this.#line.world.offeredContests());
        this.#takePlaces();
      }
      for (const team of this.#withoutPlayers.splice(0, mostTeams)) this.#takePlayers(team);
    });
    return { isWhole: this.#withoutPlayers.length === 0 };
  }

  /** Another world may use the same ids for other names. */
  #forgetEvents(): void {
    this.#takeEvents([]);
    this.#takeContests([]);
  }

  #takeEvents(events: readonly OfferedEvent[]): void {
    const before = this.teams;
    const teams = new Map<Key, OfferedTeam>();
    for (const event of events) {
      for (const [index, teamId] of event.teamIds.entries()) {
        const team =
          teams.get(teamId) ?? this.#freshTeam(teamId, index === 0 ? event.home : event.away);
        teams.set(teamId, team);
        team.events.push(event);
      }
    }
    for (const team of before.values()) if (!teams.has(team.id)) this.#dropTeam(team);
    this.#withoutPlayers = this.#withoutPlayers.filter((team) => teams.get(team.id) === team);
    this.teams = teams;
    this.events = events;
  }

  /** Returns a team without events: the known one if the name is unchanged, else a new entry. */
  #freshTeam(id: number, name: string): OfferedTeam {
    const known = this.teams.get(id);
    if (known?.name === name) {
      known.events.length = 0;
      return known;
    }
    if (known !== undefined) this.#dropTeam(known);
    const team: OfferedTeam = { id, name, events: [], players: [] };
    this.names.add('team', id, [{ text: name }, ...alsoCalled.team(name).map(otherName)]);
    this.#withoutPlayers.push(team);
    return team;
  }

  /** Indexes contests by their names in every language and by their entrants. */
  #takeContests(contests: readonly OfferedContest[]): void {
    const before = this.contests;
    this.contests = new Map(contests.map((contest) => [contest.event.id, contest]));
    for (const id of before.keys()) if (!this.contests.has(id)) this.names.remove('contest', id);
    for (const { event, nameIn, entrants } of contests) {
      if (before.has(event.id)) continue;
      this.names.add('contest', event.id, [
        ...languages.map((language) => ({ text: nameIn(language), language })),
        ...entrants.map((text) => ({ text })),
      ]);
    }
  }

  /** Indexes new sports and championships in every language; known ones are not read again. */
  #takePlaces(): void {
    const { sports, topChampIds } = this.#line.tree('en');
    this.topChamps = new Map(topChampIds.map((id, place) => [id, place]));
    const before = { sports: this.sports, champs: this.champs };
    this.sports = new Map(sports.map((sport, place) => [sport.id, { ...sport, place }]));
    this.champs = new Map(
      sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, champ] as const)),
    );
    for (const id of before.sports.keys()) if (!this.sports.has(id)) this.names.remove('sport', id);
    for (const id of before.champs.keys()) if (!this.champs.has(id)) this.names.remove('champ', id);
    const newSports = [...this.sports.values()].filter(({ id }) => !before.sports.has(id));
    const newChamps = [...this.champs.values()].filter(({ id }) => !before.champs.has(id));
    if (newSports.length + newChamps.length === 0) return;
    const trees = languages.map((language) => {
      const named = this.#line.tree(language).sports;
      return { language, sports: named, champs: named.flatMap(({ champs }) => champs) };
    });
    for (const { id } of newSports)
      this.names.add('sport', id, [
        ...trees.flatMap(({ language, sports: named }) =>
          named.flatMap((sport) => (sport.id === id ? { text: sport.name, language } : [])),
        ),
        ...alsoCalled.sport(id).map(otherName),
      ]);
    for (const { id, sportId, name: englishName } of newChamps)
      this.names.add('champ', id, [
        ...trees.flatMap(({ language, champs }) =>
          champs
            .filter((champ) => champ.id === id)
            .flatMap(({ name }) => [name, ...withoutPlace(name)])
            .map((text) => ({ text, language })),
        ),
        ...alsoCalled.competition(sportId, englishName).map(otherName),
      ]);
  }

  #takePlayers(team: OfferedTeam): void {
    const [event] = team.events;
    const lineUp = event === undefined ? undefined : this.#line.world.lineUp(event.id);
    const side = lineUp?.home.team.id === team.id ? lineUp.home : lineUp?.away;
    if (side === undefined) return;
    team.players = [...side.starting, ...side.bench].map(({ name }) => name);
    for (const name of team.players) {
      let teams = this.players.get(name);
      if (teams === undefined) {
        this.players.set(name, (teams = new Map()));
        this.names.add('player', name, [{ text: name }]);
      }
      teams.set(team.id, side.team);
    }
  }

  #dropTeam({ id, players }: OfferedTeam): void {
    this.names.remove('team', id);
    for (const name of players) {
      const teams = this.players.get(name);
      teams?.delete(id);
      if (teams?.size !== 0) continue;
      this.names.remove('player', name);
      this.players.delete(name);
    }
  }
}

function otherName(text: string): Name {
  return { text, isOther: true };
}

/** `England. Premier Division` without country or discipline, which are seldom typed first. */
function withoutPlace(name: string): readonly string[] {
  const end = name.indexOf('. ');
  return end === -1 ? [] : [name.slice(end + 2)];
}
