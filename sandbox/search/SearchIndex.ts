import type { ChampWire } from '#wire';
import type { Line } from '../line/Line.ts';
import type { Contestant } from '../world/history/MatchRecord.ts';
import { dictionaries } from '../world/locales/texts.ts';
import type { OfferedContest, OfferedEvent } from '../world/World.ts';
import { alsoCalled } from './alsoCalled.ts';
import { bestOf } from './bestOf.ts';
import { asPart, bestRank, hasFound, partRank, type Findings, type Found, type OfferedTeam } from './Findings.ts';
import { better, fitsOf, levelsOf, type FitOf } from './FitOf.ts';
import { foldWords } from './fold.ts';
import { humpsOf, isTogether } from './humpsOf.ts';
import { isAnswer, matchBeginning, said, sounded, together, unanswered, type NamedWord, type Typed } from './matchWord.ts';
import { looseFit, wholeWords, wordFit } from './nameFit.ts';
import { certainRank, orderOf, ranked, rankOf, type Qualities } from './rankOf.ts';
import { WordIndex, type Name } from './WordIndex.ts';

/** In all of them names of sports and competitions are known, whatever the language of who asks. */
const languages = Object.keys(dictionaries);
const shortestTogether = 3;
const ofNames = { shortestWithin: 3 };
/** Every third word of a country contains three letters of something. */
const ofPlaces = { shortestWithin: 4 };
/** Of words that are looked for without the others. */
const shortestLeft = 4;

/** What somebody has marked with a star. */
export interface Stars {
  readonly gameIds: ReadonlySet<number>;
  readonly champIds: ReadonlySet<number>;
  readonly teamIds: ReadonlySet<number>;
}

interface FoundKeys {
  readonly champs: readonly Found<number>[];
  readonly teams: readonly Found<number>[];
  readonly players: readonly Found<number>[];
  readonly sports: readonly Found<number>[];
}

/** Who asks, and for how much. */
export interface Asker {
  readonly stars: Stars;
  readonly limit: number;
  readonly language: string;
}

/** Everything on offer by its names. It follows the line: what comes is added, what goes is taken out. */
export class SearchIndex {
  readonly #line: Line;
  readonly #sports = new WordIndex(ofPlaces);
  readonly #champs = new WordIndex(ofPlaces);
  readonly #teamWords = new WordIndex(ofNames);
  readonly #playerWords = new WordIndex(ofNames);
  readonly #contestWords = new WordIndex(ofNames);
  /** Eighty thousand players have some four thousand names: each is kept once, with the teams where somebody has it. */
  readonly #players = new Map<number, { readonly name: string; readonly teams: Map<number, Contestant> }>();
  readonly #keyOfName = new Map<string, number>();
  /** By their place among them. */
  readonly #topChamps = new Map<number, number>();
  readonly #sportOrder = new Map<number, number>();
  #teams = new Map<number, OfferedTeam>();
  #events: readonly OfferedEvent[] = [];
  #contests: ReadonlyMap<number, OfferedContest> = new Map();
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

  /**
   * At most so many events, and half as many of everything else. What was only meant is told when nothing is called so,
   * and where nothing has all the words, what is called by some of them.
   */
  find(typed: readonly Typed[], { stars, limit, language }: Asker): Findings {
    const asTyped = this.#findWith(typed, { stars, limit, language }, false);
    if (hasFound(asTyped)) return asTyped;
    const asMeant = this.#findWith(typed, { stars, limit, language }, true);
    return hasFound(asMeant) || typed.length < 2 ? asMeant : this.#findSome(typed, { stars, limit, language });
  }

  #findWith(typed: readonly Typed[], asker: Asker, mayGuess: boolean): Findings {
    const bySport = typed.map((word) => this.#sports.find(word, asker.language, mayGuess));
    const byChamp = typed.map((word) => this.#champs.find(word, asker.language, mayGuess));
    const byTeam = typed.map((word) => this.#teamWords.find(word, asker.language, mayGuess));
    const byPlayer = typed.map((word) => this.#playerWords.find(word, asker.language, mayGuess));
    const byContest = typed.map((word) => this.#contestWords.find(word, asker.language, mayGuess));
    const [only] = typed;
    if (!mayGuess && only !== undefined && typed.length === 1 && only.text.length >= shortestTogether && [byTeam, byChamp, byContest].every(([found]) => found?.size === 0)) {
      byTeam[0] = this.#teamWords.findTogether(only.text);
      byChamp[0] = this.#champs.findTogether(only.text);
      byContest[0] = this.#contestWords.findTogether(only.text);
    }
    const fits = {
      sport: fitsOf(this.#sports, typed, asker.language),
      champ: fitsOf(this.#champs, typed, asker.language),
      team: levelsOf(fitsOf(this.#teamWords, typed, asker.language)),
      contest: levelsOf(fitsOf(this.#contestWords, typed, asker.language)),
      player: levelsOf(fitsOf(this.#playerWords, typed, asker.language)),
    };
    const { events, eventCount } = this.#findEvents(typed, { bySport, byChamp, byTeam, byContest }, fits, asker, !mayGuess);
    const found = { champs: ranked(byChamp, fits.champ), teams: ranked(byTeam, fits.team), players: ranked(byPlayer, fits.player), sports: ranked(bySport, fits.sport) };
    const best = [...events, ...Object.values(found).flat()].reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY);
    // Beside what is called so, what is called otherwise only stands in the way.
    const isGood = ({ rank }: { readonly rank: number }): boolean => rank < best + 1 || (rank === best + 1 && best % 2 === 1);
    return {
      events: events.filter(({ rank }) => (best < certainRank ? rank < certainRank : isGood({ rank }))),
      eventCount,
      ...this.#others(found, isGood, asker),
    };
  }

  #others(found: FoundKeys, isGood: (found: Found<number>) => boolean, { stars, limit }: Asker): Omit<Findings, 'events' | 'eventCount'> {
    const most = Math.ceil(limit / 2);
    return {
      champIds: bestOf(
        found.champs.filter((each) => isGood(each) && this.#champsNow.has(each.item)),
        most,
        (each) => [...orderOf(each, stars.champIds.has(each.item)), ...this.#weighChamp(each.item), each.item],
      ),
      teams: bestOf(
        found.teams.filter(isGood).flatMap((each) => {
          const team = this.#teams.get(each.item);
          return team === undefined ? [] : { ...each, item: team };
        }),
        most,
        (each) => [...orderOf(each, stars.teamIds.has(each.item.id)), ...this.#weighTeam(each.item.id)],
      ),
      players: bestOf(
        found.players.filter(isGood).flatMap((each) => {
          const named = this.#players.get(each.item);
          return named === undefined ? [] : Array.from(named.teams.values(), (team) => ({ ...each, item: { name: named.name, team } }));
        }),
        most,
        (each) => [...orderOf(each, stars.teamIds.has(each.item.team.id)), ...this.#weighTeam(each.item.team.id)],
      ),
      sportIds: bestOf(found.sports.filter(isGood), most, (each) => [...orderOf(each, false), this.#sportOrder.get(each.item) ?? each.item]),
    };
  }

  /** Where nothing has all the words: what is called by some of them, in full; else what has all of them but one. */
  #findSome(typed: readonly Typed[], asker: Asker): Findings {
    const isWhole = (word: Typed, of: NamedWord): boolean => wordFit(matchBeginning(word, of) ?? unanswered) === wholeWords;
    const named = (index: WordIndex): Found<number>[] => [...index.findNamed(typed, isWhole)].map((item) => ({ item, rank: partRank, fit: 0 }));
    const found: FoundKeys = { champs: named(this.#champs), teams: named(this.#teamWords), players: [], sports: named(this.#sports) };
    const teamIds = new Set(found.teams.map(({ item }) => item));
    const events = this.#events.flatMap((event) => {
      const count = event.teamIds.filter((id) => teamIds.has(id)).length;
      return count === 0 ? [] : { item: event, rank: partRank + (count === 2 ? 0 : 1), fit: 0 };
    });
    const findings = { events: bestOf(events, asker.limit, (each) => this.#eventOrder(each, asker.stars)), eventCount: events.length, ...this.#others(found, () => true, asker) };
    if (hasFound(findings)) return findings;
    const fewer = typed
      .map((_unused, index) => typed.toSpliced(index, 1))
      .filter((left) => left.some(({ text }) => text.length >= shortestLeft))
      .map((left) => this.#findWith(left, asker, false))
      .filter((found) => bestRank(found) < 2);
    const [best] = fewer.toSorted((first, second) => bestRank(first) - bestRank(second));
    return best === undefined ? findings : asPart(best);
  }

  #weighChamp(champId: number): readonly number[] {
    const champ = this.#champsNow.get(champId);
    return [this.#topChamps.get(champId) ?? this.#topChamps.size, (champ?.liveCount ?? 0) > 0 ? 0 : 1, -((champ?.lineCount ?? 0) + (champ?.liveCount ?? 0))];
  }

  #weighTeam(teamId: number): readonly number[] {
    const events = this.#teams.get(teamId)?.events ?? [];
    return [events.some(({ champId }) => this.#topChamps.has(champId)) ? 0 : 1, events.some(({ section }) => section === 'live') ? 0 : 1, teamId];
  }

  #eventOrder(each: Found<OfferedEvent>, stars: Stars): readonly number[] {
    const { item } = each;
    const isStarred = stars.gameIds.has(item.id) || stars.champIds.has(item.champId) || item.teamIds.some((id) => stars.teamIds.has(id));
    return [...orderOf(each, isStarred), this.#topChamps.has(item.champId) ? 0 : 1, item.section === 'live' ? 0 : 1, item.startsAtMs, item.id];
  }

  #findEvents(
    typed: readonly Typed[],
    { bySport, byChamp, byTeam, byContest }: Readonly<Record<'bySport' | 'byChamp' | 'byTeam' | 'byContest', readonly Qualities[]>>,
    fits: Readonly<Record<'sport' | 'champ' | 'team' | 'contest', FitOf>>,
    { stars, limit }: Asker,
    mayBeTogether: boolean,
  ): { readonly events: readonly Found<OfferedEvent>[]; readonly eventCount: number } {
    const all = [...this.#events, ...Array.from(this.#contests.values(), ({ event }) => event)];
    const isNameless = typed.some((_unused, index) => [bySport, byChamp, byTeam, byContest].every((by) => by[index]?.size === 0));
    if (isNameless) {
      const events = mayBeTogether ? this.#findTogether(typed, all) : [];
      return { events: bestOf(events, limit, (each) => this.#eventOrder(each, stars)), eventCount: events.length };
    }
    const found: Found<OfferedEvent>[] = [];
    const faint: Found<OfferedEvent>[] = [];
    const missed: OfferedEvent[] = [];
    for (const event of all) {
      let worst = 0;
      let hasTeam = false;
      for (let index = 0; index < typed.length && isAnswer(worst); index += 1) {
        const team = event.isOutright
          ? (byContest[index]?.get(event.id) ?? unanswered)
          : Math.min(byTeam[index]?.get(event.teamIds[0]) ?? unanswered, byTeam[index]?.get(event.teamIds[1]) ?? unanswered);
        const place = Math.min(byChamp[index]?.get(event.champId) ?? unanswered, bySport[index]?.get(event.sportId) ?? unanswered);
        hasTeam ||= isAnswer(team);
        worst = Math.max(worst, Math.min(team, place));
      }
      if (!isAnswer(worst)) {
        missed.push(event);
        continue;
      }
      const fit = hasTeam
        ? event.isOutright
          ? fits.contest(event.id)
          : better(fits.team(event.teamIds[0]), fits.team(event.teamIds[1]))
        : better(fits.champ(event.champId), fits.sport(event.sportId));
      const isElsewhere = fit.isOfOtherLanguage && worst <= said;
      (isElsewhere || worst === sounded ? faint : found).push({ item: event, rank: rankOf(worst) + (hasTeam ? 0 : 1) + (isElsewhere ? 1 : 0), fit: Math.min(fit.level, wordFit(worst)) });
    }
    // What is called so only in another language, or sounds a little so, would drown it.
    if (found.length === 0) found.push(...faint);
    if (found.length < limit && mayBeTogether) found.push(...this.#findTogether(typed, missed));
    return { events: bestOf(found, limit, (each) => this.#eventOrder(each, stars)), eventCount: found.length };
  }

  /** The beginnings of both names written together; those that begin both names stand before others. */
  #findTogether(typed: readonly Typed[], events: readonly OfferedEvent[]): readonly Found<OfferedEvent>[] {
    const [only] = typed;
    if (only === undefined || typed.length > 1 || only.text.length < shortestTogether) return [];
    return events.flatMap((event) => {
      const home = this.#teams.get(event.teamIds[0])?.words ?? [];
      const away = this.#teams.get(event.teamIds[1])?.words ?? [];
      const humps = humpsOf(only.text, [...home, ...away]);
      if (humps === undefined || !isTogether(humps, home.length, away.length)) return [];
      const isOfBoth = humps.some(({ word }) => word < home.length) && humps.some(({ word }) => word >= home.length);
      return { item: event, rank: rankOf(together) + (isOfBoth && humps.length === 2 ? 0 : 0.5), fit: looseFit };
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
        const team = teams.get(teamId) ?? this.#freshTeam(teamId, index === 0 ? event.home : event.away);
        teams.set(teamId, team);
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

  /** A team without events: the known one while its name is the same, else one whose words are indexed anew. */
  #freshTeam(id: number, name: string): OfferedTeam {
    const known = this.#teams.get(id);
    if (known?.name === name) {
      known.events.length = 0;
      return known;
    }
    if (known !== undefined) this.#dropTeam(id);
    const team: OfferedTeam = { id, name, words: foldWords(name).map(({ folded }) => folded), events: [], players: [] };
    this.#teamWords.add(id, [{ text: name }, ...alsoCalled.team(name).map(otherName)]);
    this.#withoutPlayers.push(team);
    return team;
  }

  /** By their names in every language, and by who takes part. */
  #takeContests(contests: readonly OfferedContest[]): void {
    const before = this.#contests;
    this.#contests = new Map(contests.map((contest) => [contest.event.id, contest]));
    for (const id of before.keys()) {
      if (!this.#contests.has(id)) this.#contestWords.remove(id);
    }
    for (const { event, nameIn, entrants } of contests) {
      if (this.#contestWords.has(event.id)) continue;
      this.#contestWords.add(event.id, [...languages.map((language) => ({ text: nameIn(language), language })), ...entrants.map((text) => ({ text }))]);
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
    for (const [place, id] of topChampIds.entries()) this.#topChamps.set(id, place);
    for (const [place, { id }] of sports.entries()) this.#sportOrder.set(id, place);
    const isNew = champs.some(({ id }) => !this.#champs.has(id)) || sports.some(({ id }) => !this.#sports.has(id));
    if (!isNew) return;
    const trees = languages.map((language) => ({ language, tree: this.#line.tree(language) }));
    for (const { id } of sports) {
      if (this.#sports.has(id)) continue;
      const names = trees.flatMap(({ language, tree }) => {
        const name = tree.sports.find((sport) => sport.id === id)?.name;
        return name === undefined ? [] : { text: name, language };
      });
      this.#sports.add(id, [...names, ...alsoCalled.sport(id).map(otherName)]);
    }
    const named = trees.map(({ language, tree }) => ({ language, names: new Map(tree.sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, champ.name] as const))) }));
    for (const { id, sportId, name: englishName } of champs) {
      if (this.#champs.has(id)) continue;
      const names = named.flatMap(({ language, names: of }) => {
        const name = of.get(id);
        return name === undefined ? [] : [name, ...withoutPlace(name)].map((text) => ({ text, language }));
      });
      this.#champs.add(id, [...names, ...alsoCalled.competition(sportId, englishName).map(otherName)]);
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
        this.#playerWords.add(key, [{ text: name }]);
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

function otherName(text: string): Name {
  return { text, isOther: true };
}

/** `England. Premier Division` without its country, or its discipline: nobody begins with it. */
function withoutPlace(name: string): readonly string[] {
  const end = name.indexOf('. ');
  return end === -1 ? [] : [name.slice(end + 2)];
}
