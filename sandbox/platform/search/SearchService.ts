import type { ChampWire, GameWire, SearchAnswer, SearchGame } from '#wire';
import type { Line } from '../line/Line.ts';
import { slugOf } from '../../world/locales/slug.ts';
import { toTeam } from '../../world/wire/gameWire.ts';
import type { OfferedEvent } from '../../world/World.ts';
import { bestRank, type Findings, type Found } from './Findings.ts';
import { foldWords } from './fold.ts';
import { marksOf, marksOfNames, marksJoined } from './marksOf.ts';
import { otherLayout } from './otherLayout.ts';
import { certainRank } from './qualities.ts';
import { SearchIndex, type Searcher, type Stars } from './SearchIndex.ts';
import { typedOf, type Typed } from './Typed.ts';

const mostWords = 6;
const shortest = 2;
/** Minimum length of words that are read in the other keyboard layout. */
const shortestRead = 3;

export interface SearchRequest {
  readonly q: string;
  readonly limit: number;
  readonly stars: Stars;
}

type Answer = Omit<SearchAnswer, 'q' | 'read_as'>;

const nothing: Answer = {
  isGuess: false,
  order: [],
  games: [],
  gameCount: 0,
  champs: [],
  teams: [],
  players: [],
  sports: [],
};

/** Answers search queries in the shapes and the language of the wire. */
export class SearchService {
  readonly #line: Line;
  readonly index: SearchIndex;

  constructor(line: Line) {
    this.#line = line;
    this.index = new SearchIndex(line);
  }

  answer({ q, limit, stars }: SearchRequest, language: string): SearchAnswer {
    if ((q.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < shortest) return { q, ...nothing };
    this.index.follow();
    const typed = readWords(q);
    const asker = { stars, limit, language };
    const findings = this.#find(typed, asker);
    if (findings !== undefined && !isGuess(findings))
      return { q, ...this.#told(findings, typed, language) };
    // Nothing matches: perhaps the other keyboard layout was active.
    const other = otherLayout(q);
    const typedOnOther = other === undefined ? [] : readWords(other);
    const onOther = this.#find(typedOnOther, asker);
    if (other !== undefined && onOther !== undefined && isMeant(onOther, typedOnOther))
      return { q, read_as: other.trim(), ...this.#told(onOther, typedOnOther, language) };
    return { q, ...(findings === undefined ? nothing : this.#told(findings, typed, language)) };
  }

  #find(typed: readonly Typed[], asker: Searcher): Findings | undefined {
    if (typed.length === 0) return undefined;
    const findings = this.index.find(typed, asker);
    return bestRank(findings) === Number.POSITIVE_INFINITY ? undefined : findings;
  }

  #told(findings: Findings, typed: readonly Typed[], language: string): Answer {
    const tree = this.#line.tree(language);
    const champs = new Map(
      tree.sports.flatMap((sport) => sport.champs.map((champ) => [champ.id, champ] as const)),
    );
    const sports = new Map(tree.sports.map((sport) => [sport.id, sport]));
    // Best matches first; among equals the sport, then what can be bet on.
    const order = (
      [
        ['sports', findings.sportIds],
        ['games', findings.events],
        ['champs', findings.champIds],
        ['teams', findings.teams],
        ['players', findings.players],
      ] as const
    )
      .flatMap(([group, [best]]) => (best === undefined ? [] : { group, best }))
      .toSorted(
        ({ best: first }, { best: second }) => first.rank - second.rank || first.fit - second.fit,
      );
    return {
      isGuess: isGuess(findings),
      order: order.map(({ group }) => group),
      games: this.#games(findings.events, champs, typed, language),
      gameCount: findings.eventCount,
      champs: findings.champIds.flatMap(({ item }) => {
        const champ = champs.get(item);
        return champ === undefined ? [] : { champ, marks: marksOf(champ.name, typed) };
      }),
      teams: findings.teams.flatMap(({ item: { id, name, events } }) => {
        const [event] = events;
        const [home, away] =
          event === undefined ? [] : (this.#line.world.contestants(event.id) ?? []);
        const team = home?.id === id ? home : away;
        if (event === undefined || team === undefined) return [];
        const liveCount = events.filter(({ section }) => section === 'live').length;
        return {
          team: toTeam(team),
          slug: slugOf(name),
          sportId: event.sportId,
          champName: champs.get(event.competitionId)?.name ?? name,
          gameCount: events.length,
          liveCount,
          marks: marksOf(name, typed),
        };
      }),
      players: findings.players.flatMap(({ item: { name, team } }) => {
        const sportId = this.index.team(team.id)?.events[0]?.sportId;
        return sportId === undefined
          ? []
          : {
              name,
              team: toTeam(team),
              slug: slugOf(team.name),
              sportId,
              marks: marksOf(name, typed),
            };
      }),
      sports: findings.sportIds.flatMap(({ item }) => {
        const sport = sports.get(item);
        if (sport === undefined) return [];
        const { id, name, slug, icon, lineCount, liveCount } = sport;
        return { id, name, slug, icon, lineCount, liveCount, marks: marksOf(name, typed) };
      }),
    };
  }

  #games(
    found: readonly Found<OfferedEvent>[],
    champs: ReadonlyMap<number, ChampWire>,
    typed: readonly Typed[],
    language: string,
  ): SearchGame[] {
    const rows = new Map<number, GameWire>();
    for (const section of ['live', 'line'] as const) {
      const gameIds = found.flatMap(({ item }) => (item.section === section ? item.id : []));
      if (gameIds.length > 0)
        for (const game of this.#line.games(
          { section, gameIds, limit: gameIds.length, markets: ['result'] },
          language,
        ).games)
          rows.set(game.id, game);
    }
    return found.flatMap(({ item }) => {
      const game = rows.get(item.id);
      const champ = champs.get(item.competitionId);
      if (game === undefined || champ === undefined) return [];
      const contest = this.index.contest(item.id);
      if (contest !== undefined) {
        const entrants = contest.entrants
          .map((name) => ({ name, marks: marksOf(name, typed) }))
          .filter(({ marks }) => marks.length > 0);
        return {
          game,
          champName: champ.name,
          marks1: marksOf(contest.nameIn(language), typed),
          marks2: [],
          champMarks: marksOf(champ.name, typed),
          entrants,
        };
      }
      const own = marksOfNames([item.home, item.away, champ.name], typed);
      const [only] = typed;
      const isJoined = only !== undefined && own.every((marks) => marks.length === 0);
      const [marks1 = [], marks2 = []] = isJoined ? marksJoined(item.home, item.away, only) : own;
      return { game, champName: champ.name, marks1, marks2, champMarks: own[2] ?? [] };
    });
  }
}

/** Separators between two names. */
const between = new Set(['v', 'vs', 'versus', 'protiv', 'gegen', 'contre', 'contra', 'dd']);

function readWords(text: string): readonly Typed[] {
  const words = foldWords(text);
  return words
    .filter(
      ({ folded }, index) => index === 0 || index === words.length - 1 || !between.has(folded),
    )
    .slice(0, mostWords)
    .map(typedOf);
}

function isGuess(findings: Findings): boolean {
  return bestRank(findings) >= certainRank;
}

/** A few letters of the other layout match by chance, least often in the caller's language. */
function isMeant(findings: Findings, typed: readonly Typed[]): boolean {
  if (typed.some(({ text }) => text.length > shortestRead)) return bestRank(findings) < 2;
  return bestRank(findings) < 1 && typed.every(({ isForeign }) => !isForeign);
}
