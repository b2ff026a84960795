import { dayMs } from '../calendar/days.ts';
import type { Competition } from '../catalogue/competitions.ts';
import { sports } from '../catalogue/sports.ts';
import { teamNumbers, type TeamRecord } from '../catalogue/teams.ts';
import { orderAt, seasonPlanOf } from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { PlayedFixture } from '../World.ts';
import type { Contestant, MatchRecord } from './MatchRecord.ts';
import type { HistoryParts } from './HistoryParts.ts';
import { storedSeasons } from './SeasonTables.ts';
import { toContestant, toFixture } from './toFixture.ts';

const historyMs = 730 * dayMs;

/** How many matches of its competition a search for one team goes back. */
const searchedMatches = 4000;

/** Finished matches by team, time and competition. */
export class History {
  readonly #parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  team(teamId: number): Contestant | undefined {
    const found = this.#find(teamId);
    if (found !== undefined) return toContestant(found.team);
    const imported = this.#parts.board
      .imported()
      .find(({ home, away }) => home.id === teamId || away.id === teamId);
    return imported === undefined
      ? undefined
      : toContestant(imported.home.id === teamId ? imported.home : imported.away);
  }

  /** Returns the matches of a team, newest first. */
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
   * Returns finished matches that began within the interval, newest first; of all or of these
   * competitions.
   */
  within(
    fromMs: number,
    toMs: number,
    nowMs: number,
    wants: (competition: Competition) => boolean,
  ): readonly MatchRecord[] {
    const records: MatchRecord[] = [];
    for (const competition of this.#parts.competitions.values()) {
      if (!wants(competition) || this.#parts.board.isReplacedByImport(competition)) continue;
      for (let day = Math.floor(fromMs / dayMs); day * dayMs < Math.min(toMs, nowMs); day += 1) {
        for (const event of this.#parts.schedule.ofDay(competition, day)) {
          if (event.startsAtMs < fromMs || event.startsAtMs >= toMs) continue;
          const record = this.#parts.records.recordOf(event, nowMs);
          if (record !== undefined) records.push(record);
        }
      }
    }
    for (const event of this.#parts.board.imported()) {
      if (event.startsAtMs < fromMs || event.startsAtMs >= toMs || !wants(event.competition))
        continue;
      const record = this.#parts.records.recordOf(event, nowMs);
      if (record !== undefined) records.push(record);
    }
    return records.toSorted(
      (first, second) => second.startsAtMs - first.startsAtMs || first.gameId - second.gameId,
    );
  }

  /**
   * Returns finished events by sport and competition, top ones first, newest first, without
   * simulating them.
   */
  played(
    fromMs: number,
    toMs: number,
    nowMs: number,
    wants: (competition: Competition) => boolean = () => true,
  ): readonly PlayedFixture[] {
    const imported = this.#parts.board
      .imported()
      .filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs);
    const ofFiles = Map.groupBy(imported, ({ competition }) => competition);
    const own = [...this.#parts.competitions.values()].filter(
      (competition) => !this.#parts.board.isReplacedByImport(competition),
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
        .filter((event) => this.#parts.board.isOver(event, nowMs))
        .map((event) => ({
          ...toFixture(event),
          ...(this.#parts.play.isCalledOff(event) ? { isCalledOff: true as const } : {}),
        })),
    );
  }

  /** Returns how far back matches are listed, unless files brought older ones. */
  playedSinceMs(nowMs: number): number {
    return this.#parts.board
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
      .flatMap((day) => this.#parts.schedule.ofDay(competition, day))
      .filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs)
      .toReversed();
  }

  /** Returns the competition whose id is part of the team's id. */
  leagueOf(teamId: number): number | undefined {
    return this.#find(teamId)?.competition.id;
  }

  #find(
    teamId: number,
  ): { readonly competition: Competition; readonly team: TeamRecord } | undefined {
    const competition = this.#parts.competitions.get(Math.floor(teamId / teamNumbers));
    const team =
      competition === undefined
        ? undefined
        : this.#parts.teams.of(competition).find(({ id }) => id === teamId);
    return competition === undefined || team === undefined ? undefined : { competition, team };
  }

  /** Returns the league of a team, and the cups that it plays as well. */
  #competitionsOf(teamId: number): readonly Competition[] {
    const own = this.#find(teamId)?.competition;
    if (own === undefined) return [];
    return [...this.#parts.competitions.values()].filter(
      (competition) =>
        competition === own ||
        (competition.isCup &&
          competition.sport === own.sport &&
          this.#parts.teams.of(competition).some(({ id }) => id === teamId)),
    );
  }

  /** Searches backwards; the sides of a match are known without simulating it. */
  #latest(
    nowMs: number,
    limit: number,
    teamId: number,
    isWanted: (pair: Pick<SportEvent, 'home' | 'away'>) => boolean,
  ): readonly MatchRecord[] {
    const records: MatchRecord[] = [];
    for (const competition of this.#competitionsOf(teamId)) {
      const teams = this.#parts.teams.of(competition);
      const latest = orderAt(competition, nowMs);
      const { matches } = seasonPlanOf(competition);
      const earliest = latest - Math.min(searchedMatches, storedSeasons * matches);
      let count = 0;
      for (let order = latest; order > earliest && count < limit; order -= 1) {
        const tie = competition.isCup ? this.#parts.schedule.known(competition, order) : undefined;
        const [home, away] = competition.isCup
          ? [tie?.home, tie?.away]
          : this.#parts.schedule.teamsInOrder(competition, order).map((index) => teams[index]);
        if (home === undefined || away === undefined || !isWanted({ home, away })) continue;
        const record = this.#parts.records.recordOf(
          tie ?? this.#parts.schedule.inOrder(competition, order),
          nowMs,
        );
        if (record === undefined) continue;
        records.push(record);
        count += 1;
      }
    }
    const imported: MatchRecord[] = [];
    for (const event of this.#parts.board
      .imported()
      .filter(isWanted)
      .toSorted((first, second) => second.startsAtMs - first.startsAtMs)) {
      if (imported.length >= limit) break;
      const record = this.#parts.records.recordOf(event, nowMs);
      if (record !== undefined) imported.push(record);
    }
    return [...records, ...imported]
      .toSorted((first, second) => second.startsAtMs - first.startsAtMs)
      .slice(0, limit);
  }
}
