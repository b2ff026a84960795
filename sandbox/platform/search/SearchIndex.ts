import type { Line } from '../line/Line.ts';
import type { OfferedContest, OfferedEvent } from '../../world/World.ts';
import { bestOf } from './bestOf.ts';
import {
  asPartial,
  bestRank,
  hasFound,
  orderOf,
  partialRank,
  type Findings,
  type Found,
  type OfferedTeam,
} from './Findings.ts';
import { type Key, type Kind, type Named, type Qualities, splitsOf } from './NameIndex.ts';
import { Offer } from './Offer.ts';
import {
  betterFit,
  certainRank,
  levelOf,
  looseMatch,
  rankOf,
  spelledMatch,
  consonantMatch,
  joinedMatch,
  noMatch,
  type Fit,
} from './qualities.ts';
import type { Typed } from './Typed.ts';

const shortestJoined = 3;
/** Minimum length of words that are searched without the others. */
const shortestPartial = 4;

/** The starred items of a person. */
export interface Stars {
  readonly gameIds: ReadonlySet<number>;
  readonly champIds: ReadonlySet<number>;
  readonly teamIds: ReadonlySet<number>;
}

/** The caller, and the wanted number of results. */
export interface Searcher {
  readonly stars: Stars;
  readonly limit: number;
  readonly language: string;
}

type FoundKeys = Readonly<Record<'champs' | 'teams' | 'players' | 'sports', readonly Found<Key>[]>>;

/** Finds offered items by their names and sorts them by quality. */
export class SearchIndex {
  readonly #offer: Offer;

  constructor(line: Line) {
    this.#offer = new Offer(line);
  }

  team(teamId: number): OfferedTeam | undefined {
    return this.#offer.teams.get(teamId);
  }

  /** Returns an offered race or vote. */
  contest(gameId: number): OfferedContest | undefined {
    return this.#offer.contests.get(gameId);
  }

  /** Follows the line since the last call; adds players of at most so many new teams. */
  follow(mostTeams?: number): { readonly isWhole: boolean } {
    return this.#offer.follow(mostTeams);
  }

  close(): void {
    this.#offer.names.close();
  }

  /**
   * Finds at most `limit` events, and half as many of each other kind. Corrected spellings are used
   * if nothing matches, and partial matches if nothing has all the words.
   */
  find(typed: readonly Typed[], searcher: Searcher): Findings {
    const asTyped = this.#findWith(typed, searcher, false);
    if (hasFound(asTyped)) return asTyped;
    const asMeant = this.#findWith(typed, searcher, true);
    return hasFound(asMeant) || typed.length < 2 ? asMeant : this.#findSome(typed, searcher);
  }

  #findWith(typed: readonly Typed[], searcher: Searcher, mayGuess: boolean): Findings {
    const { names } = this.#offer;
    const { language, limit, stars } = searcher;
    const found = typed.map((word) => names.find(word, language, mayGuess));
    const [only] = found;
    const text = typed.length === 1 ? (typed[0]?.text ?? '') : '';
    const mayBeTogether = !mayGuess && text.length >= shortestJoined;
    if (mayBeTogether && only !== undefined && isNothing(only.team, only.champ, only.contest))
      found[0] = { ...names.findJoined(text), player: only.player, sport: only.sport };
    const fits = names.fits(typed, language);
    const keys: FoundKeys = {
      champs: ranked('champ', found, fits),
      teams: ranked('team', found, fits),
      players: ranked('player', found, fits),
      sports: ranked('sport', found, fits),
    };
    const events = this.#findEvents(found, fits);
    if (mayBeTogether && events.length < limit) {
      const known = new Set(events.map(({ item }) => item));
      for (const item of this.#findPairs(text))
        if (!known.has(item)) events.push({ item, rank: rankOf(joinedMatch), fit: looseMatch });
    }
    const best = [...events, ...Object.values(keys).flat()].reduce(
      (least, { rank }) => Math.min(least, rank),
      Number.POSITIVE_INFINITY,
    );
    // Beside certain matches guesses are only noise.
    const isGood = ({ rank }: { readonly rank: number }): boolean =>
      rank < best + 1 || (rank === best + 1 && best % 2 === 1);
    return {
      events: bestOf(events, limit, (each) => this.#eventOrder(each, stars)).filter((each) =>
        best < certainRank ? each.rank < certainRank : isGood(each),
      ),
      eventCount: events.length,
      ...this.#others(keys, isGood, searcher),
    };
  }

  #others(
    found: FoundKeys,
    isGood: (found: Found<Key>) => boolean,
    { stars, limit }: Searcher,
  ): Omit<Findings, 'events' | 'eventCount'> {
    const { champs, teams, players, sports } = this.#offer;
    const most = Math.ceil(limit / 2);
    return {
      champIds: bestOf(
        onOffer(found.champs.filter(isGood), (key) => champs.get(key)?.id),
        most,
        (each) => [
          ...orderOf(each, stars.champIds.has(each.item)),
          ...this.#rankChamp(each.item),
          each.item,
        ],
      ),
      teams: bestOf(
        onOffer(found.teams.filter(isGood), (key) => teams.get(key)),
        most,
        (each) => [
          ...orderOf(each, stars.teamIds.has(each.item.id)),
          ...this.#rankTeam(each.item.id),
        ],
      ),
      players: bestOf(
        found.players.filter(isGood).flatMap((each) =>
          [...(players.get(each.item)?.values() ?? [])].map((team) => ({
            ...each,
            item: { name: String(each.item), team },
          })),
        ),
        most,
        (each) => [
          ...orderOf(each, stars.teamIds.has(each.item.team.id)),
          ...this.#rankTeam(each.item.team.id),
        ],
      ),
      sportIds: bestOf(
        onOffer(found.sports.filter(isGood), (key) => sports.get(key)?.id),
        most,
        (each) => [...orderOf(each, false), sports.get(each.item)?.place ?? each.item],
      ),
    };
  }

  /**
   * If nothing has all words, finds full names by some of them, else items with all words but one.
   */
  #findSome(typed: readonly Typed[], searcher: Searcher): Findings {
    const named = this.#offer.names.findNamed(typed);
    const partly = (kind: Kind): Found<Key>[] =>
      [...named[kind].keys()].map((item) => ({ item, rank: partialRank, fit: 0 }));
    const found: FoundKeys = {
      champs: partly('champ'),
      teams: partly('team'),
      players: [],
      sports: partly('sport'),
    };
    const events = this.#offer.events.flatMap((event) => {
      const count = event.teamIds.filter((id) => named.team.has(id)).length;
      return count === 0 ? [] : { item: event, rank: partialRank + (count === 2 ? 0 : 1), fit: 0 };
    });
    const findings = {
      events: bestOf(events, searcher.limit, (each) => this.#eventOrder(each, searcher.stars)),
      eventCount: events.length,
      ...this.#others(found, () => true, searcher),
    };
    if (hasFound(findings)) return findings;
    const fewer = typed
      .map((_unused, index) => typed.toSpliced(index, 1))
      .filter((left) => left.some(({ text }) => text.length >= shortestPartial))
      .map((left) => this.#findWith(left, searcher, false))
      .filter((found) => bestRank(found) < 2);
    const [best] = fewer.toSorted((first, second) => bestRank(first) - bestRank(second));
    return best === undefined ? findings : asPartial(best);
  }

  #rankChamp(champId: number): readonly number[] {
    const champ = this.#offer.champs.get(champId);
    return [
      this.#offer.topChamps.get(champId) ?? this.#offer.topChamps.size,
      (champ?.liveCount ?? 0) > 0 ? 0 : 1,
      -((champ?.lineCount ?? 0) + (champ?.liveCount ?? 0)),
    ];
  }

  #rankTeam(teamId: number): readonly number[] {
    const events = this.#offer.teams.get(teamId)?.events ?? [];
    return [
      events.some(({ competitionId }) => this.#offer.topChamps.has(competitionId)) ? 0 : 1,
      events.some(({ section }) => section === 'live') ? 0 : 1,
      teamId,
    ];
  }

  #eventOrder(each: Found<OfferedEvent>, stars: Stars): readonly number[] {
    const { item } = each;
    const isStarred =
      stars.gameIds.has(item.id) ||
      stars.champIds.has(item.competitionId) ||
      item.teamIds.some((id) => stars.teamIds.has(id));
    return [
      ...orderOf(each, isStarred),
      this.#offer.topChamps.has(item.competitionId) ? 0 : 1,
      item.section === 'live' ? 0 : 1,
      item.startsAtMs,
      item.id,
    ];
  }

  /** Requires each word in the name or its place; a match by place alone ranks one lower. */
  #findEvents(words: readonly Qualities[], fits: Named<Fit>): Found<OfferedEvent>[] {
    const found: Found<OfferedEvent>[] = [];
    const weak: Found<OfferedEvent>[] = [];
    if (words.some(({ team, contest, champ, sport }) => isNothing(team, contest, champ, sport)))
      return [];
    const contests = Array.from(this.#offer.contests.values(), ({ event }) => event);
    for (const event of [...this.#offer.events, ...contests]) {
      const { competitionId: champId, sportId, teamIds, isOutright } = event;
      const nameIds = isOutright ? [event.id] : teamIds;
      const kind = isOutright ? 'contest' : 'team';
      let hasName = false;
      let worst = 0;
      for (const word of words) {
        const name = leastOf(nameIds.map((id) => word[kind].get(id)));
        hasName ||= name !== noMatch;
        worst = Math.max(
          worst,
          Math.min(name, leastOf([word.champ.get(champId), word.sport.get(sportId)])),
        );
        if (worst === noMatch) break;
      }
      if (worst === noMatch) continue;
      const fit = hasName
        ? nameIds.map((id) => fits[kind].get(id) ?? noFit).reduce(betterFit)
        : betterFit(fits.champ.get(champId) ?? noFit, fits.sport.get(sportId) ?? noFit);
      const isElsewhere = fit.isElsewhere && worst <= spelledMatch;
      (isElsewhere || worst === consonantMatch ? weak : found).push({
        item: event,
        rank: rankOf(worst) + (hasName ? 0 : 1) + (isElsewhere ? 1 : 0),
        fit: Math.min(fit.level, levelOf(worst)),
      });
    }
    // Partial names, names in other languages and weak sound matches would drown the rest.
    return found.length === 0 ? weak : found;
  }

  /**
   * Finds events by the beginnings of both names, or the initials of all words, without a space.
   */
  #findPairs(text: string): ReadonlySet<OfferedEvent> {
    const { names, teams } = this.#offer;
    const pairs = new Set<OfferedEvent>();
    for (const [by, shortest] of [
      ['beginning', 2],
      ['initials', 1],
    ] as const)
      for (const [first, second] of splitsOf(text, shortest)) {
        const homeIds = names.teamIds(first, by);
        if (homeIds.size === 0) continue;
        const awayIds = names.teamIds(second, by);
        for (const homeId of awayIds.size === 0 ? [] : homeIds)
          for (const event of teams.get(homeId)?.events ?? [])
            if (event.teamIds[0] === homeId && awayIds.has(event.teamIds[1])) pairs.add(event);
      }
    return pairs;
  }
}

const noFit: Fit = { level: looseMatch, isElsewhere: true };

function isNothing(...found: readonly ReadonlyMap<Key, number>[]): boolean {
  return found.every(({ size }) => size === 0);
}

function leastOf(qualities: readonly (number | undefined)[]): number {
  return qualities.reduce<number>((least, quality = noMatch) => Math.min(least, quality), noMatch);
}

/** Returns the items that match every word. */
function ranked(kind: Kind, words: readonly Qualities[], fits: Named<Fit>): readonly Found<Key>[] {
  const found = words.map((word) => word[kind]);
  const [least] = found.toSorted((first, second) => first.size - second.size);
  return [...(least?.keys() ?? [])].flatMap((item) => {
    const worst = Math.max(...found.map((qualities) => qualities.get(item) ?? noMatch));
    if (worst === noMatch) return [];
    const { level, isElsewhere } =
      worst <= spelledMatch
        ? (fits[kind].get(item) ?? noFit)
        : { level: looseMatch, isElsewhere: false };
    return { item, rank: rankOf(worst) + (isElsewhere ? 1 : 0), fit: level };
  });
}

function onOffer<Item>(
  found: readonly Found<Key>[],
  itemOf: (key: Key) => Item | undefined,
): readonly Found<Item>[] {
  return found.flatMap((each) => {
    const item = itemOf(each.item);
    return item === undefined ? [] : { ...each, item };
  });
}
