import type { ChampWire } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Contestant } from '../world/history/MatchRecord.ts';
import { dictionaries } from '../world/locales/texts.ts';
import type { OfferedContest, OfferedEvent } from '../world/World.ts';
import { bestOf } from './bestOf.ts';
import { foldWords } from './fold.ts';
import { humpsOf, isTogether } from './humpsOf.ts';
import { begun, heard, isAnswer, mistyped, together, within, type Typed } from './matchWord.ts';
import { WordIndex } from './WordIndex.ts';

/** In all of them names of sports and competitions are known, whatever the language of who asks. */
const languages = Object.keys(dictionaries);
const shortestTogether = 3;
/** Answers of this rank and beyond are guesses. */
export const certainRank = 4;

/** What somebody has marked with a star. */
export interface Stars {
  readonly gameIds: ReadonlySet<number>;
  readonly champIds: ReadonlySet<number>;
  readonly teamIds: ReadonlySet<number>;
}

export interface OfferedTeam {
  readonly id: number;
  readonly name: string;
  readonly words: readonly string[];
  readonly events: OfferedEvent[];
  /** Names of its players, by their keys. */
  players: readonly number[];
}

export interface OfferedPlayer {
  readonly name: string;
  readonly team: Contestant;
}

/** Something found and how well it answers: of less rank is better. */
export interface Found<Item> {
  readonly item: Item;
  readonly rank: number;
}

export interface Findings {
  readonly events: readonly Found<OfferedEvent>[];
  readonly eventCount: number;
  readonly champIds: readonly Found<number>[];
  readonly teams: readonly Found<OfferedTeam>[];
  readonly players: readonly Found<OfferedPlayer>[];
  readonly sportIds: readonly Found<number>[];
}

type Qualities = ReadonlyMap<number, number>;

/** Everything on offer by its names. It follows the line: what comes is added, what goes is taken out. */
export class SearchIndex {
  readonly #line: Line;
  readonly #sports = new WordIndex();
  readonly #champs = new WordIndex();
  readonly #teamWords = new WordIndex();
  readonly #playerWords = new WordIndex();
  readonly #contestWords = new WordIndex();
  /** Eighty thousand players have some four thousand names: each is kept once, with the teams where somebody has it. */
  readonly #players = new Map<number, { readonly name: string; readonly teams: Map<number, Contestant> }>();
  readonly #keyOfName = new Map<string, number>();
  readonly #topChamps = new Set<number>();
  #teams = new Map<number, OfferedTeam>();
  #events: readonly OfferedEvent[] = [];
  #contests: ReadonlyMap<number, OfferedContest> = new Map();
  /** The words of their names, language by language. */
  readonly #contestTitles = new Map<number, readonly (readonly string[])[]>();
  #champsNow: ReadonlyMap<number, ChampWire> = new Map();
  #sportsNow: ReadonlySet<number> = new Set();
  #withoutPlayers: OfferedTeam[] = [];
  #nextPlayer = 1;
  #epoch: number | undefined;
  #revision: number | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  team(teamId: number): OfferedTeam | undefined {
    return this.#teams.get(teamId);
  }

  /** A race or a vote that is on offer. */
  contest(gameId: number): OfferedContest | undefined {
    return this.#contests.get(gameId);
  }

  /** Takes what has come and gone since the last time; the players of so many new teams, or of all. */
  follow(mostTeams = Number.POSITIVE_INFINITY): { readonly isWhole: boolean } {
    if (this.#epoch !== this.#line.epoch) this.#clear();
    if (this.#revision !== this.#line.listRevision) {
      this.#revision = this.#line.listRevision;
      this.#takeEvents(this.#line.world.offered());
      this.#takeContests(this.#line.world.offeredContests());
      this.#takePlaces();
    }
    for (const team of this.#withoutPlayers.splice(0, mostTeams)) this.#takePlayers(team);
    return { isWhole: this.#withoutPlayers.length === 0 };
  }

  /** At most so many events, and half as many of everything else. What was only meant is told when nothing is called so. */
  find(typed: readonly Typed[], stars: Stars, limit: number): Findings {
    const asTyped = this.#findWith(typed, stars, limit, false);
    return bestRank(asTyped) === Number.POSITIVE_INFINITY ? this.#findWith(typed, stars, limit, true) : asTyped;
  }

  #findWith(typed: readonly Typed[], stars: Stars, limit: number, mayGuess: boolean): Findings {
    const bySport = typed.map((word) => this.#sports.find(word, mayGuess));
    const byChamp = typed.map((word) => this.#champs.find(word, mayGuess));
    const byTeam = typed.map((word) => this.#teamWords.find(word, mayGuess));
    const byPlayer = typed.map((word) => this.#playerWords.find(word, mayGuess));
    const byContest = typed.map((word) => this.#contestWords.find(word, mayGuess));
    const [only] = typed;
    if (!mayGuess && only !== undefined && typed.length === 1 && only.text.length >= shortestTogether && [byTeam, byChamp, byContest].every(([found]) => found?.size === 0)) {
      byTeam[0] = this.#teamWords.findTogether(only.text);
      byChamp[0] = this.#champs.findTogether(only.text);
      byContest[0] = new Map([...this.#contestTitles].flatMap(([id, titles]) => (titles.some((words) => isTogether(humpsOf(only.text, words) ?? [])) ? [[id, together] as const] : [])));
    }
    const { events, eventCount } = this.#findEvents(typed, { bySport, byChamp, byTeam, byContest }, stars, limit, !mayGuess);
    const found = { events, champs: ranked(byChamp), teams: ranked(byTeam), players: ranked(byPlayer), sports: ranked(bySport) };
    const best = Object.values(found)
      .flat()
      .reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY);
    // Beside what is called so, what is called otherwise only stands in the way.
    const isGood = ({ rank }: { readonly rank: number }): boolean => Math.floor(rank / 2) === Math.floor(best / 2);
    const others = Math.ceil(limit / 2);
    return {
      events: events.filter(({ rank }) => (best < certainRank ? rank < certainRank : isGood({ rank }))),
      eventCount,
      champIds: bestOf(
        found.champs.filter((each) => isGood(each) && this.#champsNow.has(each.item)),
        others,
        ({ item }) => [...this.#weigh((this.#champsNow.get(item)?.liveCount ?? 0) > 0, stars.champIds.has(item), this.#topChamps.has(item)), item],
      ),
      teams: bestOf(
        found.teams.filter(isGood).flatMap(({ item, rank }) => {
          const team = this.#teams.get(item);
          return team === undefined ? [] : { item: team, rank };
        }),
        others,
        ({ item }) => this.#weighTeam(item.id, stars),
      ),
      players: bestOf(
        found.players.filter(isGood).flatMap(({ item, rank }) => {
          const named = this.#players.get(item);
          return named === undefined ? [] : Array.from(named.teams.values(), (team) => ({ item: { name: named.name, team }, rank }));
        }),
        others,
        ({ item }) => this.#weighTeam(item.team.id, stars),
      ),
      sportIds: bestOf(found.sports.filter(isGood), others, ({ item }) => [item]),
    };
  }

  #weigh(isLive: boolean, isStarred: boolean, isTop: boolean): readonly number[] {
    return [isLive ? 0 : 1, isStarred ? 0 : 1, isTop ? 0 : 1];
  }

  #weighTeam(teamId: number, stars: Stars): readonly number[] {
    const events = this.#teams.get(teamId)?.events ?? [];
    return [
      ...this.#weigh(
        events.some(({ section }) => section === 'live'),
        stars.teamIds.has(teamId),
        events.some(({ champId }) => this.#topChamps.has(champId)),
      ),
      teamId,
    ];
  }

  #findEvents(
    typed: readonly Typed[],
    { bySport, byChamp, byTeam, byContest }: Readonly<Record<'bySport' | 'byChamp' | 'byTeam' | 'byContest', readonly Qualities[]>>,
    stars: Stars,
    limit: number,
    mayBeTogether: boolean,
  ): { readonly events: readonly Found<OfferedEvent>[]; readonly eventCount: number } {
    const found: Found<OfferedEvent>[] = [];
    const missed: OfferedEvent[] = [];
    for (const event of [...this.#events, ...Array.from(this.#contests.values(), ({ event }) => event)]) {
      let worst = 0;
      let hasTeam = false;
      for (let index = 0; index < typed.length && isAnswer(worst); index += 1) {
        const team = event.isOutright ? (byContest[index]?.get(event.id) ?? 9) : Math.min(byTeam[index]?.get(event.teamIds[0]) ?? 9, byTeam[index]?.get(event.teamIds[1]) ?? 9);
        const place = Math.min(byChamp[index]?.get(event.champId) ?? 9, bySport[index]?.get(event.sportId) ?? 9);
        hasTeam ||= isAnswer(team);
        worst = Math.max(worst, Math.min(team, place));
      }
      if (isAnswer(worst)) found.push({ item: event, rank: rankOf(worst) + (hasTeam ? 0 : 1) });
      else missed.push(event);
    }
    if (found.length < limit && mayBeTogether) found.push(...this.#findTogether(typed, missed));
    const events = bestOf(found, limit, ({ item, rank }) => [
      rank,
      item.section === 'live' ? 0 : 1,
      stars.gameIds.has(item.id) || stars.champIds.has(item.champId) || item.teamIds.some((id) => stars.teamIds.has(id)) ? 0 : 1,
      this.#topChamps.has(item.champId) ? 0 : 1,
      item.startsAtMs,
      item.id,
    ]);
    return { events, eventCount: found.length };
  }

  /** The beginnings of both names written together; those that begin both names stand before others. */
  #findTogether(typed: readonly Typed[], events: readonly OfferedEvent[]): readonly Found<OfferedEvent>[] {
    const [only] = typed;
    if (only === undefined || typed.length > 1 || only.text.length < shortestTogether) return [];
    return events.flatMap((event) => {
      const home = this.#teams.get(event.teamIds[0])?.words ?? [];
      const words = [...home, ...(this.#teams.get(event.teamIds[1])?.words ?? [])];
      const humps = humpsOf(only.text, words);
      if (humps === undefined || !isTogether(humps)) return [];
      const isOfBoth = humps.some(({ word }) => word < home.length) && humps.some(({ word }) => word >= home.length);
      return { item: event, rank: rankOf(together) + (isOfBoth && humps.length === 2 ? 0 : 0.5) };
    });
  }

  #clear(): void {
    this.#epoch = this.#line.epoch;
    this.#revision = undefined;
    for (const teamId of this.#teams.keys()) this.#dropTeam(teamId);
    this.#teams = new Map();
    this.#events = [];
    this.#takeContests([]);
    this.#withoutPlayers = [];
  }

  #takeEvents(events: readonly OfferedEvent[]): void {
    const before = this.#teams;
    const teams = new Map<number, OfferedTeam>();
    for (const event of events) {
      for (const [index, teamId] of event.teamIds.entries()) {
        const name = index === 0 ? event.home : event.away;
        let team = teams.get(teamId);
        if (team === undefined) {
          const known = before.get(teamId);
          if (known?.name === name) {
            known.events.length = 0;
            team = known;
          } else {
            if (known !== undefined) this.#dropTeam(teamId);
            team = { id: teamId, name, words: foldWords(name).map(({ folded }) => folded), events: [], players: [] };
            this.#teamWords.add(teamId, [name]);
            this.#withoutPlayers.push(team);
          }
          teams.set(teamId, team);
        }
        team.events.push(event);
      }
    }
    for (const teamId of before.keys()) {
      if (!teams.has(teamId)) this.#dropTeam(teamId);
    }
    this.#withoutPlayers = this.#withoutPlayers.filter((team) => teams.get(team.id) === team);
    this.#teams = teams;
    this.#events = events;
  }

  /** By their names in every language, and by who takes part. */
  #takeContests(contests: readonly OfferedContest[]): void {
    const before = this.#contests;
    this.#contests = new Map(contests.map((contest) => [contest.event.id, contest]));
    for (const id of before.keys()) {
      if (this.#contests.has(id)) continue;
      this.#contestWords.remove(id);
      this.#contestTitles.delete(id);
    }
    for (const { event, nameIn, entrants } of contests) {
      if (this.#contestWords.has(event.id)) continue;
      const titles = languages.map(nameIn);
      this.#contestWords.add(event.id, [...titles, ...entrants]);
      this.#contestTitles.set(event.id, titles.map((title) => foldWords(title).map(({ folded }) => folded)));
    }
  }

  /** Names of what is new are asked for in every language; nothing else is read anew. */
  #takePlaces(): void {
    const { sports, topChampIds } = this.#line.tree('en');
    const champs = sports.flatMap((sport) => sport.champs);
    const champsNow = new Map(champs.map((champ) => [champ.id, champ]));
    for (const id of this.#champsNow.keys()) if (!champsNow.has(id)) this.#champs.remove(id);
    this.#champsNow = champsNow;
    const sportsNow = new Set(sports.map(({ id }) => id));
    for (const id of this.#sportsNow) if (!sportsNow.has(id)) this.#sports.remove(id);
    this.#sportsNow = sportsNow;
    this.#topChamps.clear();
    for (const id of topChampIds) this.#topChamps.add(id);
    const isNew = champs.some(({ id }) => !this.#champs.has(id)) || sports.some(({ id }) => !this.#sports.has(id));
    if (!isNew) return;
    const trees = languages.map((language) => this.#line.tree(language));
    for (const { id } of sports) {
      if (!this.#sports.has(id))
        this.#sports.add(
          id,
          trees.flatMap((tree) => tree.sports.find((sport) => sport.id === id)?.name ?? []),
        );
    }
    const named = trees.map((tree) => new Map(tree.sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, champ.name] as const))));
    for (const { id } of champs) {
      if (!this.#champs.has(id))
        this.#champs.add(
          id,
          named.flatMap((names) => names.get(id) ?? []),
        );
    }
  }

  #takePlayers(team: OfferedTeam): void {
    const [event] = team.events;
    const lineUp = event === undefined ? undefined : this.#line.world.lineUp(event.id);
    const side = lineUp?.home.team.id === team.id ? lineUp.home : lineUp?.away;
    if (side === undefined) return;
    team.players = [...side.starting, ...side.bench].map(({ name }) => {
      let key = this.#keyOfName.get(name);
      if (key === undefined) {
        key = this.#nextPlayer;
        this.#nextPlayer += 1;
        this.#keyOfName.set(name, key);
        this.#players.set(key, { name, teams: new Map() });
        this.#playerWords.add(key, [name]);
      }
      this.#players.get(key)?.teams.set(team.id, side.team);
      return key;
    });
  }

  #dropTeam(teamId: number): void {
    this.#teamWords.remove(teamId);
    for (const key of this.#teams.get(teamId)?.players ?? []) {
      const named = this.#players.get(key);
      named?.teams.delete(teamId);
      if (named === undefined || named.teams.size > 0) continue;
      this.#playerWords.remove(key);
      this.#players.delete(key);
      this.#keyOfName.delete(named.name);
    }
  }
}

/** Typed from the beginning; typed otherwise; meant, as it is written; meant, as it sounds. What only the place answers is one worse. */
function rankOf(quality: number): number {
  if (quality <= begun) return 0;
  if (quality <= within) return 2;
  return certainRank + (quality <= mistyped ? 0 : quality <= heard ? 2 : 4);
}

/** What answers every word that was typed. */
function ranked(found: readonly Qualities[]): Found<number>[] {
  const [least, ...others] = found.toSorted((first, second) => first.size - second.size);
  if (least === undefined) return [];
  return [...least].flatMap(([item, quality]) => {
    let worst = quality;
    for (const other of others) worst = Math.max(worst, other.get(item) ?? 9);
    return isAnswer(worst) ? { item, rank: rankOf(worst) } : [];
  });
}

/** Infinite when nothing was found. */
export function bestRank({ events, champIds, teams, players, sportIds }: Findings): number {
  return Math.min(...[events, champIds, teams, players, sportIds].flatMap(([best]) => best?.rank ?? []));
}
