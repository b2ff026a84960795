import { BoundedCache } from '../BoundedCache.ts';
import { dayMs } from '../calendar/days.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { sports } from '../catalogue/sports.ts';
import { teamNumbers, type TeamCatalogue, type TeamRecord } from '../catalogue/teams.ts';
import { engineOf } from '../engine/engines.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import { cupRoundsOf, cupSlotsOf } from '../cup/cupPlan.ts';
import type { CountPair } from '../markets/MarketType.ts';
import type { MatchScript } from '../engine/SportEngine.ts';
import type { Play } from '../Play.ts';
import type { Schedule } from '../schedule/schedule.ts';
import {
  firstOrderOf,
  orderAt,
  seasonAt,
  seasonPlanOf,
  startsAtMs as startOf,
} from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { PlayedFixture } from '../World.ts';
import { incidentPlayersOf, type IncidentPlayers } from './incidentPlayersOf.ts';
import { endingOf, winnerOf } from './endingOf.ts';
import { importedOutcome } from './importedOutcome.ts';
import { importedSeasons } from './importedSeasons.ts';
import type {
  Contestant,
  CupLeg,
  CupTie,
  LeagueTable,
  LineUp,
  MatchRecord,
  SeasonDays,
} from './MatchRecord.ts';
import { lineUpOf } from './squads.ts';
import { Standing, rank } from './Standing.ts';
import { toContestant, toFixture } from './toFixture.ts';

/** Number of seasons with results; older ones are treated as if they had never been. */
export const storedSeasons = 5;

const historyMs = 730 * dayMs;

const cachedRecords = 20_000;

/** How far a search for one team goes back, in matches of its competition. */
const lookedAt = 4000;

/** Finished matches by the function that plays and settles them. */
export class History {
  readonly #competitions: ReadonlyMap<number, Competition>;
  readonly #teams: TeamCatalogue;
  readonly #schedule: Schedule;
  readonly #play: Play;
  readonly #board: EventBoard;
  readonly #records = new BoundedCache<string, MatchRecord>(cachedRecords);
  readonly #scorers = new BoundedCache<
    string,
    readonly { readonly team: 1 | 2; readonly number: number }[]
  >(cachedRecords / 4);

  constructor(
    competitions: readonly Competition[],
    teams: TeamCatalogue,
    schedule: Schedule,
    play: Play,
    board: EventBoard,
  ) {
    this.#competitions = new Map(competitions.map((competition) => [competition.id, competition]));
    this.#teams = teams;
    this.#schedule = schedule;
    this.#play = play;
    this.#board = board;
  }

  team(teamId: number): Contestant | undefined {
    const found = this.#find(teamId);
    if (found !== undefined) return toContestant(found.team);
    const imported = this.#board
      .imported()
      .find(({ home, away }) => home.id === teamId || away.id === teamId);
    return imported === undefined
      ? undefined
      : toContestant(imported.home.id === teamId ? imported.home : imported.away);
  }

  /** Newest first. */
  ofTeam(teamId: number, nowMs: number, limit: number): readonly MatchRecord[] {
    return this.#latest(
      nowMs,
      limit,
      teamId,
      ({ home, away }) => home.id === teamId || away.id === teamId,
    );
  }

  between(teamId: number, otherId: number, nowMs: number, limit: number): readonly MatchRecord[] {
    return this.#latest(
      nowMs,
      limit,
      teamId,
      ({ home, away }) =>
        (home.id === teamId && away.id === otherId) || (home.id === otherId && away.id === teamId),
    );
  }

  /**
   * Finished matches that began within the interval, newest first; of all competitions or of these.
   */
  within(
    fromMs: number,
    toMs: number,
    nowMs: number,
    wants: (competition: Competition) => boolean,
  ): readonly MatchRecord[] {
    const records: MatchRecord[] = [];
    for (const competition of this.#competitions.values()) {
      if (!wants(competition) || this.#board.isReplacedByImport(competition)) continue;
      for (let day = Math.floor(fromMs / dayMs); day * dayMs < Math.min(toMs, nowMs); day += 1) {
        for (const event of this.#schedule.ofDay(competition, day)) {
          if (event.startsAtMs < fromMs || event.startsAtMs >= toMs) continue;
          const record = this.recordOf(event, nowMs);
          if (record !== undefined) records.push(record);
        }
      }
    }
    for (const event of this.#board.imported()) {
      if (event.startsAtMs < fromMs || event.startsAtMs >= toMs || !wants(event.competition))
        continue;
      const record = this.recordOf(event, nowMs);
      if (record !== undefined) records.push(record);
    }
    return records.toSorted(
      (first, second) => second.startsAtMs - first.startsAtMs || first.gameId - second.gameId,
    );
  }

  /**
   * Finished events by sport and championship, top ones first, newest first, without playing them.
   */
  played(
    fromMs: number,
    toMs: number,
    nowMs: number,
    wants: (competition: Competition) => boolean = () => true,
  ): readonly PlayedFixture[] {
    const imported = this.#board
      .imported()
      .filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs);
    const ofFiles = Map.groupBy(imported, ({ competition }) => competition);
    const own = [...this.#competitions.values()].filter(
      (competition) => !this.#board.isReplacedByImport(competition),
    );
    const competitions = [...ofFiles.keys(), ...own]
      .filter(wants)
      .toSorted(
        (one, other) =>
          sports.indexOf(one.sport) - sports.indexOf(other.sport) ||
          Number(other.isTop) - Number(one.isTop),
      );
    return competitions.flatMap((competition) =>
      this.#fixtures(competition, ofFiles.get(competition), fromMs, toMs)
        .filter((event) => this.#board.isOver(event, nowMs))
        .map((event) => ({
          ...toFixture(event),
          ...(this.#play.isCalledOff(event) ? { isCalledOff: true as const } : {}),
        })),
    );
  }

  /** How long matches are reported, unless files brought older ones. */
  playedSinceMs(nowMs: number): number {
    return this.#board
      .imported()
      .reduce((first, { startsAtMs }) => Math.min(first, startsAtMs), nowMs - historyMs);
  }

  #fixtures(
    competition: Competition,
    imported: readonly SportEvent[] | undefined,
    fromMs: number,
    toMs: number,
  ): readonly SportEvent[] {
    if (imported !== undefined)
      return imported.toSorted(
        (first, second) => second.startsAtMs - first.startsAtMs || first.id - second.id,
      );
    const days = Array.from(
      { length: Math.ceil(toMs / dayMs) - Math.floor(fromMs / dayMs) },
      (_unused, index) => Math.floor(fromMs / dayMs) + index,
    );
    return days
      .flatMap((day) => this.#schedule.ofDay(competition, day))
      .filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs)
      .toReversed();
  }

  table(champId: number, nowMs: number, wanted?: number): LeagueTable | undefined {
    const competition = this.#competitions.get(champId);
    if (competition === undefined) return this.#importedTable(champId, nowMs, wanted);
    const stretch = this.#stretchOf(competition, nowMs, wanted);
    if (stretch === undefined) return undefined;
    const { season, seasons, first, last } = stretch;
    const standings = new Map(
      this.#teams.of(competition).map((team) => [team.id, new Standing(toContestant(team))]),
    );
    for (let order = first; order <= last; order += 1) {
      const event = this.#schedule.known(competition, order);
      if (event !== undefined) this.#count(standings, event, nowMs);
    }
    return {
      champId,
      season,
      seasons,
      ...this.#daysOf(competition, season),
      ...(competition.isCup
        ? this.#cupStandings(competition, season, standings, nowMs)
        : { rows: rank(standings) }),
    };
  }

  /**
   * Plays the matches of a table, one per step; skips imported seasons, whose results are known.
   */
  *play(champId: number, nowMs: number, wanted?: number): Generator<undefined, void, void> {
    const competition = this.#competitions.get(champId);
    const stretch = competition && this.#stretchOf(competition, nowMs, wanted);
    if (competition === undefined || stretch === undefined) return;
    for (let order = stretch.first; order <= stretch.last; order += 1) {
      const event = this.#schedule.known(competition, order);
      if (event !== undefined) this.recordOf(event, nowMs);
      yield;
    }
  }

  /** The possibly finished matches of a season; undefined for a season that never existed. */
  #stretchOf(competition: Competition, nowMs: number, wanted: number | undefined) {
    const latest = orderAt(competition, nowMs);
    const current = seasonAt(competition, latest);
    const seasons = [current - storedSeasons + 1, current] as const;
    const season = wanted ?? current;
    if (season < seasons[0] || season > current) return undefined;
    const first = firstOrderOf(competition, season);
    const { matches } = seasonPlanOf(competition);
    return { season, seasons, first, last: Math.min(first + matches - 1, latest) };
  }

  /** Seasons with a table, newest first; none of an unknown competition. */
  seasonsOf(champId: number, nowMs: number): readonly SeasonDays[] {
    const competition = this.#competitions.get(champId);
    if (competition === undefined)
      return this.#importedSeasonsOf(champId, nowMs)
        .flatMap((events, index) => daysOf(index + 1, events))
        .toReversed();
    const current = seasonAt(competition, orderAt(competition, nowMs));
    const seasons = Array.from({ length: storedSeasons }, (_unused, index) => current - index);
    return seasons.map((season) => ({ season, ...this.#daysOf(competition, season) }));
  }

  #daysOf(
    competition: Competition,
    season: number,
  ): { readonly fromMs: number; readonly toMs: number } {
    const first = firstOrderOf(competition, season);
    return {
      fromMs: startOf(competition, first),
      toMs: startOf(competition, first + seasonPlanOf(competition).matches - 1),
    };
  }

  /** Matches of a season without a result, in order; empty for an unknown one. */
  openMatches(champId: number, season: number, nowMs: number): readonly SportEvent[] {
    return this.matchesOf(champId, season).filter(
      (event) => this.recordOf(event, nowMs) === undefined,
    );
  }

  /** Every match of a season of the world's own competitions. */
  matchesOf(champId: number, season: number): readonly SportEvent[] {
    const competition = this.#competitions.get(champId);
    if (competition === undefined) return [];
    const first = firstOrderOf(competition, season);
    return Array.from(
      { length: seasonPlanOf(competition).matches },
      (_unused, index) => index,
    ).flatMap((index) => this.#schedule.known(competition, first + index) ?? []);
  }

  /** Rounds with their ties, and teams by how far they came. */
  #cupStandings(
    competition: Competition,
    season: number,
    standings: ReadonlyMap<number, Standing>,
    nowMs: number,
  ): Pick<LeagueTable, 'rows' | 'rounds'> {
    const { cups } = this.#schedule;
    const reached = new Map<number, number>();
    const rounds = cupRoundsOf(competition).map(({ round, ties, legs }) => ({
      round,
      ties: Array.from({ length: ties }, (_unused, tie): CupTie => {
        const sides = cups.sides(competition, season, round, tie);
        const winner = cups.winner(competition, season, round, tie);
        for (const side of sides ?? []) reached.set(side.id, round);
        if (winner !== undefined) reached.set(winner.id, round + 1);
        const known = cups.ofTie(competition, season, round, tie);
        return {
          sides: sides && [toContestant(sides[0]), toContestant(sides[1])],
          winner: winner === undefined ? 0 : winner.id === sides?.[0].id ? 1 : 2,
          legs: Array.from({ length: legs }, (_none, leg): CupLeg => {
            const match = known[leg];
            const record = match && this.recordOf(match, nowMs);
            const place = cupSlotsOf(competition).findIndex(
              (slot) => slot.round === round && slot.tie === tie && slot.leg === leg + 1,
            );
            const startsAtMs = startOf(competition, firstOrderOf(competition, season) + place);
            if (match === undefined || record === undefined)
              return { startsAtMs, ...(match === undefined ? {} : { gameId: match.id }) };
            const turned = ([home, away]: CountPair): CountPair =>
              leg === 0 ? [home, away] : [away, home];
            return {
              startsAtMs,
              gameId: match.id,
              score: turned(record.score),
              ending: record.ending,
              ...(record.shootOut === undefined ? {} : { shootOut: turned(record.shootOut) }),
            };
          }),
        };
      }),
    }));
    return { rounds, rows: rank(standings, (teamId) => reached.get(teamId) ?? 0) };
  }

  lineUp(event: SportEvent): LineUp | undefined {
    const home = lineUpOf(event, 'home');
    const away = lineUpOf(event, 'away');
    return home === undefined || away === undefined ? undefined : { home, away };
  }

  /** Players of the incidents of a match that has begun, by index in its script. */
  incidentPlayers(event: SportEvent, script: MatchScript): ReadonlyMap<number, IncidentPlayers> {
    const lineUp = this.lineUp(event);
    return lineUp === undefined ? new Map() : incidentPlayersOf(event.id, script, lineUp);
  }

  /** Scorers of a finished match, a name for each goal; own goals count for no player. */
  scorersOf(
    event: SportEvent,
    nowMs: number,
  ): readonly { readonly team: 1 | 2; readonly number: number }[] {
    const record = this.recordOf(event, nowMs);
    if (record === undefined || record.ending === 'cancelled') return [];
    return this.#scorers.get(
      `${event.id}|${this.#play.versionOf(event)}|${record.isCorrected}`,
      () => {
        const state = this.#play.stateAt(event, nowMs);
        const { incidents = [] } = state.kind === 'ended' ? state.course.script : {};
        const players =
          state.kind === 'ended'
            ? this.incidentPlayers(event, state.course.script)
            : new Map<number, IncidentPlayers>();
        return incidents.flatMap(({ kind, team, counter }, index) => {
          const scorer =
            kind !== 'own_goal' && (counter === 'goals' || counter === 'extraGoals')
              ? players.get(index)
              : undefined;
          return scorer === undefined || team === 0 ? [] : [{ team, number: scorer.player.number }];
        });
      },
    );
  }

  /** Undefined while the match is not over. */
  recordOf(event: SportEvent, nowMs: number): MatchRecord | undefined {
    const key = `${event.id}|${this.#play.versionOf(event)}`;
    // A finished match is cached, so that it is not played again.
    const known =
      this.#play.disruptionOf(event)?.kind === 'corrected'
        ? undefined
        : (this.#records.peek(`${key}|false`) ?? this.#records.peek(`${key}|true`));
    if (known !== undefined) return known.endedAtMs <= nowMs ? known : undefined;
    const state = this.#play.stateAt(event, nowMs);
    if (state.kind !== 'ended') return undefined;
    return this.#records.get(`${key}|${state.isCorrected === true}`, () => {
      const { score, periods, shootOut } = engineOf(event.competition).live(
        this.#play.setupOf(event),
        state.course,
      );
      return {
        gameId: event.id,
        sportId: event.competition.sport.id,
        champId: event.competition.id,
        startsAtMs: event.startsAtMs,
        endedAtMs: state.endedAtMs,
        home: toContestant(event.home),
        away: toContestant(event.away),
        score,
        periods,
        ...(shootOut === undefined ? {} : { shootOut }),
        ending: state.isVoid === true ? 'cancelled' : endingOf(state.course.script),
        winner: state.isVoid === true ? 0 : winnerOf(state.course.script, score),
        isCorrected: state.isCorrected === true,
      };
    });
  }

  /** The championship whose id is part of the team's id. */
  leagueOf(teamId: number): number | undefined {
    return this.#find(teamId)?.competition.id;
  }

  #find(
    teamId: number,
  ): { readonly competition: Competition; readonly team: TeamRecord } | undefined {
    const competition = this.#competitions.get(Math.floor(teamId / teamNumbers));
    const team =
      competition === undefined
        ? undefined
        : this.#teams.of(competition).find(({ id }) => id === teamId);
    return competition === undefined || team === undefined ? undefined : { competition, team };
  }

  /** Its league, and cups that it plays as well. */
  #competitionsOf(teamId: number): readonly Competition[] {
    const own = this.#find(teamId)?.competition;
    if (own === undefined) return [];
    return [...this.#competitions.values()].filter(
      (competition) =>
        competition === own ||
        (competition.isCup &&
          competition.sport === own.sport &&
          this.#teams.of(competition).some(({ id }) => id === teamId)),
    );
  }

  /** Goes back match by match; the sides are known without playing. */
  #latest(
    nowMs: number,
    limit: number,
    teamId: number,
    isOf: (pair: Pick<SportEvent, 'home' | 'away'>) => boolean,
  ): readonly MatchRecord[] {
    const records: MatchRecord[] = [];
    for (const competition of this.#competitionsOf(teamId)) {
      const teams = this.#teams.of(competition);
      const latest = orderAt(competition, nowMs);
      const { matches } = seasonPlanOf(competition);
      const earliest = latest - Math.min(lookedAt, storedSeasons * matches);
      let count = 0;
      for (let order = latest; order > earliest && count < limit; order -= 1) {
        const tie = competition.isCup ? this.#schedule.known(competition, order) : undefined;
        const [home, away] = competition.isCup
          ? [tie?.home, tie?.away]
          : this.#schedule.teamsInOrder(competition, order).map((index) => teams[index]);
        if (home === undefined || away === undefined || !isOf({ home, away })) continue;
        const record = this.recordOf(tie ?? this.#schedule.inOrder(competition, order), nowMs);
        if (record === undefined) continue;
        records.push(record);
        count += 1;
      }
    }
    const imported: MatchRecord[] = [];
    for (const event of this.#board
      .imported()
      .filter(isOf)
      .toSorted((first, second) => second.startsAtMs - first.startsAtMs)) {
      if (imported.length >= limit) break;
      const record = this.recordOf(event, nowMs);
      if (record !== undefined) imported.push(record);
    }
    return [...records, ...imported]
      .toSorted((first, second) => second.startsAtMs - first.startsAtMs)
      .slice(0, limit);
  }

  #importedTable(
    champId: number,
    nowMs: number,
    wanted: number | undefined,
  ): LeagueTable | undefined {
    const seasons = this.#importedSeasonsOf(champId, nowMs);
    const current = Math.max(1, seasons.length);
    const season = wanted ?? current;
    const events = seasons[season - 1];
    if (events === undefined) return undefined;
    // A tournament with groups has a table for each; later matches count in none.
    const letters = [
      ...new Set(events.flatMap(({ imported }) => imported?.group ?? [])),
    ].toSorted();
    const isLeague = events.some(({ imported }) => imported?.isKnockOut !== true);
    const rows = (letters.length === 0 ? [undefined] : letters).flatMap((group) => {
      const counted = events.filter(
        ({ imported }) => imported?.group === group && !(isLeague && imported?.isKnockOut === true),
      );
      const standings = new Map(
        counted
          .flatMap(({ home, away }) => [home, away])
          .map((team) => [team.id, new Standing(toContestant(team))]),
      );
      for (const event of counted) this.#count(standings, event, nowMs);
      return rank(standings).map((row) => (group === undefined ? row : { ...row, group }));
    });
    return {
      champId,
      season,
      ...nameOf(events),
      seasons: [1, current],
      fromMs: events[0]?.startsAtMs ?? nowMs,
      toMs: events.at(-1)?.startsAtMs ?? nowMs,
      rows,
    };
  }

  /** The current one, or the first. */
  #importedSeasonsOf(champId: number, nowMs: number): readonly (readonly SportEvent[])[] {
    const seasons = importedSeasons(
      this.#board
        .imported()
        .filter(({ competition }) => competition.id === champId)
        .toSorted((first, second) => first.startsAtMs - second.startsAtMs),
    );
    return seasons.slice(
      0,
      Math.max(
        1,
        seasons.filter(([first]) => first !== undefined && first.startsAtMs <= nowMs).length,
      ),
    );
  }

  #count(standings: ReadonlyMap<number, Standing>, event: SportEvent, nowMs: number): void {
    const outcome =
      (this.#play.hasSetScore(event.id) ? undefined : importedOutcome(event, nowMs)) ??
      this.recordOf(event, nowMs);
    if (outcome === undefined || outcome.ending === 'cancelled' || outcome.ending === 'abandoned')
      return;
    standings.get(event.home.id)?.add(outcome, 1);
    standings.get(event.away.id)?.add(outcome, 2);
  }
}

/** The name that its file gives a season, if all its matches are of that one. */
function nameOf(events: readonly SportEvent[]): { readonly name?: string } {
  const [name, another] = new Set(events.map(({ imported }) => imported?.season));
  return name === undefined || another !== undefined ? {} : { name };
}

function daysOf(season: number, events: readonly SportEvent[]): readonly SeasonDays[] {
  const [first, last] = [events[0], events.at(-1)];
  return first === undefined || last === undefined
    ? []
    : [{ season, ...nameOf(events), fromMs: first.startsAtMs, toMs: last.startsAtMs }];
}
