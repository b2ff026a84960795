import type { Competition } from '../catalogue/competitions.ts';
import { cupRoundsOf, cupSlotsOf } from '../cup/cupPlan.ts';
import type { CountPair } from '../markets/MarketType.ts';
import {
  firstOrderOf,
  orderAt,
  seasonAt,
  seasonPlanOf,
  startsAtMs as startOf,
} from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import { importedOutcome } from './importedOutcome.ts';
import { importedSeasons } from './importedSeasons.ts';
import type { CupLeg, CupTie, LeagueTable, SeasonDays } from './MatchRecord.ts';
import type { HistoryParts } from './HistoryParts.ts';
import { Standing, rank } from './Standing.ts';
import { toContestant } from './toFixture.ts';

/** Number of seasons with results; older seasons are treated as nonexistent. */
export const storedSeasons = 5;

/** Seasons: their matches, and the standings after the finished ones. */
export class SeasonTables {
  readonly #parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  table(competitionId: number, nowMs: number, wanted?: number): LeagueTable | undefined {
    const competition = this.#parts.competitions.get(competitionId);
    if (competition === undefined) return this.#importedTable(competitionId, nowMs, wanted);
    const stretch = this.#stretchOf(competition, nowMs, wanted);
    if (stretch === undefined) return undefined;
    const { season, seasons, first, last } = stretch;
    const standings = new Map(
      this.#parts.teams.of(competition).map((team) => [team.id, new Standing(toContestant(team))]),
    );
    for (let order = first; order <= last; order += 1) {
      const event = this.#parts.schedule.known(competition, order);
      if (event !== undefined) this.#count(standings, event, nowMs);
    }
    return {
      competitionId,
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
  *play(competitionId: number, nowMs: number, wanted?: number): Generator<undefined, void, void> {
    const competition = this.#parts.competitions.get(competitionId);
    const stretch = competition && this.#stretchOf(competition, nowMs, wanted);
    if (competition === undefined || stretch === undefined) return;
    for (let order = stretch.first; order <= stretch.last; order += 1) {
      const event = this.#parts.schedule.known(competition, order);
      if (event !== undefined) this.#parts.records.recordOf(event, nowMs);
      yield;
    }
  }

  /**
   * Returns the possibly finished matches of a season; undefined for a season that never existed.
   */
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

  /** Returns the seasons with a table, newest first; empty for an unknown competition. */
  seasonsOf(competitionId: number, nowMs: number): readonly SeasonDays[] {
    const competition = this.#parts.competitions.get(competitionId);
    if (competition === undefined)
      return this.#importedSeasonsOf(competitionId, nowMs)
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

  /** Returns the matches of a season without a result, in order; empty for an unknown season. */
  openMatches(competitionId: number, season: number, nowMs: number): readonly SportEvent[] {
    return this.matchesOf(competitionId, season).filter(
      (event) => this.#parts.records.recordOf(event, nowMs) === undefined,
    );
  }

  /** Returns every match of a season of a competition that is not imported. */
  matchesOf(competitionId: number, season: number): readonly SportEvent[] {
    const competition = this.#parts.competitions.get(competitionId);
    if (competition === undefined) return [];
    const first = firstOrderOf(competition, season);
    return Array.from(
      { length: seasonPlanOf(competition).matches },
      (_unused, index) => index,
    ).flatMap((index) => this.#parts.schedule.known(competition, first + index) ?? []);
  }

  /** Returns rounds with their ties, and teams by how far they got. */
  #cupStandings(
    competition: Competition,
    season: number,
    standings: ReadonlyMap<number, Standing>,
    nowMs: number,
  ): Pick<LeagueTable, 'rows' | 'rounds'> {
    const { cups } = this.#parts.schedule;
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
            const record = match && this.#parts.records.recordOf(match, nowMs);
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

  #importedTable(
    competitionId: number,
    nowMs: number,
    wanted: number | undefined,
  ): LeagueTable | undefined {
    const seasons = this.#importedSeasonsOf(competitionId, nowMs);
    const current = Math.max(1, seasons.length);
    const season = wanted ?? current;
    const events = seasons[season - 1];
    if (events === undefined) return undefined;
    // A tournament with groups has a table per group; later matches count in none.
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
      competitionId,
      season,
      ...nameOf(events),
      seasons: [1, current],
      fromMs: events[0]?.startsAtMs ?? nowMs,
      toMs: events.at(-1)?.startsAtMs ?? nowMs,
      rows,
    };
  }

  /** Returns the seasons up to the current one, but at least the first. */
  #importedSeasonsOf(competitionId: number, nowMs: number): readonly (readonly SportEvent[])[] {
    const seasons = importedSeasons(
      this.#parts.board
        .imported()
        .filter(({ competition }) => competition.id === competitionId)
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
      (this.#parts.play.hasSetScore(event.id) ? undefined : importedOutcome(event, nowMs)) ??
      this.#parts.records.recordOf(event, nowMs);
    if (outcome === undefined || outcome.ending === 'cancelled' || outcome.ending === 'abandoned')
      return;
    standings.get(event.home.id)?.add(outcome, 1);
    standings.get(event.away.id)?.add(outcome, 2);
  }
}

/** Returns the season name of the file, if all matches have the same one. */
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
