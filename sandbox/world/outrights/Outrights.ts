import { BoundedCache } from '../BoundedCache.ts';
import { dayMs } from '../calendar/days.ts';
import type { Competition } from '../catalogue/competitions.ts';
import type { TeamCatalogue, TeamRecord } from '../catalogue/teams.ts';
import type { EndedEvent } from '../schedule/EventBoard.ts';
import type { Contestant, LeagueTable } from '../history/MatchRecord.ts';
import type { MatchRecords } from '../history/MatchRecords.ts';
import { storedSeasons, type SeasonTables } from '../history/SeasonTables.ts';
import type { Play } from '../Play.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { firstOrderOf, orderAt, seasonAt, seasonPlanOf, startsAtMs } from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { PlayedFixture } from '../World.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { OutrightBook, OutrightQuote, OutrightState } from './OutrightBook.ts';
import { decodeOutright, outrightIdOf, type OutrightEvent } from './OutrightEvent.ts';
import { outrightMarkets, type OutrightMarket } from './outrightMarkets.ts';
import { simulateRestOfSeason } from './simulateRestOfSeason.ts';
import { toQuote, winningChances } from './toQuote.ts';
import {
  namedScorers,
  scorerChances,
  scorersOf,
  topScorer,
  type Scorer,
  type ScoringTeam,
} from './topScorers.ts';

const cachedBooks = 200;
const football = 1;
/**
 * Interval of the check for new seasons, whose event may appear that much after the first match.
 */
const lookEveryMs = 60_000;
const waitMs = 2000;
const endedShownMs = 14 * dayMs;
/** Upper bound of the length of a match. */
const lastMatchMs = dayMs;

interface Season {
  readonly table: LeagueTable;
  readonly open: readonly SportEvent[];
}

/** Outrights of seasons: offered all season, priced by the table, settled at the end. */
export class Outrights implements OutrightBook {
  readonly #competitions: ReadonlyMap<number, Competition>;
  readonly #teams: TeamCatalogue;
  readonly #play: Play;
  readonly #schedule: Schedule;
  readonly #tables: SeasonTables;
  readonly #records: MatchRecords;
  readonly #books = new BoundedCache<string, readonly OutrightQuote[]>(cachedBooks);
  readonly #seasons = new BoundedCache<number, { atMs: number; season: Season | undefined }>(
    cachedBooks,
  );
  readonly #scorers = new BoundedCache<number, { readonly all: readonly Scorer[] }>(cachedBooks);
  #offered = new Map<number, OutrightEvent>();
  #ended: EndedEvent[] = [];
  #revision = 0;
  #nextLookMs = 0;

  constructor(
    competitions: readonly Competition[],
    teams: TeamCatalogue,
    schedule: Schedule,
    play: Play,
    tables: SeasonTables,
    records: MatchRecords,
    nowMs: number,
  ) {
    this.#competitions = new Map(
      competitions
        .filter(({ hasOutrights }) => hasOutrights)
        .map((competition) => [competition.id, competition]),
    );
    this.#teams = teams;
    this.#schedule = schedule;
    this.#play = play;
    this.#tables = tables;
    this.#records = records;
    this.refresh(nowMs);
  }

  /** Rises when an outright appears or ends. */
  get revision(): number {
    return this.#revision;
  }

  /** Open outrights in the order of the competitions. */
  get offered(): readonly OutrightEvent[] {
    return [...this.#offered.values()];
  }

  /** Cheap to call at any time. */
  refresh(nowMs: number): void {
    if (nowMs < this.#nextLookMs) return;
    const before = this.#offered;
    const offered = new Map<number, OutrightEvent>();
    const keep = (event: OutrightEvent): void => {
      const state = this.stateOf(event, nowMs);
      if (state.kind === 'open') offered.set(event.id, event);
      else if (before.has(event.id))
        this.#ended.push({ gameId: event.id, endedAtMs: state.endedAtMs });
    };
    for (const event of before.values()) keep(event);
    for (const competition of this.#competitions.values()) {
      const season = seasonAt(competition, orderAt(competition, nowMs));
      const event = this.find(outrightIdOf(competition.id, season));
      if (event !== undefined && nowMs >= event.opensAtMs && !before.has(event.id)) keep(event);
    }
    if (offered.size !== before.size || [...offered.keys()].some((id) => !before.has(id)))
      this.#revision += 1;
    this.#offered = offered;
    // Nothing changes until a season begins or reaches its last match, whose end is then awaited.
    this.#nextLookMs = Math.min(
      nowMs + lookEveryMs,
      ...[...offered.values()].map(({ closesAtMs }) =>
        nowMs < closesAtMs ? closesAtMs : nowMs + waitMs,
      ),
    );
    this.#ended = this.#ended.filter(({ endedAtMs }) => endedAtMs > nowMs - endedShownMs);
  }

  find(eventId: number): OutrightEvent | undefined {
    const key = decodeOutright(eventId);
    const competition = key && this.#competitions.get(key.competitionId);
    if (key === undefined || competition === undefined) return undefined;
    const first = firstOrderOf(competition, key.season);
    const last = first + seasonPlanOf(competition).matches - 1;
    return {
      id: eventId,
      competition,
      season: key.season,
      opensAtMs: startsAtMs(competition, first),
      closesAtMs: startsAtMs(competition, last),
    };
  }

  stateOf(event: OutrightEvent, nowMs: number): OutrightState {
    if (nowMs < event.closesAtMs) return { kind: 'open', endedAtMs: 0 };
    const { competition, season } = event;
    const next = firstOrderOf(competition, season + 1);
    // The season ends with the latest match of its last round.
    const endedAtMs = Math.max(
      ...Array.from({ length: seasonPlanOf(competition).matchesPerRound }, (_unused, back) =>
        this.#play.endsAtMs(this.#schedule.inOrder(competition, next - 1 - back)),
      ),
    );
    return nowMs >= endedAtMs ? { kind: 'ended', endedAtMs } : { kind: 'open', endedAtMs: 0 };
  }

  endedSince(sinceMs: number): readonly EndedEvent[] {
    return this.#ended.filter(({ endedAtMs }) => endedAtMs > sinceMs);
  }

  /**
   * Returns the seasons decided within the interval by competition, while their tables are cached.
   */
  played(fromMs: number, toMs: number, nowMs: number): ReadonlyMap<number, PlayedFixture> {
    const fixtures = new Map<number, PlayedFixture>();
    for (const competition of this.#competitions.values()) {
      const seasonOf = (atMs: number): number => seasonAt(competition, orderAt(competition, atMs));
      const oldest = seasonOf(nowMs) - storedSeasons + 1;
      for (
        let season = Math.max(oldest, seasonOf(fromMs - lastMatchMs));
        season <= seasonOf(toMs);
        season += 1
      ) {
        const event = this.find(outrightIdOf(competition.id, season));
        if (
          event === undefined ||
          event.closesAtMs >= toMs ||
          event.closesAtMs < fromMs - lastMatchMs
        )
          continue;
        const state = this.stateOf(event, nowMs);
        if (state.kind === 'open' || state.endedAtMs < fromMs || state.endedAtMs >= toMs) continue;
        fixtures.set(competition.id, {
          gameId: event.id,
          sportId: competition.sport.id,
          competitionId: competition.id,
          startsAtMs: state.endedAtMs,
          contestants: this.#teams.of(competition),
        });
      }
    }
    return fixtures;
  }

  /** Returns the final table; undefined during the season, and once it is no longer cached. */
  finalOrder(event: OutrightEvent, nowMs: number): readonly Contestant[] | undefined {
    return this.stateOf(event, nowMs).kind === 'open'
      ? undefined
      : this.#tables.table(event.competition.id, nowMs, event.season)?.rows.map(({ team }) => team);
  }

  marketsOf({ competition }: OutrightEvent): readonly OutrightMarket[] {
    return outrightMarkets.filter(({ on }) => on === 'teams' || competition.sport.id === football);
  }

  outcomeCount({ competition }: OutrightEvent, { on }: OutrightMarket): number {
    return on === 'teams'
      ? competition.teamCount
      : namedScorers(this.#scorersOf(competition)).length + 1;
  }

  teamOf({ competition }: OutrightEvent, outcomeIndex: number): TeamRecord | undefined {
    return this.#teams.of(competition)[outcomeIndex];
  }

  /** Returns undefined for the outcome "any other player". */
  scorerOf({ competition }: OutrightEvent, outcomeIndex: number): Scorer | undefined {
    return namedScorers(this.#scorersOf(competition))[outcomeIndex];
  }

  /** Returns nothing, because the table has the finishing order. */
  placesOf(): undefined {
    return undefined;
  }

  /**
   * Returns the markets at the prices of the current table; empty before the first match and after
   * the last.
   */
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[] {
    if (nowMs < event.opensAtMs || this.stateOf(event, nowMs).kind === 'ended') return [];
    const season = this.#seasonOf(event, nowMs);
    if (season === undefined) return [];
    const standing = season.table.rows
      .map(({ team, points, scored, conceded }) => `${team.id}:${points}:${scored - conceded}`)
      .join();
    const priced = this.#books.get(`${event.id}|${season.open.length}|${standing}`, () =>
      this.#price(event, season, nowMs),
    );
    const playing = new Set(
      season.open
        .filter(({ startsAtMs }) => startsAtMs <= nowMs)
        .flatMap(({ home, away }) => [home.id, away.id]),
    );
    const isDecisive = nowMs >= event.closesAtMs;
    return priced.map(({ market, prices }) => ({
      market,
      prices: prices.map((price) => {
        const team =
          market.on === 'teams'
            ? this.teamOf(event, price.outcomeIndex)
            : this.scorerOf(event, price.outcomeIndex)?.team;
        return {
          ...price,
          isBlocked: isDecisive || (team === undefined ? playing.size > 0 : playing.has(team.id)),
        };
      }),
    }));
  }

  settlement(
    event: OutrightEvent,
    typeId: number,
    outcomeIndex: number,
    nowMs: number,
  ): Settlement {
    const market = this.marketsOf(event).find(({ id }) => id === typeId);
    if (market === undefined || outcomeIndex >= this.outcomeCount(event, market)) return 'void';
    if (this.stateOf(event, nowMs).kind === 'open')
      return nowMs < event.closesAtMs ? 'notStarted' : 'unsettled';
    const table = this.#tables.table(event.competition.id, nowMs, event.season);
    // The season is no longer cached.
    if (table === undefined) return 'forcedVoid';
    const { rows } = table;
    if (market.on === 'scorers') {
      const scorers = this.#scorersOf(event.competition);
      const best = topScorer(
        scorers,
        this.#goals(event, nowMs),
        this.#scoringTeams(event, { table, open: [] }),
      );
      return Math.min(best, namedScorers(scorers).length) === outcomeIndex ? 'won' : 'lost';
    }
    const team = this.teamOf(event, outcomeIndex);
    const row = rows.find((each) => each.team.id === team?.id);
    return row !== undefined && market.hasWon(row.place, rows.length) ? 'won' : 'lost';
  }

  #price(event: OutrightEvent, season: Season, nowMs: number): readonly OutrightQuote[] {
    const { competition } = event;
    const teams = this.#teams.of(competition);
    const indexOf = new Map(teams.map(({ id }, index) => [id, index]));
    const rows = new Map(season.table.rows.map((row) => [row.team.id, row]));
    const standings = teams.map(({ id, rating }) => {
      const { points = 0, scored = 0, conceded = 0 } = rows.get(id) ?? {};
      return { rating, points, margin: scored - conceded, scored };
    });
    const left = season.open.map(
      ({ home, away }) => [indexOf.get(home.id) ?? 0, indexOf.get(away.id) ?? 0] as const,
    );
    const places = simulateRestOfSeason(competition, event.season, standings, left);
    return this.marketsOf(event).flatMap((market): OutrightQuote[] => {
      const chances =
        market.on === 'teams'
          ? winningChances(market, places)
          : scorerChances(
              competition,
              event.season,
              this.#scorersOf(competition),
              this.#goals(event, nowMs),
              this.#scoringTeams(event, season),
            );
      return toQuote(market, chances);
    });
  }

  #scorersOf(competition: Competition): readonly Scorer[] {
    return this.#scorers.get(competition.id, () => ({
      all: scorersOf(competition, this.#teams.of(competition)),
    })).all;
  }

  #scoringTeams({ competition }: OutrightEvent, { table, open }: Season): readonly ScoringTeam[] {
    const rows = new Map(table.rows.map((row) => [row.team.id, row]));
    return this.#teams.of(competition).map(({ id }) => {
      const { played = 0, scored = 0, place = 0 } = rows.get(id) ?? {};
      return {
        played,
        scored,
        place,
        left: open.filter(({ home, away }) => home.id === id || away.id === id).length,
      };
    });
  }

  /** Returns the goals of the season by scorer, in the order of the scorers. */
  #goals({ competition, season }: OutrightEvent, nowMs: number): readonly number[] {
    const scorers = this.#scorersOf(competition);
    const places = new Map(
      scorers.map(({ team, number }, index) => [`${team.id}|${number}`, index]),
    );
    const goals = scorers.map(() => 0);
    for (const match of this.#tables.matchesOf(competition.id, season)) {
      if (match.startsAtMs > nowMs) break;
      for (const { team, number } of this.#records.scorersOf(match, nowMs)) {
        const place = places.get(`${(team === 1 ? match.home : match.away).id}|${number}`);
        if (place !== undefined) goals[place] = (goals[place] ?? 0) + 1;
      }
    }
    return goals;
  }

  #seasonOf({ id, competition, season }: OutrightEvent, nowMs: number): Season | undefined {
    const cached = this.#seasons.get(id, () => ({ atMs: Number.NaN, season: undefined }));
    if (cached.atMs !== nowMs) {
      const table = this.#tables.table(competition.id, nowMs, season);
      Object.assign(cached, {
        atMs: nowMs,
        season: table && { table, open: this.#tables.openMatches(competition.id, season, nowMs) },
      });
    }
    return cached.season;
  }
}
